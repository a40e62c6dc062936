### 12 Patrols : les niveaux de difficulté et les donnes que l’on cherche.

deal-none-graded = aucune des { $tries } donnes de la pioche « { $deck } » n’est du niveau { $grade } et gagnable ; choisissez un autre niveau ou une autre pioche
deck-none-found = aucune pioche entre { $low } et { $high } n’a été trouvée en { $tries } étapes ; choisissez un intervalle plus large ou une autre graine
