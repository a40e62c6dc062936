# Spellfire: what is wrong with a file of cards.
spell-word = “{ $text }” isn’t a word for { $what }; write one of { $right }
spell-list = “{ $text }” isn’t a list; put it in brackets
spell-table = a clause is a table such as { "{" } do = "level", who = "own ally", number = 1 { "}" }, not “{ $text }”
spell-text = “{ $text }” isn’t a text; put it in quotation marks
spell-truth = “{ $text }” isn’t true or false; write one of the two
spell-number = “{ $text }” isn’t a whole number from -99 to 99
spell-shape = “{ $word }” doesn’t take this here; docs/spellfire-cards.md lists what each word takes
spell-card-shape = “{ $text }” isn’t a table of a card, or not a title
spell-card-number = “{ $text }” isn’t the number of a card; write a whole number from 1 to 9999
spell-card-name = “{ $text }” can’t be a name; write 1 to { $longest } printable characters, no blanks at its ends
spell-card-icon = “{ $text }” isn’t an icon; write a level such as 7, a bonus such as +4, two of them such as +5/+2, or a ?
spell-card-told = “{ $text }” isn’t true or false; write one of the two
spell-card-why = a card that isn’t exact says why; write one of { $right }
spell-card-unplayed = a card that’s banned, or needs code of its own, has no power in its file
spell-card-set = “{ $text }” isn’t the code of a set; write 1 to 8 letters and digits
spell-card-twice = two cards have the number { $id }
spell-card-name-long = this name of { $has } characters has no room on the card; shorten it
spell-card-realm = only a realm or a holding can speak of its own realm; on another card, begin with “When defending,”
spell-unread = “{ $text }” doesn’t read as a power; write it the way our cards do
spell-unread-near = “{ $text }” doesn’t read as a power; try “{ $near }”
spell-two = “{ $text }” could mean two things; write it the way our cards do

## Decks

spell-deck-name = “{ $name }” can’t be the name of a deck; write 1 to { $longest } characters, with single spaces between words
spell-deck-told = write one text, or one for each language, of at most { $longest } characters
spell-deck-shape = a deck is a table with these keys: { $keys }
spell-deck-list = “{ $key }” is a list of cards, each by its number such as "1st/42" or by its name
spell-deck-unknown = there’s no card “{ $text }”{ $count ->
    [0] ; vedette card list spellfire lists them
   *[other] ; did you mean { $near }?
  }
spell-deck-absent = there’s no card { $id } here: vedette import crossfire brings in the cards of other sets, and your own cards are in spellfire/cards in the data folder
spell-deck-which = several cards are called “{ $name }”; write one of these numbers: { $ids }
spell-deck-other = { $id } is { $name }, not “{ $other }”; write one of the two
spell-deck-starter = the starting champion { $name } isn’t one of the six friendly ones; choose one that is
spell-deck-starters = a deck has one starting champion, and you named { $count }; keep one
spell-deck-side = { $side ->
    [friendly] friendly champions
   *[opposing] opposing champions
  }: { $has } instead of { $wants }; { $way ->
    [more] add { $by }
   *[less] remove { $by }
  }
spell-deck-levels = { $side ->
    [friendly] the friendly champions
   *[opposing] the opposing champions
  } add up to { $total } levels and need { $low } to { $high }; swap champions to go { $way ->
    [up] up by at least { $by }
   *[down] down by at least { $by }
  }
spell-deck-no-champion = { $name } isn’t a champion; put it with the cards
spell-deck-sideless = { $name } is a champion; put it with the friendly or the opposing ones
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
   *[less] remove { $by }
  }
spell-deck-twice = { $name } is in the deck twice (also as { $other }); swap one for a card with another name
spell-deck-banned = { $status ->
    [3] { $name } is banned by the variant; swap it
   *[other] { $name } isn’t playable yet; swap it
  }
spell-deck-kind = { $name } is a { spellfire-kind }, which this variant doesn’t use; remove it
spell-deck-unsure = the level of { $name } is { $icon }, not one number; swap it for another champion
spell-deck-avatars = only one friendly champion can be an avatar, not { $names }; swap the others
spell-deck-unused = no champion of the deck can use { $name } ({ spellfire-kind }); swap it, or add a champion who can
spell-deck-artifact = no friendly champion can bear { $name }; swap it{ $world ->
    [none] { "" }
   *[other] , or add a champion of its world ({ spellfire-world })
  }
spell-deck-holding = no realm of the deck can have { $name }; swap it{ $world ->
    [none] { "" }
   *[other] , or add a realm of its world ({ spellfire-world })
  }
spell-deck-fill = no legal deck was found around these cards; take out some of them
spell-deck-none = none of the first { $tries } decks of this seed has difficulty { $difficulty }; try another seed, or another world
spell-deck-invent = these cards don’t make a deck{ $named ->
    [0] { "" }
   *[other] { " " }of the world { $world }
  }

## Bringing in cards

crossfire-folder = there are no card files (*.tcl) here; give CrossFire’s folder DataBase
crossfire-file = this isn’t a card file of CrossFire; it should begin with: set CrossFire::cardDataBase
crossfire-brace = a brace or a quotation mark opens here and never closes
crossfire-card = this isn’t a CrossFire card: { $fields } fields, the first a set, then a number
crossfire-sum = { $cards } cards: { $own } are the game’s own, { $reprints } are reprints of these and played alike; of { $unwritten } there are the facts alone, and no deck may have them.
crossfire-deck = this isn’t a deck of CrossFire; choose a file that its deck editor saved, one that ends in .cfd
crossfire-deck-long = a deck file of CrossFire names { $most } cards at most here
crossfire-deck-card = there’s no such card here
crossfire-deck-left = { $twice ->
    [1] { $name } is in the deck already
   *[other] { $name } can’t be in a deck of this game
  }
crossfire-deck-spare = { $count ->
    [one] 1 alternative card
   *[other] { $count } alternative cards
  }: a deck here has none

## On a drawn card

spell-card-note = { $status ->
    [adapted] Part of it is left out here ({ $why }).
    [blank] The printed text has no effect here ({ $why }).
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
    [unwritten] a power that is not written yet
   *[other] a clause beyond the words of powers
  }
spell-deck-own = no card of “{ $set }” fits into one of our decks yet; build a deck by hand
