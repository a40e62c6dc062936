### Solitaire Spellfire: what is said to a player who asks.

spellfire-nudge-attack = There is a fight worth having.
spellfire-nudge-discard = A column can move on.
spellfire-nudge-attach = Think who needs it most.
spellfire-nudge-play = Other columns can help.
spellfire-nudge-yield = This fight is not worth another card.
spellfire-nudge-choose = Think which card matters most.
spellfire-nudge-option = One of the ways is better.
spellfire-nudge-enough = That is enough.

spellfire-hint-column = Look at column { $column }.
spellfire-hint-card = Look at { $card }.

spellfire-why-attack = It begins at { $mine } to { $theirs }; { $hidden ->
    [0] no card of the column is hidden
    [one] one card of the column is hidden
   *[other] { $hidden } cards of the column are hidden
  }.
spellfire-why-play = That makes it { $mine } to { $theirs }.
spellfire-why-discard = { $hidden ->
    [0] The column has no card left.
    [one] It turns the last card of the column.
   *[other] It turns the next of { $hidden } cards.
  }
spellfire-why-attach = He is then at level { $level }.

spellfire-hint-games = Of { $games } imagined games after it { $won ->
    [0] none was won
    [one] one was won
   *[other] { $won } were won
  } (the chance lies between { $low }% and { $high }%).
spellfire-hint-other = Tried side by side in { $games } games it won { $best }; next best, to { $words }, won { $won }.
spellfire-hint-sure = No card is hidden any more, and this wins.
spellfire-hint-lost = No card is hidden any more, and nothing wins from here.
