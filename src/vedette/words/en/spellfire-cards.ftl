# Spellfire: what is wrong with a file of cards.
spell-word = “{ $text }” is not a word for { $what }; right would be: { $right }
spell-list = “{ $text }” is not a list; write one in brackets
spell-table = a clause is a table such as { "{" } do = "level", who = "own ally", number = 1 { "}" }, not “{ $text }”
spell-text = “{ $text }” is not a text; write it in quotation marks
spell-truth = “{ $text }” is neither true nor false
spell-number = “{ $text }” is not a whole number from -99 to 99
spell-shape = the word “{ $word }” does not take this here; docs/spellfire-cards.md lists what each word takes
spell-card-shape = “{ $text }” is not a table of a card, or not a title
spell-card-number = “{ $text }” is not the number of a card: a whole number from 1 to 9999
spell-card-name = “{ $text }” is not a name: 1 to { $longest } printable characters, no blanks at its ends
spell-card-icon = “{ $text }” is not an icon: a level such as 7, a bonus such as +4, two of them such as +5/+2, or a ?
spell-card-told = “{ $text }” is neither true nor false
spell-card-why = a card that is not exact says why; right would be one of: { $right }
spell-card-unplayed = a card that is banned, or needs code of its own, has no power in its file
spell-card-set = “{ $text }” is not the code of a set: 1 to 8 letters and digits
spell-card-twice = two cards have the number { $id }
spell-unread = “{ $text }” is not a sentence of a power as they are printed here
spell-unread-near = “{ $text }” is not a sentence of a power as they are printed here; one of ours is “{ $near }”
spell-two = “{ $text }” means two things; write it as it is printed here

## Decks

spell-deck-name = “{ $name }” is not a name for a deck: 1 to { $longest } printable characters
spell-deck-told = this is a text, or one text for each language, of { $longest } characters at most
spell-deck-shape = a deck is a table with these keys: { $keys }
spell-deck-list = “{ $key }” is a list of cards, each by its id such as "1st/42" or by its name
spell-deck-unknown = there is no card “{ $text }”{ $count ->
    [0] ; vedette card list spellfire lists them
   *[other] ; perhaps { $near }
  }
spell-deck-absent = there is no card { $id } here: vedette import crossfire brings in the cards of other sets, and cards of your own lie in spellfire/cards in the data folder
spell-deck-which = several cards are called “{ $name }”; write one of these ids: { $ids }
spell-deck-other = { $id } is { $name }, not “{ $other }”; write one of the two
spell-deck-starter = the starting champion { $name } is not one of the six friendly ones
spell-deck-starters = a deck has one starting champion, and here { $count } are named: leave one of them
spell-deck-side = { $side ->
    [friendly] friendly champions
   *[opposing] opposing champions
  }: { $has } instead of { $wants }; { $way ->
    [more] add { $by }
   *[less] take { $by } out
  }
spell-deck-levels = { $side ->
    [friendly] the friendly champions
   *[opposing] the opposing champions
  } add up to { $total } levels; they need { $low } to { $high }; exchange champions to go { $way ->
    [up] up by at least { $by }
   *[down] down by at least { $by }
  }
spell-deck-no-champion = { $name } is no champion; put it among the cards
spell-deck-sideless = { $name } is a champion; put it among the friendly or the opposing ones
spell-deck-part = { $part ->
    [realms] realms
    [round-four] Round 4 cards (spells, powers, abilities, unarmed combat)
    [events] events
    [allies] allies
    [items] magical items
    [holdings] holdings
    [artifacts] artifacts
   *[rules] rules
  }: { $has } instead of { $wants }; { $way ->
    [more] add { $by }
   *[less] take { $by } out
  }
spell-deck-twice = { $name } is in the deck twice (also as { $other }); exchange one for a card of another name
spell-deck-banned = { $status ->
    [3] { $name } is banned by the variant; exchange it
   *[other] { $name } needs code of its own that is not written; exchange it
  }
spell-deck-kind = { $name } is a { spellfire-kind }, which has no place in this variant; take it out
spell-deck-unsure = the level of { $name } is { $icon }, not one number; exchange it for another champion
spell-deck-avatars = only one friendly champion may be an avatar, not { $names }; exchange the others
spell-deck-unused = no champion of the deck can use { $name } ({ spellfire-kind }); exchange it, or add a champion who can
spell-deck-artifact = no friendly champion can bear { $name }; exchange it{ $world ->
    [none] { "" }
   *[other] , or add a champion of its world ({ spellfire-world })
  }
spell-deck-holding = no realm of the deck can have { $name }; exchange it{ $world ->
    [none] { "" }
   *[other] , or add a realm of its world ({ spellfire-world })
  }
spell-deck-none = none of the first { $tries } decks of this seed has difficulty { $difficulty }; try another seed, or another world
spell-deck-invent = these cards do not make a deck{ $named ->
    [0] { "" }
   *[other] { " " }of the world { $world }
  }

## Bringing in cards

crossfire-folder = there are no card files (*.tcl) here; name CrossFire’s folder DataBase
crossfire-file = this is no card file of CrossFire; it begins with: set CrossFire::cardDataBase
crossfire-brace = a brace or a quotation mark opens here and does not close
crossfire-card = this is no card of CrossFire: { $fields } fields, the first a set, then a number
crossfire-sum = { $cards } cards: { $exact } exact ({ $whole } of the { $different } that are no reprints), { $adapted } adapted, { $blank } of no effect here, { $banned } banned, { $code } not understood; { $own } are the game’s own, of which { $differ } say otherwise than their text was read.
crossfire-status = { $status ->
    [exact] understood
    [adapted] a clause left out
    [blank] of no effect here
    [banned] banned
   *[code] not understood
  }
crossfire-differs = (the game’s own power counts)

## On a drawn card

spell-card-note = { $status ->
    [adapted] A clause is left out here ({ $why }).
    [blank] What is printed has no effect here ({ $why }).
    [banned] Not for this variant ({ $why }).
   *[code] Not playable yet ({ $why }).
  }
spellfire-lint = { $status ->
    [adapted] a clause is left out, for it speaks of
    [blank] it means nothing here, for it speaks of
    [banned] it is banned, for it speaks of
   *[other] it is not played, for it asks for
  } { $why ->
    [hand] the hand
    [draw-pile] the draw pile
    [discard-pile] the discard pile
    [turn] turns
    [spoils] spoils of victory
    [phase-three] phase 3
    [several-players] several players
    [hidden] hidden cards
    [raze] razed realms
    [abyss] the Abyss
    [event-player] the player of an event
    [order-of-attack] the order of attacks
    [permission] permission
    [most-fights] a ban on most fights
   *[other] a clause beyond the words of powers
  }
spell-deck-own = no card of “{ $set }” has a place in a deck of ours yet: none fits a part, or each makes the deck illegal; build one by hand
