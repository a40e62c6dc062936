### What the table itself says: refusals, the end, help. The games' own words are in their files.

## Why a message was not taken

table-no-malformed = This message could not be read. Reload the page; if it happens again, it is a fault of ours.
table-no-oversized = This message is too long.
table-no-protocol = The table has been renewed. Reload the page to go on.
table-no-join-first = Sit down first.
table-no-token = This invitation is not valid here. Ask for a new link.
table-no-stale = The table has moved on since. Look again, then choose.
table-no-illegal = This may not be done now. Choose one of the actions that are offered.
table-no-turn = It is not your turn.
table-no-foreign = You are watching this table; only its players may do that.
table-no-over = The game is over. Undo, restart, or begin another.
table-no-nothing = There is nothing there to do that with.
table-no-pledge = This salt is not the one that you pledged.
table-no-moment = The game has not come to that moment.
table-no-later = That is for the end of the game.
table-no-hurried = Too many messages at once. Wait a second, then try again.
gate-hurried = { table-no-hurried }
gate-host = This server does not answer to “{ $host }”. Open it by the address that it told as it started, or have whoever runs it allow this name (vedette serve --allow-host).
table-no-tables = You have as many unfinished games as one guest may have. Finish or forget some, then open another.
table-no-busy = Too many questions are being computed at the moment. Try again in a few seconds.
table-no-failed = This could not be computed. The game goes on; the server’s log says why.
table-no-full = Too many people are watching this table.
table-no-many = There are too many bookmarks already. Delete one first.
table-no-unsaved = This could not be stored, so it was not done. Join again to go on from what is stored.
table-no-unknown-help = There is no such help for this game.
table-no-joined = You have joined this table already. Open another connection to sit elsewhere.
table-no-match = This message is for another table.
table-no-taken = Somebody else has taken this seat already. You may watch.
table-no-elsewhere = This game is open in another tab. Play on here instead?

table-no-alone = Several play here: nobody does that alone.
table-no-seat = You are player { $seat } here; this message speaks for player { $other }.
table-no-mark = there is no such bookmark
table-no-order = this deal leaves the order of the cards open; to play it, name all nine under “order”
table-backup = this backup is not whole: { $why }
table-damaged = the store is damaged ({ $why }). Restore a backup of it: docs/deployment.md tells how.
table-database = the database cannot be opened: { $why }; give --database an address as sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME
table-newer = the store was last used by a newer release (its schema is “{ $schema }”); serve it with that one, or restore a backup from before
table-served = another server has this store open; stop it, or choose another folder with --data
table-listen = cannot listen on { $host }, port { $port }: { $why }; choose another with --port

## Over HTTP

table-no-table = There is no such table.
table-no-deck = There is no such deck.
table-no-set = There is no such set of cards.
table-no-sets = You have { $most } sets of cards for this game already. Delete one first.
table-no-page = There is no such page.
table-no-method = This address does not take that request.
table-no-yours = This is not yours.
table-no-closed = A running game keeps its record to itself until it is over.
table-no-form = This request could not be read: { $why }
table-no-date = “{ $date }” is no day of a daily deal; write a date up to today, such as { $today }
table-no-drawn = No such deck was found within the search; wish for less, or try again.
table-no-work = This text takes too much work to read: more time or memory than a text may take here. Shorten it, and send it again.
table-more-faults = { $count ->
    [one] One more fault.
   *[other] { $count } more faults.
  }
table-no-found = No such deal was found within the search; try another difficulty or deck.
table-no-decks = You have { $most } decks already. Delete one first.
table-no-lore = This is no token of a profile of this server, or not the whole of it, or it was changed. Copy it once more where you exported it.
table-no-fair = Two people play a deal that neither of them knows: leave out the seed, the code, the deal.
table-no-solo = This game is played alone: no bot has a seat in it.
table-no-clock = A clock is for games between people.
table-no-defect = Something went wrong here; the server’s log says what. What was confirmed before is stored.
table-no-store = The server cannot reach its store just now. Please try again in a moment.

## The end

table-over-won = Won
table-over-lost = Lost
table-over-drawn = Drawn
table-over-conceded = Given up
table-over-conceded-by = Player { $seat } gave up
table-over-time = Time ran out
table-over-gone = A player went away
table-over-unopened = A salt was not opened in time

## Bots

table-bot-level = Bot, level { $level }
table-bot-thinks = { $bot }: about { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  } for a choice here, because this server runs uncompiled.
table-bot = Bot { $player }

## Help

table-thinking = Thinking…
table-chance-exact = { $percent }% with best play from here.
table-chance-near = About { $percent } in 100 (95% interval { $low } to { $high }), by playing on.
table-chance-draft = What you did since the last reveal cannot win. Take it back:
table-chance-gain = Turn { $turn } gained { $points ->
    [one] one point
   *[other] { $points } points
  }.
table-chance-cost = Turn { $turn } cost { $points ->
    [one] one point
   *[other] { $points } points
  }.
table-decks-closed = closed deck lists
table-decks-brought = every player’s own deck
table-decks-wait = The game begins once every player has brought a deck.
table-verdict-winnable = You can still win.
table-verdict-unwinnable = This can no longer be won.
table-verdict-draft = What you did since the last reveal cannot win. Take it back: you can still win.
table-verdict-undecided = Not decided: whether this can still be won was not found out within the search.
table-lost-at = Lost in turn { $turn }: since then no way to win is left.
table-lost-dealt = This deal could not be won from the start.
table-solution-winnable = A way to win, in { $steps ->
    [one] one step
   *[other] { $steps } steps
  }.
table-solution-unwinnable = There is no way to win from here, and that is proved.
table-solution-draft = What you did since the last reveal cannot win. Take it back and ask again: there is a way to win without it.
table-solution-undecided = Not decided: no way to win was found within the search, and none was ruled out.
table-step-luck = Turn { $turn }, what was revealed: { $points }
table-step-skill = Turn { $turn }, what you chose: { $points }
table-review = In points of win chance: luck { $luck }, your choices { $skill }.

## Grades

table-grade-1 = gentle
table-grade-2 = easy
table-grade-3 = medium
table-grade-4 = hard
table-grade-5 = fiendish

## What a made-up deck can be wished to be

table-wish-cards = Cards
table-wish-tightness = Tightness
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

lesson-none = There is no lesson for { $name }.
lesson-chapter = There is no chapter { $name }; there are: { $chapters }.
