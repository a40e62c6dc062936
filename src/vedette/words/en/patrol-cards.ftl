### Patrol: its soldiers, colours and decks in words.

## Powers as files write them

power-word = “{ $word }” is no word of a power here; the right ones are { $right }{ $more }
power-number = “{ $word }” is no number of a power here; write one such as { $right }
power-rest = “{ $word }” is one word too many; a clause ends before it, the next begins after a semicolon
power-when = { $type ->
    [R] a reveal ability does not say “{ $word }”; it says { $right }{ $more }, or nothing
    [P] a passive ability does not say “{ $word }”; it says { $right }{ $more }
    [D] a defensive ability does not say “{ $word }”; it says { $right }{ $more }, or nothing
   *[other] a soldier without ability has no power
  }
power-verb = “{ $word }” does not go with “{ $when }”; what does is { $right }{ $more }
power-who = “{ $verb }” cannot be done to “{ $word }” here; write one of { $right }{ $more }
power-it = “it” has nobody to mean; an earlier clause must choose one of { $right }{ $more }
power-what = “{ $verb }” does not take “{ $word }” here; it takes { $right }{ $more }
power-amount = “{ $verb }” does not take the number { $word } here; it takes { $right }
power-per = “{ $verb }” cannot be counted per { $word } here; leave out “per { $word }”
power-condition = “if { $word }” makes no sense here; what does is { $right }{ $more }
power-type = { $type ->
    [R] a reveal ability needs a power
    [P] a passive ability needs a power
    [D] a defensive ability needs a power
   *[other] a power needs a type: R, P or D
  }
power-long = this power has too many clauses; it may have { $most }
power-choice = “{ $word }” would be a second choice; a power chooses once, later clauses say “it”
power-last = what comes after “strike” is never done; put “strike” last, and only once
power-first = “counter” stands first, and goes with neither “shield” nor “have”
power-same = a clause stands there twice; once is enough
power-self = a reveal ability must reach somebody besides the soldier itself; write one of { $right }{ $more }, or give a wizard

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
power-text = “{ $word }” is nothing that a card of this type says; did you mean “{ $right }”?

## Files of soldiers

set-shape = this is no set of soldiers; a set is a name and one table [[soldier]] or more
set-key = a set has no “{ $unknown }”; its keys are { $keys }
set-name = “{ $text }” is no name of a set; write small letters, digits and hyphens, as in my-set
set-text = “{ $text }” is no text here; write 1 to { $longest } characters with single spaces between words
set-said = “{ $text }” is not in both languages; write {"{"} en = "...", fr = "..." {"}"}
set-large = there are { $has } soldiers; a set has { $most } at most
soldier-shape = “{ $text }” is no soldier; a soldier is a table with an id, a name and a level
soldier-key = a soldier has no “{ $unknown }”; its keys are { $keys }
soldier-id = “{ $text }” is no id; write small letters, digits and hyphens, as in old-guard
soldier-level = “{ $text }” is no level; write 0 to { $most }
soldier-type = “{ $text }” is no type of ability; write R, P or D, or leave it out
soldier-power = “{ $text }” is no power; write a text of { $longest } characters at most
soldier-picture = “{ $text }” is no picture; write a few words, as in helm mail sword
soldier-known = “{ $text }” is not what may be known; write { $right }
soldier-twice = “{ $name }” belongs to soldier { $other } already; each has its own
soldier-unknown = the set “{ $set }” has no soldier “{ $name }”; near it are { $near }
soldier-several = “{ $name }” may be { $could }; write more of the name

## Decks

patrol-deck-shape = this is no deck; a deck is a name and a list of cards such as "bard: red, plain"
patrol-deck-key = a deck has no “{ $unknown }”; its keys are { $keys }
patrol-deck-text = “{ $text }” is no text here; write 1 to { $longest } characters with single spaces between words, a name without / + and \
patrol-deck-set = there is no set “{ $text }”; the sets are { $sets }
patrol-deck-entry = “{ $text }” names no cards; write a soldier, or a soldier and its colours, as in bard: red, plain
patrol-deck-colour = “{ $text }” is no colour; did you mean { $near }? The colours are { $right }{ $more }
patrol-deck-long = the list is too long; lines from here on are not read; a deck needs { $most } at most
patrol-deck-stamp = this code was made with another state of the set “{ $set }”; ask for the deck as text
deck-twice = { $name } in { $colour } is there { $count } times; keep one, and give the others another colour
deck-level-more = level { $level } has { $has } of { $wants } cards; add { $off }
deck-level-fewer = level { $level } has { $has } cards, { $wants } are allowed; take out { $off }
deck-size = the deck has { $has } cards; it needs exactly { $wants }
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
lint-power-alone = “{ $clause }” reaches only the enemy; who dies alone has nobody else

## Decks and deals as data

patrol-decks = two play with a deck each, or both with one; { $has } are named
patrol-deal-decks = Decks: { $first } (a) and { $second } (b); variants: { $options }
patrol-deal-toss-is = Side { $side } attacks first.
patrol-deal-shape = this is no deal; a deal is a table of decks, first and order, or of a code
patrol-deal-key = a deal has no “{ $key }”; its keys are { $keys }
patrol-deal-code = a code is text
patrol-deal-differs = this is not what the code { $code } stands for; leave one of the two out
patrol-deal-toss = say who attacks first: "a" or "b"
patrol-deal-order = write two lists, the cards of each deck from its top
patrol-deal-decks-two = write two decks, each a name or a deck in full
patrol-deal-options = this is no list of variants
patrol-deal-card = the deck “{ $deck }” has no “{ $name }”, or no more of it; write a card as its deck does
patrol-deal-short = “{ $name }” of the deck “{ $deck }” is missing; every card comes once
