# Spellfire : ce qui ne va pas dans un fichier de cartes.
spell-word = « { $text } » n’est pas un mot pour { $what } ; il faudrait : { $right }.
spell-list = « { $text } » n’est pas une liste ; écrivez-la entre crochets.
spell-table = Une clause est une table comme { "{" } do = "level", who = "own ally", number = 1 { "}" }, et non « { $text } ».
spell-text = « { $text } » n’est pas un texte ; écrivez-le entre guillemets.
spell-truth = « { $text } » n’est ni vrai (true) ni faux (false).
spell-number = « { $text } » n’est pas un nombre entier de -99 à 99.
spell-shape = Le mot « { $word } » n’accepte pas cela ici ; docs/spellfire-cards.md donne ce que prend chaque mot.
spell-card-shape = « { $text } » n’est pas la table d’une carte, ou pas un titre.
spell-card-number = « { $text } » n’est pas le numéro d’une carte : un nombre entier de 1 à 9999.
spell-card-name = « { $text } » n’est pas un nom : de 1 à { $longest } caractères imprimables, sans blanc aux extrémités.
spell-card-icon = « { $text } » n’est pas une icône : un niveau comme 7, un bonus comme +4, deux comme +5/+2, ou un ?.
spell-card-told = « { $text } » n’est ni vrai (true) ni faux (false).
spell-card-why = Une carte qui n’est pas exacte dit pourquoi ; il faudrait l’un de : { $right }.
spell-card-unplayed = Une carte interdite, ou qui demande un code à elle, n’a pas de pouvoir dans son fichier.
spell-card-set = « { $text } » n’est pas le code d’une série : de 1 à 8 lettres et chiffres.
spell-card-twice = Deux cartes ont le numéro { $id }.
spell-unread = « { $text } » n’est pas une phrase de pouvoir telle qu’on les imprime ici.
spell-two = « { $text } » veut dire deux choses ; écrivez-la telle qu’on l’imprime ici.
