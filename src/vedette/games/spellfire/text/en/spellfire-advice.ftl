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

spellfire-hint-games = { $won ->
    [0] none
    [one] 1
   *[other] { $won }
  } of { $games } simulated games won ({ $low }% to { $high }%).
spellfire-hint-other = Compared over { $games } games: { $best } wins; next best, { $words }, { $won }.
spellfire-hint-sure = No cards are hidden any more, and this wins.
spellfire-hint-lost = No cards are hidden any more, and nothing wins from here.
