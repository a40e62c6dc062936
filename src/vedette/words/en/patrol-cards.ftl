### Patrol: its soldiers, colours and decks in words.

## Powers as files write them

power-word = “{ $word }” is no word of a power here; the right ones are { $right }
power-number = “{ $word }” is no number of a power here; write one such as { $right }
power-rest = “{ $word }” is one word too many; a clause ends before it, the next begins after a semicolon
power-when = { $type ->
    [R] a reveal ability does not say “{ $word }”; it says { $right }, or nothing
    [P] a passive ability does not say “{ $word }”; it says { $right }
    [D] a defensive ability does not say “{ $word }”; it says { $right }, or nothing
   *[other] a soldier without ability has no power
  }
power-verb = “{ $word }” does not go with “{ $when }”; what does is { $right }
power-who = “{ $verb }” cannot be done to “{ $word }” here; write one of { $right }
power-it = “it” has nobody to mean; an earlier clause must choose one of { $right }
power-what = “{ $verb }” does not take “{ $word }” here; it takes { $right }
power-amount = “{ $verb }” does not take the number { $word } here; it takes { $right }
power-per = “{ $verb }” cannot be counted per { $word } here; leave out “per { $word }”
power-condition = “if { $word }” makes no sense here; what does is { $right }
power-type = { $type ->
    [R] a reveal ability needs a power
    [P] a passive ability needs a power
    [D] a defensive ability needs a power
   *[other] a power needs a type: R, P or D
  }
power-long = this power has too many clauses; it may have { $most }
power-choice = “{ $word }” would be a second choice; a power chooses once, later clauses say “it”
power-last = what comes after “strike” is never done; put “strike” last, and only once
power-first = “counter” stands first, and goes with neither “shield” nor “have”
power-same = a clause stands there twice; once is enough
power-self = a reveal ability must reach somebody besides the soldier itself; write one of { $right }, or give a wizard
