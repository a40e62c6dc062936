### Solitaire Spellfire: what is said to a player who asks.

spellfire-nudge-attack = There’s a fight worth having.
spellfire-nudge-discard = A column can move on.
spellfire-nudge-attach = Who needs it most?
spellfire-nudge-play = Other columns can help.
spellfire-nudge-yield = This fight isn’t worth another card.
spellfire-nudge-choose = Which card matters most?
spellfire-nudge-option = One of the options is better.
spellfire-nudge-enough = That’s enough.

spellfire-hint-column = Look at column { $column }.
spellfire-hint-card = Look at { $card }.

spellfire-why-attack = It starts at { $mine } to { $theirs }; { $hidden ->
    [0] no hidden cards in the column
    [one] one hidden card in the column
   *[other] { $hidden } hidden cards in the column
  }.
spellfire-why-play = That makes it { $mine } to { $theirs }.
spellfire-why-discard = { $hidden ->
    [0] That was the last card of the column.
    [one] This reveals the last card of the column.
   *[other] This reveals the next of { $hidden } cards.
  }
spellfire-why-attach = That makes it level { $level }.

spellfire-hint-games = This wins { $won ->
    [0] none
   *[other] { $won }
  } of { $games } simulated games ({ $low }% to { $high }%).
spellfire-keeps-champion = That keeps { $champion }, who is stronger, for another fight.
spellfire-keeps-cards = What you don’t play stays for another fight: { $cards }.
spellfire-hint-instead = In the same games “{ $words }” wins { $won ->
    [0] none
   *[other] only { $won }
  }, { $fewer } fewer.
spellfire-hint-equal = In the same games “{ $words }” wins { $won ->
    [0] none
   *[other] { $won }
  }: but for chance, either is as good.
spellfire-tied-level = { $other } would come to level { $level }.
spellfire-tied-reach = { $champion } may attack in { $count ->
    [one] column
   *[other] columns
  } { $columns }, { $other } { $less ->
    [0] nowhere
   *[other] only in { $fewer }
  }.
spellfire-example-fall = In one of these games, after “{ $words }”, { $champion } loses to { $foe } in column { $column }, { $mine } to { $theirs }{ $count ->
    [0] {""}
   *[other] {" "}once { $revealed } { $count ->
        [one] is
       *[other] are
      } revealed
  }; it ends with { $realms ->
    [0] no realm
    [one] one realm
   *[other] { $realms } realms
  } won.
spellfire-example-end = In one of these games, after “{ $words }”, in the end nobody can go on, with { $realms ->
    [0] no realm
    [one] one realm
   *[other] { $realms } realms
  } won.
spellfire-example-won = A game that is won goes on like this: { $steps }{ $more ->
    [0] {""}
   *[other] {", "}and so on
  }.
spellfire-hint-sure = No cards are hidden any more, and this wins.
spellfire-hint-lost = No cards are hidden any more, and nothing wins from here.
