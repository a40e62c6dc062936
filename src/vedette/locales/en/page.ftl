# The words of the page alone; what the rules and the server say comes from their own files.
# All files of a language share one space of names: everything here begins with "page-".

## first: Head, menu
page-site = Site
page-skip = Skip to the content
page-menu = Menu
page-language = Language
page-theme-toggle = Theme: light or dark
page-lab = Lab
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
page-title-home = Three card games, one table
page-title-lost = Nothing here
page-lost-title = Off the map
page-lost-detail = There’s no page at this address.
page-back-home = Back to home
page-no-table = This table doesn’t exist. It may have expired.
page-no-server = The server isn’t answering. Try again in a moment.
page-ask-again = Try again
page-learn = Learn by playing
page-turn-number = turn { $turn }
page-choose-deal = Choose a deal
page-learn-rules = Read the rules
page-continue-wait = One moment…
page-grade-is = difficulty { $grade }
page-go-on = continue
page-to-mend = { $count ->
    [one] 1 to fix
   *[other] { $count } to fix
}
page-daily = Daily deal
page-daily-same = everyone gets the same
page-daily-past = Calendar and past deals
page-daily-again = See it again
page-puzzles = Puzzles
page-dealing = Dealing…
page-rung = { $done ->
    [0] Next: rung { $rung } of { $rungs }, { $what }
   *[other] All { $rungs } rungs won. Once more: { $what }
}

## home (first): The home
page-turn-yours = your turn
page-turn-theirs = their turn
page-time-left = { $days } d { $hours } h left
page-choose-table = Choose your table
page-home-lead = Two solo puzzles and one duel. No account, nothing to install.
page-home-foot = What you leave open stays with this browser, on the exact move.
page-alone-minutes = solo, { $minutes } min
page-two-minutes = for 2, { $minutes } min
page-play-bot = Play a bot
page-choose-other = Choose who plays
page-new-here = New here?
page-decks-detail = browse them, add your own
page-your-record = Your results
page-record-line = { $won } of { $played } won
page-record-helped = { $won } of { $played } won, { $helped } with help
page-record-none = no games yet
page-continue = Continue
page-continue-none = Nothing unfinished. What you leave open waits here, on the exact move.
page-turn-of = turn { $turn } of { $turns }
page-round-number = round { $round }
page-score = { $lead ->
    [mine] you lead { $mine } to { $theirs }
    [theirs] you’re behind { $mine } to { $theirs }
   *[nobody] level at { $mine }
  }
page-score-shared = { $mine } to { $theirs }
page-realms-of = { $won } of { $all } realms won
page-open-against = against { $name }
page-open-shared = two players, one screen
page-open-vacant = waiting for a player
page-open-unnamed = against a player without a name
page-daily-of = daily { $date }
page-and-more = { $count } more
page-daily-tally = winnable; { $tried ->
    [one] 1 try
   *[other] { $tried } tries
}, { $percent }% won without help
page-daily-first = winnable; be the first to try it
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
page-pitch-twelve-patrols = Place nine regions, then guard every border with your eighteen knights and footmen.
page-pitch-spellfire = Clear six columns, find your champions, and beat the ones that bar the way to six realms.
page-pitch-patrol = Five hidden soldiers. Reveal them to strike, keep them alive to score.
page-daily-tally-duel = { $tried ->
    [one] 1 try
   *[other] { $tried } tries
}, { $percent }% won without help
page-daily-first-duel = be the first to try it
page-challenges = Open games
page-challenge-unnamed = Someone without a name
page-challenge-accept = See and sit down
page-challenge-fair = verifiable deal
page-challenge-brings = each brings a deck

## opening (first): Over any page, while a table is opened
page-opening-waits = { $kind ->
    [grade] Looking for a winnable deal of difficulty { $grade }…
    [winnable] Looking for a winnable deal…
    [rung] Preparing the next rung of the ladder…
    [daily] Preparing the daily deal…
    [code] Reading the code…
    [record] Replaying the game in the file…
    [deal] Reading the deal in the file…
   *[other] Dealing…
}
page-opening-cancel = Cancel

## table (first): The table at first sight
page-over-lost = You lose
page-over-won = You win
page-over-seat = Player { $seat } wins{ $score }
page-over-drawn = Draw
page-seat-number = Player { $seat }
page-show-again = Show it again:
page-stage-opening = How this deal began
page-stage-step = Next step
page-stage-skip = Skip
page-deck = Deck
page-log = Log
page-hint = Hint
page-dice = Dice (knights)
page-not-there = It can’t go there. Choose one of the marked spaces.
page-undo = Undo
page-undo-assists = Undo past a reveal: the game then counts as played with help
page-redo = Redo
page-restart = Restart this deal
page-bookmark = Bookmark
page-bookmarks = Bookmarks
page-counted = { $counts ->
    [cards] { $turn ->
        [one] one card revealed
       *[other] { $turn } cards revealed
      }
    [rounds] round { $turn }
   *[turns] turn { $turn }
}
page-bookmark-forget = Delete this bookmark
page-turn-bar = Actions
page-table-coming = Setting up…
page-crumb-deal = Deal { $code }, { $deck }
page-this-deal = This deal
page-code = Code
page-other-line = The original line
page-other-line-go = go there
page-copy-code = Copy the code
page-ladder = Ladder
page-rung-of = rung { $rung } of { $rungs }
page-grade = Difficulty
page-grade-of = { $grade } of 5
page-verdict = Verdict
page-verdict-ask = check
page-verdict-winnable = can be won
page-verdict-unwinnable = can’t be won
page-verdict-draft = take it back
page-verdict-undecided = undecided
page-moves = Moves
page-time = Time
page-assisted = With help
page-assist-undo = undo past a reveal
page-assist-hint = hint
page-assist-chance = win chance
page-assist-watch = verdict
page-assist-solution = solution
page-assist-replay = replay
page-assist-branch = continued from a replay
page-win-chance = Win chance
page-chance-offer = Counts as help.
page-chance-show = show
page-chance-hide = hide
page-hint-offer = Stuck? Each hint tells you a little more, and why.
page-stop = Stop
page-hint-tier = Hint { $tier } of 4
page-hint-next-1 = Give me a hint
page-hint-next-2 = Which card or item?
page-hint-next-3 = The move
page-hint-next-4 = The whole line
page-hint-do = Do it for me
page-log-empty = Nothing has happened yet.
page-log-and = { $words };
page-log-text = as text
page-log-earlier = earlier
page-describe = Position in words
page-looking-back = Looking back: step { $n } of { $last }.
page-looking-back-quiet = You’re only looking: nothing changes.
page-looking-ahead = Solution, step { $step } of { $steps }. Nothing is played until you take over.
page-replay = Replay
page-replay-link = replay
page-replay-previous = Previous step
page-replay-next = Next step
page-back-to-now = Back to now
page-solution = Solution
page-show-solution = Show a solution
page-download-record = Download the game file
page-give-up = Give up
page-connection-lost = Connection lost since { $since }. The table is waiting for you; nothing is lost.
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
page-rung-next = Next rung
page-ask-yours = Your turn
page-holding-escape = Esc cancels.
page-ask-bot = Your opponent is thinking
page-ask-theirs = Waiting for your opponent
page-choices = What you can do
page-choices-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
page-choices-wait = Nothing to do right now
page-rules-here = Rules for this moment
page-links = Links
page-lists = Deck lists
page-print = Print
page-ask-watching = You’re watching
page-undo-ask = Ask to take it back
page-company = At the table
page-invite = Invite a friend
page-rematch = Rematch
page-rematch-follow = Go to the rematch
page-clock-none = no clock

## company (table): Who sits at a table of several
page-seat-other = Opponent
page-round-you = You
page-seat-you = you
page-clock-left = { $days } d { $hours } h
page-seat-here = here
page-seat-away = away
page-seat-gone = left
page-seat-thinking = thinking
page-seat-free = free

## between (company): What people at a table say, ask and offer each other
page-asked-undo = Your opponent would like to take back their last move.
page-asked-rematch = Your opponent would like a rematch.
page-asking-undo = You asked to take back your last move. Waiting for an answer.
page-declined-undo = Your opponent declined: your last move stays.
page-declined-rematch = Your opponent declined a rematch.
page-asking-rematch = You asked for a rematch. Waiting for an answer.
page-agree = Agree
page-decline = Decline
page-emotes = Say something
page-emote-hello = Hello
page-emote-well-played = Well played
page-emote-thanks = Thanks
page-emote-mute = Mute
page-emote-you = You
page-emoted = { $who }: { $words }
page-person = Your name and colour
page-series = { $one } { $won } – { $lost } { $other } (games won{ $drawn ->
    [0] )
    [one] , 1 draw)
   *[other] , { $drawn } draws)
  }
page-claim = Claim the win
page-watching-detail = You see what both players see. Cards that one of them hides are shown after the end.
page-claim-detail = Your opponent left. Wait for them, or claim the win.
page-invite-copy = Copy the invitation
page-invite-code = QR code
page-invite-code-detail = The invitation as a QR code, for a phone’s camera
page-offer = Open to everyone on this server
page-offer-detail = Lists this game on the home page until someone sits down.
page-offer-on = Listed on the home page while you stay here.
page-invite-detail = The first person to open it gets the seat. No account needed.
page-invited = You’re invited to { $game }
page-invited-by = { $who } invites you to { $game }
page-invited-sit = Sit down
page-invited-watch = Just watch

## more (table): The table later: the end, the replay, company, sheets, lessons
page-force-goal = Goal
page-force-variants = Variants
page-force-clock = Clock
page-turn-push = Tell me when it’s my turn
page-turn-push-detail = Your browser shows a notification when a duel is waiting for you, even with this page closed. Its maker’s service passes it on and can’t read it.
page-turn-push-on = This browser will tell you.
page-turn-push-off = This browser won’t tell you any more.
page-turn-push-denied = Notifications aren’t allowed here. Allow them for this site in your browser’s settings, then try again.
page-turn-push-failed = Your browser’s notification service didn’t answer. Try again later.
page-turn-push-insecure = Your browser only allows this on a page opened over https.
page-turn-push-unsupported = Your browser can’t do this here. On an iPhone or iPad, add this page to the Home Screen first.
page-play-it = Play this deal yourself
page-person-name = Name
page-person-detail = Others at your tables see it. This browser remembers it. Without one you go by the number of your seat.
page-person-color = Colour
page-person-uncolored = None
page-person-color-red = Red
page-person-color-orange = Orange
page-person-color-green = Green
page-person-color-teal = Teal
page-person-color-blue = Blue
page-person-color-purple = Purple
page-choices-none = No match. Try other words.
page-chance-by-turn = Over the game: { $list }
page-bookmark-name = Name (optional)
page-bookmark-keep = Bookmark this position
page-bring = Choose your deck
page-bring-wait = Waiting for the others
page-bring-closed = Secret deck lists: your opponent sees neither which deck you play nor its cards before the end.
page-bring-open = Open deck lists: once everyone has chosen, you can look at both decks.
page-bring-wait-detail = The cards are dealt as soon as everyone has chosen a deck.
page-bring-watch = The players are choosing their decks.
page-bring-which = Decks
page-bring-own = { $deck } (yours)
page-bring-code = from a code…
page-bring-code-text = Deck code, or a link that ends with it
page-bring-this = Play with this deck
page-bring-keep = Keep { $deck }
page-bring-or = Or choose another:
page-bring-mine = Your deck
page-bring-seat = { $seat ->
    [0] Your opponent has chosen a deck.
   *[other] Player { $seat } has chosen a deck.
}
page-bring-other = Choose another
page-lists-mine = yours
page-lists-seat = player { $seat }
page-lists-closed = Your opponent’s list stays secret until the end.
page-unassisted = without help
page-replay-first = First step
page-replay-last = Last step
page-replay-turn-back = { $counts ->
    [cards] Previous card revealed
    [rounds] Previous round
   *[turns] Previous turn
}
page-replay-turn-on = { $counts ->
    [cards] Next card revealed
    [rounds] Next round
   *[turns] Next turn
}
page-replay-play = Play
page-replay-pause = Pause
page-replay-moment = Step
page-replay-at = { $n } of { $last }
page-copy-moment = Copy a link to this step
page-play-from-here = Play from here
page-take-over = Take over here
page-give-up-ask-duel = Your opponent wins.
page-give-up-ask-seat = Player { $seat } gives up, and player { $other } wins.
page-give-up-ask = The deal counts as lost. You can still see whether it could have been won.
page-play-on = Keep playing
page-help-taken = Help used
page-luck = points from luck
page-skill = points from your choices
page-story = How this game turned
page-story-curve = Win chance round by round: { $list }
page-story-steps = Win chance step by step: { $list }
page-story-result = result
page-story-yours = You
page-story-theirs = Your opponent
page-story-drawn = The cards
page-story-try = Try again from here
page-luck-and-skill = Luck and skill in this game
page-end-conceded = Given up
page-rung-climbed = Rung { $rung } won.
page-again = Again
page-share-deal = Copy a link to this deal
page-position = The position
page-choices-narrow = Type to filter
page-rules-full = Full rules (reference)
page-rules-in-force = In this game
page-rules-page = Open the full rules
page-link-deal = This deal
page-link-deal-detail = The same deal, from the start.
page-link-table = This table
page-link-table-detail = For watching; only you can play here.
page-link-moment = This step
page-link-moment-detail = The replay opens here.
page-coach = A tip for your first game
page-coach-next = Got it
page-coach-stop = No tips
page-coach-lesson = Lesson
page-lesson-step = { $step } of { $steps }
page-lesson-back = Back
page-lesson-next = Continue
page-lesson-show = Show me
page-lesson-chapter = Next chapter
page-lesson-play = Play a real deal
page-lesson-leave = All chapters
page-lesson-other = You could do that in a game. For this lesson: { $wanted }.
page-lesson-read = Read on first: press “Continue”.
page-lesson-not-here = That’s not part of the lesson.
page-puzzle-of = Puzzle { $number } of { $count }
page-puzzle-rated = rated { $rating }
page-puzzle-score = You: { $rating }, streak { $streak } (best { $best })
page-puzzle-not-counted = Only your first answer counts.
page-puzzle-solved = Solved
page-puzzle-wins = This is what wins
page-puzzle-answered = You’ve answered this one. Go on to the next, or play on from here.
page-puzzle-one-choice = A puzzle asks for one choice, without help or a replay.
page-puzzle-next = Next puzzle
page-puzzle-play-on = Play on from here
page-puzzle-all = All puzzles
page-another-game = Another game
page-eyes = Viewed by
page-eyes-own = Seen by you
page-eyes-of = Seen by player { $seat }
page-eyes-all = Seen by spectators
page-hand-over = Pass the device to player { $seat }
page-hand-over-detail = Nothing is shown until they take it.
page-hand-over-take = I’m player { $seat }
page-hand-over-stands = Round { $round }. Player 1: { $first }, player 2: { $second }.
page-hand-over-since = Since you last looked
page-board-look = Look at your own cards
page-board-hold = hold to peek
page-elsewhere = Open in another tab
page-elsewhere-detail = You’re playing this game in another tab or window. Play it in one tab at a time.
page-elsewhere-here = Play here
page-round-over = Round { $round } is over
page-round-on = Go on
page-rounds = Round by round
page-log-steps = Step by step
page-log-go = Look at this moment
page-rounds-number = Round
page-dailies-lead = One deal a day for each game, the same for everyone here. It changes at midnight UTC.
page-daily-next = Next deal in { $hours } h { $minutes } min
page-daily-streak = { $days ->
    [0] No streak yet
    [one] 1 day in a row
   *[other] { $days } days in a row
}
page-daily-best = best: { $days }
page-daily-versus = against { $bot }
page-daily-archive = Choose an earlier day to play its deal. It won’t count for your streak or the chart.
page-daily-before = Earlier month
page-daily-after = Later month
page-daily-mark = { $result ->
    [won] won without help
    [helped] won with help
    [lost] lost
    [drawn] a draw
    [open] unfinished
   *[none] not played
}
page-daily-late = { $words }, on a later day
page-daily-bars = How everyone here did
page-daily-bars-detail = { $counts ->
    [cards] How many cards were revealed when each player’s first game of the day ended.
    [rounds] The round in which each player’s first game of the day ended.
   *[turns] The turn in which each player’s first game of the day ended.
}
page-daily-bars-none = Nobody has finished this one yet.
page-daily-one = { $count ->
    [one] One player so far: { $won ->
        [0] lost
       *[other] won
      }
   *[other] { $count } players so far: { $won ->
        [0] nobody won
        [one] one won
       *[other] { $won } won
      }
  }{ $helped ->
    [0] .
   *[other] , { $helped } with help.
  }
page-daily-bar = { $turns }: { $won } won and { $lost } lost without help; { $helpedwon } won and { $helpedlost } lost with help
page-daily-bar-turn = { $counts ->
    [cards] Cards revealed: { $first }
    [rounds] Round { $first }
   *[turns] Turn { $first }
}
page-daily-bar-turns = { $counts ->
    [cards] Cards revealed: { $first } to { $last }
    [rounds] Rounds { $first } to { $last }
   *[turns] Turns { $first } to { $last }
}
page-daily-key-won = won
page-daily-key-lost = lost
page-daily-key-helped = with help
page-daily-share = Copy my result
page-daily-result = { $result ->
    [won] Won
    [drawn] A draw
   *[lost] Lost
} { $counts ->
    [cards] after { $turn ->
        [one] one card
       *[other] { $turn } cards
      }
    [rounds] in round { $turn }
   *[turns] in turn { $turn }
}, { $help ->
    [0] without help
   *[other] with help
}
page-daily-only-first = Only your first game of the day counts for the chart.
page-daily-all = All dailies
page-fair = Verifiable deal
page-fair-waits = waiting for every player
page-fair-pledged = sealed { $pledge }…
page-fair-verified = verified
page-fair-kept = seals kept
page-fair-older = server’s seal kept
page-fair-broken = check failed
page-fair-kept-detail = Every secret number is the one locked in before the deal. This page couldn’t check that every card follows from them; “vedette replay” checks the whole game file.
page-fair-older-detail = The server’s secret number is the one it locked in ({ $pledge }). At this older table the players added none; “vedette replay” checks the cards in the game file.
page-fair-detail = Before dealing, the server locked in a secret number (its seal: { $pledge }) and each player added one, so that nobody can choose the cards. After the game your browser computes every card again; “vedette replay” checks the game file.

## quiet (more): Pages that are read
page-too-long = At most { $most } characters fit here. What you pasted would make { $length }, so nothing was changed.
page-puzzle-lost = There’s no such puzzle, but plenty of others are waiting for you.
page-lesson-lost = There’s no such chapter, but the others are waiting for you.
page-puzzles-lead = Positions from real games, each proved: find what still wins. Every puzzle counts once, the first time.
page-puzzles-solved = { $solved } solved of { $count }
page-contents = Contents
page-language-en = English
page-language-fr = Français
page-theme = Light or dark
page-theme-system = Same as device
page-theme-light = Light
page-theme-dark = Dark
page-motion = Animation
page-motion-system = Same as device
page-motion-full = Full
page-motion-none = Off
page-pace = What happens is shown
page-pace-off = At once
page-pace-quick = Quickly
page-pace-usual = As usual
page-pace-slow = Slowly
page-chooser-lead = Pick a deal. Share its code and a friend gets exactly the same cards.
page-chooser-setup = Setup
page-chooser-find = Find a deal
page-see-deck = View this deck
page-deal-shared = Deal { $code }, with its cards, decks and variants. Who’s playing?
page-deal-shared-friend = Invite a friend by link, and the deal is a new one: this one may have been seen. To compare, each play it against the same bot.
page-deal-shared-other = Set up a different game
page-goal = Goal
page-variants-none = no variants
page-way-rung = The ladder
page-way-rung-detail = Each rung has a deck of its own, no variants and no clock.
page-clock-choice = Clock
page-clock-minutes = { $minutes } min + { $seconds } s per turn
page-clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
  }
page-clock-days-detail = For a friend you invite: nobody has to stay at the table, and whoever lets a move’s time run out loses.
page-variants = Variants
page-way-winnable = A winnable deal
page-way-winnable-detail = checked before dealing
page-way-random = Any deal
page-way-random-detail = winnable or not
page-by-grade = By difficulty, all winnable
page-by-code-like = e.g. 3ADTX-HZZZ9
page-by-code = By code or number
page-by-record = From a game file or a deal file
page-key-arrows = move between choices
page-key-enter = pick up, put down, press
page-key-escape = put back, leave the replay
page-key-confirm = confirm the turn
page-key-change = change a die
page-key-undo = undo
page-key-redo = redo
page-key-hint = hint; again for more. A double line marks what it speaks of
page-key-describe = position in words
page-key-bookmark = bookmark
page-key-new = another deal
page-key-ends = replay: first, last
page-key-steps = replay: back, forward
page-key-turns = replay: one turn, round or revealed card back, forward
page-key-play = replay: play, pause
page-key-space = Space
page-key-stay = stay (in a battle)
page-key-large = enlarge a card
page-key-whole = a card with its full text
page-key-right = Right click
page-key-long = Long press
page-bind-press = Press a key for: { $what }. Esc keeps the old one.
page-bind-refused = Choose a letter or a sign: digits, Space, Enter and the arrows are reserved.
page-bind-conflict = { $key } already does this: { $what }. Press another key.
page-bind-done = { $key }: { $what }
page-bind-defaults = All keys are back to their defaults.
page-bind-reset = Reset all keys
page-bind-link = Change keys
page-key-help = all keys
page-key-again = show again what happened last
page-key-step = while something is shown: next step
page-decks-lead = Browse every card, or enter your own box and play with it.
page-own-deck = yours
page-deck-cards-lead = { $count } cards.
page-deck-play = Play with this deck
page-deck-edit = Edit
page-deck-copy = Copy and edit
page-deck-taken = You already have a deck called “{ $deck }”. Give this one another name.
page-deck-unfinished = “{ $deck }” isn’t finished yet.
page-deck-nameless = A deck without a name
page-deck-unfinished-on = Go on with it
page-deck-unfinished-drop = Drop it
page-deck-link = Copy a link to this deck
page-deck-forgotten = “{ $deck }” is deleted.
page-deck-forget = Delete deck
page-deck-title = Deck name
page-deck-text = The deck as a file
page-deck-as-text = As a file
page-deck-as-cards = As cards
page-deck-check = Check
page-deck-untouched = Problems show up here as you type.
page-print-svg = SVG pages (ZIP)
page-deck-fine = This deck is ready to play.
page-deck-fill = Fill the rest
page-deck-filled = The rest is filled in.
page-deck-fits = Only cards that fit my deck
page-deck-order = Sort by
page-deck-clear = Clear the search
page-deck-foreign = Open a { $program } deck
page-deck-foreign-large = This file is too large to be a deck.
page-deck-untaken = { $count ->
    [one] One entry of the file couldn’t be taken over
   *[other] { $count } entries of the file couldn’t be taken over
  }
page-deck-save = Save deck
page-fault-at = { $place }:
page-fault-line = line { $line }
page-faults-every = Show all { $count } problems
page-faults-first = Show only the first problem
page-deck-unread = This deck has problems, so here is its file. Fix it, and “As cards” shows the cards again.
page-faults = { $count ->
    [one] 1 problem
   *[other] { $count } problems
}
page-free = free
page-terrain = Picture
page-statistics-lead = Games with help are counted separately: undo past a reveal, hints, win chance, solution.
page-statistics-none = Nothing here yet: finish a game, won or lost, to see your first numbers.
page-year = Your year
page-year-sum = { $games ->
    [one] 1 game
   *[other] { $games } games
} on { $days ->
    [one] 1 day
   *[other] { $days } days
}
page-year-played = { $games ->
    [0] no games
    [one] 1 game, { $won } won
   *[other] { $games } games, { $won } won
}
page-year-dailies = { $count ->
    [0] no daily deal
    [one] daily deal on 1 day
   *[other] daily deal on { $count } days
}
page-year-daily = daily deal
page-year-key = 1, 2 or 3, more games
page-year-key-daily = daily deal finished that day
page-year-none = No games this month.
page-year-streak = Daily, { $game }:
page-alone = Without help
page-alone-detail = all on your own
page-with-help = With help
page-with-help-detail = hints, undo past a reveal
page-of-played = of { $played } won
page-none-finished = No finished games yet.
page-share-won = { $percent }% won
page-streak = Current streak
page-best-streak = Best streak
page-fastest = Fastest win
page-time-played = Time played
page-unfinished = { $count ->
    [0] none unfinished
    [one] 1 unfinished
   *[other] { $count } unfinished
}
page-by-opponent = By opponent
page-by-own-deck = By your deck
page-versus-opponent = Opponent
page-versus-played = Played
page-versus-won = Won
page-versus-drawn = Drawn
page-versus-share = Share won
page-versus-range = Below a share, its 95% interval: where your true share most likely lies.
page-versus-helped = { $count } with help
page-by-deck = By deck and difficulty
page-open-games = Unfinished games
page-past-games = Finished games
page-past-against = { $game } against { $name }
page-past-shared = { $game }, two players at one screen
page-past-decks = { $same ->
    [yes] both with { $mine }
   *[no] { $mine } against { $theirs }
  }
page-past-result = { $result ->
    [won] Won
    [drawn] Drawn
    [first] Player 1 won
    [second] Player 2 won
   *[lost] Lost
  }
page-lore = Lore
page-lore-of = Lore of { $name }
page-lore-points = { $points ->
    [one] point, kept forever
   *[other] points, kept forever
} · { $game }, { $played ->
    [one] 1 game
   *[other] { $played } games
}
page-lore-none = Play a game for Lore and its points stay here forever. None yet.
page-lore-name = Profile name
page-lore-call = Save name
page-lore-named = Name saved.
page-lore-token-detail = This code takes your points to another browser, where each game counts once. Keep it to yourself: anyone who has it can add them.
page-lore-copy = Copy the code
page-lore-bring = Profile code from another browser
page-lore-add = Add these points
page-lore-added = { $count ->
    [0] Nothing new: you already have all of these games.
    [one] 1 game added.
   *[other] { $count } games added.
}
page-forget-statistics = Delete finished games
page-forget-ask = All finished games disappear from your lists and statistics. Games that no other player keeps are erased for good. You can’t undo this.
page-forget-yes = Delete them
page-settings-lead = Saved in this browser.
page-sign-out = Sign out elsewhere
page-settings-person = Your name and colour
page-sign-out-detail = Only this browser keeps your games, decks and points; any other that had them becomes a new player. Seats that were opened by a link stay open there until the game ends.
page-sign-out-done = Done. Only this browser is you now.
page-always-chance = Always show the win chance
page-always-chance-detail = Every game then counts as played with help.
page-always-sound = Sounds
page-always-sound-detail = Wood, dice and a seal.
page-always-verdict = Tell me when a deal can’t be won any more
page-always-verdict-detail = And since when. Every game then counts as played with help.
page-key-rules = rules for this moment
page-key-columns = a column of Spellfire
page-learn-lead = Play a recorded game yourself, step by step. Nothing here counts.
page-learn-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
page-learn-again = done; play again
page-choose-file = Open a file…
page-choose-match = Choose your opponent
page-chooser-lead-match = The cards are shuffled when the table opens. Nobody knows the deal.
page-seats-how = Who plays
page-seats-bot = Against a bot
page-seats-bot-detail = Level 0 plays at random; higher levels think further. Bots see only what you would.
page-bot-level = Level { $level }
page-decks-own = Your decks
page-decks-ours = Decks of the game
page-bot-met = won { $won } of { $played }
page-bot-new = not played yet
page-code-empty = Type a code or a number first.
page-file-empty = “{ $name }” is empty.
page-file-broken = “{ $name }” isn’t complete: a bracket, a comma or a quote is missing.
page-few-find = Search: { $of }
page-few-search = Search
page-few-found = { $found } of { $count }
page-few-none = Nothing matches “{ $text }”.
page-few-all = { $count ->
    [0] Show all
   *[other] Show all { $count }
  }
page-few-less = Show fewer
page-opponents = Opponents with a deck of their own
page-seats-people = With a friend
page-seats-invite = Invite a friend by link
page-seats-invite-detail = each on your own device
page-seats-here = Two players, one screen
page-seats-here-detail = one board for both; hidden cards stay hidden
page-starter = Starting champion
page-theirs = Your guest’s deck
page-second-deck = Second player’s deck
page-bot-deck = The bot’s deck
page-theirs-brought = they choose
page-theirs-same = same as yours
page-theirs-lot = random
page-learn-of = Learn by playing: { $game }
page-deck-new = Build a deck
page-deck-from = Start with
page-deck-from-none = no cards
page-deck-from-random = a random deck
page-deck-draw = Another random deck
page-deck-drawing = Finding one…
page-wish-any = any
page-deck-from-ask = You’ll lose what you’ve built here.
page-deck-from-yes = Start over

page-lab-lead = The server plays and solves many deals here, and tells what it finds while it goes on. Leaving the page ends it.
page-lab-game = Game
page-compare-decks = Compare decks
page-compare-lead = Change a deck and see what the change does: both are played at the same deals, so even small differences show.
page-compare-edit = What does this change do?
page-compare-edit-lead = Plays the old and the new cards at the same deals and tells how much more the new ones win.
page-compare-cards-lead = Puts these cards into the deck named below and tells how much more it wins than before.
page-compare-edit-faults = Available once the cards have no problems.
page-compare-old = Compared with
page-compare-new = New deck
page-compare-against = Opponent’s deck
page-compare-against-old = the old deck
page-compare-player = Played by
page-compare-deals = Deals
page-compare-go = Compare
page-compare-points = points
page-compare-progress = { $deals } of { $of } deals
page-compare-mended = To stay legal, the new deck also changed: { $words }
page-compare-records = Games that end differently
page-compare-record = Game { $n }
page-study = Study decks and players
page-study-lead = How often each deck is won by each player, at the same deals, and how many deals can be won at all.
page-study-decks = Decks
page-study-most = at most { $most }
page-study-done = Done: { $deals } deals.
page-study-words = All { $count } results in words
page-study-known = all cards known
page-study-of-winnable = of those that can be won
page-study-first = Whoever chooses first
page-study-go = Start the study
page-study-csv = Download as CSV
page-search-deck = Find a deck
page-search-pair = Find a pair of decks
page-search-deck-lead = Random decks are tried until one wins as often as you want; it is then measured again to be sure. The same seed finds the same deck.
page-search-wins = Share of wins, in %
page-search-margin = Margin, in points
page-search-usual = the usual way
page-search-seed = Seed (any number)
page-search-go = Search
page-search-keep = Keep “{ $name }”
page-search-answer = Find the best answer to a deck
page-search-answer-lead = A thousand random decks play against it and tell what each card adds; decks made of the best cards then race, and the one that is left is measured on fresh deals. A minute or so.
page-search-against = The deck to beat
page-search-deals = Find deals
page-search-deals-lead = Deals that can be won, each proved and checked. The same seed finds the same deals.
page-search-from = From the deck
page-search-grade = Their difficulty
page-search-firsts = Good first choices
page-search-count = How many
page-search-good = { $good } of { $choices } first choices keep the win

## quiet (more): Cards of one's own

page-own-cards = My cards
page-own-cards-lead = Make your own cards: describe what they do, and the text appears in English and French as you write.
page-set-mine = { $game }: my sets
page-set-none = No sets yet.
page-set-new = Start a new set
page-set-from = Start from a copy of “{ $set }”
page-set-import = Open a set from a file
page-set-untitled = New set
page-set-head = The set
page-set-card = The card
page-set-choose = Card
page-set-unnamed = card { $number }, no name yet
page-set-add = Add a card
page-set-copy = Duplicate
page-set-remove = Remove
page-set-removed = “{ $card }” is removed.
page-set-forgotten = The set “{ $set }” is deleted.
page-set-unfinished = not saved yet
page-set-says = Card text
page-set-says-lead = Written from the power. Or write here, and the power is read from your words.
page-set-sample = Insert a sentence…
page-set-power = Power, as files write it
page-set-use = Use it
page-set-in-en = In English
page-set-in-fr = In French
page-set-both = { $field }, { $language ->
    [fr] in French
   *[en] in English
 }
page-set-empty = nothing is entered yet.
page-set-untold = choose one
page-set-unseen = The card appears once it has no problems.
page-set-fine = This set is ready to play.
page-set-more = Advanced fields
page-set-save = Save set
page-set-saved = Saved.
page-set-play = Play with these cards
page-set-left = No room in the deck for { $names }.
page-set-to-deck = View the deck
page-set-export = Download as a file
page-set-forget = Delete set
page-set-text = The set as a file

## twelve-patrols (table): The kingdom
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
page-budget = Items:
page-budget-spare = { $spare } of { $of } spare
page-budget-none = Nothing to spare: from here on one item a spot.
page-budget-empty = { $empty ->
    [0] every spot is filled
    [one] 1 empty spot
   *[other] { $empty } empty spots
}
page-this-turn = this turn
page-refilled = refilled at the end of the turn
page-deck-count = { $left } in the draw pile
page-deck-left = Draw pile, { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}
page-take-region = Take { $name }
page-see-region = Enlarge { $name }
page-open-large = Enlarge { $name }, { $place }
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
        [one] exactly 1 colour
       *[other] exactly { $number } colours
    }
   *[sum] dice sum to { $number }
}
page-demand-free = { $edge }: free
page-spot-here = Put it here.
page-spot-open = Add items.
page-spot-chosen = Chosen: your next item goes here.
page-spot-bar-add = your next item goes here
page-take-back = take back
page-take-back-item = Take the { $item } back from { $spot }
page-not-apart = It can’t go there: a region goes next to one already in the kingdom.
page-not-closed = That patrol closed on an earlier turn. Choose one of the marked spots.
page-holding-first = Holding { $name }: lay it anywhere; the frame moves with it.
page-holding-region = Holding { $name }: choose a space.
page-holding-item = Holding { $item }: choose a spot.
page-choose-region = Choose a region
page-before-you-confirm = Before you confirm
page-order-short = Missing:
page-order-cannot = Not allowed:
page-order-warning = Warning:
page-orders-ready = You may confirm: this turn’s patrols then close.
page-orders-place = Choose a region from the display and place it.
page-confirm-turn = Confirm turn
page-confirm-mend = Confirm: { $count } to fix
page-change-die = Change a die
page-change-1 = Discard one item. It leaves the game for good.
page-change-2 = Discarded: { $item }. Which die changes?
page-change-3 = What’s its new value?
page-turn-to = Set it to { $value }

## twelve-patrols-deck (quiet, twelve-patrols): Its decks
page-need = { $kind ->
    [items] { $number ->
        [one] exactly 1 item
       *[other] exactly { $number } items
    }
    [colours] { $number ->
        [one] exactly 1 colour
       *[other] exactly { $number } colours
    }
   *[sum] dice sum to { $number }
}
page-deck-edit-lead = Enter each card as printed: its name, and what each edge requires. It stays on this server and only you can see it.
page-deck-twelve = Use twelve cards
page-deck-nine = Use nine cards
page-card-number = Card { $number }
page-card-name = Name
page-card-name-of = Name of card { $number }
page-kind-items = Items
page-kind-colours = Colours
page-kind-sum = Dice sum
page-terrain-auto = from its name
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

## patrol (table): The field
page-patrol-hidden = the face-down card { $place }
page-patrol-down = face down
page-patrol-seen = you’ve seen it
page-patrol-plain = no colour
page-patrol-acts = acting
page-patrol-aimed = target
page-patrol-may = possible target
page-patrol-would-fall = would fall
page-patrol-would-stand = would survive
page-patrol-unsure = unknown
page-patrol-spendable = can be sacrificed
page-patrol-spent = sacrificed
page-patrol-side = { $side ->
    [you] You
    [enemy] Opponent
    [a] Player 1
   *[b] Player 2
}
page-patrol-base = { $side ->
    [you] Your base
    [enemy] Opponent’s base
    [a] Player 1’s base
   *[b] Player 2’s base
}
page-patrol-base-seat = Player { $seat }’s base
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
    [0] none fallen
   *[other] { $count } fallen
}
page-patrol-of = of { $most }
page-patrol-attacks = attacker
page-patrol-defends = defender
page-patrol-deck = draw pile
page-patrol-afield = in play
page-patrol-up = face up
page-patrol-ends = { $points ->
    [0] Nothing if the round ended now
   *[other] +{ $points } if the round ended now
  }
page-patrol-goal = { $kind ->
    [rounds] { $most } rounds
    [lore] Hardcore Lore
   *[points] First to { $most }
}
page-patrol-muster = Form your patrols
page-patrol-theirs = Your opponent’s patrols
page-patrol-number = Patrol { $patrol }
page-patrol-new = New patrol
page-patrol-hand = In hand
page-patrol-in-hand = { $name }, in hand
page-patrol-drafted = { $name }, for patrol { $patrol }
page-patrol-held = level { $level }, attack { $attack }, health { $health }
page-patrol-at-level = level { $level }
page-patrol-holding = Holding { $name }: choose a patrol.
page-patrol-left = { $count ->
    [one] 1 soldier left in hand
   *[other] { $count } soldiers left in hand
}
page-patrol-ready = { $count ->
    [one] One patrol is ready.
   *[other] { $count } patrols are ready.
}
page-patrol-march = Deploy
page-patrol-gather = All together
page-patrol-scatter = Each alone
page-patrol-unassigned = Patrols facing nobody
page-patrol-assigning = Who faces whom
page-patrol-assign-own = Choose one of your patrols
page-patrol-assign-enemy = Now the patrol it is to face
page-patrol-choose-target = Choose a target
page-patrol-forming = Both sides are forming patrols.
page-patrol-unmet = The patrols never met.
page-patrol-nobody-faces = facing nobody
page-patrol-bare = The field is empty.
page-patrol-orders = Your actions
page-patrol-orders-of = Actions for { $name }
page-patrol-choose-own = Choose one of your soldiers
page-patrol-choose-whom = Choose a target
page-patrol-chosen = { $name }: choose an enemy, or another action.
page-patrol-chosen-alone = { $name }: choose an action.
page-patrol-against = { $name } against { $target }: confirm, or choose someone else.
page-patrol-odds = { $cards ->
    [one] { $cards } possible card
   *[other] { $cards } possible cards
  }: { $beats ->
    [one] { $beats } falls
   *[other] { $beats } fall
  }, { $trades ->
    [one] { $trades } trades
   *[other] { $trades } trade
  }, { $loses ->
    [one] { $loses } wins
   *[other] { $loses } win
  }{ $neither ->
    [0] { $answers ->
        [0] .
       *[other] ; { $answers } may answer.
      }
   *[other] , with { $neither } neither falls{ $answers ->
        [0] .
       *[other] ; { $answers } may answer.
      }
  }
page-patrol-odds-shot = { $cards ->
    [one] { $cards } possible card
   *[other] { $cards } possible cards
  }: { $beats ->
    [one] { $beats } falls
   *[other] { $beats } fall
  }{ $answers ->
    [0] .
   *[other] ; { $answers } may answer.
  }
page-patrol-if-attack = If you attack
page-patrol-attack = Attack { $name }
page-patrol-use = Use { $ability }
page-patrol-use-on = Use it on { $name }
page-patrol-hide = Turn face down ({ $ability })
page-patrol-change = Move to patrol { $patrol }
page-patrol-run = Run to base
page-patrol-stay = Stay
page-patrol-cancel = Cancel
page-patrol-window-wait = Your opponent may answer.
page-patrol-level = Level
page-patrol-formation = Your formation

## patrol-battle (patrol): Its battles
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
page-patrol-look = Enlarge
page-patrol-window = Your answer
page-patrol-hidden-detail = Face down. You don’t know yet who it is.
page-patrol-fallen-of = { $side ->
    [you] Your fallen
    [enemy] Opponent’s fallen
    [a] Player 1’s fallen
   *[b] Player 2’s fallen
}
page-patrol-bubble = { $hue }: { $text }
page-patrol-printed = printed { $level }
page-patrol-attack-is = Attack
page-patrol-health-is = Health
page-patrol-type = { $type ->
    [R] reveal
    [P] passive
   *[D] defence
}
page-patrol-no-ability = No ability.
page-patrol-spellball = Range: all patrols.
page-patrol-lane = Patrol { $own } against patrol { $enemy }
page-patrol-named = { $name } { $place }
page-patrol-face-down = The face-down card { $place }
page-patrol-spend = Sacrifice { $name }: +{ $attack } attack
page-patrol-alone = Use its ability (you alone look)
page-patrol-veiled = What comes of it isn’t told here: it would give the hidden soldier away.
page-patrol-window-alone = Look first (player { $seat } alone)
page-patrol-spend-detail = It falls, whatever comes of the attack.
page-patrol-clash-both = both fall
page-patrol-clash-theirs = the enemy falls
page-patrol-clash-ours = yours falls
page-patrol-clash-none = nobody falls
page-patrol-clash-unsure = unknown
page-patrol-window-detail = Every answer takes the same time, so nobody can tell if you had a choice.
page-patrol-window-only = You have no answer to give: you are asked so that nobody can tell.
page-patrol-window-sent = Got it. Your answer goes out when the time is up; until then you can still change it.

## patrol-deck (quiet, patrol): Its decks
page-patrol-pencil = Pencils
page-patrol-pencil-on = { $name }, { $colour }
page-patrol-seek = Name or ability
page-patrol-seek-detail = attack, round, draw …
page-patrol-seek-type = Kind of ability
page-patrol-order-set = Set
page-patrol-order-name = Name
page-patrol-found = { $count ->
    [one] { $count } soldier of all levels
   *[other] { $count } soldiers of all levels
}
page-patrol-quota = { $has } of { $wants }
page-patrol-closer = Hold a soldier, right-click it or press { $key } on it for a closer look.
page-patrol-total = { $has } of 90 cards. Pick a pencil, then press a soldier to colour it and add it to the deck. Press again to remove it.

## spellfire (table): The tableau
page-sf-tableau = The tableau: six columns
page-sf-began = { $champion } starts in your pool; six columns of nine are dealt.
page-sf-pool = Pool
page-sf-pool-detail = the shield shows the printed level; “current” is the level with everything in force
page-sf-now = current
page-sf-foe = Foe
page-sf-down = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
  }
page-sf-no-realm = No realm yet
page-sf-no-attack = no attack here
page-sf-won = Won.
page-sf-cleared = Column cleared
page-sf-defends = The realm now defends itself
page-sf-turning = Turning the next card
page-sf-in-fight = in the fight
page-sf-limbo = in limbo
page-sf-limbo-detail = In limbo until the next event: it can’t attack or be attacked.
page-sf-take = Choose { $name }
page-sf-take-target = Play it on { $name }
page-sf-holding = { $name } is chosen: press a marked card.
page-sf-totals = { $mine } to { $theirs }
page-sf-one = { $do }: { $totals }
page-sf-realms = Realms won
page-sf-rule = Rule in force
page-sf-rule-none = No rule in play.
page-sf-event = Lasting event
page-sf-event-none = No lasting event.
page-sf-foes = Foes
page-sf-foes-detail = { $gone } out, { $shown } in sight, { $unseen } still to come
page-sf-discards = Discard pile
page-sf-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
page-sf-look-through = browse
page-sf-fight = { $champion } attacks { $realm }
page-sf-last-fight = The last fight
page-sf-yours = { $total }, you
page-sf-theirs = { $total }, the enemy
page-sf-your-turn = { $total }, your turn
page-sf-their-turn = { $total }, their turn
page-sf-tie = { $total }, and they win ties
page-sf-hidden = { $count ->
    [0] No hidden cards left under { $foe }.
    [one] 1 hidden card under { $foe }, revealed if it falls behind.
   *[other] { $count } hidden cards under { $foe }, revealed if it falls behind.
  }
page-sf-hidden-short = { $count ->
    [one] 1 hidden
   *[other] { $count } hidden
  }
page-sf-steps = Step by step
page-sf-steps-count = { $count ->
    [one] { $count } step
   *[other] { $count } steps
  }
page-sf-watch = Watch again
page-sf-winning = ahead
page-sf-losing = behind
page-sf-at = { $column }, against { $face }
page-sf-in = column { $column }
page-sf-do-attach-first = Attach these first
page-sf-do-attach = Attach
page-sf-do-attack = Attack
page-sf-do-discard = Discard
page-sf-do-play = Play for the attacker
page-sf-do-yield = Yield the fight
page-sf-do-choose = Choose
page-sf-do-keep = Choose one to keep
page-sf-do-option = Options
page-sf-do-enough = That’s enough
page-sf-choose-where = Choose where to play it
page-sf-nothing = You can’t use this card right now.
page-sf-large = Enlarge
page-sf-now-level = Current level: { $level }
page-sf-number = no. { $number }
page-sf-plain = No power.

## spellfire-deck (quiet, spellfire): Its decks
page-sf-bench-lead = Search by type or by a word of the power, then add. What’s still missing shows as you build.
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
page-sf-take-out = Remove { $name }
page-sf-pool-all = All cards
page-sf-seek = Name, power or number
page-sf-seek-detail = dragon, immune, 152 …
page-sf-seek-type = Type
page-sf-seek-world = World
page-sf-seek-edition = Edition
page-sf-seek-keyword = Keyword
page-sf-seek-beside = Second keyword
page-sf-seek-level = Level
page-sf-seek-least = from
page-sf-seek-most = to
page-sf-order-edition = Edition and number
page-sf-order-name = Name
page-sf-order-lowest = Level, lowest first
page-sf-order-highest = Level, highest first
page-sf-order-type = Type
page-sf-starts = starts the game
page-sf-lead = Start with { $name }
page-sf-of = { $count } of { $wanted }
page-sf-levels-of = { $total } levels (40 to 45)
page-sf-add = Add { $name }
page-sf-added = { $name } is in: { $count } of { $wanted } cards.
page-sf-taken-out = { $name } is out: { $count } of { $wanted } cards.
page-sf-add-friend = Friend
page-sf-add-foe = Foe
page-sf-more = Show more ({ $count } left)
page-sf-part-empty = none yet
