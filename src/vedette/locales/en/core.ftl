### What every game shares: lists, places, codes, records, matches.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-apart = {"; "}
trouble-at = { $place }: { $words }
labelled = { $label }: { $words }
place-line = line { $line }
counted-in = { $counts ->
    [cards] { $turn ->
        [1] after one card
       *[other] after { $turn } cards
      }
    [rounds] in round { $turn }
   *[turns] in turn { $turn }
  }

code-letter = “{ $code }” isn’t a code: “{ $letter }” never appears in one; codes use digits and letters without I, L, O and U
code-length = “{ $code }” isn’t a code of this game: { $has ->
    [one] it has one character
   *[other] it has { $has } characters
  } and should have { $wants }, not counting dashes
code-check = “{ $code }” is mistyped: its last character doesn’t fit the others; compare it with the code you were given
deck-unknown = there’s no deck “{ $name }”; the decks are { $decks }
deck-unknown-path = there’s no deck “{ $name }”; the decks are { $decks }; for a file, give its path
deck-of-another = “{ $name }” is a deck of { $game }, not of { $asked }

file-missing = this file doesn’t exist; check the path
file-folder = this is a folder; give the path of a file in it
file-closed = you don’t have permission to read this file; change its permissions
file-failed = this file can’t be read; give the path of a readable file
file-large = this file is larger than { $megabytes } MB; check that it’s the one you meant
file-encoding = this is not UTF-8 text; save the file as UTF-8
file-unwritten = this can’t be written; choose a folder you can write to
file-full = there’s no room left to write this; free some, or choose another disk

match-illegal = you can’t do that now; choose one of the actions offered
match-moment = there’s no moment { $moment }; the last one is { $last }
match-no-undo = there’s nothing to undo
match-no-redo = there’s nothing to redo
match-retract = this can’t be taken back on its own: what came after it depends on it; undo step by step
match-dealt = the cards of this game are already dealt
match-over = the game is over; undo, or start another
match-deal = the deal doesn’t fit these rules: slot { $slot } can’t be settled by action { $action }

toml-syntax = this isn’t TOML from column { $column } on; write key = "value", one per line
data-bounds = from column { $column } on, this is nested too deep or too long: at most { $deep } brackets within brackets, { $parts } dots in a key, { $long } characters in a number or a key
json-syntax = this isn’t JSON from column { $column } on; look for a missing quote, comma or bracket
json-number = “{ $number }” in column { $column } is too large, or no number; write one below 1e308
json-twice = “{ $key }” appears twice; keep one

record-first = this isn’t a game file; its first line should be “{ $first }”
record-rule = the game file ends before its actions; put a line “{ $rule }” between its header and them
record-key = “{ $text }” isn’t a header line; write a word, a colon and its value
record-missing = the header has no “{ $key }”; it must name the game and the version of its rules
record-rules-number = “{ $text }” isn’t a version of the rules; write a whole number
record-rules = this game was played with version { $version } of the rules of { $game }; only version { $known } is known here
record-game = the game “{ $game }” is not installed here; the games are { $games }
record-long = the game file has more than { $most } actions, more than any game can have; check that it’s whole
record-seat = “{ $text }” isn’t a player; write a number from 1 to { $most }
record-result = “{ $text }” isn’t a result; write one of { $results }
record-tail = “{ $key }” doesn’t belong after the actions; only result, assisted and final do
record-over = “{ $note }” comes after the end of the game; remove it
record-check = the position after { $at ->
    [one] { $at } action
   *[other] { $at } actions
  } isn’t the recorded one; an action above was changed
record-final = the last position isn’t the recorded one; an action above was changed, added or removed
record-salts = a verified deal needs the server’s salt and one for each of the { $seats } players, 32 to 64 hexadecimal digits each, or - for a bot
record-pledge = a salt isn’t the one locked in before the deal
record-fair-version = verified deals of version { $text } aren’t known here, only version { $known }
record-fair = the deal { $deal } isn’t the one that follows from the salts
record-deal = the cards that came aren’t those of the deal { $deal }; one of the two was changed
record-differs = the game file says “{ $told }”, but played again it ends “{ $found }”
record-cards = these aren’t the cards that the game was played with; the game file was changed

game-unknown = there’s no game “{ $name }”; the games are { $games }
game-broken = the game “{ $name }” can’t be loaded: { $why }; reinstall it, or ask its author
variant-none = { $game } has no variants; leave “{ $name }” out
game-lacks = { $kind ->
    [solve] { $game } has no solver; “vedette sim { $game }” plays games between players instead
    [hint] { $game } gives no hints; “vedette play { $game }” plays it against a player
    [edit] a deck of { $game } names its cards and doesn’t contain them; make your own set on the page, or as a file in the folder { $game }/cards of your data, and name its cards in the deck
    [grade] the deals of { $game } have no difficulties; leave out “--grade”
    [effects] { $game } has no measure of each card; “vedette compare { $game }” says what a change of one does
    [answer] in { $game } no deck plays against another; “vedette generate deck { $game }” finds one that wins as often as you want
    [exact] { $game } has no exact count of this; “--deals N” counts random deals instead
   *[other] { $game } has no “{ $what }”; leave it out, or name another game
  }
environment-players = { $game } is a game for { $has }, the environment one for { $wants }; choose another game, or the other environment
environment-language = there’s no language “{ $text }”: choose { $languages }
environment-code = the code “{ $code }” is of another deck or of other variants than the environment; for the deal of this number with its own, write “{ $number }”
deck-wishless = this game’s decks have no filter “{ $name }”; leave it out
deck-wish = there’s no filter “{ $name }” for decks; the filters are { $wishes }
deck-wish-choice = “{ $name }” can’t be “{ $text }”; choose one of { $options }
set-ours = “{ $name }” is the name of a built-in set; give yours another
set-unput = cards of this game cannot be put in the place of others; put them into a deck, and compare the decks
set-unfit = “{ $name }” has the name of no card of the deck “{ $deck }” and can stand for none of them; put it into a deck by hand, and compare the decks
set-absent = none of the cards of “{ $name }” has the id of one of the deck “{ $deck }”, so there is nothing to compare
deck-print = “{ $what }” can’t be printed from this deck; choose one of { $prints }
player-unknown = there’s no player “{ $name }”; the players are { $players }
player-work = there’s no player “{ $name }”; write { $kind }:1 to { $kind }:{ $most }
program-start = the program “{ $program }” won’t start; give the path of an executable
program-silent = the program “{ $program }” ended or closed its output; it must answer every line with one line
program-answer = the program “{ $program }” answered “{ $told }”, which isn’t the number of an action
program-illegal = the program “{ $program }” chose action { $action }, which isn’t allowed now; it could have chosen { $legal }
