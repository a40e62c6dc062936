### Patrol: its soldiers, colours and decks in words.

## Powers as files write them

power-word = “{ $word }” isn’t a word you can use here; choose one of { $right }{ $more }
power-number = “{ $word }” isn’t a number you can use here; write one such as { $right }
power-rest = “{ $word }” is one word too many; the clause ends before it; start the next after a semicolon
power-when = { $type ->
    [R] a reveal ability can’t start with “{ $word }”; use { $right }{ $more }, or nothing
    [P] a passive ability can’t start with “{ $word }”; use { $right }{ $more }
    [D] a defence ability can’t start with “{ $word }”; use { $right }{ $more }, or nothing
   *[other] a soldier without an ability has no power
  }
power-verb = “{ $word }” doesn’t go with “{ $when }”; choose one of { $right }{ $more }
power-who = you can’t “{ $verb }” “{ $word }” here; choose one of { $right }{ $more }
power-it = “it” refers to nobody; an earlier clause must choose one of { $right }{ $more }
power-what = “{ $verb }” doesn’t take “{ $word }” here; it takes { $right }{ $more }
power-amount = “{ $verb }” doesn’t take the number { $word } here; it takes { $right }
power-per = “{ $verb }” can’t be counted per { $word } here; leave out “per { $word }”
power-condition = “if { $word }” makes no sense here; choose one of { $right }{ $more }
power-type = { $type ->
    [R] a reveal ability needs a power
    [P] a passive ability needs a power
    [D] a defence ability needs a power
   *[other] a power needs a type: R, P or D
  }
power-long = this power has too many clauses; it may have { $most }
power-choice = “{ $word }” would be a second choice; a power chooses once, after that say “it”
power-last = nothing after “strike” ever happens; put “strike” last, and only once
power-first = put “counter” first, and without “shield” or “have”
power-same = the same clause appears twice; once is enough
power-self = a reveal ability must reach someone besides the soldier itself; choose one of { $right }{ $more }, or give a wizard

## What a power says on its card; what is printed is read back, so that no two powers share a text

power-says-who = { $who ->
    [patrolmate] a { $cond ->
        [weaker] weaker patrolmate
        [stronger] stronger patrolmate
       *[any] patrolmate
      }
    [teammate] a { $cond ->
        [weaker] weaker teammate
        [stronger] stronger teammate
       *[any] teammate
      }
    [enemy] { $cond ->
        [weaker] a weaker enemy
        [stronger] a stronger enemy
       *[any] an enemy
      }
    [distant] { $cond ->
        [weaker] a weaker enemy
        [stronger] a stronger enemy
       *[any] an enemy
      } of another patrol
    [anywhere] { $cond ->
        [weaker] a weaker enemy
        [stronger] a stronger enemy
       *[any] an enemy
      } of any patrol
    [it] it
    [foe] the foe
    [patrolmates] each { $cond ->
        [weaker] weaker patrolmate
        [stronger] stronger patrolmate
       *[any] patrolmate
      }
    [teammates] each { $cond ->
        [weaker] weaker teammate
        [stronger] stronger teammate
       *[any] teammate
      }
    [enemies] each { $cond ->
        [weaker] weaker enemy
        [stronger] stronger enemy
       *[any] enemy
      }
    [everywhere] each { $cond ->
        [weaker] weaker enemy
        [stronger] stronger enemy
       *[any] enemy
      } of every patrol
   *[self] this soldier
  }
power-says-give = { $what ->
    [permanent] { $who } gains { $n ->
        [one] 1 permanent level
       *[other] { $n } permanent levels
      }
    [temporary] { $who } gains { $n ->
        [one] 1 temporary level
       *[other] { $n } temporary levels
      }
    [attack] { $who } gains { $n ->
        [one] 1 attack counter
       *[other] { $n } attack counters
      }
    [health] { $who } gains { $n ->
        [one] 1 health counter
       *[other] { $n } health counters
      }
    [poison] { $who } is poisoned
    [beast] { $who } enters Beast Mode
   *[wizard] { $n ->
        [one] 1 wizard unit joins
       *[other] { $n } wizard units join
      } { $who }
  }
power-says-take = { $what ->
    [permanent] { $who } loses its permanent levels
    [temporary] { $who } loses its temporary levels
    [attack] { $who } loses its attack counters
    [health] { $who } loses its health counters
    [poison] { $who } is cured of poison
   *[beast] { $who } leaves Beast Mode
  }
power-says-strike = this soldier attacks { $who }
power-says-shoot = { $n ->
    [0] { $who } takes damage equal to this soldier’s attack
   *[other] { $who } takes { $n } damage
  }
power-says-slay = { $who } dies
power-says-reveal = { $who } turns face up
power-says-hide = { $who } turns face down
power-says-run = { $who } returns to base
power-says-fetch = { $who } joins this patrol
power-says-move = { $who } may change patrols
power-says-shield = neither fighter does damage
power-says-counter = the ability is cancelled
power-says-have = { $what ->
    [attack] { $who } has { $n } attack
   *[health] { $who } has { $n } health
  }
power-says-bonus = { $what ->
    [attack] { $n } attack
   *[health] { $n } health
  }
power-says-sneak = { $who } does its damage first when attacking
power-says-guard = enemies that attack its patrol must attack { $who }
power-says-per = { $per ->
    [patrolmate] { $words } for each of its patrolmates
   *[enemy] { $words } for each enemy facing it
  }
power-says-when = { $when ->
    [instead] instead of attacking
    [turned] when it turns face up
    [attacks] when it attacks
    [kills] when it kills
    [dies] when it dies
   *[ends] at the end of the round
  }
power-says-if = { $cond ->
    [alone] if alone
    [outnumbered] if outnumbered
    [behind] if behind on points
    [weaker] if the foe is weaker
   *[stronger] if the foe is stronger
  }
power-says-and = , and
power-says-nothing = No ability.
power-text-unlike = no card of this type says “{ $word }”; write it the way our cards do
power-text = no card of this type says “{ $word }”; did you mean “{ $right }”?

## Files of soldiers

set-shape = this isn’t a set of soldiers; write a name and one table [[soldier]] or more
set-key = a set has no “{ $unknown }”; its keys are { $keys }
set-name = “{ $text }” can’t be the name of a set; write small letters, digits and hyphens, as in my-set
set-text = “{ $text }” doesn’t fit here; write 1 to { $longest } characters with single spaces between words
set-said = “{ $text }” isn’t in both languages; write {"{"} en = "...", fr = "..." {"}"}
set-large = there are { $has } soldiers; a set has at most { $most }
soldier-shape = “{ $text }” isn’t a soldier; write a table with an id, a name and a level
soldier-key = a soldier has no “{ $unknown }”; its keys are { $keys }
soldier-id = “{ $text }” can’t be an id; write small letters, digits and hyphens, as in old-guard
soldier-level = “{ $text }” isn’t a level; write 0 to { $most }
soldier-type = “{ $text }” isn’t a type of ability; write R, P or D, or leave it out
soldier-power = “{ $text }” isn’t a power; write a text of at most { $longest } characters
soldier-picture = “{ $text }” isn’t a picture; write a few words, as in helm mail sword
soldier-known = “{ $text }” can’t be known; write { $right }
soldier-twice = soldier { $other } already has “{ $name }”; give each its own
soldier-unknown = the set “{ $set }” has no soldier “{ $name }”; the closest are { $near }
soldier-several = “{ $name }” could be { $could }; write more of the name

## Decks

patrol-deck-shape = this isn’t a deck; write a name and a list of cards such as "bard: red, plain"
patrol-deck-key = a deck has no “{ $unknown }”; its keys are { $keys }
patrol-deck-text = “{ $text }” doesn’t fit here; write 1 to { $longest } characters with single spaces between words, a name without / + and \
patrol-deck-set = there’s no set “{ $text }”; the sets are { $sets }
patrol-deck-entry = “{ $text }” names no cards; write a soldier, or a soldier and its colours, as in bard: red, plain
patrol-deck-colour = “{ $text }” isn’t a colour; did you mean { $near }? The colours are { $right }{ $more }
patrol-deck-long = the list is too long and isn’t read from here on; a deck needs at most { $most } lines
patrol-deck-stamp = this code was made with another version of the set “{ $set }”; ask for the deck as text
deck-twice = { $name } in { $colour } appears { $count } times; keep one, and give the others another colour
deck-level-more = level { $level } has { $has } of { $wants } cards; add { $off }
deck-level-fewer = level { $level } has { $has } cards, { $wants } are allowed; remove { $off }
deck-size = the deck has { $has ->
    [one] { $has } card
   *[other] { $has } cards
  }; it needs exactly { $wants }
set-short = the set “{ $set }” has too few soldiers for any deck; add some of level { $levels }

## Drawn cards

patrol-card-numbers = { $attack }/{ $health }
patrol-counters = Counters to cut out
patrol-counter = { $kind ->
    [permanent] level
    [temporary] this round
    [poison] poison
    [attack] +1 attack
    [health] +1 health
    [beast] Beast Mode
   *[wizard] wizard { $level }/{ $level }
  }

## Remarks on soldiers

lint-soldier-common = more than { $most } soldiers have this power; { $others } have it too
lint-soldier-long = the card text has { $has } characters; beyond { $most } it is hard to read
lint-soldier-ability = the ability has no name
lint-soldier-quote = there is no quote
lint-soldier-picture = “{ $word }” draws nothing; the words of pictures stand in parts.toml
lint-power-late = “{ $clause }” is gone as soon as it is given; the round ends
lint-power-gone = “{ $clause }” finds nobody; the soldier has left by then
lint-power-gift = a revealed enemy gains a level if it lives; nothing here keeps it from that
lint-power-alone = “{ $clause }” reaches only the enemy; a soldier that dies alone has nobody else

## Decks and deals as data

patrol-decks = each player plays a deck, or both play the same; you named { $has }
patrol-effects-sets = the decks are of two sets, “{ $one }” and “{ $other }”; name one deck, of the set to be measured
patrol-effects-soldiers = Soldiers: what one of the first { $count } cards of a random deck adds, against the average of its level
patrol-effects-levels = Levels: what a soldier of it among the first { $count } cards adds, against level 0
patrol-effects-colours = Colours: what one on a soldier among the first { $count } cards adds, against an uncoloured one
patrol-deal-decks = Decks: { $first } (player 1) and { $second } (player 2); variants: { $options }
patrol-deal-toss-is = { $side ->
    [a] Player 1
   *[b] Player 2
  } attacks first.
patrol-deal-shape = this isn’t a deal; write a table of decks, first and order, or of a code
patrol-deal-differs = this doesn’t match the code { $code }; leave one of the two out
patrol-deal-toss = say who attacks first: "a" or "b"
patrol-deal-order = write two lists, the cards of each deck from its top
patrol-deal-decks-two = write two decks, each a name or a deck in full
patrol-deal-card = the deck “{ $deck }” has no “{ $name }”, or no more of it; write a card as its deck does
patrol-deal-short = “{ $name }” of the deck “{ $deck }” is missing; every card comes once
