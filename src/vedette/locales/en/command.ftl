### The command: its help, its answers, what is wrong with a command line.

command-vedette = One table for three card games: play them, prove what can be won, make your own cards and decks.
command-everywhere = Everywhere: --json prints one JSON document and nothing else, --lang en|fr sets the language. Exit status: 0 done, 1 invalid input or the answer is no, 2 wrong command line.
command-heading-0 = Usage:
command-heading-1 = Options:
command-heading-2 = Commands:
command-heading-3 = Show this message and exit.
command-arguments = Arguments:
command-required = [required]
command-default = [default: { $value }]

command-range = { " " }{ $kind ->
    [least] ({ $least } or more)
   *[range] ({ $least } to { $most })
  }
command-version = vedette --version prints the version.
command-failed = the system refuses: { $words }

command-play = Play in the terminal.
command-join = Join a table by its link, and play there line by line.
command-serve = Serve the web table.
command-deal = Print a deal and its code.
command-solve = Tell whether a deal can be won with all cards known, and how.
command-verify = Check a certificate with the small independent checker.
command-hint = Tell what to do next in the position of a game file, and why.
command-replay = Play a game file again and print any moment of it.
command-winrate = Tell how often a deal of a deck can be won.
command-sim = Let players play the same deals.
command-compare = Say what an edit does: the old and the new at the same deals.
command-effects = Say what each card adds to the share of games won.
command-generate = Find decks and deals that are as you want them.
command-generate-deck = Find a deck that wins as often as you want; in a game for two a pair of decks.
command-generate-answer = Find the deck that wins the most against a deck or several, as far as a search can tell.
command-generate-deals = Find winnable deals of a grade, or with so many first choices that keep the win.
command-generate-puzzles = Find puzzles: positions in which one choice alone is proved to win.
command-study = Run a study described in a file: a row for each game, and a report.
command-bench = Measure Vedette’s speed on this machine.
command-doctor = Show what is installed, compiled and writable.
command-deck = Decks: check, show, convert, make up.
command-deck-validate = List everything that’s wrong with a deck file.
command-deck-show = Print a deck.
command-deck-convert = Print a deck as TOML, as JSON, or as a code for links.
command-deck-print = Lay out a deck on pages of A4 to print and cut out.
command-deck-fill = Complete an unfinished deck, or a file of your own cards, to a legal deck.
command-deck-random = Make up a legal deck from a seed.
command-import = Import cards from other programs.
command-import-crossfire = Read the facts of cards from CrossFire’s card tables, or one of its decks, for Spellfire.
command-card = Cards: list, show, check, edit.
command-card-list = List the cards of a deck.
command-card-show = Show one card with everything printed on it.
command-card-lint = Point out what’s allowed on a card but probably a mistake.
command-card-edit = Change a card in your own deck, created if it doesn’t exist yet.
command-card-diff = Say which cards differ between two decks, before and after.

command-crossfire-argument = The folder with CrossFire’s card tables, or a deck file (*.cfd), which is printed as an unfinished deck.
command-game = The game: twelve-patrols, spellfire or patrol.
command-deck-argument = A deck: its name, its file, its code for links, or - for standard input. GAME may be left out, except before - for a game other than twelve-patrols.
command-card-argument = A card: its name, the start of it, or its id.
command-certificate-argument = A certificate file, or - for standard input.
command-link-argument = The link of an invitation, or the address of a table to watch.
command-record-argument = A game file, or - for standard input.
command-study-argument = A study file (TOML), or - for standard input. “replay FILE ROW” finds one of its rows again, counted from 1, and prints the game.
command-join-name-option = The name that others at the table see.
command-join-deck-option = The deck to play, if each player brings one: its name, its file, or its code.
command-deck-option = A deck: its name, its file, or its code for links.
command-own-deck-option = Your own deck: a name, or the path of a TOML file.
command-option-option = A variant of the game, by its name; can be repeated. An unknown name lists them all.
command-starter-option = Spellfire: the friendly champion that starts, by name or id; without it, the deck’s own.
command-seed-option = The seed for all randomness; without one it’s new each time.
command-jobs-option = Number of processes; the answer is the same for any number.
command-code-option = The code of a deal.
command-grade-option = A winnable deal of this difficulty, 1 gentle to 5 fiendish.
command-daily-option = The deal of a day (2027-05-31), or of today; the same for everyone.
command-review-option = Show what luck gave and what each turn’s choices cost.
command-winnable-option = A deal that can be won with all cards known.
command-deal-option = A deal as JSON, or - for standard input.
command-budget-option = Stop the search after about this many nodes, the positions it looks at; 0 never stops.
command-certificate-option = Write a certificate to this file.
command-to-option = Show the moment after this many actions.
command-exact-option = The exact share over all rolls.
command-table-option = With --exact: write the share of every set of cards that a deck of twelve may be played with into this file, CSV.
command-lost-option = With --exact: write every roll that cannot be won into this file, CSV; the colours may be exchanged.
command-heat-option = With --exact: draw how the share depends on what the dice show into this file, SVG.
command-rolls-option = Where all rolls are counted: write every roll that was gained or lost into this file, CSV, with the number of layouts that win it; the colours may be exchanged.
command-order-option = With --exact: only the order of the cards that this deal has.
command-deals-option = How many random deals to look at; without it 1000.
command-compare-deals-option = How many random deals to compare; without it 2000, or every roll where the game can count them all.
command-fair-option = Let this player play, seeing only its own view, instead of solving.
command-resume-option = Keep the results in this file, and continue from it.
command-players-option = Players by their names, separated by commas, such as greedy,level:1; an unknown name lists them all. program:COMMAND is a program of yours.
command-games-option = Games for each player.
command-effects-player-option = Who plays, in a game for two both sides.
command-effects-games-option = How many games to play.
command-effects-chart-option = Write the effects with their intervals into this file as a picture, SVG.
command-decks-option = Decks, with commas between them; they take turns, and in a game for two each player brings its own.
command-old-argument = The deck as it was: its name, its file, or its code for links.
command-new-argument = The deck as it is now, likewise; a file of cards that are put into the old one; or the same deck where a player or a variant is compared.
command-new-deck-argument = The deck as it is now, likewise; or a file of cards that are put into the old one.
command-against-deck-option = The deck that both play against; without it the old one.
command-compare-players-option = Who plays old and new, then in a game for two who plays against them; without it level:1 plays a game for two, and in a game for one all cards are known.
command-new-player-option = Another player for the new side alone.
command-wins-option = How often it wins, in percent: 70±2, or 70+-2.
command-generate-players-option = Who plays the deck, then in a game for two who plays against it; without it level:1 plays a game for two, and in a game for one all cards are known.
command-generate-against-option = The deck that the new one meets in a game for two; without it one is found for both.
command-generate-out-option = Write the decks into this folder.
command-answer-argument = The deck that is to be beaten: its name, its file, or its code for links; of several, all by one answer. It is made of the same set of cards.
command-answer-players-option = Who plays the answer, then who plays the other decks; one name plays both.
command-answer-games-option = Games against each deck in each of the three parts: with random decks, a race of the best, and a last measurement.
command-answer-again-option = After the random decks, so many times as many games again with decks made of what was learned by then. It takes longer and finds better decks.
command-tries-option = Give up after so many candidates or deals.
command-count-option = How many deals.
command-puzzles-option = How many puzzles.
command-puzzles-deck-option = The deck that is played; without it the decks that the game’s puzzles come from, in turn.
command-puzzles-out-option = Write the puzzles to this file.
command-puzzle-option = A puzzle of the game by its number, 0 for any.
command-firsts-option = Deals in which exactly so many of the first choices keep a win: where there first are several, in 12 Patrols the placements.
command-new-option-option = A variant for the new side alone; can be repeated.
command-patience-option = Give up a search after about this many nodes, the positions it looks at; 0 never gives up; without it as many as the game thinks worth it.
command-records-option = Write up to three games that the old and the new side end differently into this folder.
command-form-option = The form: toml, json or code.
command-out-option = Write to this file; without it the answer is printed.
command-print-out-option = Write to this file; without it one named after the deck.
command-what-option = What to print: cards; for Patrol coloured, blank or counters.
command-press-option = One PDF, or an SVG page; several SVG pages come as a ZIP.
command-folder-option = The folder for the results; without it the study’s own.
command-study-resume-option = Go on with a study that was broken off.
command-engine-option = Where to work: in processes of this machine, or on a Dask cluster.
command-scheduler-option = With dask: the address of the cluster’s scheduler; without it a cluster on this machine.
command-set-option = A key of the card and its new value; can be repeated.
usage-set = “{ $text }” isn’t a change; write KEY=VALUE
command-world-option = A deck of this world: dark-sun, ravenloft and so on.
command-deck-grade-option = How hard it is, 1 gentle to 5 fiendish: by the exact winnability (12 Patrols), by what level 2 wins (Spellfire).
command-cards-option = How many cards: 9, or 12 of which 3 are removed unseen.
command-tightness-option = How difficult the requirements are, from 0 to 9.
command-edge-option = What this edge requires: items N, colours N, sum N, or free.
command-rename-option = Another name for the card.
command-terrain-option = Another terrain for its picture.
command-from-option = The deck to copy if yours doesn’t exist yet; otherwise the house deck.
command-blank-option = Start with this many blank cards instead of a copy.
command-host-option = The address to listen on.
command-port-option = The port; 0 takes any free one.
command-keep-days-option = Delete unfinished games that nobody has played for this many days; 0 keeps all.
command-pace-option = The rhythm of the bots in seconds: every choice takes whole beats, easy or not; 0 plays at once.
command-data-option = The folder for the tables; by default the usual one.
command-allow-host-option = A name this server answers to, besides localhost and its address; can be repeated.
command-behind-proxy-option = Trust what a proxy on this machine says about who is connecting and how (X-Forwarded-For, X-Forwarded-Proto).
command-database-option = The address of a database; by default a file in the folder.
command-push-option = With the extra `push`: tell guests who ask for it that it is their turn, through the push service of their browser.
command-browser-option = Open the browser if there is one.
command-their-deck-option = In Patrol the deck of the other seat; without it the same as yours.
command-against-option = A player for the other seats, such as level:1; in Patrol also one with a name and a deck, such as roland.
command-here-option = Several players on this screen.
command-seat-option = Your seat in a game with several players.
command-plain-option = Line by line, for a screen reader or another program.
command-keep-option = The file that keeps your unfinished game.
command-seconds-option = Processor time for each figure.
command-tier-option = How much to tell: 1 a hint, 2 which card or item, 3 the action, 4 the line to the end.

usage = { $kind ->
    [option] there’s no option “{ $name }”
    [missing] “{ $name }” is missing
    [none] a command is missing
    [command] there’s no command “{ $name }”
    [extra] unexpected “{ $name }”
    [argument] { $name } needs a value
    [empty] { $name } needs a value; write { $form }, or leave it out
    [dash] { $name } takes no “-”, since standard output holds the answer; name a file or a folder
    [flag] { $name } takes no value
    [least] { $name }: write a whole number, { $least } or more
    [range] { $name }: write a number from { $least } to { $most }
    [value] { $words }
   *[other] { $words }
  }
usage-help = { $what }; see { $path } --help
usage-near = { $what }; did you mean { $name }?
usage-lang = there’s no language “{ $name }”; the languages are { $languages }
play-starters = Who starts? The deck’s own champion comes first.
play-starter = Starting champion, 1 to { $count } or a name (Enter: 1):
keep-other = this isn’t a game file and would be replaced; give --keep another name
keep-game = this file keeps a game of { $game }; give --keep another name
usage-code-alone = a code is the whole deal, with its deck and variants; leave out what chooses another deal, deck or variant
usage-one-player = { $game } is for one player; leave out --here, --seat and --against
usage-here-alone = with --here people have all seats; leave out --against
usage-deal-or-code = give the deal as --deal FILE or as --code CODE, not both
usage-daily-alone = each day has one deal; leave out --seed, --grade and --winnable
usage-day = “{ $text }” isn’t a day; write it like 2027-05-31
usage-to = the game file has { $last } actions; --to goes from 0 to { $last }
usage-deck = unexpected “{ $words }”; give a game and a deck
usage-deck-missing = “{ $game }” is a game; name a deck after it, such as { $deck }
usage-form = there’s no form “{ $name }”; the forms are { $forms }
usage-exact-alone = --exact covers all rolls; leave out --deals, --fair and --resume (--code only goes with --exact)
usage-rolls-exact = --rolls needs a count of all deals: leave out --deals and --players, and compare decks of 12 Patrols
usage-table-alone = --table, --lost and --chart look at every order of the cards; leave out --code
usage-pair = this is a game for two; name at least two players or two decks, as many of one as of the other, or one for all
usage-study = one study file is taken; see also “vedette study replay FILE ROW”
usage-study-replay = write “vedette study replay FILE ROW”: the file of the study, then the number of a row, counted from 1
usage-engine = the engines are { $engines }; --scheduler goes with --engine dask
usage-compare-solo = one plays this game; leave out --against, and name one player at the most
usage-compare-two = two play this game; name who plays old and new, and who plays against them
usage-compare-player = --new-player replaces a player; name which with --players
usage-generate = one plays this game: name one player at the most, and leave out --against; in a game for two name two at the most
usage-answer = name one player, or two with a comma between them
import-report = Each card of which there are the facts alone is named in { $file }.
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
    [unwinnable] Can’t be won: every arrangement was tried ({ $nodes } nodes).
   *[undecided] Unknown after { $nodes } nodes; try a larger budget, or none.
  }
usage-pages = { $pages } pages don’t fit in “{ $name }”; name a .zip, or omit --out
deck-cards = these are cards for { $game } and not a deck; “vedette deck fill { $game } FILE” makes one of them, “vedette compare { $game } DECK FILE” tries them in another
deck-cards-left = No room in the deck for { $names }.
deck-nameless = your deck needs a name; write --deck NAME
deck-elsewhere = { $deck } is a deck of { $game }: vedette deck validate { $game } { $deck }
certificate-shape = this isn’t a certificate; solve --certificate writes one: a JSON object with a deal, its verdict and the lines that prove it
certificate-list = this isn’t a list of lines; solve --certificate writes one
certificate-verdict = “{ $verdict }” isn’t a verdict; write one of { $verdicts }
certificate-key = a certificate of this verdict has no “{ $key }”; its keys are { $keys }
certificate-lacks = “{ $key }” is missing; a certificate holds its whole deal
certificate-deck = a certificate holds its cards in full, not the name of a deck
deal-key = a deal has no “{ $key }”; its keys are { $keys }
deal-game = this is a deal of “{ $name }”, not of { $game ->
    [twelve-patrols] 12 Patrols
    [spellfire] Solitaire Spellfire
    [patrol] Patrol
   *[other] { $game }
  }
deal-code = a code is text
deal-differs = this doesn’t match the code { $code }; keep one of the two
deal-variants = this isn’t a list of variants
certificate-code = { $code } is the code of another deal than the one written here
certificate-cards = the code names the deck “{ $deck }”, which has other cards: { $cards }
certificate-definition = these lines aren’t written the way a game file keeps a deck; solve the deal again
certificate-differs = “{ $key }” doesn’t match the rest of the deal
certificate-unproved = { $verdict ->
    [unwinnable] this says the deal can’t be won, but holds no proof: it rests on the solver’s search alone. Solve the deal to check it
    [winnable] this says the deal can be won, but holds no lines that win it
   *[undecided] this says nothing was decided, so there’s nothing to verify
  }
certificate-too-large = The proof is too large to write: that this deal can’t be won rests on the solver’s search of { $nodes } nodes.
refutation-open = the solver finds no win, but nothing rules out the arrangement { $cards }; please report this deal
verify-valid = { $verdict ->
    [winnable] Verified: the lines win this deal.
   *[unwinnable] Verified: { $game ->
        [twelve-patrols] no arrangement of the cards wins this deal.
       *[other] nothing you can do wins this deal.
    }
  }
verify-deal = Game: { $game }, rules { $rules }; deal: { $code }
verify-deck = { $boxed ->
    [yes] The deck comes with the game; its cards have the hash { $hash }.
   *[no] The deck doesn’t come with the game; its cards have the hash { $hash }.
  }
verify-edited = Cards that the deck “{ $deck }” has otherwise as it comes with the game: { $cards }
verify-lines = { $verdict ->
    [winnable] Lines of the game replayed: { $lines }
   *[unwinnable] Lines of the proof checked: { $lines }
  }
verify-fault = { $line ->
    [0] Not valid: { $why ->
        [open] nothing rules out what begins with “{ $note }”
       *[other] its deal isn’t complete
    }
   *[other] Not valid at line { $line }, “{ $note }”: { $why ->
        [not-now] this isn’t allowed now
        [deal] the deal says otherwise
        [card] this card isn’t there
        [cell] this space isn’t free, doesn’t touch a card, or is outside 3 by 3
        [item] this item isn’t in the supply
        [change] a die changes to another value from 1 to 6
        [spot] this isn’t a spot between two cards
        [closed] this patrol closed on an earlier turn
        [empty] a complete line has an empty spot
        [requirement] a requirement isn’t met
        [unfinished] the lines end before the game is won
        [reason] this reason doesn’t hold
        [open] the lines end before everything was tried
        [twice] a card is refuted twice
        [idle] this line refutes nothing
        [work] checking this would take too long
        [trace] the choices lead to something else
       *[other] no such line is written here
    }
  }.
hint-chance = { $exact ->
    [yes] Win chance with best play: { NUMBER($percent, maximumFractionDigits: 1) }%.
   *[no] Win chance from simulated games: about { NUMBER($percent, maximumFractionDigits: 0) } in 100 (95% interval { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }).
  }
replay-fair = { $version ->
    [1] Verifiable deal, older kind: the server’s salt is the one it locked in ({ $pledge }) and the deck follows from the salts. The players locked in none: anyone who knew the server’s salt and gave theirs last could choose between deals.
   *[2] Verified deal: every salt is the one locked in, and every card follows from them. The server’s seal: { $pledge }.
  }
replay-at = After { $at } of { $last } actions; without --to it says how the game ended.
replay-result = Result: { $result ->
    [won] won
    [lost] lost
    [drawn] drawn
    [conceded] given up
   *[open] unfinished
  }; help used: { $assisted }
review-sum = Luck { $luck }, skill { $skill } (hundredths of a win).
review-curve = Player 1 { counted-in }: { $percent } wins in 100 from here (95% interval { $low } to { $high }).
review-step = { $kind ->
    [luck] Luck
   *[skill] Choices
  } { counted-in }: { $before }% to { $after }%
winrate-two = two play { $game }, and a deal of it is won by one of them; “vedette sim { $game }” measures players with their decks, “vedette compare { $game }” an edit
winrate-exact = Deck “{ $deck }”: { $numerator } of { $denominator } rolls can be won, { NUMBER($percent, maximumFractionDigits: 4) }%.
winrate-estimate = Deck “{ $deck }”, { $mode ->
    [thoughtful] all cards known
   *[other] played by { $mode }
  }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% (95% interval { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) of { $deals } deals, { $undecided } undecided; seed { $seed }.
sim-player = { $name }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% won (95% interval { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
sim-games = { $games ->
    [one] One game each, seed { $seed }.
   *[other] { $games } games each, the same deals for all, seed { $seed }.
  }
compare-exact = { $subject }: { $verdict ->
    [same] no difference: exactly the same { NUMBER($old, maximumFractionDigits: 4) }% of { $denominator } rolls can be won
   *[differs] { $sign ->
        [minus] −
       *[plus] +
    }{ NUMBER($points, maximumFractionDigits: 4) } percentage points, exactly: { NUMBER($old, maximumFractionDigits: 4) }% before, { NUMBER($new, maximumFractionDigits: 4) }% now; of { $denominator } rolls { $gained } gained, { $lost } lost
  }.
compare-roll = { $kind ->
    [gained] Gained
   *[lost] Lost
  }, for example: { $code }
compare-estimate = { $subject }: { $verdict ->
    [none] no difference shown
   *[other] { $sign ->
        [minus] −
       *[plus] +
    }{ NUMBER($points, maximumFractionDigits: 1) } percentage points { $verdict ->
        [duel] for its owner
       *[solo] of deals won
    }
  }; won: { NUMBER($old, minimumFractionDigits: 1, maximumFractionDigits: 1) }% before, { NUMBER($new, minimumFractionDigits: 1, maximumFractionDigits: 1) }% now (95% interval of the difference { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { $deals ->
    [one] one deal, the same for both
   *[other] the same { $deals } deals for both
  }, { $undecided ->
    [0] {""}
   *[other] { $undecided } searches undecided,{" "}
  }seed { $seed }).
compare-instead = { $new } instead of { $old }
compare-with = { $deck } with { $options }
compare-counting = { $subject }: counting every deal with both decks…
compare-record = Another winner: { $file }
compare-mended = To be legal the new deck was changed further: { $words }
effects-what = { $drawn ->
    [decks] Random decks of the set that “{ $deck }” is made of,
   *[deals] Deck “{ $deck }”
  } played by { $player }, { $games } games, seed { $seed }. In percentage points of games won, with 95% intervals; of twenty cards that do nothing, about one shows an effect.
effects-line = { $name }: { $sign ->
    [minus] −
   *[plus] +
  }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
generate-deck = { $mode ->
    [exact] “{ $name }”: { NUMBER($percent, maximumFractionDigits: 4) }% of { $deals } rolls can be won, counted exactly
   *[other] “{ $name }”, { $mode ->
        [thoughtful] all cards known
       *[games] played by { $players }
      }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% won in a second measurement (interval { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals } fresh deals)
  }; candidate { $tried } of seed { $seed }.
generate-code = Code of “{ $name }”: { $code }
generate-answer = The best answer to “{ $against }” that was found is “{ $name }”: { $player } wins { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% with it against { $other } (95% interval { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals } fresh deals from both seats). { $tried } decks raced, seed { $seed }.
generate-answer-against = Against “{ $against }”: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
generate-deals = { $deals ->
    [one] One deal
   *[other] { $deals } deals
  } among the first { $looked } of seed { $seed }, each shown to be winnable by the independent checker.
lab-study = { $measure ->
    [winnable] { $deck }: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of deals can be won with all cards known
    [won-of-winnable] { $deck }: { $player } wins { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of the deals that can be won with all cards known
    [turn] { $deck }, { $player }{ $duel ->
        [yes] {" "}against { $opponent } with { $other }
       *[no] {""}
    }: a game ends { counted-in } on average
    [first] Whoever chooses first scores { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
   *[won] { $deck }: { $player } { $duel ->
        [yes] scores { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% against { $opponent } with { $other }
       *[no] wins { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
    }
  } ({ $measure ->
    [turn] {""}
   *[other] 95% interval { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }, {""}
  }{ $deals ->
    [one] one deal
   *[other] { $deals } deals
  }{ $undecided ->
    [0] {""}
   *[other] , { $undecided } undecided
  }).
lab-search = Candidate { $tried } of { $of } at most.
lab-looking = { $found } of { $wanted } deals found among the first { $looked }.
lab-answer = Game { $games } of about { $of }.
generate-puzzle = { $code }, rated { NUMBER($rating, useGrouping: 0) }: of { $choices } choices { $wins } wins.
card-diff-none = The two decks are the same.
deck-valid = “{ $name }”: a legal deck of { $count } cards.
deck-shown = Deck “{ $name }”, { $count } cards:
deck-code = Code: { $code }
deck-hash = Hash: { $hash }
deck-written = Written: { $file }
deck-for-now = Not a legal deck for now: { $words }
deck-printed = { $pages ->
    [one] One page
   *[other] { $pages } pages
 } to print: { $file }
lint = { $name }: { $words }
lint-clean = { $count ->
    [one] This card looks fine.
   *[other] All { $count } cards look fine.
  }
lint-empty = requires nothing on any edge
lint-one = { $edge ->
    [north] north
    [east] east
    [south] south
   *[west] west
  } requires 1 item, which can’t be met from the end of a line, where there are two patrols
lint-many = { $edge ->
    [north] north
    [east] east
    [south] south
   *[west] west
  } requires so many items that one line takes nearly everything to spare
lint-same = requires the same as { $other }
ledger-other = this file keeps the results of another count; choose another file, or the same deck, seed and player
ledger-line = this isn’t a result; remove the line and those after it
worker-died = a worker process died { $tries } times over the same task; it may have been short of memory
effects-few = { $games } games are too few to tell the effects apart; play at least { $least }
effects-untold = { $games } games do not tell the effect of { $name } from the others; play more
lab-slow = { $player } takes too long here, where everybody shares one machine; in a terminal { $command } does it
lab-many = these decks and players make more than { $most } games of each deal; leave some out
lab-target = the share with its margin has to lie between 0 and 100
lab-narrow = here the margin is { $least } points at the least; in a terminal { $command } takes any
generate-target = “{ $text }” isn’t a share with its margin in percent; write for example 70±2 or 70+-2, between 0 and 100
generate-none = none of { $tries } candidates of seed { $seed } is certified; the nearest won { $nearest }%; take a wider margin, another seed or more tries (--tries)
generate-none-exact = none of { $tries } candidates of seed { $seed } lies there; take a wider margin, another seed or more tries (--tries)
generate-few = only { $found } of { $wanted } such deals are among the first { $tries } of seed { $seed }; take a larger --tries, another deck or grade
study-key = a study has no “{ $unknown }”; its keys are { $keys }
study-players = the measures here are taken of games, so say who plays: players = ["greedy", "level:1"]
study-names = this isn’t a list of names; write ["one", "two"]
study-number = this isn’t a whole number from { $least } to { $most }
study-twice = “{ $name }” stands there twice; name it once
study-stop = what ends a study is a table; write [stop] and under it some of { $keys }
study-width = the width of an interval lies between 0 and 1, and needs a measure that is a share: won or winnable
study-verdict = a verdict is true or false, and is spoken between two: name two decks or two players, and measure won or winnable
study-begun = rows of this study wait here to go on; add --resume, or remove the file to begin again
study-other = these are rows of another study; choose another folder or another name
study-about = this does not say whole what the rows are rows of; remove it and the rows to begin again
study-row = “{ $text }” isn’t a row of this study; remove it and those after it
study-no-row = there’s no row { $row }; rows are counted from 1, and the last is { $last }
study-broken = { $deals ->
    [one] Broken off after one deal; the same command with --resume goes on: { $file }
   *[other] Broken off after { $deals } deals; the same command with --resume goes on: { $file }
  }
study-ended = { $ended ->
    [width] Ended after { $deals } deals: every interval is as narrow as was asked for.
    [verdict] Ended after { $deals } deals: one is shown to be better.
    [work] Ended after { $deals } deals: so much work was asked for.
   *[deals] All { $deals } deals are done.
  }
study-replayed = { $status ->
    [EXACT] Row { $row }: found again exactly.
   *[DIVERGED] Row { $row }: found otherwise in { $differs }; the versions beside the rows say with what they were found.
  }
engine-missing = the engine { $name } is not installed; install vedette[cluster], or use --engine processes
engine-scheduler = no scheduler answers at { $address }; give the address that it printed, as tcp://HOST:8786
engine-gone = the cluster { $address } is gone ({ $why }); the rows so far are kept
study-name = a study’s name can only have letters, digits, - and _
study-measure = there’s no measure “{ $name }”; the measures are { $measures }
study-no-parquet = Parquet needs vedette[lab], which isn’t installed; the rows are in the CSV file.
study-written = Written: { $file }
report-what = { $deals ->
    [one] One deal
   *[other] { $deals } deals
  }, the same for every deck and player, from seed { $seed }; intervals hold in 95 of 100 such studies.
report-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
report-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-whole = { NUMBER($number) }
report-column = { $number }: { $share }
report-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
report-alike = { $players } are one and the same player: they make the same choices.
report-bound = Nobody can win more than can be won with all cards known; “won-of-winnable” is how much of that is won by a player who doesn’t see them.
report-deck = deck
report-player = player
report-opponent = against
report-bars = Shares with their 95% intervals
report-matrix = What each side scores against each: rows against columns
report-spread = How often each number came up: { $measure }
report-alive = Share of games that could still be won with all cards known, by the number of choices made
report-numbers = The numbers as JSON
report-about = Found with Vedette { $version }, rules { $rules }; the hashes of what was played:
report-measure = measure
report-value = value
report-interval = interval
report-count = count
bench-game = { $game }, deck { $deck }
bench-figure = { $name ->
    [steps_per_second] Legal actions taken, random play: { $figure } steps a second
    [solved_per_second] Thoughtful verdicts with their line: { $figure } deals a second
   *[other] Positions shown as JSON: { $figure } a second
  }
doctor-finding = { $state ->
    [good] good
    [absent] not there, not needed
   *[missing] MISSING
  }: { $name } { $found }
