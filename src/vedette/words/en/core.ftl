### What every game shares: lists, places, codes, records, matches.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-apart = {"; "}
trouble-at = { $place }: { $words }
place-line = line { $line }

code-letter = “{ $code }” is no code: “{ $letter }” is not used in codes, which are digits and letters without I, L, O and U
code-length = “{ $code }” is no code of this game: { $has ->
    [one] it has one character
   *[other] it has { $has } characters
  } and should have { $wants }, the dashes not counted
code-check = “{ $code }” is mistyped: its last character does not agree with the others; compare it with the code as it was given

file-missing = there is no such file; give the path of one that is there
file-folder = this is a folder; give the path of a file in it
file-closed = this file may not be read; its permissions would have to allow it
file-failed = this file cannot be read; give the path of a readable file
file-large = this is larger than { $megabytes } MB; it cannot be what was meant
file-encoding = this is not UTF-8 text; save the file as UTF-8
file-unwritten = this cannot be written; choose a folder that may be written to

match-illegal = this may not be done now; choose one of the actions that are offered
match-moment = there is no moment { $moment }; the last one is { $last }
match-no-undo = there is nothing to take back
match-no-redo = there is nothing to do again
match-retract = this cannot be taken back alone: what came after it would not be allowed; undo step by step
match-dealt = the cards of this game were dealt already
match-over = the game is over; undo, or begin another
match-deal = the deal does not fit these rules: slot { $slot } cannot be settled by action { $action }

toml-syntax = this is not TOML from column { $column } on; write key = "value", one to a line
data-bounds = from column { $column } on this goes deeper or further than such a file may: at most { $deep } brackets within brackets, { $parts } dots in a key, { $long } characters in a number or a key
json-syntax = this is not JSON from column { $column } on; look for a missing quote, comma or bracket
json-twice = “{ $key }” stands twice; keep one of them

record-first = this is no record; its first line is “{ $first }”
record-rule = the record ends before its actions; a line “{ $rule }” stands between its header and them
record-key = “{ $text }” is no line of a header; write a word, a colon and its value
record-missing = the header has no “{ $key }”; it names the game and the version of its rules
record-rules-number = “{ $text }” is no version of rules; write a whole number
record-rules = this record was played by version { $version } of the rules of { $game }; only version { $known } is known here
record-game = the game “{ $game }” is not installed here; the games are { $games }
record-long = the record is longer than { $most } actions; no game is
record-seat = “{ $text }” is no seat; write a number from 1 to { $most }
record-result = “{ $text }” is no result; write one of { $results }
record-tail = “{ $key }” does not stand after the actions; there stand result, assisted and final
record-over = “{ $note }” comes after the end of the game; remove it
record-check = the position after { $at } actions is not the one that was recorded; an action above was changed
record-final = the last position is not the one that was recorded; an action above was changed, added or removed
record-salts = the salts of a fair deal are the server’s and one of each of the { $seats } seats, 32 to 64 hexadecimal digits each, - for a bot
record-pledge = a salt is not the one that was pledged before the deal
record-fair-version = a fair deal of version { $text } is not known here, only of version { $known }
record-fair = the deal { $deal } is not the one that follows from the salts
record-deal = chance answered otherwise than in the deal { $deal }; one of the two was changed
record-differs = the record says “{ $told }”, but played again it ends “{ $found }”
record-cards = the cards are not the ones of the hash beside them; the record was changed

game-unknown = there is no game “{ $name }”; the games are { $games }
game-broken = the game “{ $name }” cannot be loaded: { $why }; reinstall it, or ask whoever made it
variant-none = { $game } has no variants, so none is called “{ $name }”; leave it out
game-lacks = { $kind ->
    [solve] no deal of { $game } can be proved; “vedette sim { $game }” plays games between players instead
    [hint] { $game } gives no hints; “vedette play { $game }” plays it against a player
    [edit] a deck of { $game } names its cards and does not hold them; make a set of cards of your own on the page, or as a file in the folder { $game }/cards of your data, and name them in the deck
    [grade] the deals of { $game } have no difficulties; leave out “--grade”
   *[other] { $game } has no “{ $what }”; leave it out, or name another game
  }
deck-wishless = no deck of this game can be wished for by “{ $name }”; leave it out
deck-wish = a deck cannot be wished for by “{ $name }”; it can by { $wishes }
deck-wish-choice = “{ $name }” cannot be “{ $text }”; it can be one of { $options }
set-ours = “{ $name }” is the name of a set of ours; give yours another
deck-print = “{ $what }” is not printed of this deck; what is: { $prints }
player-unknown = there is no player “{ $name }”; the players are { $players }
program-start = the program “{ $program }” cannot be started; give the path of one that may be run
program-silent = the program “{ $program }” has ended or closed its output; it has to answer every line with one line
program-answer = the program “{ $program }” answered “{ $told }”, which is no number of an action
program-illegal = the program “{ $program }” chose action { $action }, which may not be done now; it could have chosen { $legal }
