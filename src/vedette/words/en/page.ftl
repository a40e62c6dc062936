# The words of the page alone; what the rules and the server say comes from their own files.

## Head, menu, pages
site = Site
skip = To the table
menu = Menu
language = Language
language-en = English
language-fr = Français
theme = Day or night
theme-system = As the device
theme-light = Day
theme-dark = Night
theme-toggle = Theme: day or night
motion = Motion
motion-system = As the device
motion-full = All of it
motion-none = None
decks = Decks
statistics = Statistics
rules = Rules
settings = Settings
keys = Keys
new-deal = New deal
this-table = This table
close = Close
done = Done
never-mind = Never mind
copy = copy
copied = copied
play = Play
contents = Contents
title-home = Three card games on one table
title-lost = Nothing here
lost-title = Off the map
lost-detail = There is nothing at this address.
back-home = Back to the start
no-table = There is no such table. It may have been forgotten.
no-server = The server does not answer. Try again in a moment.

## Home
choose-table = Choose your table
home-lead = Two to think over alone, one to play against somebody. No account, nothing to install.
home-foot = No account. Your games stay with this browser.
patrols-title = Patrols
patrols-name = 12 Patrols
patrols-pitch = Nine regions, eighteen knights and footmen, twelve posts to fill so that every border agrees.
spellfire-pitch = Clear six columns, find your champions, and beat the ones that bar the way to six realms.
patrol-pitch = Five soldiers face down, grouped as you dare. Reveal them to strike; keep them alive to score.
alone-minutes = alone, { $minutes } min
two-minutes = for two, { $minutes } min
being-built = Being built. It sits down at this table next.
choose-deal = Choose a deal
dealing = Dealing…
new-here = New here?
learn-rules = Read the rules
learn-rules-detail = five minutes
decks-detail = see them, enter yours
your-record = Your record
record-line = { $won } of { $played } won
record-none = nothing played yet
continue = Continue
continue-none = Nothing unfinished. What you leave open waits here, on the exact move.
continue-wait = One moment…
turn-of = turn { $turn } of { $turns }
grade-is = grade { $grade }
daily-of = daily { $date }
go-on = go on
to-mend = { $count ->
    [one] 1 to mend
   *[other] { $count } to mend
}
daily = Daily deal
daily-same = everyone gets the same
daily-grade = 12 Patrols, grade { $grade }
daily-tally = winnable; { $tried ->
    [one] 1 has
   *[other] { $tried } have
} tried, { $percent }% held
daily-first = winnable; nobody has tried it yet
daily-week = This week: { $won ->
    [one] 1 day won
   *[other] { $won } days won
}
daily-play = Play today’s deal
daily-resume = Go on with today’s deal
daily-won = Won. Look at it again

## The deal chooser
chooser-lead = Every deal has a code: whoever enters it gets the same dice and the same cards.
chooser-setup = Deck and variants
chooser-find = Find a deal
deck = Deck
see-deck = See this deck
enter-box = Enter the cards of your box
variants = Variants
way-winnable = A deal that can be won
way-winnable-detail = proved before it is dealt
way-random = Any deal
way-random-detail = as it comes; nine in ten can be won or so
by-grade = By grade, each of them winnable
by-code = By its code
by-record = From a record file
finding-deal = Looking for a deal and proving it…

## The table
display = Display
supply = Supply
kingdom = The kingdom
log = Log
hint = Hint
in-hand = { $count } in hand
dice = Dice (knights)
cubes = Cubes (footmen)
colour-white = White
colour-yellow = Yellow
colour-blue = Blue
letter-white = W
letter-yellow = Y
letter-blue = B
a-die = { $colour } die { $face }
a-cube = { $colour } cube
given-up = given up
budget = Item budget:
budget-spare = { $spare } of { $of } spare
budget-empty = { $empty ->
    [0] every post is filled
    [one] 1 post still needs one
   *[other] { $empty } posts still need one
}
this-turn = this turn
refilled = refilled after you confirm
deck-left = Deck, { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}
take-region = Take { $name }
see-region = { $name }: open large
open-large = { $name }, { $place }: open large
edge-north = North
edge-east = East
edge-south = South
edge-west = West
need = { $kind ->
    [items] { $number ->
        [one] exactly 1 item
       *[other] exactly { $number } items
    }
    [colours] { $number ->
        [one] one colour
       *[other] exactly { $number } colours
    }
   *[sum] dice sum to { $number }
}
demand = { $edge }: { $kind ->
    [items] { $number ->
        [one] exactly 1 item
       *[other] exactly { $number } items
    }
    [colours] { $number ->
        [one] one colour
       *[other] exactly { $number } colours
    }
   *[sum] dice sum to { $number }
}
demand-free = { $edge }: free
spot-here = It can go here.
spot-open = Add items.
spot-chosen = Chosen: the next item goes here.
spot-bar-add = the next item you choose goes here
take-back = take back
take-back-item = Take the { $item } back from { $spot }
not-there = It cannot go there. The marked places are free for it.
holding-region = { $name } in hand: choose a place. Esc puts it back.
holding-item = { $item } in hand: choose a post. Esc puts it back.
choose-region = Choose a region
before-you-confirm = Before you confirm
order-short = Still wanted:
order-cannot = Wrong:
order-warning = Warning:
orders-ready = Nothing is wrong. Confirm, and this turn’s patrols close.
orders-place = First choose a region from the display and lay it down.
orders-wait = Fill the posts that are marked.
confirm-turn = Confirm turn
confirm-mend = Confirm: { $count } to mend
change-die = Change a die
change-1 = Give up one item; it leaves the game.
change-2 = Given up: { $item }. Which die changes?
change-3 = Its new value?
turn-to = Turn it to { $value }
undo = Undo
undo-assists = Undo, back past what was revealed: the game counts as assisted
redo = Redo
restart = Restart this deal
bookmark = Bookmark
bookmarks = Bookmarks
bookmark-name = A name, if you like
bookmark-keep = Keep this position
bookmark-turn = turn { $turn }
bookmark-forget = Forget this bookmark
turn-bar = Turn
table-coming = Laying the table…
crumb-deal = Deal { $code }, { $deck }
this-deal = This deal
code = Code
copy-code = Copy the code
grade = Grade
grade-of = { $grade } of 5
verdict = Verdict
verdict-ask = ask
verdict-winnable = can be won
verdict-unwinnable = lost
verdict-undecided = undecided
time = Time
assisted = With help
assist-undo = undo past a reveal
assist-hint = hint
assist-chance = win chance
assist-watch = verdict
assist-solution = solution
assist-replay = replay
unassisted = without help
win-chance = Win chance
chance-offer = How likely a win is with best play from here. Counts as help.
chance-show = Show it
chance-hide = hide it
chance-by-turn = By turn: { $list }
hint-offer = Stuck? The lantern tells a little more each time, and always says why.
hint-tier = Tier { $tier } of 4
hint-next-1 = Nudge me
hint-next-2 = Which card or item?
hint-next-3 = The move
hint-next-4 = The whole line
hint-do = Do it
log-empty = Nothing has happened yet.
log-text = text
describe = The position in words
looking-back = Looking back: moment { $n } of { $last }. Nothing changes here.
replay = replay
replay-first = First moment
replay-previous = Previous moment
replay-next = Next moment
replay-last = Last moment
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-at = { $n } of { $last }
play-from-here = Play on from here
back-to-now = Back to now
solution = Solution
show-solution = Show a solution
take-over = Take over here
download-record = Download the record
give-up = Give up
give-up-ask = The deal then counts as lost. You can still see how it could have been won.
play-on = Play on
connection-lost = The connection is lost since { $since }. The table waits; nothing is lost.

## The end
end-won = The kingdom holds
end-lost = The kingdom falls
end-conceded = Given up
help-taken = Help
luck = points of luck
skill = points by choices
luck-and-skill = Luck and skill of this game
another-deal = Another deal
again = Again
share-deal = Copy a link to this deal

## Keys
key-arrows = walk among what can be done
key-enter = take, lay down, press
key-escape = put back, leave the replay
key-confirm = confirm the turn
key-undo = undo
key-redo = redo
key-hint = hint; again for more
key-describe = the position in words
key-bookmark = bookmark
key-new = another deal
key-ends = replay: first, last
key-steps = replay: back, forward
key-help = this sheet

## Decks
decks-lead = What lies on the table is data. Look at every card, or enter the cards of the box you own and play with them.
own-deck = yours
deck-see-lead = { $count ->
    [one] 1 card.
   *[other] { $count } cards.
} Icons: busts count items, shields count colours, the die counts pips.
deck-edit-lead = Enter each card as it is printed: its name, and what each edge requires. It stays on this server, for you alone.
deck-play = Play with this deck
deck-edit = Edit
deck-copy = Start from this deck
deck-forget = Forget this deck
deck-title = Name of the deck
my-box = My box
deck-text = The deck as a file
deck-as-text = As a file
deck-as-cards = As cards
deck-twelve = Make it twelve cards
deck-nine = Back to nine cards
deck-check = Check
deck-fine = Nothing is wrong with this deck.
deck-save = Save the deck
faults = { $count ->
    [one] 1 fault
   *[other] { $count } faults
}
line = line { $line }
card-number = Card { $number }
card-name = Name
card-name-of = Name of card { $number }
free = free
kind-items = Items
kind-colours = Colours
kind-sum = Sum of dice
terrain = Picture
terrain-auto = by its name
terrain-plains = plains
terrain-valley = valley
terrain-canyon = canyon
terrain-hills = hills
terrain-ford = ford
terrain-forest = forest
terrain-marsh = marsh
terrain-coast = coast
terrain-moor = moor
terrain-tower = tower
terrain-island = island
terrain-lake = lake

## Statistics and settings
statistics-lead = Games with help are counted apart: undo past a reveal, hints, the win chance, a solution.
statistics-none = Nothing to count yet: finish a game, won or lost.
alone = Alone
alone-detail = no help taken
with-help = With help
with-help-detail = hints, undo past a reveal
of-played = of { $played } won
share-won = { $percent }% won
streak = Streak now
best-streak = Best streak
fastest = Fastest win
time-played = Time at the table
unfinished = { $count ->
    [0] none unfinished
    [one] 1 unfinished
   *[other] { $count } unfinished
}
by-deck = By deck and grade
past-games = Finished games
forget-statistics = Forget finished games
forget-ask = All finished games and their records are forgotten. This cannot be undone.
forget-yes = Forget them
settings-lead = Kept in this browser.
chance-always = Always show the win chance
chance-always-detail = Every game then counts as played with help.
