### Patrol: what is said to a player who asks.

patrol-nudge-lay = Who should fight side by side?
patrol-nudge-pair = Who would you rather not meet?
patrol-nudge-stay = You don’t have to do anything this turn.
patrol-nudge-run = One of your soldiers is worth more alive than seen.
patrol-nudge-attack = There’s a fight worth having.
patrol-nudge-sacrifice = The attack needs more strength.
patrol-nudge-use = One of your abilities helps now.
patrol-nudge-move = One of your soldiers stands in the wrong patrol.
patrol-nudge-target = Some targets are better than others.
patrol-nudge-pass = You don’t have to answer.
patrol-nudge-answer = You can answer this.

patrol-hint-look = Look at { $card }.
patrol-hint-facing = Look at your opponent’s patrol { $patrol }.
patrol-hint-round = Look at who would score if the round ended now.

patrol-hint-attack = Attack { $aimed } with { $actor }{ $count ->
    [0] .
   *[other] {" "}and sacrifice { $mates } for it.
  }
patrol-hint-use = { $command }, on { $aimed }.
patrol-hint-form = Form your patrols: { $patrols }
patrol-hint-patrol = { $patrol } with { $cards }

patrol-why-shown = It turns face up for that: alive at the end of the round, it scores a point and gains a level.
patrol-why-run = Nothing can kill it at base, but it scores no point there.
patrol-why-stay = { $stays ->
    [0] If your opponent stays too, the round ends as it is.
   *[other] Your opponent has stayed, so the round ends as it is.
  }

patrol-hint-brings = In { $worlds } simulated rounds you score { NUMBER($own, minimumFractionDigits: 1, maximumFractionDigits: 1) } points and your opponent { $enemy } on average: { $margin } for you (95% interval { $low } to { $high }). You lose { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } soldiers, your opponent { $slain }.
patrol-hint-instead = { $verdict ->
    [fewer] Tempting: “{ $words }”. In the same rounds it’s worth { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points less ({ $low } to { $high }).
    [more] “{ $words }” is worth { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more this round ({ $low } to { $high }), but leaves you worse off for the rounds to come.
   *[equal] Tempting: “{ $words }”. In the same rounds the points come out about even.
  }
patrol-hint-odds = What tempts, looked at closely: { $words }
