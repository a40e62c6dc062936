### What every game shares: lists, places, codes, records, matches.

language-name = English
list-and = { $first } and { $last }
list-or = { $first } or { $last }
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
match-over = the game is over; undo, or begin another
match-deal = the deal does not fit these rules: slot { $slot } cannot be settled by action { $action }

toml-syntax = this is not TOML from column { $column } on; write key = "value", one to a line
json-syntax = this is not JSON from column { $column } on; look for a missing quote, comma or bracket
json-twice = “{ $key }” stands twice; keep one of them
