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
