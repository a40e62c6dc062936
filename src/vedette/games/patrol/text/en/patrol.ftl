### Patrol: its table in words.

patrol = Patrol
patrol-pitch = Five hidden soldiers. Reveal them to strike, keep them alive to score. For two.
patrol-option-normal = Twenty points
patrol-option-normal-detail = First to 20 points, as the rules say.
patrol-option-quick = Quick
patrol-option-quick-detail = First to 10 points.
patrol-option-rounds = { $number } rounds
patrol-option-rounds-detail = Most points after { $number } rounds.
patrol-option-rounds-8 = Eight rounds
patrol-option-rounds-8-detail = Most points after eight rounds.
patrol-option-lore = Hardcore Lore
patrol-option-lore-detail = No goal: your points carry over from game to game.
patrol-option-free-reveals = Free reveals
patrol-option-free-reveals-detail = You may use a reveal ability without a target.
patrol-option-blind-answers = Blind answers
patrol-option-blind-answers-detail = The defender answers before seeing the attacker.
patrol-option-reshuffle = Reshuffle
patrol-option-reshuffle-detail = If you can’t draw, your discards are shuffled into a new draw pile.
patrol-option-many-to-one = Many to one
patrol-option-many-to-one-detail = No patrol is left over: extra patrols face one that’s already faced.
patrol-option-wounds = Wounds
patrol-option-wounds-detail = Damage stays on a card until the end of the round.
patrol-option-wide-counter = Wide Counter
patrol-option-wide-counter-detail = Counter answers any reveal ability used in the patrol it faces.
patrol-option-closed-decks = Secret decks
patrol-option-closed-decks-detail = Neither player sees the other’s deck list before the end. A player who doesn’t choose gets a random deck.

## A card in full

patrol-told-head = { $name } (level { $level }).
patrol-told-ability = { $named ->
    [yes] { $ability } ({ $type ->
        [R] reveal
        [P] passive
       *[D] defence
      })
   *[no] { $type ->
        [R] Reveal
        [P] Passive
       *[D] Defence
      }
  }: { $text }
patrol-told-none = No ability.
patrol-told-reaches = Range: all patrols.
patrol-told-colour = Colour { $hue }, { $bubble }: { $text }
patrol-told-quote = “{ $quote }”

## Notation

patrol-note-verb = “{ $note }” isn’t an action; start with one of { $verbs }
patrol-note-form = “{ $note }” is incomplete or too long; write { $form }
patrol-note-card = “{ $note }”: the deck “{ $deck }” has no card “{ $name }”; write the soldier’s id, then the colour if it has one
patrol-note-word = “{ $note }”: “{ $word }” doesn’t fit here; write one of { $names }
patrol-view-length = this isn’t a view of Patrol: it has { $has } bytes, not { $wants }
patrol-option = there’s no variant “{ $name }”; the variants are { $options }, and any even number of rounds up to { $most }
patrol-goals = “{ $first }” and “{ $second }” are two goals, and a game has only one; leave one out
patrol-pins-missing = “{ $key }” is missing; a complete game file of Patrol holds both decks and their soldiers
patrol-pins-changed = the decks or soldiers have changed since this game was played

patrol-refused-over = “{ $note }”: the game is over; start another
patrol-refused-theirs = “{ $note }”: nothing there can act now; your own places start with your letter
patrol-refused-drawn = “{ $note }”: this card has already left the draw pile
patrol-refused-chance = “{ $note }”: there’s no choice here; it happens by itself
patrol-refused-phase = “{ $note }”: not at this point; choose one of the actions offered
patrol-refused-lay = “{ $note }”: choose a card from your hand, for a patrol you’ve begun or the next one
patrol-refused-pair = “{ $note }”: choose two patrols that don’t face anyone yet
patrol-refused-answer = “{ $note }”: this card can’t answer like that; you can always pass
patrol-refused-target = “{ $note }”: you can’t choose this card here; choose one of the marked ones
patrol-refused-sacrifice = “{ $note }”: you can only sacrifice the attacker’s patrolmates, each once
patrol-refused-run = “{ $note }”: this card isn’t on patrol; choose one that is
patrol-refused-attack = “{ $note }”: this card isn’t on patrol, or its patrol faces nobody; choose another
patrol-refused-use = “{ $note }”: this card has no such ability right now, or no target for it; choose another action
patrol-refused-move = “{ $note }”: only a face-up card with Mobility can move, and only to another patrol that has a card

## Cards

patrol-unit = wizard unit
patrol-card = { $name } ({ $colour })
patrol-hidden = the face-down card { $place }
patrol-known = { $name } { $place }
patrol-back = a card
patrol-strong = { $state ->
    [up] { $name }, attack { $attack }, health { $health }
    [seen] { $name }, face down but seen, attack { $attack }, health { $health }
   *[down] { $name }, face down, attack { $attack }, health { $health }
  }
patrol-marked = { $name } with { $marks }
patrol-lying = { $kind ->
    [permanent] { $count ->
        [one] 1 permanent level
       *[other] { $count } permanent levels
      }
    [temporary] { $count ->
        [one] 1 temporary level
       *[other] { $count } temporary levels
      }
    [poison] poison
    [attack] +{ $count } attack
    [health] +{ $count } health
    [wounds] { $count } damage
   *[beast] Beast Mode
  }

## The table

patrol-round = { $round ->
    [0] Before the first round.
   *[other] Round { $round }.
  } { $goal ->
    [rounds] { $most } rounds; most points win.
    [lore] Hardcore Lore: no goal.
   *[points] First to { $most } points wins.
  }
patrol-side = { $side ->
    [you] You
    [enemy] Your opponent
    [a] Player 1
   *[b] Player 2
  }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $left } in the draw pile, { $dead } discarded.
patrol-stands = in round { $round }, at { $mine } to { $theirs }
patrol-hand-line = In hand: { $cards }.
patrol-patrol-line = Patrol { $number }, { $faced ->
    [0] facing nobody
   *[other] facing patrol { $faced }
  }: { $cards }.
patrol-base-line = In base: { $cards }.
patrol-ask-chance = Cards are drawn.
patrol-ask-setup = { $side ->
    [you] Form your patrols.
    [enemy] Your opponent is forming patrols.
    [a] Player 1 is forming patrols.
   *[b] Player 2 is forming patrols.
  }
patrol-ask-assign = { $side ->
    [you] Choose two patrols to face each other.
    [enemy] Your opponent chooses two patrols to face each other.
    [a] Player 1 chooses two patrols to face each other.
   *[b] Player 2 chooses two patrols to face each other.
  }
patrol-ask-battle = { $side ->
    [you] Your turn: attack, use an ability, run or stay.
    [enemy] Your opponent’s turn.
    [a] Player 1’s turn.
   *[b] Player 2’s turn.
  }
patrol-ask-aim = { $side ->
    [you] Choose your target, or sacrifice patrolmates first.
    [enemy] Your opponent is choosing a target.
    [a] Player 1 is choosing a target.
   *[b] Player 2 is choosing a target.
  }
patrol-ask-pick = { $side ->
    [you] Choose a target for the ability.
    [enemy] Your opponent is choosing a target for an ability.
    [a] Player 1 is choosing a target for an ability.
   *[b] Player 2 is choosing a target for an ability.
  }
patrol-ask-window = { $side ->
    [you] { $kind ->
        [attack] { $actor } attacks
       *[other] { $actor } uses { $used ->
            [no] an ability
           *[other] { $used }
          }{ $kind ->
            [nobody] {""}
           *[other] {" "}on
          }
      }{ $kind ->
        [nobody] {""}
       *[other] {" "}{ $down ->
            [yes] your hidden { $aimed }
           *[no] { $aimed }
          }
      }{ $given ->
        [no] {""}
       *[other] , sacrificing { $given }
      }. Answer?
    [enemy] Your opponent may answer.
    [a] Player 1 may answer.
   *[b] Player 2 may answer.
  }
patrol-ask-stage = { $side ->
    [you] Your action goes on.
    [enemy] Your opponent’s action goes on.
    [a] Player 1’s action goes on.
   *[b] Player 2’s action goes on.
  }
patrol-more-setup = Choose a card, then a patrol. Your opponent sees how many cards a patrol has, never which.
patrol-more-assign = One of yours, then one of theirs. Patrols that face each other can fight.
patrol-more-battle = { $stays ->
    [0] One action, then it’s your opponent’s turn. If you both stay in a row, the round ends.
   *[other] Your opponent stayed: if you stay too, the round ends.
  }
patrol-shape-theirs = { $count ->
    [one] Your opponent has one patrol, of { $sizes }.
   *[other] Your opponent has { $count } patrols, of { $sizes }.
}
patrol-shape-together = Together: patrolmates can be sacrificed for each other’s attacks and help each other, but all of them face one and the same patrol.
patrol-shape-apart = Apart: every patrol fights a patrol of its own, but whoever is alone has nobody to sacrifice and nobody’s help.
patrol-shape-over = { $many ->
    [yes] Patrols face each other one to one. Any that are left over then face one that is faced already.
   *[no] Patrols face each other one to one. Any that are left over face nobody: they can’t attack, and ordinary attacks don’t reach them.
}
patrol-foresee-hidden = Anything could happen: { $aimed } is hidden, and may answer.
patrol-foresee-prospect = { $cards ->
    [one] By all you know { $aimed } can be one card only: { $actor } { $beats ->
        [1] wins
       *[other] { $trades ->
            [1] trades
           *[other] { $loses ->
                [1] loses
               *[other] does not kill it
              }
          }
      }
   *[other] Against the { $cards } cards that { $aimed } may be, { $actor } wins { $beats }, trades { $trades } and loses { $loses }{ $neither ->
        [0] { "" }
       *[other] { " " }(with { $neither }, neither falls)
      }
  }{ $answers ->
    [0] .
   *[other] , if there’s no answer: { $answers } may have one.
  }
patrol-foresee-shot = { $cards ->
    [one] By all you know { $aimed } can be one card only: it { $beats ->
        [0] survives
       *[other] falls
      }
   *[other] Of the { $cards } cards that { $aimed } may be, { $beats ->
        [0] none falls
        [one] one falls
       *[other] { $beats } fall
      }
  }{ $answers ->
    [0] .
   *[other] , if there’s no answer: { $answers } may have one.
  }
patrol-foresee-blow = { $actor } strikes with { $attack } against { $against } health, { $aimed } with { $back } against { $health }.
patrol-foresee-falls = { $count ->
    [0] Nobody falls.
    [one] { $names } falls.
   *[other] { $names } fall.
  }
patrol-foresee-unsure = { $names }: depends on hidden cards.
patrol-won = { $side ->
    [you] You win, { $more } to { $less }!
    [enemy] Your opponent wins, { $more } to { $less }.
    [a] Player 1 wins, { $more } to { $less }.
   *[b] Player 2 wins, { $more } to { $less }.
  }
patrol-drawn = A draw: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } each.

## Actions

patrol-say-first = Toss for the first attack: { $side ->
    [you] you
    [enemy] your opponent
    [a] player 1
   *[b] player 2
  }
patrol-say-draw = { $side ->
    [you] Draw { $card }
   *[other] Draw a card
  }
patrol-say-lay = Put { $card } in patrol { $patrol }
patrol-say-pair = Patrol { $own } faces opposing patrol { $enemy }
patrol-say-stay = Stay
patrol-say-run = { $card }: run to base
patrol-say-attack = { $card }: attack
patrol-say-sacrifice = Sacrifice { $card }
patrol-say-use = { $up ->
    [yes] { $card }: turn face down ({ $ability })
   *[no] { $card }: use { $ability }
  }
patrol-say-move = { $card }: move to patrol { $patrol }
patrol-say-target = { $kind ->
    [attack] Attack { $card }
   *[ability] Choose { $card }
  }
patrol-say-pass = No answer
patrol-say-answer = Answer with { $ability }
patrol-say-go = { $stage ->
    [unveil] Reveal the attackers
    [pay] Pay the sacrifices
    [answering] The answer
    [show] Reveal the target
    [clash] The clash
    [effect] The ability takes effect
    [turning] Reveal effects
   *[end] End the round
  }
patrol-tell-first = { $side ->
    [you] You attack first.
    [enemy] Your opponent attacks first.
    [a] Player 1 attacks first.
   *[b] Player 2 attacks first.
  }
patrol-tell-draw = { $side ->
    [you] You draw { $card }.
    [enemy] Your opponent draws a card.
    [a] Player 1 draws a card.
   *[b] Player 2 draws a card.
  }
patrol-tell-lay = { $side ->
    [you] You put { $card } in patrol { $patrol }.
    [enemy] Your opponent puts a card in their patrol { $patrol }.
    [a] Player 1 puts a card in their patrol { $patrol }.
   *[b] Player 2 puts a card in their patrol { $patrol }.
  }
patrol-tell-pair = { $side ->
    [you] Your patrol { $own } faces your opponent’s patrol { $enemy }.
    [enemy] Your opponent’s patrol { $own } faces your patrol { $enemy }.
    [a] Player 1’s patrol { $own } faces patrol { $enemy } of player 2.
   *[b] Player 2’s patrol { $own } faces patrol { $enemy } of player 1.
  }
patrol-tell-stay = { $side ->
    [you] You stay.
    [enemy] Your opponent stays.
    [a] Player 1 stays.
   *[b] Player 2 stays.
  }
patrol-tell-run = { $side ->
    [you] You run { $card } to base.
    [enemy] Your opponent runs { $card } to base.
    [a] Player 1 runs { $card } to base.
   *[b] Player 2 runs { $card } to base.
  }
patrol-tell-attack = { $side ->
    [you] You attack with { $card }.
    [enemy] Your opponent attacks with { $card }.
    [a] Player 1 attacks with { $card }.
   *[b] Player 2 attacks with { $card }.
  }
patrol-tell-sacrifice = { $side ->
    [you] You sacrifice { $card }.
    [enemy] Your opponent sacrifices { $card }.
    [a] Player 1 sacrifices { $card }.
   *[b] Player 2 sacrifices { $card }.
  }
patrol-tell-use = { $up ->
    [yes] { $side ->
        [you] You turn { $card } face down.
        [enemy] Your opponent turns { $card } face down.
        [a] Player 1 turns { $card } face down.
       *[b] Player 2 turns { $card } face down.
      }
   *[no] { $which ->
        [own] { $side ->
            [you] You reveal { $card } for { $ability }.
            [enemy] Your opponent reveals { $card } to use its own ability.
            [a] Player 1 reveals { $card } to use its own ability.
           *[b] Player 2 reveals { $card } to use its own ability.
          }
       *[colour] { $side ->
            [you] You reveal { $card } for { $ability }.
            [enemy] Your opponent reveals { $card } to use its colour’s ability.
            [a] Player 1 reveals { $card } to use its colour’s ability.
           *[b] Player 2 reveals { $card } to use its colour’s ability.
          }
      }
  }
patrol-tell-move = { $side ->
    [you] You move { $card } to patrol { $patrol }.
    [enemy] Your opponent moves { $card } to their patrol { $patrol }.
    [a] Player 1 moves { $card } to their patrol { $patrol }.
   *[b] Player 2 moves { $card } to their patrol { $patrol }.
  }
patrol-tell-target = { $kind ->
    [attack] { $actor } attacks { $card }.
   *[ability] { $actor } chooses { $card }.
  }
patrol-tell-pass = { $aimed } doesn’t answer.
patrol-tell-answer = { $which ->
    [own] { $aimed } answers with its own ability.
   *[colour] { $aimed } answers with its colour’s ability.
  }
patrol-tell-go = { $stage ->
    [unveil] { $given ->
        [0] { $actor } is revealed.
       *[other] The attackers are revealed.
      }
    [pay] The sacrifices are discarded.
    [answering] { $aimed } has answered.
    [show] { $aimed } is revealed.
    [clash] { $actor } and { $aimed } clash{ $numbers ->
        [yes] : attack { $attack } against health { $against }, attack { $back } against health { $health }
       *[no] {""}
      }{ $sum ->
        [0] .
       *[other] ; sacrifices add { $sum }.
      }
    [effect] { $used } of { $actor } takes effect.
    [turning] { $speaker ->
        [no] Reveal effects trigger.
       *[other] The reveal effect of { $speaker } triggers.
      }
   *[end] Round { $round } ends.
  }

## An action in one line

patrol-line-attack = { $side ->
    [you] You attack
    [enemy] Your opponent attacks
    [a] Player 1 attacks
   *[b] Player 2 attacks
  } { $aimed } with { $actor }{ $given ->
    [no] .
   *[other] , sacrificing { $given }.
  }
patrol-line-use = { $side ->
    [you] You use
    [enemy] Your opponent uses
    [a] Player 1 uses
   *[b] Player 2 uses
  } { $used ->
    [no] an ability
   *[other] { $used }
  } of { $actor } on { $aimed }.
patrol-line-answer = { $aimed } answers with { $ability }.
patrol-line-clash = ({ $attack } attack against { $against } health, { $back } back against { $health })
patrol-line-draw = { $side ->
    [you] You draw { $cards }.
    [enemy] Your opponent draws { $count } cards.
    [a] Player 1 draws { $count } cards.
   *[b] Player 2 draws { $count } cards.
  }
patrol-line-patrol = { $number }: { $cards }
patrol-line-form = { $side ->
    [you] You form { $count ->
        [one] one patrol
       *[other] patrols
      }. { $patrols }.
    [enemy] Your opponent forms { $count ->
        [one] one patrol
       *[other] patrols
      } of { $patrols }.
    [a] Player 1 forms { $count ->
        [one] one patrol
       *[other] patrols
      } of { $patrols }.
   *[b] Player 2 forms { $count ->
        [one] one patrol
       *[other] patrols
      } of { $patrols }.
  }

## What came of it

patrol-news-side = { $side ->
    [you] On your side
    [enemy] On your opponent’s side
    [a] On player 1’s side
   *[b] On player 2’s side
  }: { $words }
patrol-news-turned = { $by ->
    [no] Revealed: { $names }.
   *[other] { $by } reveals { $names }.
  }
patrol-news-shown = { $sources ->
    [0] { $count ->
        [one] { $names } is revealed.
       *[other] { $names } are revealed.
      }
    [one] { $by } reveals { $names }.
   *[other] { $by } reveal { $names }.
  }
patrol-news-lent = { $name }: { $marks } ({ $by }).
patrol-lent = { $sign ->
    [more] +
   *[less] −
  }{ $count } { $kind ->
    [attack] attack
   *[health] health
  }
patrol-news-dead = { $count ->
    [one] { $names } dies{ $how ->
        [poison] {" "}of poison
       *[no] {""}
      }.
   *[other] { $names } die{ $how ->
        [poison] {" "}of poison
       *[no] {""}
      }.
  }
patrol-news-nobody = Nobody dies.
patrol-news-nothing = { $kind ->
    [attack] The attack does no damage.
    [ability] The ability is cancelled.
   *[effect] Nothing changes.
  }
patrol-news-spared = Nothing happens to { $name }.
patrol-news-counters = { $way ->
    [gains] { $name } gains { $marks }.
   *[loses] { $name } loses { $marks }.
  }
patrol-news-poison = { $way ->
    [gains] { $name } is poisoned.
   *[loses] { $name } is cured of poison.
  }
patrol-news-hurt = { $name } has { $count } damage now.
patrol-news-ran = { $name } returns to base.
patrol-news-joins = { $name } joins patrol { $patrol }.
patrol-news-hidden = { $name } is turned face down.
patrol-news-levels = { $count ->
    [one] { $names } lived face up and gains a level.
   *[other] { $names } lived face up and gain a level each.
  }
patrol-news-unscored = { $side ->
    [you] You score nothing
    [enemy] Your opponent scores nothing
    [a] Player 1 scores nothing
    [b] Player 2 scores nothing
   *[both] Nobody scores
  }: { $why ->
    [hidden] everyone on patrol stayed face down.
    [gone] nobody was left on patrol.
    [poison] whoever was face up had been poisoned.
   *[other] nobody was face up on patrol at the end.
  }
patrol-news-tied = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } each: one more round decides.
patrol-news-points = { $side ->
    [you] You score { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
    [enemy] Your opponent scores { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
    [a] Player 1 scores { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
   *[b] Player 2 scores { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
  }

## What can be printed of a deck

patrol-print-coloured = Print: the cards, in their colours
patrol-print-blank = Print: the cards, to colour in
patrol-print-counters = Print: counters to cut out

## Fields of the soldier editor

patrol-field-name = Name
patrol-field-title = Title
patrol-field-id = Id in files
patrol-field-level = Level
patrol-field-type = Ability
patrol-field-ability = Name of the ability
patrol-field-power = Power
patrol-field-quote = Quote
patrol-field-picture = Picture
patrol-type = { $type ->
    [R] Reveal (R)
    [P] Passive (P)
    [D] Defence (D)
   *[none] no ability
 }
figure-clash = attack { $attack }, health { $health }
figure-points = { $points ->
    [0] nothing
   *[other] +1 point
}

## Puzzles

patrol-puzzles = Win the round: one action is sure to, whatever your opponent does.
patrol-puzzle-task = One of { $choices } actions is sure to win you this round: more points in it than your opponent gets, whatever they do. Which?
patrol-puzzle-sequel = After your move, with best play:
patrol-puzzle-points = Points in the round: you { $own }, your opponent { $enemy }.
