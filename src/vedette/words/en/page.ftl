# The words of the page alone; what the rules and the server say comes from their own files.
# All files of a language share one space of names: everything here begins with "page-".

## first: Head, menu
page-site = Site
page-skip = To the table
page-menu = Menu
page-language = Language
page-theme-toggle = Theme: day or night
page-decks = Decks
page-statistics = Statistics
page-rules = Rules
page-settings = Settings
page-keys = Keys
page-new-deal = New deal
page-this-table = This table
page-close = Close
page-done = Done
page-never-mind = Never mind
page-copy = copy
page-copied = copied
page-play = Play
page-contents = Contents
page-title-home = Three card games on one table
page-title-lost = Nothing here
page-lost-title = Off the map
page-lost-detail = There is nothing at this address.
page-back-home = Back to the start
page-no-table = There is no such table. It may have been forgotten.
page-no-server = The server does not answer. Try again in a moment.
page-ask-again = Try again
page-learn = Learn by playing
page-turn-number = turn { $turn }
page-choose-deal = Choose a deal
page-learn-rules = Read the rules
page-continue-wait = One moment…
page-grade-is = difficulty { $grade }
page-go-on = go on
page-to-mend = { $count ->
    [one] 1 to mend
   *[other] { $count } to mend
}
page-daily = Daily deal
page-daily-same = everyone gets the same

## home: The home
page-choose-table = Choose your table
page-home-lead = Two to think over alone, one to play against somebody. No account, nothing to install.
page-home-foot = No account. The server knows your games by this browser.
page-alone-minutes = alone, { $minutes } min
page-two-minutes = for two, { $minutes } min
page-dealing = Dealing…
page-play-bot = Play a bot
page-choose-other = Choose who plays
page-new-here = New here?
page-decks-detail = see them, enter yours
page-your-record = Your results
page-record-line = { $won } of { $played } won
page-record-none = nothing played yet
page-continue = Continue
page-continue-none = Nothing unfinished. What you leave open waits here, on the exact move.
page-turn-of = turn { $turn } of { $turns }
page-daily-of = daily { $date }
page-and-more = { $count } more
page-daily-tally = winnable; { $tried ->
    [one] 1 has
   *[other] { $tried } have
} tried, { $percent }% held
page-daily-first = winnable; nobody has tried it yet
page-daily-week = This week: { $won ->
    [one] 1 day won
   *[other] { $won } days won
}
page-name-twelve-patrols = 12 Patrols
page-name-spellfire = Solitaire Spellfire
page-name-patrol = Patrol
page-short-twelve-patrols = 12 Patrols
page-short-spellfire = Spellfire
page-short-patrol = Patrol
page-pitch-twelve-patrols = Nine regions, eighteen knights and footmen, twelve spots to fill so that every border agrees.
page-pitch-spellfire = Clear six columns, find your champions, and beat the ones that bar the way to six realms.
page-pitch-patrol = Five soldiers face down, grouped as you dare. Reveal them to strike; keep them alive to score.
page-daily-again = See it again

## table: The table at first sight
page-seat-number = Player { $seat }
page-over-seat = Player { $seat } wins
page-log = Log
page-hint = Hint
page-dice = Dice (knights)
page-not-there = It cannot go there. The marked places are free for it.
page-undo = Undo
page-undo-assists = Undo, back past what was revealed: the game counts as assisted
page-redo = Redo
page-restart = Restart this deal
page-bookmark = Bookmark
page-bookmarks = Bookmarks
page-bookmark-turn = turn { $turn }
page-bookmark-forget = Delete this bookmark
page-turn-bar = Turn
page-table-coming = Laying the table…
page-crumb-deal = Deal { $code }, { $deck }
page-this-deal = This deal
page-code = Code
page-fair = Fair deal
page-fair-waits = waits for every player
page-fair-pledged = pledged { $pledge }…
page-fair-verified = verified
page-fair-kept = pledges kept
page-fair-older = pledge kept
page-fair-broken = not as pledged
page-fair-kept-detail = Every salt is the one that was pledged. This page could not check that every card follows from them; “vedette replay” checks all of the record.
page-fair-older-detail = The server’s salt is the one that it pledged ({ $pledge }). At this older table the players pledged none; “vedette replay” checks the cards of the record.
page-fair-detail = Before the deal the server and every player’s browser showed the hash of a salt; the server’s was { $pledge }. Then all salts were opened, the server’s after the end, and every card follows from them. This page computes that anew; “vedette replay” checks the record.
page-other-line = The line it left
page-other-line-go = go there
page-copy-code = Copy the code
page-grade = Difficulty
page-grade-of = { $grade } of 5
page-verdict = Verdict
page-verdict-ask = ask
page-verdict-winnable = can be won
page-verdict-unwinnable = can’t be won
page-verdict-draft = take it back
page-verdict-undecided = undecided
page-time = Time
page-assisted = With help
page-assist-undo = undo past a reveal
page-assist-hint = hint
page-assist-chance = win chance
page-assist-watch = verdict
page-assist-solution = solution
page-assist-replay = replay
page-assist-branch = played on from a moment
page-win-chance = Win chance
page-chance-offer = With best play from here. Counts as help.
page-chance-show = show
page-chance-hide = hide it
page-hint-offer = Stuck? The lantern tells a little more each time, and always says why.
page-stop = Stop
page-hint-tier = Tier { $tier } of 4
page-hint-next-1 = Nudge me
page-hint-next-2 = Which card or item?
page-hint-next-3 = The move
page-hint-next-4 = The whole line
page-hint-do = Do it
page-log-empty = Nothing has happened yet.
page-log-and = { $words };
page-log-text = text
page-describe = The position in words
page-looking-back = Looking back: moment { $n } of { $last }.
page-looking-back-quiet = Nothing changes here.
page-looking-ahead = The solution, step { $step } of { $steps }. Nothing is done until you take over.
page-replay = Replay
page-replay-link = replay
page-replay-previous = Previous moment
page-replay-next = Next moment
page-back-to-now = Back to now
page-solution = Solution
page-show-solution = Show a solution
page-download-record = Download the record
page-give-up = Give up
page-connection-lost = The connection is lost since { $since }. The table waits; nothing is lost.
page-end-conceded = Given up
page-lore-kept = Lore
page-lore-total = { $played ->
    [one] { $points ->
        [one] 1 point
       *[other] { $points } points
    } in 1 game
   *[other] { $points ->
        [one] 1 point
       *[other] { $points } points
    } in { $played } games
}
page-another-deal = Another deal
page-ask-yours = Your turn
page-holding-escape = Esc cancels.
page-ask-bot = The opponent is thinking
page-ask-theirs = Waiting for the other side
page-choices = What you may do
page-choices-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
page-choices-none = Nothing fits what you typed.
page-choices-wait = Nothing to do just now
page-rules-here = The rules for this moment
page-links = Links
page-lists = Deck lists
page-print = Print
page-ask-watching = You are watching
page-undo-ask = Ask to take back
page-company = At the table
page-invite = Invite somebody
page-rematch = Rematch
page-rematch-follow = Follow to the rematch
page-over-won = You win
page-over-lost = You lose

## company: Who sits at a table of several
page-seat-you = you
page-seat-here = here
page-seat-away = away
page-seat-gone = has gone
page-seat-thinking = thinking
page-seat-free = free
page-asked-undo = The other side would like to take its last move back.
page-asked-rematch = The other side would like a rematch.
page-asking-undo = You asked to take your last move back.
page-asking-rematch = You asked for a rematch.
page-agree = Agree
page-decline = Decline
page-claim = Claim the win
page-claim-detail = The other side has gone. You may wait, or claim the win.
page-invite-copy = Copy the invitation
page-invite-detail = The first person to open it gets the free seat. No account is needed.

## more: The table later: the end, the replay, company, sheets, lessons
page-chance-by-turn = By turn: { $list }
page-bookmark-name = A name, if you like
page-bookmark-keep = Keep this position
page-bring = Choose your deck
page-bring-wait = Waiting for the others
page-bring-closed = Deck lists are closed: nobody else learns which one you play, or what is in it, before the end.
page-bring-open = Deck lists are open: once everybody has chosen, both may be looked at.
page-bring-wait-detail = The cards are dealt as soon as every player has chosen a deck.
page-bring-watch = The players are choosing their decks.
page-bring-which = Decks
page-bring-own = { $deck } (yours)
page-bring-code = by a code…
page-bring-code-text = The code of a deck, or a link that ends with it
page-bring-this = Play with this deck
page-bring-keep = Keep { $deck }
page-bring-or = Or take another:
page-bring-mine = Your deck
page-bring-seat = Player { $seat } has chosen a deck.
page-bring-other = Choose another
page-lists-mine = yours
page-lists-seat = player { $seat }
page-lists-closed = The other’s list is closed until the end.
page-unassisted = without help
page-replay-first = First moment
page-replay-last = Last moment
page-replay-play = Play
page-replay-pause = Pause
page-replay-moment = Moment
page-replay-at = { $n } of { $last }
page-copy-moment = Copy a link to this moment
page-play-from-here = Play on from here
page-take-over = Take over here
page-give-up-ask-duel = Your opponent wins, even if it is your turn.
page-give-up-ask = The deal then counts as lost. You can still see how it could have been won.
page-play-on = Play on
page-help-taken = Help
page-luck = points of luck
page-skill = points by choices
page-luck-and-skill = Luck and skill of this game
page-again = Again
page-share-deal = Copy a link to this deal
page-position = The position
page-choices-narrow = Type to narrow the list
page-rules-page = The rules on a page of their own
page-link-deal = This deal
page-link-deal-detail = The same deal, from the start.
page-link-table = This table
page-link-table-detail = To look on; only you can play here.
page-link-moment = This moment
page-link-moment-detail = The replay opens at this action.
page-lesson-step = { $step } of { $steps }
page-lesson-back = Back
page-lesson-next = Go on
page-lesson-show = Show me
page-lesson-chapter = Next chapter
page-lesson-play = Play a deal of your own
page-lesson-leave = All chapters
page-lesson-other = You may do that in a game. Here the lesson goes on with: { $wanted }.
page-lesson-read = First read on: press “Go on”.
page-lesson-not-here = Not in a lesson.
page-another-game = Another game
page-over-drawn = A draw
page-eyes = Seen by
page-eyes-own = your own eyes
page-eyes-of = player { $seat }
page-eyes-all = everybody
page-hand-over = Hand the device to player { $seat }
page-hand-over-detail = Nothing is shown until the other player takes it.
page-hand-over-take = I am player { $seat }
page-elsewhere = Open in another tab
page-elsewhere-detail = This seat is being played in another tab or window. It can be played in one at a time.
page-elsewhere-here = Use here

## quiet: Pages that are read
page-language-en = English
page-language-fr = Français
page-theme = Day or night
page-theme-system = As the device
page-theme-light = Day
page-theme-dark = Night
page-motion = Motion
page-motion-system = As the device
page-motion-full = All of it
page-motion-none = None
page-chooser-lead = Every deal has a code: anyone who enters it gets the same deal.
page-chooser-setup = What is played
page-chooser-find = Find a deal
page-deck = Deck
page-see-deck = See this deck
page-goal = Goal
page-deal-shared = The deal { $code }: its cards, decks and variants. Who plays it?
page-deal-shared-other = Set up another game
page-variants = Variants
page-way-winnable = A deal that can be won
page-way-winnable-detail = proved before it is dealt
page-way-random = Any deal
page-way-random-detail = as it comes, winnable or not
page-by-grade = By difficulty, each of them winnable
page-by-code = By its code or number
page-by-record = From a record or deal file
page-finding-deal = Looking for a deal and proving it…
page-key-arrows = walk among what can be done
page-key-enter = take, lay down, press
page-key-escape = put back, leave the replay
page-key-confirm = confirm the turn
page-key-change = change a die
page-key-undo = undo
page-key-redo = redo
page-key-hint = hint; again for more
page-key-describe = the position in words
page-key-bookmark = bookmark
page-key-new = another deal
page-key-ends = replay: first, last
page-key-steps = replay: back, forward
page-key-turns = replay: a turn back, forward
page-key-play = replay: play, pause
page-key-space = Space
page-key-stay = stay in a battle
page-key-large = a card, large
page-key-whole = a card, with its whole text
page-key-right = Right click
page-key-long = Long press
page-bind-press = Press the key for: { $what }. Escape leaves it as it is.
page-bind-refused = A letter or a sign, please: digits, space, Enter and the arrows have their use.
page-bind-conflict = { $key } is taken already: { $what }. Press another key.
page-bind-done = { $key }: { $what }
page-bind-defaults = All keys are as they were at first.
page-bind-reset = Reset the keys
page-bind-link = Change the keys
page-key-help = the sheet of keys
page-decks-lead = What lies on the table is data. Look at every card, or enter the cards of the box you own and play with them.
page-own-deck = yours
page-deck-cards-lead = { $count } cards.
page-deck-play = Play with this deck
page-deck-edit = Edit
page-deck-copy = Start from this deck
page-deck-link = Copy a link to this deck
page-deck-forget = Delete this deck
page-deck-title = Name of the deck
page-deck-text = The deck as a file
page-deck-as-text = As a file
page-deck-as-cards = As cards
page-deck-check = Check
page-deck-untouched = Every fault will be listed here while you write.
page-print-svg = as a ZIP of SVG pages
page-deck-fine = Nothing is wrong with this deck.
page-deck-save = Save the deck
page-fault-at = { $place }:
page-fault-line = line { $line }
page-faults-every = Show all { $count } faults
page-faults-first = Show only the first fault
page-deck-unread = This deck has faults, so its cards cannot be laid out: here is its file. Once it is right, “As cards” lays them out.
page-faults = { $count ->
    [one] 1 fault
   *[other] { $count } faults
}
page-free = free
page-terrain = Picture
page-statistics-lead = Games with help are counted apart: undo past a reveal, hints, the win chance, a solution.
page-statistics-none = Nothing to count yet: finish a game, won or lost.
page-alone = Alone
page-alone-detail = no help taken
page-with-help = With help
page-with-help-detail = hints, undo past a reveal
page-of-played = of { $played } won
page-none-finished = No game finished yet.
page-share-won = { $percent }% won
page-streak = Streak now
page-best-streak = Best streak
page-fastest = Fastest win
page-time-played = Time at the table
page-unfinished = { $count ->
    [0] none unfinished
    [one] 1 unfinished
   *[other] { $count } unfinished
}
page-by-deck = By deck and difficulty
page-open-games = Unfinished games
page-past-games = Finished games
page-lore = Lore
page-lore-of = Lore of { $name }
page-lore-points = { $points ->
    [one] point kept for ever
   *[other] points kept for ever
} · { $game }, { $played ->
    [one] 1 game
   *[other] { $played } games
}
page-lore-none = Points of games that are played for Lore are kept here for ever. There are none yet.
page-lore-name = Name of this profile
page-lore-call = Keep the name
page-lore-named = The name is kept.
page-lore-token-detail = Token of this profile: it takes these points to another browser, where each game counts once. Whoever has it can add them.
page-lore-copy = Copy the token
page-lore-bring = Token of a profile from another browser
page-lore-add = Add its points
page-lore-added = { $count ->
    [0] Nothing new in it: every game of it is here already.
    [one] 1 game added.
   *[other] { $count } games added.
}
page-forget-statistics = Delete finished games
page-forget-ask = All finished games leave your lists and statistics. Those that no other player keeps are erased, records included. This cannot be undone.
page-forget-yes = Delete them
page-settings-lead = Kept in this browser.
page-always-chance = Always show the win chance
page-always-chance-detail = Every game then counts as played with help.
page-always-sound = Sounds
page-always-sound-detail = Wood on the table, dice, a seal. Made by the page itself.
page-always-verdict = Say when a deal is lost
page-always-verdict-detail = And at which turn it was. Every game then counts as played with help.
page-key-rules = the rules for this moment
page-key-columns = a column of Spellfire
page-learn-lead = A recorded game that you play yourself, step by step. Nothing you do here counts.
page-learn-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
page-learn-again = done; once more
page-choose-file = Open a file…
page-choose-match = Choose who sits opposite
page-chooser-lead-match = The cards are shuffled when the table opens; nobody knows the deal.
page-seats-how = Who plays
page-seats-bot = Against a bot
page-seats-bot-detail = Level 0 plays blindly; each further level looks deeper. They see what their seat sees, no more.
page-bot-level = Level { $level }
page-seats-people = With somebody
page-seats-invite = Invite somebody by a link
page-seats-invite-detail = each on a device of their own
page-seats-here = Both at this screen
page-seats-here-detail = the device is handed over between turns
page-starter = Starting champion
page-clock-choice = Clock
page-clock-none = no clock
page-theirs = The deck of whoever you invite
page-theirs-brought = their own choice
page-theirs-same = the same as yours
page-theirs-lot = drawn by lot
page-clock-minutes = { $minutes } min, and { $seconds } s a turn
page-learn-of = Learn by playing: { $game }
page-deck-new = Build a deck
page-deck-from = Begin with
page-deck-from-none = no cards
page-deck-from-random = a made-up deck
page-deck-draw = Make up another
page-deck-drawing = Looking for one…
page-wish-any = no wish
page-deck-from-ask = What you have built here would be gone.
page-deck-from-yes = Begin again

## quiet: Cards of one's own

page-own-cards = Cards of my own
page-own-cards-lead = Make cards of your own: what they do is told in the language of the powers, and printed in English and French while you write.
page-set-mine = { $game }: my sets
page-set-none = No set yet.
page-set-new = Begin a new set
page-set-from = Begin with a copy of “{ $set }”
page-set-import = Read a set from a file
page-set-untitled = New set
page-set-head = The set
page-set-card = The card
page-set-choose = Card
page-set-unnamed = card { $number }, without a name yet
page-set-add = Add a card
page-set-copy = Copy it
page-set-remove = Take it out
page-set-says = What it says
page-set-says-lead = Printed from the power; write here instead, and the power is read from your words.
page-set-in-en = In English
page-set-in-fr = In French
page-set-both = { $field }, { $language ->
    [fr] in French
   *[en] in English
 }
page-set-untold = not told yet
page-set-unseen = The card is drawn as soon as nothing of it is wrong.
page-set-fine = Nothing is wrong with this set.
page-set-more = More, seldom told
page-set-save = Save the set
page-set-saved = Saved.
page-set-play = Play with these cards
page-set-left = No place in the deck for { $names }.
page-set-to-deck = See the deck
page-set-export = As a file, to keep
page-set-forget = Delete this set
page-set-text = The set as a file

## twelve-patrols: The kingdom
page-display = Display
page-supply = Supply
page-kingdom = The kingdom
page-in-hand = { $count } in hand
page-cubes = Cubes (footmen)
page-colour-white = White
page-colour-yellow = Yellow
page-colour-blue = Blue
page-a-die = { $colour } die { $face }
page-a-cube = { $colour } cube
page-given-up = discarded
page-budget = Item budget:
page-budget-spare = { $spare } of { $of } spare
page-budget-empty = { $empty ->
    [0] every spot is filled
    [one] 1 spot still needs one
   *[other] { $empty } spots still need one
}
page-this-turn = this turn
page-refilled = refilled after you confirm
page-deck-count = { $left } in the draw pile
page-deck-left = Draw pile, { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}
page-take-region = Take { $name }
page-see-region = { $name }: open large
page-open-large = { $name }, { $place }: open large
page-edge-north = North
page-edge-east = East
page-edge-south = South
page-edge-west = West
page-demand = { $edge }: { $kind ->
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
page-demand-free = { $edge }: free
page-spot-here = It can go here.
page-spot-open = Add items.
page-spot-chosen = Chosen: the next item goes here.
page-spot-bar-add = the next item you choose goes here
page-take-back = take back
page-take-back-item = Take the { $item } back from { $spot }
page-holding-region = { $name } in hand: choose a place.
page-holding-item = { $item } in hand: choose a spot.
page-choose-region = Choose a region
page-before-you-confirm = Before you confirm
page-order-short = Still wanted:
page-order-cannot = Wrong:
page-order-warning = Warning:
page-orders-ready = Nothing is wrong. Confirm, and this turn’s patrols close.
page-orders-place = First choose a region from the display and lay it down.
page-orders-wait = Fill the spots that are marked.
page-confirm-turn = Confirm turn
page-confirm-mend = Confirm: { $count } to mend
page-change-die = Change a die
page-change-1 = Discard one item; it leaves the game.
page-change-2 = Discarded: { $item }. Which die changes?
page-change-3 = Its new value?
page-turn-to = Turn it to { $value }
page-end-won = The kingdom holds
page-end-lost = This turn cannot be completed

## twelve-patrols-deck: Its decks
page-need = { $kind ->
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
page-deck-edit-lead = Enter each card as it is printed: its name, and what each edge requires. It stays on this server, for you alone.
page-deck-twelve = Make it twelve cards
page-deck-nine = Back to nine cards
page-card-number = Card { $number }
page-card-name = Name
page-card-name-of = Name of card { $number }
page-kind-items = Items
page-kind-colours = Colours
page-kind-sum = Sum of dice
page-terrain-auto = by its name
page-terrain-plains = plains
page-terrain-valley = valley
page-terrain-canyon = canyon
page-terrain-hills = hills
page-terrain-ford = ford
page-terrain-forest = forest
page-terrain-marsh = marsh
page-terrain-coast = coast
page-terrain-moor = moor
page-terrain-tower = tower
page-terrain-island = island
page-terrain-lake = lake
page-deck-icons = Icons: busts count items, shields count colours, the die counts pips.

## patrol: The field
page-patrol-hidden = a hidden soldier
page-patrol-hidden-detail = It lies face down. Nobody on this side of the table knows who it is.
page-patrol-down = face down
page-patrol-seen = seen, face down
page-patrol-plain = plain
page-patrol-acts = acts
page-patrol-aimed = the target
page-patrol-may = may be chosen
page-patrol-would-fall = would fall
page-patrol-would-stand = would stand
page-patrol-unsure = nobody can tell
page-patrol-spendable = may be sacrificed
page-patrol-spent = sacrificed
page-patrol-counter = { $kind ->
    [permanent] { $count ->
        [one] 1 permanent level
       *[other] { $count } permanent levels
    }
    [temporary] { $count ->
        [one] 1 level for this round
       *[other] { $count } levels for this round
    }
    [poison] poisoned
    [attack] +{ $count } attack
    [health] +{ $count } health
    [wounds] { $count } damage
   *[beast] Beast Mode
}
page-patrol-side = { $side ->
    [you] You
    [enemy] Enemy
    [a] Player 1
   *[b] Player 2
}
page-patrol-base = { $side ->
    [you] Your base
    [enemy] Enemy base
    [a] Player 1’s base
   *[b] Player 2’s base
}
page-patrol-base-seat = Player { $seat }’s base
page-patrol-won-seat = Player { $seat } has won, { $more } to { $less }.
page-patrol-base-empty = empty
page-patrol-ran = { $count ->
    [one] 1 has run
   *[other] { $count } have run
}
page-patrol-waits = { $count ->
    [one] 1 in hand
   *[other] { $count } in hand
}
page-patrol-fallen = { $count ->
    [0] nobody has fallen
   *[other] { $count } fallen
}
page-patrol-fallen-of = { $side ->
    [you] Your fallen
    [enemy] The enemy’s fallen
    [a] Player 1’s fallen
   *[b] Player 2’s fallen
}
page-patrol-of = of { $most }
page-patrol-bubble = { $hue }: { $text }
page-patrol-attacks = attacker
page-patrol-defends = defender
page-patrol-deck = deck
page-patrol-afield = afield
page-patrol-up = face up
page-patrol-goal = { $kind ->
    [rounds] { $most } rounds
    [lore] Hardcore Lore
   *[points] First to { $most }
}
page-patrol-muster = Form your patrols
page-patrol-theirs = The enemy’s patrols
page-patrol-number = Patrol { $patrol }
page-patrol-new = New patrol
page-patrol-hand = In hand
page-patrol-in-hand = { $name }, in hand
page-patrol-drafted = { $name }, for patrol { $patrol }
page-patrol-holding = In hand: { $name }. Press a patrol.
page-patrol-left = { $count ->
    [one] 1 soldier is still in hand
   *[other] { $count } soldiers are still in hand
}
page-patrol-ready = { $count ->
    [one] One patrol stands ready.
   *[other] { $count } patrols stand ready.
}
page-patrol-march = Lay them down
page-patrol-gather = All together
page-patrol-scatter = Each alone
page-patrol-look = Look closer
page-patrol-unassigned = Patrols that face nobody
page-patrol-assigning = Who faces whom
page-patrol-assign-own = Choose one of your patrols
page-patrol-assign-enemy = Now choose the enemy patrol that it faces
page-patrol-assign-wait = The enemy chooses who faces whom.
page-patrol-forming = Patrols are being formed.
page-patrol-nobody-faces = nobody faces these
page-patrol-bare = The field is empty.
page-patrol-orders = Your orders
page-patrol-orders-of = Orders for { $name }
page-patrol-choose-own = Choose one of your soldiers
page-patrol-choose-whom = Choose whom it is used on
page-patrol-chosen = { $name }: now choose an enemy, or another order.
page-patrol-chosen-alone = { $name }: choose an order.
page-patrol-against = { $name } against { $target }: confirm, or choose another.
page-patrol-if-attack = If you attack
page-patrol-attack = Attack { $name }
page-patrol-use = Use { $ability }
page-patrol-use-on = Use it on { $name }
page-patrol-hide = Turn face down ({ $ability })
page-patrol-change = Change to patrol { $patrol }
page-patrol-run = Run to base
page-patrol-stay = Stay
page-patrol-cancel = Cancel
page-patrol-window = Does it answer?
page-patrol-window-wait = The enemy may answer.
page-patrol-level = Level
page-patrol-printed = printed { $level }
page-patrol-attack-is = Attack
page-patrol-health-is = Health
page-patrol-type = { $type ->
    [R] reveal
    [P] passive
   *[D] defence
}
page-patrol-no-ability = No ability.
page-patrol-spellball = It reaches other patrols.
page-patrol-formation = Your formation
page-patrol-end-won = Your patrols hold the field
page-patrol-end-lost = The enemy holds the field
page-patrol-end-drawn = The field is shared

## patrol-battle: Its battles
page-patrol-lane = Your patrol { $own } against patrol { $enemy }
page-patrol-choose-target = Choose whom to attack
page-patrol-face-down = The face-down card { $place }
page-patrol-named = { $name } { $place }
page-patrol-spend = Sacrifice { $name }: +{ $attack } attack
page-patrol-spend-detail = It goes to the fallen, whatever comes of the attack.
page-patrol-clash-both = both fall
page-patrol-clash-theirs = theirs falls
page-patrol-clash-ours = yours falls
page-patrol-clash-none = nobody falls
page-patrol-clash-unsure = nobody can tell
page-patrol-window-attack = { $actor } attacks your hidden { $aimed }.
page-patrol-window-ability = { $actor } uses an ability on your hidden { $aimed }.
page-patrol-window-detail = Every window stays open equally long, so nobody can tell whether you had a choice.
page-patrol-window-sent = Decided. It goes out when the time is over; until then you may still change it.

## patrol-deck: Its decks
page-patrol-pencil = Pencils
page-patrol-pencil-on = { $name }, { $colour }
page-patrol-quota = { $has } of { $wants }
page-patrol-total = { $has } of 90 cards. Take a pencil, then press a soldier: it is coloured, and in the deck. Press again to take it out.

## spellfire: The tableau
page-sf-tableau = The tableau: six columns
page-sf-pool = Pool
page-sf-pool-detail = the shield shows the printed level, “now” the level with everything in force
page-sf-now = now
page-sf-foe = Foe
page-sf-down = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
  }
page-sf-no-realm = No realm yet
page-sf-no-attack = no attack here
page-sf-won = Won.
page-sf-cleared = Column cleared
page-sf-turning = The next card is turned
page-sf-in-fight = in the fight
page-sf-take = Choose { $name }
page-sf-take-target = Lay it on { $name }
page-sf-holding = { $name } is chosen: press a marked card.
page-sf-totals = { $mine } to { $theirs }
page-sf-one = { $do }: { $totals }
page-sf-realms = Realms won
page-sf-rule = Rule in force
page-sf-rule-none = No rule is in play.
page-sf-event = Lasting event
page-sf-event-none = No event lasts.
page-sf-foes = Foes
page-sf-foes-detail = { $beaten } beaten, { $shown } in sight, { $unseen } not met yet
page-sf-discards = Discard pile
page-sf-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
page-sf-look-through = look through
page-sf-fight = { $champion } attacks { $realm }
page-sf-last-fight = The last fight
page-sf-yours = { $total }, you
page-sf-theirs = { $total }, theirs
page-sf-tie = { $total }, a tie is theirs
page-sf-hidden = { $count ->
    [0] No card lies hidden under { $foe } any more.
    [one] One card lies hidden under { $foe }: falling behind, it turns it over.
   *[other] { $count } cards lie hidden under { $foe }: falling behind, it turns them over.
  }
page-sf-hidden-short = { $count ->
    [one] 1 hidden
   *[other] { $count } hidden
  }
page-sf-steps = Step by step
page-sf-steps-count = { $count } steps
page-sf-watch = Watch it again
page-sf-winning = ahead
page-sf-losing = behind
page-sf-at = { $column }, against { $face }
page-sf-in = column { $column }
page-sf-do-attach-first = These must be attached first
page-sf-do-attach = Attach
page-sf-do-attack = Attack
page-sf-do-discard = Discard
page-sf-do-play = Play for the attacker
page-sf-do-yield = Let the champion fall
page-sf-do-choose = Choose
page-sf-do-keep = Keep one
page-sf-do-option = Alternatives
page-sf-do-enough = Enough
page-sf-choose-where = Choose where
page-sf-nothing = There is nothing to do with this card now.
page-sf-large = Open large
page-sf-now-level = Level now: { $level }
page-sf-plain = No power of its own.
page-sf-end-won = Six realms won
page-sf-end-lost = The columns hold

## spellfire-deck: Its decks
page-sf-bench-lead = Seek cards by what they are or by a word of their power, and add them. What is still wrong is told as you build.
page-sf-levels = { $total } levels
page-sf-part-friendly = Friendly champions
page-sf-part-opposing = Opposing champions
page-sf-part-realm = Realms
page-sf-part-holding = Holdings
page-sf-part-event = Events
page-sf-part-rule = Rules
page-sf-part-ally = Allies
page-sf-part-item = Magical items
page-sf-part-artifact = Artifacts
page-sf-part-round-four = Round 4 cards
page-sf-take-out = Take { $name } out
page-sf-any = any
page-sf-pool-all = All cards
page-sf-seek = Words of the name or the power
page-sf-seek-detail = dragon, immune, discard …
page-sf-seek-type = Type
page-sf-seek-world = World
page-sf-seek-keyword = Keyword
page-sf-seek-least = Level from
page-sf-seek-most = Level to
page-sf-there = in the deck
page-sf-starts = starts the game
page-sf-lead = Start with { $name }
page-sf-of = { $count } of { $wanted }
page-sf-levels-of = { $total } levels (40 to 45)
page-sf-add = Add { $name }
page-sf-add-friend = Friend
page-sf-add-foe = Foe
page-sf-more = And { $count } more: narrow the search.
page-sf-part-empty = none yet
