### The terminal: its panels, its keys, its questions. The games bring their own words.

terminal-title = Vedette · { $game }
terminal-deal = deal { $code }
terminal-assisted = assisted
terminal-small = The table needs { $columns } columns and { $rows } rows; this screen has { $width } by { $height }. Make it larger, or play with --plain. q leaves.

terminal-side = { $side ->
    [north] N
    [east] E
    [south] S
   *[west] W
  }

terminal-display = Display
terminal-deck = { $count ->
    [0] no deck
   *[other] deck { $count }
  }
terminal-supply = Supply
terminal-in-hand = { $count } in hand
terminal-spare = Spare items
terminal-spare-of = { $spare } of { $of }
terminal-before = Before you confirm
terminal-beware = Beware
terminal-beware-that = Beware:
terminal-to-mend = { $count } to mend
terminal-button = { $do ->
    [end] Confirm the turn
    [discard] Change a die…
   *[take] Take an item back…
  }
terminal-take = take back: { $said }
terminal-hint = Hint
terminal-chance = Win chance
terminal-line = To go on:
terminal-log = Log
terminal-between = { "; " }
terminal-enter = Enter

terminal-pick = { $kind ->
    [region] Place { $name }
    [item] Put the { $name } into a spot
    [die] Change the { $name }
   *[other] { $name }
  }
terminal-step = { $kind ->
    [cell] Where shall { $name } lie?
    [spot] Where shall the { $name } serve?
    [item] Which item shall serve there?
    [give] Which item do you discard? It leaves the game.
    [die] Which die shall change?
    [value] What shall the { $name } show?
    [from] Which spot gives an item back?
    [taken] Which item do you take back?
   *[other] { $name }
  }
terminal-step-detail = Arrows or Tab move, Enter chooses, Esc steps back.

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
    [restart] again
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

terminal-over = The game is over: u goes back, R begins again, n deals anew.
terminal-over-plain = The game is over: undo goes back, restart begins again, new deals anew.
terminal-cannot-confirm = Not yet: see what stands before confirming.
terminal-cannot-change = No die can be changed now.
terminal-cannot-take = No item of this turn can be taken back.
terminal-no-undo = There is nothing to undo.
terminal-no-undo-between = Nothing can be taken back: the last choice was not yours, or it showed somebody something.
terminal-no-redo = There is nothing to redo.
terminal-no-hint = There is no hint to give here.
terminal-no-card = No card in sight is called “{ $name }”.
terminal-no-solution = There is no solution to show in this game.
terminal-follow = A winning line: { $said }. p goes on, any other key takes over.
terminal-follow-plain = A winning line: { $said }. solution goes on, any other choice takes over.
terminal-thinking = One moment…
terminal-no-resume = There is no kept game to go on with.
terminal-resume = An unfinished game is kept: { $code ->
    [none] turn { $turn }
   *[other] deal { $code }, turn { $turn }
  }.
terminal-resume-yes = Go on with it
terminal-resume-no = Leave it, play the new deal
terminal-sure-new = This deal is not finished. Deal anew?
terminal-sure-new-yes = Deal anew
terminal-sure-give-up = Give up this deal?
terminal-sure-give-up-yes = Give up
terminal-stay = Stay
terminal-save-as = Save the record in this file:
terminal-saved = Saved in { $name }.
terminal-kept-elsewhere = The kept game could not be read; it now lies in { $name }.
terminal-result = { $result ->
    [won] Won
    [conceded] Given up
   *[lost] Stuck in this turn
  }
terminal-result-more = { $moves ->
    [one] 1 choice
   *[other] { $moves } choices
  }, { $assisted ->
    [yes] with help
   *[no] without help
  }
terminal-result-keys = u goes back, R begins again, n deals anew, s saves the record.
terminal-result-keys-between = n deals anew, s saves the record.

terminal-help =
    KEYS
    arrows, Tab     move among what may be chosen
    Enter, Space    choose
    Esc             step back
    1 to 6          a card of the display, a value for a die
    c               confirm the turn
    d               discard an item to change a die
    x               take an item of this turn back
    u, r            undo, redo
    R               begin this deal again
    n               a new deal
    h               a hint; again for more of it
    w               the win chance, shown or hidden
    p               play the next choice of a winning line (it knows the hidden cards)
    v               the table in words, and the log
    s               save the record
    g               give up
    l               the other language
    t               light or dark
    ?               this page
    q               leave; the game is kept
    The mouse works too.
    { "" }
    CARDS
    { $items }3              exactly 3 items
    { $colours }2              exactly 2 colours
    { $sum }6              dice that sum to 6
    A requirement binds all patrols between its card and that border of the kingdom.
    { $items }3{ $holds }             holds
    { $items }2/3            has 2, needs 3
    { $items }3{ $cannot }             cannot hold any more
    { $items }3{ $open }             not decided yet
    ({ $items }3)            faces the border, ignored
    { "" }
    SPOTS AND ITEMS
    W3 Yc B5        white die 3, yellow cube, blue die 5
    dashed border   an open spot, or a patrol of this turn
    solid border    closed: it stays as it is
    double border   it must change
    { $short } inside        it must be filled this turn
    { $west }{ $add } and { $north }{ $add }       lay the card beyond this border; the kingdom moves over
    { $full } { $spare } { $gone }           items: owed to empty spots, to spare, spent

terminal-help-words =
    arrows, Tab     move among the answers
    Enter, Space    choose
    1, 2 … 12       the answer of this number, then Enter
    PgUp, PgDn      scroll the table
    u               take back, as long as nobody saw anything of it
    r, R            redo; begin this deal again (alone)
    n               a new deal
    h               a hint; again for more of it
    w               the win chance, shown or hidden
    p               play the next choice of a winning line (it knows the hidden cards)
    c               the cards in sight, all that is printed on them
    v               the table in words, and the log
    s               save the record
    g               give up
    l               the other language
    t               light or dark
    ?               this page
    q               leave; the game is kept
    The mouse works too.

## The dialogue

terminal-greeting = { $game }{ $code ->
    [none] .
   *[other] , deal { $code }.
  } Type help for the commands, quit to leave.
terminal-resume-command = An unfinished game is kept, at turn { $turn }. Type resume to go on with it.
terminal-undone = Undone: { $said }
terminal-taken-back = Taken back.
terminal-farewell = Goodbye.
terminal-kept = The game is kept. Goodbye.
terminal-no-number = There is no answer { $number }: { $count ->
    [0] nothing can be chosen now
    [one] only 1
   *[other] choose 1 to { $count }
  }.
terminal-could-be = “{ $text }” could be: { $could }. Type more of it, or the number.
terminal-no-language = There is no language “{ $text }”: choose { $languages }.
terminal-unknown = “{ $text }” is no answer, no command and no action. Type a number, or help.
terminal-steps-help =
    Answer with a number, with words of the answer (“wild”), or with an action in notation:
    place Wild Plains A1 | place Wild Plains <A1 (west of A1) | place Wild Plains ^A1 (north of A1)
    put B4 A1-B1 (the blue die 4; BC is the blue cube; W, Y, B) | discard YC, then change W2 5 | end
    An empty line asks again. Commands:
terminal-value = to { $pips }
terminal-command-line = { $name }: { $does }
terminal-command = { $name ->
    [back] back
    [card] card
    [chance] chance
    [change] change
    [confirm] confirm
    [give-up] give up
    [help] help
    [hint] hint
    [language] language
    [legal] legal
    [log] log
    [look] look
    [new] new
    [quit] quit
    [record] record
    [redo] redo
    [restart] restart
    [resume] resume
    [save] save
    [solution] solution
    [take] take
   *[undo] undo
  }
terminal-command-help = { $name ->
    [back] step back
    [card] a card in full, all that is printed on it (card NAME); without a name every card in sight
    [chance] the chance of a win with the best play
    [change] discard an item to change a die
    [confirm] confirm the turn
    [give-up] give up this deal
    [help] this list
    [hint] a hint; again for more
    [language] the other language, or the one named (language fr)
    [legal] every legal action, its notation and its words
    [log] what happened so far
    [look] the table in words
    [new] a new deal
    [quit] leave; the game is kept
    [record] print the record
    [redo] do again what was taken back
    [restart] begin this deal again
    [resume] go on with the kept game
    [solution] play the next choice of a winning line; it knows the hidden cards
    [save] save the record (save FILE)
    [take] take an item of this turn back
   *[undo] take back the last choice
  }

## Several seats

terminal-against = You are player { $seat }; against you: { $names }.
terminal-hand-over = Hand over to player { $seat }, then press Enter. Nobody else should look.
terminal-take-over = Take the screen
terminal-plain-help = Answer with a number, with words of the answer, or with an action in notation. An empty line asks again. Commands:
terminal-ended = { $result ->
    [won] You have won.
    [lost] You have lost.
    [conceded] You gave up.
   *[drawn] A draw.
  }
terminal-ended-between = { $seat ->
    [0] A draw.
   *[other] Player { $seat } has won.
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
terminal-lore-unread = this is no profile of Lore ({ $why }); mend it or move it away, and the points of the next game are kept
terminal-secret = The record holds what the other seat must not know: it can be had after the end.
