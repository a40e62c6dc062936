# Spellfire: what is wrong with a file of cards.
spell-word = “{ $text }” is not a word for { $what }; right would be: { $right }.
spell-list = “{ $text }” is not a list; write one in brackets.
spell-table = A clause is a table such as { "{" } do = "level", who = "own ally", number = 1 { "}" }, not “{ $text }”.
spell-text = “{ $text }” is not a text; write it in quotation marks.
spell-truth = “{ $text }” is neither true nor false.
spell-number = “{ $text }” is not a whole number from -99 to 99.
spell-shape = The word “{ $word }” does not take this here; docs/spellfire-cards.md lists what each word takes.
spell-card-shape = “{ $text }” is not a table of a card, or not a title.
spell-card-number = “{ $text }” is not the number of a card: a whole number from 1 to 9999.
spell-card-name = “{ $text }” is not a name: 1 to { $longest } printable characters, no blanks at its ends.
spell-card-icon = “{ $text }” is not an icon: a level such as 7, a bonus such as +4, two of them such as +5/+2, or a ?.
spell-card-told = “{ $text }” is neither true nor false.
spell-card-why = A card that is not exact says why; right would be one of: { $right }.
spell-card-unplayed = A card that is banned, or needs code of its own, has no power in its file.
spell-card-set = “{ $text }” is not the code of a set: 1 to 8 letters and digits.
spell-card-twice = Two cards have the number { $id }.
spell-unread = “{ $text }” is not a sentence of a power as they are printed here.
spell-two = “{ $text }” means two things; write it as it is printed here.
