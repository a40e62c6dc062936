### The command: its help, its answers, what is wrong with a command line.

command-vedette = One table for three card games: play them, prove what can be won, make cards and decks of your own.
command-everywhere = Everywhere: --json prints one JSON document and nothing else, --lang en|fr chooses the language. Exit status: 0 done, 1 invalid input or the answer is no, 2 wrong command line.
command-heading-0 = Usage:
command-heading-1 = Options:
command-heading-2 = Commands:
command-heading-3 = Arguments:
command-heading-4 = [required]
command-heading-5 = [default:{ " " }
command-heading-6 = Show this message and exit.

command-play = Play in the terminal.
command-join = Join a table by its link, and play there line by line.
command-serve = Serve the web table.
command-deal = Print a deal and its code.
command-solve = Say whether a deal can be won with all cards known, and how.
command-verify = Check a certificate with the small independent checker.
command-hint = Say what to do next in a record's position, and why.
command-replay = Play a record again and print any moment of it.
command-winrate = Say how often a deal of a deck can be won.
command-sim = Let players play the same deals.
command-study = Run a study described in a file.
command-bench = Measure our speeds on this machine.
command-doctor = Say what is installed, compiled and writable.
command-deck = Decks: check, show, convert, make up.
command-deck-validate = Say everything that is wrong with a deck file.
command-deck-show = Print a deck.
command-deck-convert = Print a deck as TOML, as JSON, or as a code for links.
command-deck-print = Lay out a deck on pages of A4 to print and cut out.
command-deck-random = Make up a legal deck from a seed.
command-import = Cards from other programs: read.
command-import-crossfire = Read the card tables of CrossFire, for Spellfire.
command-card = Cards: list, show, question, edit.
command-card-list = List the cards of a deck.
command-card-show = Show one card, everything that is printed on it.
command-card-lint = Point out what is allowed on a card but hardly meant.
command-card-edit = Change a card in a deck of your own, which is made if it is not there yet.

command-crossfire-argument = The folder with CrossFire’s card tables.
command-game = The game: twelve-patrols, spellfire or patrol.
command-deck-argument = A deck: its name, its file, its code for links, or - for standard input.
command-card-argument = A card: its name, a beginning of it, or its id.
command-certificate-argument = A certificate file, or - for standard input.
command-link-argument = The link that an invitation gives, or a table’s address to watch.
command-record-argument = A record file, or - for standard input.
command-study-argument = A study file (TOML), or - for standard input.
command-join-deck-option = What to play with, where every player brings a deck: its name, its file, or its code.
command-deck-option = A deck: its name, its file, or its code for links.
command-own-deck-option = Your own deck: a name, or the path of a TOML file.
command-option-option = A variant: top-up or late-orders; may be repeated.
command-starter-option = Spellfire: the friendly champion that starts, by name or id; without it, the deck’s own.
command-seed-option = The seed of chance; without one it is new each time.
command-jobs-option = Processes to work with; the answer is the same for any number.
command-code-option = The code of a deal.
command-grade-option = A winnable deal of this difficulty, 1 gentle to 5 fiendish.
command-daily-option = The deal of a day (2027-05-31), or of today; the same for everybody.
command-review-option = Say what luck gave and what each turn’s choices cost.
command-winnable-option = A deal that can be won with all cards known.
command-deal-option = A deal as JSON, or - for standard input.
command-budget-option = Give up after about so many nodes; 0 never gives up.
command-certificate-option = Write a certificate into this file.
command-to-option = Show the moment after so many actions.
command-exact-option = The exact share over all rolls.
command-order-option = With --exact: only the order of the cards that this deal has.
command-deals-option = How many random deals to look at.
command-fair-option = Let this player play, who sees only the view, instead of solving.
command-resume-option = Keep the results in this file, and go on with what it holds.
command-players-option = Players by their registry names, with commas between them.
command-games-option = Games for each player.
command-decks-option = Decks, with commas between them; they take turns.
command-form-option = The form: toml, json or code.
command-out-option = Write into this file instead.
command-what-option = What to print: cards; for Patrol coloured, blank or counters.
command-press-option = One PDF, or an SVG page; several SVG pages come as a ZIP.
command-folder-option = The folder for the results; without it the study's own.
command-set-option = A key of the card and its new value; may be given several times.
usage-set = “{ $text }” changes nothing; write KEY=VALUE
command-world-option = A deck of this world: dark-sun, ravenloft and so on.
command-deck-grade-option = How hard it is, 1 gentle to 5 fiendish: by the exact winnability (12 Patrols), by what level 2 wins (Spellfire).
command-cards-option = How many cards: 9, or 12 of which 3 are removed unseen.
command-tightness-option = From 0 (asks little) to 9 (asks much).
command-edge-option = What this edge asks: items N, colours N, sum N, or free.
command-rename-option = Another name for the card.
command-terrain-option = Another terrain for its picture.
command-from-option = The deck to copy where yours is not there yet; the house deck if none is named.
command-blank-option = Begin with so many blank cards instead of a copy.
command-host-option = The address to listen on.
command-port-option = The port; 0 takes any that is free.
command-keep-days-option = An unfinished game that nobody has played for so many days is erased; 0 keeps all.
command-pace-option = The beat of the bots in seconds: a choice takes whole beats, whatever there was to choose; 0 plays at once.
command-data-option = The folder for the tables; without it the usual one.
command-allow-host-option = A name under which this server may be asked for, beside localhost and its address; may be repeated.
command-behind-proxy-option = Believe what a proxy on this machine says of who asks and how (X-Forwarded-For, X-Forwarded-Proto).
command-database-option = The address of a database; without it a file in the folder.
command-browser-option = Open the browser where there is one.
command-against-option = A player for the other seats of a game for several, as level:1.
command-here-option = Several people at one screen.
command-seat-option = Your seat in a game for several.
command-plain-option = Line by line, for a screen reader or another program.
command-keep-option = The file that keeps the running game.
command-seconds-option = Processor time for each figure.
command-tier-option = How much to tell: 1 a nudge, 2 which card or item, 3 the action, 4 the line to the end.

usage = { $kind ->
    [option] there is no option “{ $name }”
    [missing] “{ $name }” is missing
    [none] a command is missing
    [command] there is no command “{ $name }”
    [extra] “{ $name }” is too much
    [least] { $name }: write a whole number, { $least } or more
    [range] { $name }: write a number from { $least } to { $most }
    [value] { $words }
   *[other] { $words }
  }
usage-help = { $what }; see { $path } --help
usage-lang = there is no language “{ $name }”; the languages are { $languages }
play-starters = Who starts? The deck’s own champion stands first.
play-starter = Starting champion, 1 to { $count } or a name (Enter: 1):
usage-code-alone = a code is the whole deal; leave out --deck, --option, --seed, --grade and --winnable
usage-deal-or-code = give the deal either as --deal FILE or as --code CODE
usage-daily-alone = a day has one deal; leave out --seed, --grade and --winnable
usage-day = “{ $text }” is no day; write it like 2027-05-31
usage-to = the record has { $last } actions; --to goes from 0 to { $last }
usage-deck = “{ $words }” is more than a game and a deck
usage-form = there is no form “{ $name }”; the forms are { $forms }
usage-exact-alone = --exact looks at all rolls; leave out --deals, --fair and --resume; --code goes with --exact alone
usage-pair = two play this game; name at least two players
import-report = Each card that was not understood whole is named in { $file }.
usage-players = name at least one player and one deck

deal-code-is = Deal { $code }
deal-deck-is = Deck: { $name }; variants: { $options }
deal-dice-are = { $colour ->
    [white] White dice: { $pips }
    [yellow] Yellow dice: { $pips }
   *[blue] Blue dice: { $pips }
  }
deal-order-is = Display: { $shown }. Then: { $hidden }
deal-grade-is = Difficulty: { $grade } of 5
deal-order-free = The cards may come in any order.
deal-none-winnable = none of { $tries } deals of the deck “{ $deck }” can be won; choose an easier deck
solve-verdict = { $verdict ->
    [winnable] Winnable, with all cards known ({ $nodes } nodes). Like this:
    [unwinnable] Unwinnable: every arrangement was tried ({ $nodes } nodes).
   *[undecided] Undecided after { $nodes } nodes; a larger budget, or none, would tell.
  }
usage-pages = { $pages } pages are more than “{ $name }” can hold; name a .zip, or omit --out
deck-elsewhere = { $deck } is a deck of { $game }: vedette deck validate { $game } { $deck }
certificate-shape = this is no certificate; solve --certificate writes one: a JSON object with a deal, its verdict and the lines that prove it
certificate-list = a certificate has a list of lines here, as solve --certificate writes it
certificate-verdict = a verdict is one of { $verdicts }, not “{ $verdict }”
certificate-key = a certificate of this verdict has no “{ $key }”; its keys are { $keys }
certificate-lacks = “{ $key }” is missing; a certificate holds its whole deal
certificate-deck = a certificate holds its cards in full, not the name of a deck
certificate-code = { $code } is the code of another deal than the one that stands here
certificate-cards = the code names the deck “{ $deck }”, whose cards are others: { $cards }
certificate-definition = these lines are not written as a record pins a deck; solve the deal again
certificate-differs = “{ $key }” does not agree with the rest of the deal
certificate-unproved = { $verdict ->
    [unwinnable] this says that the deal cannot be won and holds no proof of it: it rests on the solver’s search alone. Solve the deal to see it again
    [winnable] this says that the deal can be won and holds no lines that win it
   *[undecided] this says that nothing was decided, so there is nothing to verify
  }
certificate-too-large = The proof is too large to be written: that this deal cannot be won rests on the solver’s search of { $nodes } nodes.
refutation-open = the solver finds no win, and nothing speaks against the arrangement { $cards }; please tell us of this deal
verify-valid = { $verdict ->
    [winnable] Verified: the lines win this deal.
   *[unwinnable] Verified: { $game ->
        [twelve-patrols] no arrangement of the cards wins this deal.
       *[other] nothing that can be done wins this deal.
    }
  }
verify-deal = Game: { $game }; deal: { $code }
verify-deck = { $boxed ->
    [yes] The deck is one that comes with the game; its cards have the hash { $hash }.
   *[no] The deck is somebody’s own; its cards have the hash { $hash }.
  }
verify-lines = { $verdict ->
    [winnable] Lines of the game replayed: { $lines }
   *[unwinnable] Lines of the proof checked: { $lines }
  }
verify-fault = { $line ->
    [0] Not valid: { $why ->
        [open] nothing is said against what begins with “{ $note }”
       *[other] its deal is not whole
    }
   *[other] Not valid at line { $line }, “{ $note }”: { $why ->
        [not-now] this may not be done now
        [deal] the deal says otherwise
        [card] this card is not there
        [cell] this cell is not free, not beside a card, or outside 3 by 3
        [item] this item is not in the supply
        [change] a die changes to another value from 1 to 6
        [spot] this is no post between two cards
        [closed] this patrol was closed on an earlier turn
        [empty] a complete line has an empty post
        [requirement] a requirement does not hold
        [unfinished] the lines end before the game is won
        [reason] this reason does not hold
        [open] the lines end before everything was tried
        [twice] a card is refuted twice
        [idle] this line refutes nothing
        [work] checking this would take too long
        [trace] the choices come to something else
       *[other] no such line is written here
    }
  }.
hint-chance = { $exact ->
    [yes] Win chance with the best play: { NUMBER($percent, maximumFractionDigits: 1) }%.
   *[no] Win chance by playing on: about { NUMBER($percent, maximumFractionDigits: 0) } in 100 (95% interval { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }).
  }
replay-fair = { $version ->
    [1] Fair deal of the older kind: the server’s salt is the one it pledged ({ $pledge }) and the deck follows from the salts. The players pledged none, so who knew the server’s salt and told theirs last had a choice of deals.
   *[2] Fair deal: every salt is the one pledged before, and every card follows from them. The server pledged { $pledge }.
  }
replay-result = Result: { $result ->
    [won] won
    [lost] lost
    [drawn] drawn
    [conceded] given up
   *[open] not over yet
  }; help taken: { $assisted }
review-sum = Luck { $luck }, skill { $skill } (hundredths of a win).
review-step = Turn { $turn }, { $kind ->
    [luck] luck
   *[skill] choices
  }: { $before }% to { $after }%
winrate-exact = Deck “{ $deck }”: { $numerator } of { $denominator } rolls can be won, { NUMBER($percent, maximumFractionDigits: 4) }%.
winrate-estimate = Deck “{ $deck }”, { $mode ->
    [thoughtful] all cards known
   *[other] played by { $mode }
  }: { NUMBER($percent, maximumFractionDigits: 2) }% (95% interval { NUMBER($low, maximumFractionDigits: 2) } to { NUMBER($high, maximumFractionDigits: 2) }) of { $deals } deals, { $undecided } undecided; seed { $seed }.
sim-player = { $name }: { NUMBER($percent, maximumFractionDigits: 2) }% won (95% interval { NUMBER($low, maximumFractionDigits: 2) } to { NUMBER($high, maximumFractionDigits: 2) })
sim-games = { $games ->
    [one] One game each, seed { $seed }.
   *[other] { $games } games each, the same deals for all, seed { $seed }.
  }
deck-valid = “{ $name }”: a legal deck of { $count } cards.
deck-shown = Deck “{ $name }”, { $count } cards:
deck-code = Code: { $code }
deck-hash = Hash: { $hash }
deck-written = Written: { $file }
deck-printed = { $pages ->
    [one] One page
   *[other] { $pages } pages
 } to print: { $file }
lint = { $name }: { $words }
lint-clean = { $count ->
    [one] Nothing to remark on this card.
   *[other] Nothing to remark on { $count } cards.
  }
lint-empty = asks for nothing on any edge
lint-one = { $edge ->
    [north] north
    [east] east
    [south] south
   *[west] west
  } asks for 1 item, which can never hold from the end of a line, where two patrols lie
lint-many = { $edge ->
    [north] north
    [east] east
    [south] south
   *[west] west
  } asks for so many items that one line takes nearly everything to spare
lint-same = asks the same as { $other }
ledger-other = this file keeps the results of another count; choose another file, or the same deck, seed and player
ledger-line = this is no result; remove the line and those after it
study-key = a study has no “{ $unknown }”; its keys are { $keys }
study-names = this is no list of names; write ["one", "two"]
study-number = this is no whole number from 0 to { $most }
study-name = a study’s name is a word of letters, digits, - and _
study-measure = there is no measure “{ $name }”; the measures are { $measures }
study-no-parquet = Parquet needs pyarrow, which is not installed; the rows are in the CSV file.
study-written = Written: { $file }
report-what = { $deals } deals of each deck, the same for every player, from seed { $seed }; intervals hold in 95 of 100 such studies.
report-deck = deck
report-player = player
report-measure = measure
report-value = value
report-interval = interval
report-count = count
bench-game = { $game }, deck { $deck }
bench-figure = { $name ->
    [steps_per_second] Legal actions and their doing, random play: { $figure } steps a second
    [solved_per_second] Thoughtful verdicts with their line: { $figure } deals a second
   *[other] Positions shown as JSON: { $figure } a second
  }
doctor-finding = { $state ->
    [good] good
    [absent] not there, not needed
   *[missing] MISSING
  }: { $name } { $found }
