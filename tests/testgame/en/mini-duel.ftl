### The mini duel, with which tables are tried.

mini-duel = Mini duel
duel-note = “{ $note }” is no action; write one of { $verbs } and a number
duel-illegal = “{ $note }” may not be done now
duel-lay = Lay the { $rank } (card { $slot })
duel-stake = Play for { $points ->
    [one] one point
   *[other] { $points } points
  }
duel-draw = Draw a { $rank }
duel-drew = You draw a { $rank }
duel-drew-hidden = Seat { $seat } draws a card
duel-staked = Seat { $seat } plays for { $points ->
    [one] one point
   *[other] { $points } points
  }
duel-laid = You lay the { $rank } face down
duel-laid-hidden = Seat { $seat } lays a card face down
duel-points = Points: { $first } to { $second }.
duel-leads = Seat { $seat } leads; at stake: { $points }; cards to draw: { $stock }.
duel-turned = Turned last: { $first } and { $second }.
duel-hand = Your hand: { $ranks }.
