### Patrol: its table in words.

patrol = Patrol
patrol-pitch = Form patrols face down, send them against the enemy’s, and live to gain a level. For two.
patrol-option-normal = Twenty points
patrol-option-normal-detail = First to 20 points, as the rules say.
patrol-option-quick = Quick
patrol-option-quick-detail = The first to have 10 points.
patrol-option-rounds-8 = Eight rounds
patrol-option-rounds-8-detail = More points after eight rounds.
patrol-option-lore = Hardcore Lore
patrol-option-lore-detail = No goal: points are kept from game to game.
patrol-option-free-reveals = Free reveals
patrol-option-free-reveals-detail = A reveal ability may be used without anybody to use it on.
patrol-option-blind-answers = Blind answers
patrol-option-blind-answers-detail = The attacked side answers before the attacker is revealed.
patrol-option-reshuffle = Reshuffle
patrol-option-reshuffle-detail = When a player cannot draw, the discards are shuffled into a new draw pile.
patrol-option-many-to-one = Many to one
patrol-option-many-to-one-detail = No patrol stays unassigned: those left over face one that faces another already.
patrol-option-wounds = Wounds
patrol-option-wounds-detail = Damage stays on a card until the end of the round.
patrol-option-wide-counter = Wide Counter
patrol-option-wide-counter-detail = Counter answers any reveal ability used in the patrol that its card faces.
patrol-option-closed-decks = Closed decks
patrol-option-closed-decks-detail = Nobody is told what is in the other’s deck before the end. A deck that nobody chooses is drawn by lot.

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
patrol-told-reaches = It reaches other patrols.
patrol-told-colour = Colour { $hue }, { $bubble }: { $text }
patrol-told-quote = “{ $quote }”

## Notation

patrol-note-verb = “{ $note }” is no action; it begins with one of { $verbs }
patrol-note-form = “{ $note }” is incomplete or too long; write { $form }
patrol-note-card = “{ $note }”: the deck “{ $deck }” has no card “{ $name }”; write the soldier’s id, then the colour if it has one
patrol-note-word = “{ $note }”: “{ $word }” does not fit here; write one of { $names }
patrol-view-length = this is no view of Patrol: it has { $has } bytes, not { $wants }
patrol-option = there is no variant “{ $name }”; the variants are { $options }, and any even number of rounds up to { $most }
patrol-goals = “{ $first }” and “{ $second }” are two goals, and a game has one; leave one of them out
patrol-pins-missing = “{ $key }” is missing; a record of Patrol pins both decks, their soldiers and the hash
patrol-pins-changed = the decks or soldiers are not as they were when this was played: their hash differs

patrol-refused-over = “{ $note }”: the game is over
patrol-refused-theirs = “{ $note }”: this names nothing that can be done now; a place of yours bears your letter
patrol-refused-drawn = “{ $note }”: this card has already left the deck
patrol-refused-chance = “{ $note }”: nobody chooses here; it happens by itself
patrol-refused-phase = “{ $note }”: this is not the moment; choose one of the actions that are offered
patrol-refused-lay = “{ $note }”: lay a card that is still in hand, into a patrol that is begun or the next one
patrol-refused-pair = “{ $note }”: both patrols must be there and not yet assigned
patrol-refused-answer = “{ $note }”: this card has no such answer to that; to pass is always possible
patrol-refused-target = “{ $note }”: this card cannot be chosen here
patrol-refused-sacrifice = “{ $note }”: only patrolmates of the attacker can be sacrificed, each once
patrol-refused-run = “{ $note }”: this card is not on patrol
patrol-refused-attack = “{ $note }”: this card is not on patrol, or its patrol faces nobody
patrol-refused-use = “{ $note }”: this card has no such ability to use now, or nobody to use it on
patrol-refused-move = “{ $note }”: only a face-up card with Mobility changes, to another patrol that has a card

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
    [rounds] { $most } rounds are played.
    [lore] Hardcore Lore: there is no goal.
   *[points] The first to have { $most } points wins.
  }
patrol-side = { $side ->
    [you] You
    [enemy] The enemy
    [a] Player 1
   *[b] Player 2
  }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $left } in the deck, { $dead } discarded.
patrol-hand-line = In hand: { $cards }.
patrol-patrol-line = Patrol { $number }, { $faced ->
    [0] unassigned
   *[other] facing patrol { $faced }
  }: { $cards }.
patrol-base-line = In base: { $cards }.
patrol-ask-chance = Cards are drawn.
patrol-ask-setup = { $side ->
    [you] Lay your cards into patrols.
    [enemy] The enemy lays its patrols.
    [a] Player 1 lays their patrols.
   *[b] Player 2 lays their patrols.
  }
patrol-ask-assign = { $side ->
    [you] Choose which two patrols face each other.
    [enemy] The enemy assigns two patrols to each other.
    [a] Player 1 assigns two patrols to each other.
   *[b] Player 2 assigns two patrols to each other.
  }
patrol-ask-battle = { $side ->
    [you] Your turn: attack, use an ability, run, or stay.
    [enemy] The enemy’s turn.
    [a] Player 1’s turn.
   *[b] Player 2’s turn.
  }
patrol-ask-aim = { $side ->
    [you] Add sacrifices, or name the target.
    [enemy] The enemy is choosing a target.
    [a] Player 1 is choosing a target.
   *[b] Player 2 is choosing a target.
  }
patrol-ask-pick = { $side ->
    [you] Choose whom the ability is used on.
    [enemy] The enemy is choosing for an ability.
    [a] Player 1 is choosing for an ability.
   *[b] Player 2 is choosing for an ability.
  }
patrol-ask-window = { $side ->
    [you] Your face-down card was chosen. Does it answer?
    [enemy] The enemy may answer.
    [a] Player 1 may answer.
   *[b] Player 2 may answer.
  }
patrol-ask-stage = { $side ->
    [you] Your action goes on.
    [enemy] The enemy’s action goes on.
    [a] Player 1’s action goes on.
   *[b] Player 2’s action goes on.
  }
patrol-more-setup = Press a card, then a patrol; or drag it there. Nobody sees anything before you lay them down.
patrol-more-assign = One of yours, then one of theirs. Which of them face each other decides who can attack whom.
patrol-more-battle = { $stays ->
    [0] One action, then it is the enemy’s turn. Two stays in a row end the round.
   *[other] The enemy has stayed: if you stay too, the round ends.
  }
patrol-more-window = { $kind ->
    [attack] { $actor } attacks { $aimed }.
    [nobody] { $actor } uses an ability.
   *[ability] { $actor } uses an ability on { $aimed }.
  }
patrol-foresee-hidden = Nobody can tell how this ends: { $aimed } may be anybody, and may answer.
patrol-foresee-blow = { $actor } strikes with { $attack } against { $against } health, { $aimed } with { $back } against { $health }.
patrol-foresee-falls = { $count ->
    [0] Nobody falls.
    [one] { $names } falls.
   *[other] { $names } fall.
  }
patrol-foresee-unsure = What becomes of { $names } hangs on what is hidden.
patrol-won = { $side ->
    [you] You have won, { $more } to { $less }.
    [enemy] The enemy has won, { $more } to { $less }.
    [a] Player 1 has won, { $more } to { $less }.
   *[b] Player 2 has won, { $more } to { $less }.
  }
patrol-drawn = A draw: { $points } points each.

## Actions

patrol-say-first = Toss for the first attack: { $side ->
    [you] you
    [enemy] the enemy
    [a] player 1
   *[b] player 2
  }
patrol-say-draw = { $side ->
    [you] Draw { $card }
   *[other] Draw a card
  }
patrol-say-lay = Lay { $card } into patrol { $patrol }
patrol-say-pair = Assign patrol { $own } to enemy patrol { $enemy }
patrol-say-stay = Stay
patrol-say-run = { $card }: return to base
patrol-say-attack = { $card }: attack
patrol-say-sacrifice = Sacrifice { $card }
patrol-say-use = { $up ->
    [yes] { $card }: turn face down ({ $ability })
   *[no] { $card }: use { $ability }
  }
patrol-say-move = { $card }: change to patrol { $patrol }
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
    [turning] Effect of the revealed soldier
   *[end] End the round
  }
patrol-tell-first = { $side ->
    [you] You attack first.
    [enemy] The enemy attacks first.
    [a] Player 1 attacks first.
   *[b] Player 2 attacks first.
  }
patrol-tell-draw = { $side ->
    [you] You draw { $card }.
    [enemy] The enemy draws a card.
    [a] Player 1 draws a card.
   *[b] Player 2 draws a card.
  }
patrol-tell-lay = { $side ->
    [you] You lay { $card } into patrol { $patrol }.
    [enemy] The enemy lays a card into its patrol { $patrol }.
    [a] Player 1 lays a card into their patrol { $patrol }.
   *[b] Player 2 lays a card into their patrol { $patrol }.
  }
patrol-tell-pair = { $side ->
    [you] You assign your patrol { $own } to enemy patrol { $enemy }.
    [enemy] The enemy assigns its patrol { $own } to your patrol { $enemy }.
    [a] Player 1 assigns their patrol { $own } to patrol { $enemy } of player 2.
   *[b] Player 2 assigns their patrol { $own } to patrol { $enemy } of player 1.
  }
patrol-tell-stay = { $side ->
    [you] You stay.
    [enemy] The enemy stays.
    [a] Player 1 stays.
   *[b] Player 2 stays.
  }
patrol-tell-run = { $side ->
    [you] You take { $card } back to base.
    [enemy] The enemy takes { $card } back to base.
    [a] Player 1 takes { $card } back to base.
   *[b] Player 2 takes { $card } back to base.
  }
patrol-tell-attack = { $side ->
    [you] You attack with { $card }.
    [enemy] The enemy attacks with { $card }.
    [a] Player 1 attacks with { $card }.
   *[b] Player 2 attacks with { $card }.
  }
patrol-tell-sacrifice = { $side ->
    [you] You sacrifice { $card }.
    [enemy] The enemy sacrifices { $card }.
    [a] Player 1 sacrifices { $card }.
   *[b] Player 2 sacrifices { $card }.
  }
patrol-tell-use = { $up ->
    [yes] { $side ->
        [you] You turn { $card } face down.
        [enemy] The enemy turns { $card } face down.
        [a] Player 1 turns { $card } face down.
       *[b] Player 2 turns { $card } face down.
      }
   *[no] { $which ->
        [own] { $side ->
            [you] You reveal { $card } for { $ability }.
            [enemy] The enemy reveals { $card } for its own ability.
            [a] Player 1 reveals { $card } for its own ability.
           *[b] Player 2 reveals { $card } for its own ability.
          }
       *[colour] { $side ->
            [you] You reveal { $card } for { $ability }.
            [enemy] The enemy reveals { $card } for its colour’s ability.
            [a] Player 1 reveals { $card } for its colour’s ability.
           *[b] Player 2 reveals { $card } for its colour’s ability.
          }
      }
  }
patrol-tell-move = { $side ->
    [you] You move { $card } to patrol { $patrol }.
    [enemy] The enemy moves { $card } to its patrol { $patrol }.
    [a] Player 1 moves { $card } to their patrol { $patrol }.
   *[b] Player 2 moves { $card } to their patrol { $patrol }.
  }
patrol-tell-target = { $kind ->
    [attack] { $actor } attacks { $card }.
   *[ability] { $actor } chooses { $card }.
  }
patrol-tell-pass = { $aimed } does not answer.
patrol-tell-answer = { $which ->
    [own] { $aimed } answers with its own ability.
   *[colour] { $aimed } answers with its colour’s ability.
  }
patrol-tell-go = { $stage ->
    [unveil] The attackers are revealed.
    [pay] The sacrifices are discarded.
    [answering] { $aimed } has answered.
    [show] { $aimed } is revealed.
    [clash] { $sum ->
        [0] { $actor } and { $aimed } clash.
       *[other] { $actor } and { $aimed } clash; sacrifices add { $sum }.
      }
    [effect] The ability of { $actor } takes effect.
    [turning] Effect of the revealed soldier.
   *[end] Round { $round } ends.
  }

## What came of it

patrol-news-turned = Revealed: { $names }.
patrol-news-dead = { $count ->
    [one] { $names } dies.
   *[other] { $names } die.
  }
patrol-news-points = { $side ->
    [you] You win { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
    [enemy] The enemy wins { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
    [a] Player 1 wins { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
   *[b] Player 2 wins { $points ->
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
