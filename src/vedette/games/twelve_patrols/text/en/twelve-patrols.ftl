### 12 Patrols: its decks and deals as files, its table in words.

twelve-patrols = 12 Patrols
twelve-patrols-pitch = Place nine regions, then guard every border with your eighteen knights and footmen. Solo.
twelve-patrols-puzzles = Save the kingdom: one placement still wins, whatever comes next.
twelve-patrols-option-top-up = Top-up
twelve-patrols-option-top-up-detail = House rule: you may add items to patrols of earlier turns.
twelve-patrols-option-late-orders = Late placement
twelve-patrols-option-late-orders-detail = Stricter: items go only into the rows and columns you complete this turn.
twelve-patrols-deck-house = House deck
twelve-patrols-deck-house-detail = Nine regions of our own, true to every edge known from the published cards.
twelve-patrols-deck-house12 = House deck of twelve
twelve-patrols-deck-house12-detail = Twelve regions; three are removed unseen before you begin.
twelve-patrols-deck-easy = Gentle deck
twelve-patrols-deck-easy-detail = Nine regions that don’t ask for much.
twelve-patrols-deck-apprentice = Apprentice deck
twelve-patrols-deck-apprentice-detail = Nine regions for those who have won with the gentle deck.
twelve-patrols-deck-hard = Hard deck
twelve-patrols-deck-hard-detail = Nine regions to place with care.
twelve-patrols-deck-fiendish = Fiendish deck
twelve-patrols-deck-fiendish-detail = Nine regions for those who beat the hard deck.

## Deck files

deck-shape = this isn’t a deck; write a name and nine or twelve [[region]] tables
deck-key = a deck has no “{ $unknown }”; its keys are { $keys }
deck-name-missing = the name is missing; write name = "..."
deck-name = “{ $name }” can’t be a name; write 1 to { $longest } characters, with single spaces between words
deck-name-letter = “{ $name }” can’t be the name of a deck; leave out / + and \
deck-note = a title or a note is text of at most { $longest } characters; rewrite it
deck-count = { $has ->
    [one] there is one region
   *[other] there are { $has } regions
  }; a deck has 9, or 12 of which 3 are removed unseen
region-shape = “{ $text }” isn’t a region; write a table with a name and up to four edges
region-key = a region has no “{ $unknown }”; its keys are { $keys }
region-twice = region { $other } is already called “{ $name }”; give each region its own name
region-terrain = “{ $text }” isn’t a terrain; choose one of { $terrains }, or leave it out
region-edge = “{ $text }” isn’t a requirement; write items 1 to 8, colours 1 to 3 or sum 1 to 48, or leave { $edge } out for a free edge
region-number = “{ $text }” can never be met; write { $kind } 1 to { $most }
deck-ours = “{ $name }” is a built-in deck and stays as it is; choose another name for yours
deck-link = this isn’t a deck code; copy it whole, from { $mark } to its last character
card-unknown = the deck “{ $deck }” has no region “{ $name }”; its regions are { $names }

## Notation

note-verb = “{ $note }” isn’t an action; start with one of { $verbs }
note-form = “{ $note }” is incomplete or too long; write { $form }
note-cell = “{ $word }” isn’t a space; the spaces are { $names }
note-item = “{ $word }” isn’t an item; write its colour, W (white), Y (yellow) or B (blue), then its pips, or C for a cube: W3, YC
note-spot = “{ $word }” isn’t a spot; the spots are { $names }
note-die = “{ $word }” is a cube; name the die that changes, such as W2
note-pips = “{ $word }” isn’t a die value; write 1 to 6
note-region = there’s no region “{ $name }”; the regions are { $regions }
note-regions = “{ $name }” could be { $could }; write more of the name
view-length = this isn’t a view of 12 Patrols: it has { $has } bytes, not { $wants }

refused-over = “{ $note }”: the game is over; undo, or start another
refused-chance = “{ $note }”: you can’t choose this yourself; choose one of the actions offered
refused-change-first = “{ $note }”: you discarded an item; first choose the die to change
refused-discard-first = “{ $note }”: discard an item first; then you can change a die
refused-seen = “{ $note }”: this card has already left the draw pile
refused-placed = “{ $note }”: you’ve already placed a region this turn; fill spots, then end the turn
refused-place-first = “{ $note }”: place a region first
refused-display = “{ $note }”: this region isn’t in the display; choose one that is
refused-occupied = “{ $note }”: there’s already a region there; choose an empty space next to the kingdom
refused-first = “{ $note }”: your first region goes to A1; the kingdom grows around it
refused-frame = “{ $note }”: the kingdom would grow beyond 3 by 3; choose a space within it
refused-apart = “{ $note }”: this space doesn’t touch the kingdom; choose one next to a region
refused-item = “{ $note }”: you don’t have this item in your supply; choose one you have
refused-between = “{ $note }”: this spot isn’t between two regions yet; choose one that is
refused-closed = “{ $note }”: this patrol closed on an earlier turn; choose another spot
refused-budget = “{ $note }”: every item you have left is needed for an empty spot; keep one for each
refused-late = “{ $note }”: with late placement, items go only into lines you complete this turn
refused-die = “{ $note }”: you’d have no die left to change; discard another item
refused-same = “{ $note }”: the die already shows that; choose another value
refused-unmet = “{ $note }”: a complete line still has empty spots or unmet requirements; fix it first

## Deals

deal-shape = this isn’t a deal; write an object with a deck, nine dice and the order of the cards
deck-grade-alone = a difficulty of deals needs a deck of 9 cards, without a wish for the difficulty of requirements
deal-option = there’s no option “{ $name }”; the options are { $options }
deal-options = this isn’t a list of options; the options are { $options }
deal-dice = these aren’t the dice; write three values each for white, yellow and blue
deal-pips = { $value } isn’t a die value; write 1 to 6
deal-order = this isn’t a list of names; write the cards from the top of the draw pile, or leave the order out for any
deal-region = the deck “{ $deck }” has no region “{ $name }”; its regions are { $names }
deal-twice = “{ $name }” appears twice; each card comes once
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
        [one] exactly 1 colour
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
    [holds] met
    [short] has { $have } so far
    [cannot] has { $have }, can’t be met any more
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
    [0] The draw pile is empty.
    [one] 1 card in the draw pile. It can only be { $names }.
   *[other] { $left } cards in the draw pile, in unknown order: { $names }.
  }
deck-removed = { $left ->
    [0] The draw pile is empty; { $removed } cards were removed unseen: { $names }.
   *[other] { $left } in the draw pile and { $removed } removed unseen, among { $names }.
  }
budget = Items: { $spare } of { $of } spare; { $empty ->
    [0] every spot is filled
    [one] 1 spot is still empty
   *[other] { $empty } spots are still empty
  }.

order = { $head }: { $words }
order-head = { $name }, { $edge ->
    [north] north
    [east] east
    [south] south
   *[west] west
  }
order-has = needs { $demand }, has { $have }. { $mend }
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
    [room] { $count ->
        [one] { $bare } must be filled too: take something back from { $spots }.
       *[other] { $bare } must all be filled too: take something back from { $spots }.
    }
    [back] { $over ->
        [0] Change what’s in { $spots }.
       *[other] Take something back from { $spots }.
    }
    [warning] This can’t be met wherever the grid ends.
   *[undo] No open spot can fix it: undo.
  }
order-fill = { $count ->
    [one] { $spots } is empty. Put at least one item there.
   *[other] { $spots } are empty. Put at least one item in each.
  }
order-clash = { $do ->
    [back] { $asked } can’t be met together. Change what’s in { $spots }.
   *[undo] { $asked } can’t be met together. Undo, and place the region elsewhere.
  }
order-asked = { $name } ({ $edge })

ask-turn = Turn { $turn } of { $turns }.
ask-roll = The dice are rolled
ask-roll-more = Nine dice, three of each colour; their values stay.
ask-draw = A region is revealed
ask-draw-more = The display is refilled from the draw pile.
ask-first = Choose your first region
ask-first-more = Your kingdom grows around it.
ask-place = { $count ->
    [one] Place { $name }
   *[other] Place one of { $count } regions
  }
ask-place-more = Put it next to the kingdom. You may discard an item to change a die.
ask-close = { $do ->
    [fill] { $name } completes { $lines }: fill { $count ->
        [one] its spots
       *[other] their spots
    }
   *[mend] { $name } completes { $lines }: meet { $count ->
        [one] its requirements
       *[other] their requirements
    }
  }
ask-close-more = You may fill other spots too. Then confirm.
ask-close-strict = Items go only there. Then confirm.
ask-free = { $name } is placed: put items or confirm
ask-free-more = As many items as you like in the open spots, or none.
ask-free-bare = No spots yet: they open between two neighbouring regions.
ask-win = Every requirement is met: confirm, and the kingdom is safe.
ask-change = Choose a die and its new value
ask-change-more = Discarded: { $item }. Any die you haven’t used, any other value.
ask-won = The kingdom is safe!
ask-won-more = Nine regions, twelve patrols. Same deal again, or a new one?
ask-lost = This turn can’t be completed
ask-lost-more = Undo to go back, or see whether this deal could have been won.
lost-lines = Nothing you have left can complete { $lines }.

say-roll = Roll { $pips } with a { $colour ->
    [white] white
    [yellow] yellow
   *[blue] blue
  } die
say-draw = Reveal { $name }
place-named = in { $place }
place-beside = { $side ->
    [north] north of { $name }
    [east] east of { $name }
    [south] south of { $name }
   *[west] west of { $name }
  }
place-between = between { $first } and { $second }
say-first = Begin with { $name }
say-place = Place { $name } { $place }
say-put = Put the { $item } { $place }
say-discard = Discard the { $item } to change a die
say-change = Change the { $item } to { $to }
say-end = Confirm turn { $turn }
tell-roll = { $colour ->
    [white] White
    [yellow] Yellow
   *[blue] Blue
  } die: { $pips }
tell-rolls = Dice: { $dice }
tell-rolls-of = { $colour ->
    [white] white
    [yellow] yellow
   *[blue] blue
  } { $pips }
tell-draw = { $name } is revealed
tell-first = { $name } is the first region
tell-place = { $name } { $place }
tell-closes = { $words }; completes { $lines ->
    [row] its row
    [column] its column
   *[both] its row and its column
  }
frame-fixed = { $axis ->
    [rows] the north and south borders are fixed
   *[columns] the west and east borders are fixed
  }
tell-frame = { $count ->
    [0] { $words }; { $frame }
    [one] { $words }; { $frame }: 1 requirement there no longer counts
   *[other] { $words }; { $frame }: { $count } requirements there no longer count
  }
tell-holds = { $lines } { $count ->
    [one] holds.
   *[other] hold.
  }
tell-put = { $item } { $place }
tell-discard = Discarded the { $item }
tell-change = { $item } → { $to }
tell-end = Turn { $turn } confirmed

sentence = { $words }.
describe-orders = Before you confirm:
describe-warnings = Warning:
describe-display = Display:
describe-kingdom = Kingdom:
describe-nothing = The kingdom is empty.
describe-cell = { $cell } { $name }. { $edges }.
describe-supply = { $count ->
    [one] Supply, 1 item: { $items }.
   *[other] Supply, { $count } items: { $items }.
  }

## Hints

hint-nothing-due = You don’t have to fill anything now.
hint-wait = You can keep items in your supply until a line is complete.
hint-keeps-all = { $every ->
    [1] The win stays certain, in { $layouts ->
        [one] one layout
       *[other] any of { $layouts } layouts
    }.
   *[other] You can still win whatever order the hidden cards come in ({ $every } counted); { $layouts ->
        [one] one winning layout is
       *[other] { $layouts } winning layouts are
    } still possible.
  }
hint-keeps = With best play you win in { $orders } of the { $every } possible orders of the hidden cards ({ $percent }%); { $layouts ->
    [one] one winning layout is
   *[other] { $layouts } winning layouts are
  } still possible.
hint-keeps-about = About { $percent } in 100 simulated games won (95% interval { $low } to { $high }); { $layouts ->
    [one] one winning layout found
   *[other] { $layouts } winning layouts found
  }, over the sets of nine cards still possible.
hint-short-contradiction = { $line }: no items can meet all its requirements.
hint-short-dice = { $line }: nothing you have left can meet all its requirements, whatever you change.
hint-short-line-items = { $line } needs more items than you can spare.
hint-short-all-items = The six lines still need at least { $need } items; you have { $have }.
hint-short-together = However the regions come to lie, { $have ->
    [one] the item you have left isn’t
   *[other] the { $have } items you have left aren’t
  } enough for all six lines.
hint-take-back = This turn can’t work out like that: take back the items you put.
hint-take-back-card = This turn can’t work out like that: take the region back and place it elsewhere.
hint-take-back-why = Without it { $layouts ->
    [one] one winning layout is
   *[other] { $layouts } winning layouts are
  } still there.
hint-lost = You can’t win this any more, whatever cards come.
doom-more = Play on if you like, or start this deal again.
doom-deal = This deal can’t be won, whatever cards come. Take another, or play on if you like.
hint-lost-given = As it stands, you can’t win this any more, whatever cards come. If you changed a die this turn, try taking that back.
hint-one-good = { $all ->
    [one] There’s only one placement.
   *[other] Of { $all } placements, { $alive } can still win, and one is best.
  }
hint-all-good = All { $all } placements can still win, and are equally good.
hint-some-good = Of { $all } placements, { $alive } can still win, and { $good } are equally good.
hint-some-keep = Of { $all } placements, { $alive } keep a winning layout possible.
hint-look-at = Look at { $region }.
hint-look-at-spot = Look { $spot }.
hint-look-at-change = Think about changing a die.
hint-line-due = { $line } is complete: fill it so that every requirement is met.
hint-instead = “{ $action }” would win in only { $orders } of the { $every } orders ({ $percent }%).
hint-instead-loses = “{ $action }” would lose; after it:
hint-example = It fails, for example, when the deck brings { $cards }.
hint-edge-never = Nothing could then meet { $edge }.
hint-miss-edge = Even the best layout then fails { $edge }.
hint-miss-region = No space is then left for { $region }: wherever it goes, a requirement fails.
hint-miss-laid = { $region } can then never have all its requirements met.
hint-miss-item = Even the best layout is then one { $colour ->
    [white] white
    [yellow] yellow
   *[blue] blue
  } cube short.
hint-fits = { $spaces ->
    [one] To win, { $region } can then only go in { $cells }.
   *[other] { $region } still fits in { $cells }.
  }
hint-layout = A kingdom that wins, row by row: { $top } / { $middle } / { $bottom }.
hint-layout-if = A kingdom that wins, if these nine come: { $top } / { $middle } / { $bottom }.
hint-layout-miss = The closest kingdom it leaves: { $top } / { $middle } / { $bottom }.
hint-then = Then the deck brings { $region }; best is “{ $action }”.
hint-then-nothing = Then the deck brings { $region }, and no placement can win any more.
edge-of = { $name }, { $edge }

twelve-patrols-print-cards = Print: the region cards
figure-item = { $value ->
    [0] { $colour ->
        [white] white cube
        [yellow] yellow cube
       *[blue] blue cube
    }
   *[other] { $colour ->
        [white] white { $value }
        [yellow] yellow { $value }
       *[blue] blue { $value }
    }
}
heat-title = Share of rolls that can be won, by how many dice show a number
heat-row = the dice show
heat-column = on so many of the nine dice
twelve-stands = in turn { $turn } of { $turns }
