### What the table itself says: refusals, the end, help. The games' own words are in their files.

## Why a message was not taken

table-no-malformed = The server received something it couldn’t read. Reload the page, or join again; if it happens again, it’s our fault.
table-no-oversized = This message is too long. Shorten it and try again.
table-no-slow = This request came too slowly. Try again on a better connection.
table-no-protocol = Vedette was updated. Reload the page, or join again, to go on.
table-no-join-first = Take a seat first.
table-no-token = This invitation doesn’t work here. Ask for a new link.
table-no-stale = The game has moved on. Choose again.
table-no-illegal = You can’t do that now. Choose one of the actions offered.
table-no-turn = It isn’t your turn. Wait for your opponent.
table-no-foreign = You’re watching this game; only its players can act.
table-no-over = The game is over. Undo, restart, or start another.
table-no-nothing = That isn’t possible at this point of the game. Choose one of the actions offered.
table-no-pledge = This secret number isn’t the one you locked in before the deal. Reload the page, or join again.
table-no-moment = The game hasn’t come that far. Choose an earlier step.
table-no-later = You’ll be able to do that when the game is over.
table-no-often = You just said something. Wait half a minute.
table-no-name = Choose another name: up to 20 characters, letters of one alphabet, and not the name of a bot or of a seat.
table-emote-hello = Hello, have fun!
table-emote-well-played = Well played!
table-emote-thanks = Thanks for the game!
table-no-hurried = That was a bit fast. Wait a second, then try again.
gate-hurried = { table-no-hurried }
gate-fields = A request may have { $most } header fields at most.
gate-host = This server doesn’t answer to “{ $host }”. Use the address it showed when it started, or ask its owner to allow this name (vedette serve --allow-host).
table-no-tables = You’ve reached the limit of unfinished games. Finish or delete some, then start another.
table-no-busy = The server is busy with other questions. Try again in a few seconds.
table-no-failed = The server couldn’t work this out. Your game goes on; try again later.
table-no-full = Too many people are watching this table. Try again later.
table-no-many = You can’t add more bookmarks here. Delete one first.
table-no-unsaved = Your last action couldn’t be saved, so it didn’t happen. Reload to go on from the last saved step.
table-no-unknown-help = This game doesn’t have that kind of help.
table-no-joined = You’re already at this table. To take another seat, open it in a new tab.
table-no-match = This belongs to another table. Reload the page, or join again.
table-no-taken = Someone else already took this seat. You can watch.
table-withdrawn = This seat isn’t open to everyone. You can watch; to play, ask for an invitation.
table-no-elsewhere = This game is open in another tab. Play here instead?

table-no-alone = You aren’t alone at this table. Ask the other player first.
table-no-help = Help like this is for games against bots.
table-no-seat = You’re player { $seat } here, and only player { $other } can do that.
table-no-mark = This bookmark doesn’t exist any more.
table-no-order = this deal leaves the order of the cards open; to play it, name all nine under “order”
table-backup = this backup isn’t complete: { $why }
table-damaged = the store is damaged ({ $why }). Restore a backup: docs/deployment.md explains how.
table-database = the database can’t be opened: { $why }; give --database an address such as sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME
table-newer = the store was last used by a newer release (its schema is “{ $schema }”); serve it with that release, or restore an older backup
table-served = another server is using this store; stop it, or choose another folder with --data
table-listen = can’t listen on { $host }, port { $port }: { $why }; choose another with --port

## Over HTTP

table-no-table = This table doesn’t exist. It may have expired.
table-no-deck = This deck doesn’t exist. It may have been deleted.
table-no-set = This set doesn’t exist. It may have been deleted.
table-no-sets = You already have { $most } sets for this game. Delete one first.
table-no-page = This page doesn’t exist.
table-no-method = This address doesn’t take that kind of request.
table-no-yours = This isn’t yours.
table-no-closed = The game file stays secret while the game is running. Download it when the game is over.
table-no-form = The server couldn’t read this request: { $why }
table-no-form-long = This text is too long: at most { $most } characters fit here.
table-no-date = “{ $date }” isn’t a day with a daily deal; write a date up to today, such as { $today }
table-no-drawn = No such deck found. Relax the filters, or try again.
table-no-work = This text takes too long to read. Shorten it and send it again.
table-more-faults = { $count ->
    [one] 1 more problem.
   *[other] { $count } more problems.
  }
table-no-found = No such deal found. Try another difficulty or deck.
table-no-decks = You have { $most } decks already. Delete one first.
table-no-lore = This code is incomplete or from another server. Copy it again where you exported it.
table-no-push = This isn’t a browser’s subscription at a push service that this server knows.
table-no-fair = Between two people nobody may know the deal beforehand: invite your friend to a new one, or play this one against a bot.
table-no-solo = This is a solo game: bots can’t join.
table-clock = { $days ->
    [0] { $minutes } min + { $seconds } s per turn
    [one] 1 day per move
   *[other] { $days } days per move
  }
table-clock-detail = { $days ->
    [0] Whoever’s time runs out loses.
   *[other] Nobody has to stay at the table; whoever lets the time of a move run out loses.
  }
table-no-clock = A clock needs two people: remove it, or invite a friend.
table-no-defect = Something went wrong on the server. Everything you confirmed is saved; reload the page, or join again, to go on.
table-no-store = The server can’t reach its storage right now. Try again in a moment.

## The end

table-over-won = Won
table-over-lost = Lost
table-over-drawn = Drawn
table-over-conceded = Given up
table-over-by = { $how ->
    [conceded] { $who ->
        [you] You gave up
        [other] Your opponent gave up
       *[seat] Player { $seat } gave up
      }
    [time] { $who ->
        [you] Your time ran out
        [other] Your opponent’s time ran out
       *[seat] Player { $seat }’s time ran out
      }
   *[gone] { $who ->
        [you] You left
        [other] Your opponent left
       *[seat] Player { $seat } left
      }
  }
table-over-at = { $words } { $at }
table-over-unopened = A player’s secret number didn’t arrive in time

## Bots

table-bot-level = Bot { $level }
table-bot-thinks = { $bot }: about { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  } per choice here: this server is a slow one.
table-people = People
table-bot = Bot { $player }

## Help

table-thinking = Thinking…
table-chance-exact = { $percent }% with best play from here.
table-chance-near = About { $percent } in 100 (95% interval { $low } to { $high }), from simulated games.
table-chance-draft = What you’ve done since the last reveal can’t win. Take it back:
table-chance-gain = { $points ->
    [one] One point
   *[other] { $points } points
  } gained { counted-in }.
table-chance-cost = { $points ->
    [one] One point
   *[other] { $points } points
  } lost { counted-in }.
table-decks-closed = secret deck lists
table-decks-rest = Other decks
table-decks-brought = a deck for each player
table-decks-wait = The game starts once everyone has chosen a deck.
table-verdict-winnable = You can still win.
table-verdict-unwinnable = This game can’t be won any more.
table-verdict-draft = What you’ve done since the last reveal can’t win. Take it back: you can still win.
table-verdict-undecided = Unknown: the search found neither a win nor a proof that there is none.
table-lost-at = Lost { counted-in }: no way to win since then.
table-lost-dealt = This deal couldn’t be won from the start.
table-solution-winnable = A way to win, in { $steps ->
    [one] one step
   *[other] { $steps } steps
  }.
table-solution-unwinnable = There’s no way to win from here. That’s proved.
table-solution-draft = What you’ve done since the last reveal can’t win. Take it back and ask again: there’s a way to win without it.
table-solution-undecided = Unknown: the search found no way to win, but can’t rule one out.
table-step-luck = { $turn ->
    [0] The deal: { $points }
   *[other] What was revealed { counted-in }: { $points }
  }
table-step-skill = Your choices { counted-in }: { $points }
table-step-named = { $words } ({ counted-in }): { $points }
table-moment = From { $before }% to { $after }% { counted-in }: { $words }
table-moment-alike = { $words }, and { $more } more like it.
table-moment-drawn = the cards that were drawn.
table-review-duel = How likely you were to win, in the bots’ judgement: from each moment they played both sides on, all cards known.
table-review-watched = How likely player 1 was to win, in the bots’ judgement: from each moment they played both sides on, all cards known.
table-review = Points of win chance: luck { $luck }, your choices { $skill }.

## Grades

table-grade-1 = gentle
table-grade-2 = easy
table-grade-3 = medium
table-grade-4 = hard
table-grade-5 = fiendish

## What a made-up deck can be wished to be

table-wish-cards = Cards
table-wish-tightness = Difficulty of requirements
table-wish-world = World
table-wish-grade = Difficulty
table-wish-choice = { $wish ->
    [world] { spellfire-world }
    [grade] { $choice ->
        [1] { table-grade-1 }
        [2] { table-grade-2 }
        [3] { table-grade-3 }
        [4] { table-grade-4 }
       *[5] { table-grade-5 }
      }
   *[other] { $choice }
  }

lesson-none = There’s no lesson for { $name }.
puzzle-unknown = There’s no puzzle { $number }; they’re numbered 1 to { $count }.
puzzle-none = This game has no puzzles.
puzzle-task = One of { $choices } choices keeps the win. Which?
puzzle-right = Right: { $wins }. It’s proved that { $others ->
    [one] the other choice doesn’t win
   *[other] none of the other { $others } choices wins
  }.
puzzle-wrong = No, that doesn’t win.
puzzle-wins = What wins: { $wins }.
lesson-chapter = There’s no chapter { $name }; the chapters are { $chapters }.
push-opponent = Your opponent
push-turn = It’s your turn. { $who } is waiting.
push-asked = { $who } asks you for an answer.
push-rematch = { $who } agreed to a rematch.
