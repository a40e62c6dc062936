### 12 Patrols : les niveaux de difficulté et les donnes que l’on cherche.

deal-grade-rare = le deck « { $deck } » n’a presque pas de donnes de difficulté { $grade } ; il en a de difficulté { $grades }
deal-none-graded = aucune des { $tries } donnes du deck « { $deck } » n’est de la difficulté { $grade } et gagnable ; choisissez une autre difficulté ou un autre deck
deck-none-found = aucun deck entre { $low } et { $high } n’a été trouvé en { $tries } étapes ; choisissez un intervalle plus large ou une autre graine
