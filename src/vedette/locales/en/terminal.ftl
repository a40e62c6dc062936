### The terminal: its panels, its keys, its questions. The games bring their own words.

terminal-title = Vedette · { $game }
terminal-deal = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }{ $code ->
    [none] {""}
   *[other] {" "}· deal { $code }
  }
terminal-assisted = with help
terminal-small = Vedette needs { $columns } columns and { $rows } rows; this window has { $width } by { $height }. Make it larger, or play with --plain. q quits.

terminal-side = { $side ->
    [north] N
    [east] E
    [south] S
   *[west] W
  }

terminal-display = Display
terminal-deck = { $count ->
    [0] pile empty
   *[other] draw pile { $count }
  }
terminal-supply = Supply
terminal-in-hand = { $count } in hand
terminal-spare = Spare items
terminal-spare-of = { $spare } of { $of }
terminal-before = Before you confirm
terminal-beware = Warning
terminal-beware-that = Warning:
terminal-to-mend = { $count } to fix
terminal-button = { $do ->
    [end] Confirm the turn
    [discard] Change a die…
   *[take] Take an item back…
  }
terminal-take = take back: { $said }
terminal-hint = Hint
terminal-chance = Win chance
terminal-line = Next:
terminal-log = Log
terminal-between = { "; " }
terminal-enter = Enter

terminal-pick = { $kind ->
    [region] Place { $name }
    [item] Put the { $name } in a spot
    [die] Change the { $name }
   *[other] { $name }
  }
terminal-step = { $kind ->
    [cell] Where does { $name } go?
    [spot] Where does the { $name } go?
    [item] Which item goes there?
    [give] Which item do you discard? It leaves the game.
    [die] Which die changes?
    [value] What should the { $name } show?
    [from] Take an item back from which spot?
    [taken] Which item do you take back?
   *[other] { $name }
  }
terminal-step-detail = Arrows or Tab to move, Enter to choose, Esc to go back.

## The keys

terminal-cap = { $key ->
    [enter] Enter
    [escape] Esc
    [question_mark] ?
   *[other] { $key }
  }
terminal-key = { $key ->
    [choose] choose
    [cards] cards
    [back] back
    [change] change a die
    [confirm] confirm
    [undo] undo
    [redo] redo
    [restart] restart
    [hint] hint
    [words] in words
    [save] save
    [solution] solution
    [new] new deal
    [give-up] give up
    [help] help
   *[quit] quit
  }

## What is said when a key can do nothing, and what is asked first

terminal-over = The game is over. u: undo · R: restart · n: new deal
terminal-series = Games won – player 1: { $one }, player 2: { $two }{ $drawn ->
    [0] .
    [one] , 1 draw.
   *[other] , { $drawn } draws.
  }
terminal-over-plain = The game is over. Type undo, restart, or new for another deal.
terminal-cannot-confirm = Not yet: fix what’s listed under “Before you confirm”.
terminal-cannot-change = You can’t change a die right now.
terminal-cannot-take = You haven’t put any item this turn that you could take back.
terminal-no-undo = There’s nothing to undo.
terminal-no-undo-between = You can’t take that back: it wasn’t your choice, or someone has already seen the result.
terminal-no-redo = There’s nothing to redo.
terminal-no-hint = There’s no hint to give here.
terminal-no-chance = There’s no win chance to tell here.
terminal-no-card = There’s no card “{ $name }” in sight.
terminal-no-solution = This game has no solver.
terminal-follow = A winning line: { $said }. p continues, any other key takes over.
terminal-follow-plain = A winning line: { $said }. Type solution to continue; any other choice takes over.
terminal-thinking = One moment…
terminal-no-resume = You have no saved game to continue.
terminal-resume = You have an unfinished game { counted-in }{ $code ->
    [none] .
   *[other] : deal { $code }.
  }
terminal-resume-yes = Continue it
terminal-resume-no = Drop it and play the new deal
terminal-sure-new = You haven’t finished this deal. Start a new one?
terminal-sure-new-yes = New deal
terminal-sure-give-up = Give up this game?
terminal-sure-give-up-yes = Give up
terminal-stay = Keep playing
terminal-save-as = Save the game in this file:
terminal-saved = Saved in { $name }.
terminal-kept-elsewhere = Your unfinished game couldn’t be read. It’s now in { $name }.
terminal-result = { $result ->
    [won] Won
    [conceded] Given up
   *[lost] Stuck
  }
terminal-result-more = { $moves ->
    [one] 1 choice
   *[other] { $moves } choices
  }, { $assisted ->
    [yes] with help
   *[no] without help
  }
terminal-result-keys = u: undo · R: restart · n: new deal · s: save the game
terminal-result-keys-between = n: new deal · s: save the game

terminal-help =
    KEYS
    arrows, Tab     move between choices
    Enter, Space    choose
    Esc             go back
    1 to 6          a card of the display, a value for a die
    c               confirm the turn
    d               discard an item to change a die
    x               take back an item put this turn
    u, r            undo, redo
    R               restart this deal
    n               a new deal
    h               a hint; again for more
    w               show or hide the win chance
    p               play the next choice of a winning line (it knows the hidden cards)
    v               the table in words, and the log
    i               how to play
    s               save the game
    g               give up
    l               the other language
    t               light or dark
    ?               this page
    q               quit; your game is kept
    The mouse works too.
    { "" }
    CARDS
    { $items }3              exactly 3 items
    { $colours }2              exactly 2 colours
    { $sum }6              dice that sum to 6
    A requirement counts every patrol from its card to that border of the kingdom.
    { $items }3{ $holds }             met
    { $items }2/3            has 2, needs 3
    { $items }3{ $cannot }             can’t be met any more
    { $items }3{ $open }             not decided yet
    ({ $items }3)            faces the border, ignored
    { "" }
    SPOTS AND ITEMS
    W3 Yc B5        white die 3, yellow cube, blue die 5
    dashed border   an open spot, or a patrol of this turn
    solid border    closed: it stays as it is
    double border   it must change
    { $short } inside        it must be filled this turn
    { $west }{ $add } and { $north }{ $add }       place the card beyond this border; the kingdom moves over
    { $full } { $spare } { $gone }           items: kept for empty spots, to spare, used

terminal-help-words =
    arrows, Tab     move between choices
    Enter, Space    choose
    1, 2 … 12       the answer with this number, then Enter
    PgUp, PgDn      scroll the table
    u               take back, as long as nobody has seen the result
    r, R            redo; restart this deal (solo)
    n               a new deal
    h               a hint; again for more
    w               show or hide the win chance
    p               play the next choice of a winning line (it knows the hidden cards)
    o               what the answer under the cursor would do, as far as you can know
    c               the cards in sight, all that is printed on them
    v               the table in words, and the log
    i               how to play
    s               save the game
    g               give up
    l               the other language
    t               light or dark
    ?               this page
    q               quit; your game is kept
    The mouse works too.

## The dialogue

terminal-greeting = { $game }{ $code ->
    [none] .
   *[other] , deal { $code }.
  } Type help for the commands, quit to leave.
terminal-resume-command = You have an unfinished game { counted-in }. Type resume to continue it.
terminal-undone = Undone: { $said }
terminal-taken-back = Taken back.
terminal-farewell = Goodbye.
terminal-kept = Your game is kept. Goodbye.
terminal-no-number = There’s no answer { $number }: { $count ->
    [0] there’s nothing to choose right now
    [one] only 1
   *[other] choose 1 to { $count }
  }.
terminal-could-be = “{ $text }” could be { $could }. Type a bit more, or the number.
terminal-no-language = There’s no language “{ $text }”: choose { $languages }.
terminal-unknown = “{ $text }” doesn’t match anything here. Type a number from the list, or help.
terminal-steps-help =
    Answer with a number, with some words of the answer (“wild”), or with an action in notation:
    place Wild Plains A1 | place Wild Plains <A1 (A1, a new column to the west) | place Wild Plains ^A1 (A1, a new row to the north)
    put B4 A1-B1 (the blue die 4; BC is the blue cube; W, Y, B) | discard YC, then change W2 5 | end
    An empty line shows the choices again. Commands:
terminal-goal = Goal: { $words }. { $detail }
terminal-in-force = In this game: { $words }. { $detail }
terminal-no-rules = This game has no text of its rules here.
terminal-no-foresight = This game doesn’t foretell what your actions lead to.
terminal-no-restart = Only a game for one can be restarted: with others, new deals another game.
terminal-odds-of = { $answer }. { $told }
terminal-no-odds = No attack to foresee here.
terminal-no-chapter = There’s no chapter { $number } of a lesson here.
terminal-no-clause = The rules have no clause { $number }.
terminal-value = to { $pips }
terminal-command-line = { $name }: { $does }
terminal-command = { $name ->
    [back] back
    [card] card
    [chance] chance
    [change] change
    [confirm] confirm
    [give-up] give up
    [goal] goal
    [help] help
    [hint] hint
    [language] language
    [lesson] lesson
    [legal] legal
    [log] log
    [look] look
    [new] new
    [odds] odds
    [quit] quit
    [record] record
    [redo] redo
    [restart] restart
    [resume] resume
    [rules] rules
    [save] save
    [solution] solution
    [take] take
    [claim] claim
    [deck] deck
    [no] no
    [rematch] rematch
    [yes] yes
   *[undo] undo
  }
terminal-command-help = { $name ->
    [back] go back one step
    [card] a card in full, all that’s printed on it (card NAME); without a name, every card in sight
    [chance] your chance to win with best play
    [change] discard an item to change a die
    [confirm] confirm the turn
    [give-up] give up this game
    [goal] what the game is played for
    [help] this list
    [hint] a hint; again for more
    [language] the other language, or the one you name (language fr)
    [lesson] the chapters of a lesson; lesson NUMBER tells one
    [legal] every action you can take, in notation and in words
    [log] what happened so far
    [look] the table in words
    [new] a new deal
    [odds] what your attacks would do, as far as you can know; odds NUMBER for one answer
    [quit] leave; your game is kept
    [record] print the game file
    [redo] redo what you undid
    [restart] restart this deal
    [resume] continue your unfinished game
    [solution] play the next choice of a winning line; it knows the hidden cards
    [rules] how to play; rules NUMBER prints a clause (rules 4.2)
    [save] save the game (save FILE)
    [take] take back an item put this turn
    [claim] take the win if your opponent left
    [deck] choose a deck by name, file or code, before the game starts
    [no] decline your opponent’s request
    [rematch] ask for another game, seats swapped
    [yes] accept your opponent’s request
   *[undo] undo your last choice
  }

## Several seats

terminal-against = You’re player { $seat }; your opponent: { $names }.
terminal-hand-over = Pass the device to player { $seat }, then press Enter. No peeking!
terminal-take-over = I’m ready
terminal-plain-help = Answer with a number, with some words of the answer, or with an action in notation. An empty line shows the choices again. Commands:
terminal-ended = { $result ->
    [won] You win!
    [lost] You lose.
   *[drawn] It’s a draw.
  }
terminal-ended-between = { $seat ->
    [0] It’s a draw.
   *[other] Player { $seat } wins!
  }
terminal-lore = { $named ->
    [yes] Lore of { $name }
   *[no] Lore
  }: { $won ->
    [one] 1 point
   *[other] { $won } points
  } from this game; { $total } in { $games ->
    [one] 1 game
   *[other] { $games } games
  }.
terminal-lore-unread = this Lore profile can’t be read ({ $why }); fix it or move it away, and the points of the next game are kept
terminal-secret = The game file holds your opponent’s secrets: you can have it when the game is over.

## A puzzle

puzzle-asked = Puzzle { $number } of { $count }. { $task }
puzzle-choose = Your choice, 1 to { $count }:

## Drawn tables

terminal-against-sign = vs
terminal-fight-left = Column { $column }, { $hidden } hidden
terminal-revealed = Revealed: { $card }
terminal-if-ended = ({ $points } now)
terminal-side-short = { $side ->
    [you] You
    [enemy] Your opponent
    [a] Player 1
   *[b] Player 2
  }: { $points } pts, { $left } to draw, { $dead } out.
terminal-level = level { $level }
terminal-foe = foe
terminal-held = ({ $count } in hand)
