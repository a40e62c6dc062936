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
deck-unknown = there is no deck “{ $name }”; the decks are { $decks }; a file is given by its path
deck-ours = “{ $name }” is a deck of the box and stays as it is; choose another name for your own
deck-link = this is no deck code; copy it whole, from d1 to its last character
card-unknown = the deck “{ $deck }” has no region “{ $name }”; its regions are { $names }
