### 12 Patrols: its decks and deals as files, its table in words.

twelve-patrols = 12 Patrols
twelve-patrols-pitch = Lay nine regions, send twelve patrols between them, and let every requirement hold. For one.
twelve-patrols-option-top-up = Top-up
twelve-patrols-option-top-up-detail = House rule: a patrol of an earlier turn may receive more items.
twelve-patrols-option-late-orders = Late orders
twelve-patrols-option-late-orders-detail = Stricter: items go only into rows and columns that the turn completes.
twelve-patrols-deck-house = House deck
twelve-patrols-deck-house-detail = Nine regions of our own, in agreement with every edge that is known of the published cards.
twelve-patrols-deck-house12 = House deck of twelve
twelve-patrols-deck-house12-detail = Twelve regions; three of them are removed unseen before you begin.
twelve-patrols-deck-easy = Gentle deck
twelve-patrols-deck-easy-detail = Nine regions that ask for little.
twelve-patrols-deck-hard = Hard deck
twelve-patrols-deck-hard-detail = Nine regions that must be laid with care.
twelve-patrols-deck-fiendish = Fiendish deck
twelve-patrols-deck-fiendish-detail = Nine regions for people who win the hard deck.

## Deck files

deck-shape = this is no deck; a deck is a name and nine or twelve [[region]] tables
deck-key = a deck has no “{ $unknown }”; its keys are { $keys }
deck-name-missing = the name is missing; write name = "..."
deck-name = “{ $name }” is no name; write 1 to { $longest } characters, with single spaces between words
deck-name-letter = “{ $name }” cannot be the name of a deck; leave out / + and \
deck-note = this is no title or note; write text of at most { $longest } characters
deck-count = { $has ->
    [one] there is one region
   *[other] there are { $has } regions
  }; a deck has 9, or 12 of which 3 are removed unseen
region-shape = “{ $text }” is no region; a region is a table with a name and up to four edges
region-key = a region has no “{ $unknown }”; its keys are { $keys }
region-twice = “{ $name }” is already the name of region { $other }; each region needs its own
region-terrain = “{ $text }” is no terrain; choose one of { $terrains }, or leave it out
region-edge = “{ $text }” is no requirement; write items 1 to 8, colours 1 to 3 or sum 1 to 48, or leave { $edge } out for a free edge
region-number = “{ $text }” can never be met; { $kind } go from 1 to { $most }
deck-unknown = there is no deck “{ $name }”; the decks are { $decks }
deck-unknown-path = there is no deck “{ $name }”; the decks are { $decks }; a file is given by its path
deck-ours = “{ $name }” is a deck of the box and stays as it is; choose another name for your own
deck-link = this is no deck code; copy it whole, from { $mark } to its last character
card-unknown = the deck “{ $deck }” has no region “{ $name }”; its regions are { $names }

## Notation

note-verb = “{ $note }” is no action; it begins with one of { $verbs }
note-form = “{ $note }” is incomplete or too long; write { $form }
note-cell = “{ $word }” is no cell; the cells are { $names }
note-item = “{ $word }” is not an item; write its colour, W (white), Y (yellow) or B (blue), then its pips, or C for a cube: W3, YC
note-spot = “{ $word }” is not a spot; the spots are { $names }
note-die = “{ $word }” is a cube; name the die that changes, such as W2
note-pips = “{ $word }” is no number of pips; write 1 to 6
note-region = no region is called “{ $name }”; the regions are { $regions }
note-regions = “{ $name }” could be { $could }; write more of the name
view-length = this is no view of 12 Patrols: it has { $has } bytes, not { $wants }

refused-over = “{ $note }”: the game is over; undo, or begin another
refused-chance = “{ $note }”: it is not chance’s move, or chance’s alone; choose one of the actions that are offered
refused-change-first = “{ $note }”: an item was discarded, so a die must change first
refused-discard-first = “{ $note }”: give an item up first; then a die may change
refused-seen = “{ $note }”: this card has already left the deck
refused-placed = “{ $note }”: a region was already placed this turn; fill spots, then end the turn
refused-place-first = “{ $note }”: place a region first
refused-display = “{ $note }”: this region is not in the display; choose one that is
refused-occupied = “{ $note }”: a region lies there already; choose an empty cell beside the kingdom
refused-first = “{ $note }”: the first region goes to A1; the kingdom grows around it
refused-frame = “{ $note }”: the kingdom would grow beyond 3 by 3; choose a cell within it
refused-apart = “{ $note }”: this cell does not touch the kingdom; choose one beside a placed region
refused-item = “{ $note }”: there is no such item in the supply
refused-between = “{ $note }”: this spot does not lie between two placed regions yet
refused-closed = “{ $note }”: this patrol was closed on an earlier turn; choose another spot
refused-budget = “{ $note }”: every item left is owed to an empty spot; keep one for each
refused-late = “{ $note }”: with late orders, items go only into lines that this turn completes
refused-die = “{ $note }”: no die would be left to change; discard another item
refused-same = “{ $note }”: the die shows that already; choose another value
refused-unmet = “{ $note }”: a complete line is not filled and satisfied yet; mend it first

## Deals

deal-shape = this is no deal; a deal is an object with a deck, nine dice and the order of the cards
deal-key = a deal has no “{ $key }”; its keys are { $keys }
deal-game = this is a deal of “{ $name }”, not of { $game }
deal-code = a code is text
deal-differs = this does not agree with the code { $code }; keep one of the two
deck-grade-alone = a difficulty is for a deck of 9 cards, without a tightness
deal-option = there is no option “{ $name }”; the options are { $options }
deal-options = this is no list of options; the options are { $options }
deal-dice = these are not the dice; write three values each for white, yellow and blue
deal-pips = { $value } is no face of a die; write 1 to 6
deal-order = this is no list of names; write the cards from the top of the deck, or leave the order out for any
deal-region = the deck “{ $deck }” has no region “{ $name }”; its regions are { $names }
deal-twice = “{ $name }” stands twice; each card is there once
deal-count = { $has ->
    [one] one card is named
   *[other] { $has } cards are named
  }; the deck “{ $deck }” has { $size }: name the nine that are drawn

## The table

item = { $face ->
    [0] { $colour ->
        [white] white cube
        [yellow] yellow cube
       *[blue] blue cube
    }
   *[other] { $colour ->
        [white] white die { $face }
        [yellow] yellow die { $face }
       *[blue] blue die { $face }
    }
  }
counted = { $count ->
    [one] { $item }
   *[other] { $item } (× { $count })
  }
line-row = row { $row }
line-column = column { $column }
demand = { $kind ->
    [items] { $need ->
        [one] exactly 1 item
       *[other] exactly { $need } items
    }
    [colours] { $need ->
        [one] a single colour
       *[other] exactly { $need } colours
    }
   *[sum] dice that sum to { $need }
  }
demand-short = { $kind ->
    [items] { $need ->
        [one] 1 item
       *[other] { $need } items
    }
    [colours] { $need ->
        [one] 1 colour
       *[other] { $need } colours
    }
   *[sum] dice sum { $need }
  }
edge = { $edge ->
    [north] north
    [east] east
    [south] south
   *[west] west
  }: { $demand }
edge-stands = { $edge }, { $state ->
    [holds] holds
    [short] has { $have } so far
    [cannot] has { $have } and cannot hold any more
    [outside] faces the border: ignored
   *[open] { $have ->
        [0] not decided yet
       *[other] has { $have }, not decided yet
    }
  }
region-words = { $name } ({ $edges })
spot = { $state ->
    [none] Spot { $spot }: not between two regions yet
    [empty] Spot { $spot }: empty
    [must] Spot { $spot }: empty, must be filled this turn
    [draft] Patrol { $spot }: { $items }, this turn
    [wrong] Patrol { $spot }: { $items }, must change
   *[closed] Patrol { $spot }: { $items }, closed
  }
deck-left = { $left ->
    [0] The deck is empty.
    [one] 1 in the deck. It can only be { $names }.
   *[other] { $left } in the deck, in unknown order: { $names }.
  }
deck-removed = { $left ->
    [0] The deck is empty; { $removed } were removed unseen: { $names }.
   *[other] { $left } in the deck and { $removed } removed unseen, among { $names }.
  }
budget = Item budget: { $spare } of { $of } spare; { $empty ->
    [0] every spot has its patrol
    [one] 1 spot still needs an item
   *[other] { $empty } spots still need an item
  }.

order = { $head }: { $words }
order-head = { $name }, { $edge ->
    [north] north
    [east] east
    [south] south
   *[west] west
  }
order-has = { $demand }, has { $have }. { $mend }
order-mend = { $do ->
    [items] { $missing ->
        [one] Add one to { $spots }.
       *[other] Add { $missing } to { $spots }.
    }
    [colours] { $missing ->
        [one] Add another colour to { $spots }.
       *[other] Add { $missing } more colours to { $spots }.
    }
    [sum] { $missing ->
        [one] Add 1 pip to { $spots }.
       *[other] Add { $missing } pips to { $spots }.
    }
    [cube] Fill { $spots } with cubes.
    [same] Fill { $spots } without another colour.
    [back] { $over ->
        [0] Change what lies in { $spots }.
       *[other] Take something back from { $spots }.
    }
    [warning] This cannot be met wherever the grid ends.
   *[undo] Nothing that lies open can mend it: undo.
  }
order-fill = { $count ->
    [one] { $spots } is empty. Put at least one item there.
   *[other] { $spots } are empty. Put at least one item in each.
  }
order-clash = { $do ->
    [back] its requirements cannot hold together. Change what lies in { $spots }.
   *[undo] its requirements cannot hold together. Undo, and lay it otherwise.
  }

ask-turn = Turn { $turn } of { $turns }.
ask-roll = The dice are rolled
ask-roll-more = Nine dice, three of each colour; their values stay.
ask-draw = A region is revealed
ask-draw-more = The display is filled from the deck.
ask-first = Choose the first region
ask-first-more = The kingdom will grow around it.
ask-place = { $count ->
    [one] Place { $name }
   *[other] Place one of { $count } regions
  }
ask-place-more = It goes beside a region of the kingdom; you may give an item up first to change a die.
ask-close = { $do ->
    [fill] { $name } closes { $lines }: fill { $count ->
        [one] its spots
       *[other] their spots
    }
   *[mend] { $name } closes { $lines }: meet { $count ->
        [one] its requirements
       *[other] their requirements
    }
  }
ask-close-more = Place what you like elsewhere, then confirm.
ask-close-strict = Items go only there; then confirm.
ask-free = { $name } lies in { $cell }: place items or confirm
ask-free-more = Any number of items in any open spots, or none.
ask-free-bare = No spots yet: they lie between two regions.
ask-win = Every requirement holds: confirm, and the kingdom is safe.
ask-change = Choose a die and its new value
ask-change-more = Discarded: { $item }. Any unused die, any other value.
ask-won = The kingdom is safe
ask-won-more = Nine regions, twelve patrols, every requirement met.
ask-lost = This turn cannot be completed
ask-lost-more = Undo goes back.
lost-lines = As it lies, nothing can be done any more to satisfy { $lines }.

say-roll = Roll { $pips } with a { $colour ->
    [white] white
    [yellow] yellow
   *[blue] blue
  } die
say-draw = Reveal { $name }
say-place = { $side ->
    [west] Place { $name } west of { $cell }
    [north] Place { $name } north of { $cell }
   *[in] Place { $name } in { $cell }
  }
say-put = Put the { $item } in { $spot }
say-discard = Discard the { $item } to change a die
say-change = Turn the { $item } to { $to }
say-end = Confirm turn { $turn }
tell-roll = { $colour ->
    [white] White
    [yellow] Yellow
   *[blue] Blue
  } die: { $pips }
tell-draw = { $name } is revealed
tell-place = { $side ->
    [west] { $name } west of { $cell }
    [north] { $name } north of { $cell }
   *[in] { $name } to { $cell }
  }
tell-closes = { $words }; closes { $lines }
tell-put = { $item } in { $spot }
tell-discard = Gave up the { $item }
tell-change = { $item } → { $to }
tell-end = Turn { $turn } confirmed

sentence = { $words }.
describe-orders = Before you confirm:
describe-warnings = Beware:
describe-display = Display:
describe-kingdom = Kingdom:
describe-nothing = The kingdom is empty.
describe-cell = { $cell } { $name }. { $edges }.
describe-supply = { $count ->
    [one] Supply, 1 item: { $items }.
   *[other] Supply, { $count } items: { $items }.
  }

## Hints

hint-nothing-due = Nothing has to be filled now.
hint-wait = Items can wait in the supply until a line closes.
hint-keeps-all = { $every ->
    [1] The win stays certain, in { $layouts ->
        [one] one layout
       *[other] any of { $layouts } layouts
    }.
   *[other] Every order in which the hidden cards may come can still be won ({ $every } were counted); { $layouts ->
        [one] one winning layout stays
       *[other] { $layouts } winning layouts stay
    } within reach.
  }
hint-keeps = With the best play you win in { $orders } of the { $every } possible orders of the hidden cards ({ $percent }%); { $layouts ->
    [one] one winning layout stays
   *[other] { $layouts } winning layouts stay
  } within reach.
hint-keeps-about = About { $percent } in 100 are won (95% interval { $low } to { $high }), by playing on; { $layouts ->
    [one] one winning layout was found
   *[other] { $layouts } winning layouts were found
  }, over the sets of nine that are still possible.
hint-short-contradiction = { $line }: no items at all could satisfy what its cards ask.
hint-short-dice = { $line }: the dice that are left cannot show what it asks, however they change.
hint-short-line-items = { $line } asks for more items than can be spared.
hint-short-all-items = The six lines still need { $need } items, and { $have } are left.
hint-short-together = Each line could be filled alone, but { $have ->
    [one] the item that is left does
   *[other] the { $have } items that are left do
  } not serve all of them.
hint-take-back = This draft cannot be completed: take back the items that you put this turn.
hint-take-back-card = This draft cannot be completed: take this turn’s region back and lay one otherwise.
hint-take-back-why = Without it { $layouts ->
    [one] one winning layout is
   *[other] { $layouts } winning layouts are
  } still there.
hint-lost = This can no longer be won, whatever comes.
hint-lost-given = As it lies this can no longer be won, whatever comes. If you changed a die this turn, try taking that back.
hint-one-good = { $all ->
    [one] There is only one placement.
   *[other] Of { $all } placements { $alive } can still win, and one is the best.
  }
hint-some-good = Of { $all } placements { $alive } can still win, and { $good } are equally good.
hint-some-keep = Of { $all } placements { $alive } keep a winning layout in sight.
hint-look-at = Look at { $region }.
hint-look-at-spot = Look at spot { $spot }.
hint-look-at-change = Think of changing a die.
hint-line-due = { $line } is complete: fill it so that it holds.
hint-instead = “{ $action }” would win in only { $orders } of the { $every } orders ({ $percent }%).
hint-instead-loses = “{ $action }” would lose.
hint-example = It fails, for example, when the deck brings { $cards }.

twelve-patrols-print-cards = Print: the region cards
