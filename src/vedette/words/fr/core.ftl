### Ce que tous les jeux partagent : listes, lieux, codes, parties notées, parties.

language-name = Français
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
trouble-at = { $place } : { $words }
place-line = ligne { $line }

code-letter = « { $code } » n’est pas un code : « { $letter } » n’y sert jamais ; un code s’écrit avec des chiffres et des lettres sans I, L, O ni U
code-length = « { $code } » n’est pas un code de ce jeu : { $has ->
    [one] il a un caractère
   *[other] il a { $has } caractères
  } au lieu de { $wants }, tirets non comptés
code-check = « { $code } » est mal recopié : son dernier caractère ne s’accorde pas avec les autres ; comparez-le avec le code d’origine
