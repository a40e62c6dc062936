### 12 Patrols : ses pioches et ses donnes en fichiers, sa table en mots.

twelve-patrols = 12 Patrols
twelve-patrols-pitch = Posez neuf régions, envoyez douze patrouilles entre elles et satisfaites chaque exigence. Pour une personne.
twelve-patrols-option-top-up = Renforts
twelve-patrols-option-top-up-detail = Règle maison : une patrouille d’un tour passé peut recevoir d’autres objets.
twelve-patrols-option-late-orders = Ordres tardifs
twelve-patrols-option-late-orders-detail = Plus sévère : les objets ne vont que dans les rangées et colonnes que le tour complète.
twelve-patrols-deck-house = Pioche maison
twelve-patrols-deck-house-detail = Neuf régions de notre main, en accord avec chaque bord connu des cartes publiées.
twelve-patrols-deck-house12 = Pioche maison de douze
twelve-patrols-deck-house12-detail = Douze régions ; trois sont écartées face cachée avant de commencer.
twelve-patrols-deck-easy = Pioche douce
twelve-patrols-deck-easy-detail = Neuf régions peu exigeantes.
twelve-patrols-deck-hard = Pioche difficile
twelve-patrols-deck-hard-detail = Neuf régions à poser avec soin.
twelve-patrols-deck-fiendish = Pioche diabolique
twelve-patrols-deck-fiendish-detail = Neuf régions pour qui gagne avec la pioche difficile.

## Fichiers de pioche

deck-shape = ce n’est pas une pioche ; une pioche est un nom et neuf ou douze tables [[region]]
deck-key = une pioche n’a pas de « { $unknown } » ; ses clés sont { $keys }
deck-name-missing = le nom manque ; écrivez name = "..."
deck-name = « { $name } » n’est pas un nom ; écrivez de 1 à { $longest } caractères, avec une seule espace entre les mots
deck-name-letter = « { $name } » ne peut pas nommer une pioche ; ôtez / + et \
deck-note = ce n’est ni un titre ni une note ; écrivez un texte de { $longest } caractères au plus
deck-count = { $has ->
    [one] il y a { $has } région
   *[other] il y a { $has } régions
  } ; une pioche en a 9, ou 12 dont 3 sont écartées face cachée
region-shape = « { $text } » n’est pas une région ; une région est une table avec un nom et quatre bords au plus
region-key = une région n’a pas de « { $unknown } » ; ses clés sont { $keys }
region-twice = « { $name } » est déjà le nom de la région { $other } ; chaque région a le sien
region-terrain = « { $text } » n’est pas un paysage ; choisissez parmi { $terrains }, ou n’en mettez pas
region-edge = « { $text } » n’est pas une exigence ; écrivez items 1 à 8, colours 1 à 3 ou sum 1 à 48, ou omettez { $edge } pour un bord libre
region-number = « { $text } » ne peut jamais être satisfait ; { $kind } va de 1 à { $most }
deck-unknown = il n’y a pas de pioche « { $name } » ; les pioches sont { $decks } ; un fichier se donne par son chemin
deck-ours = « { $name } » est une pioche de la boîte et reste comme elle est ; choisissez un autre nom pour la vôtre
deck-link = ce n’est pas un code de pioche ; copiez-le en entier, de d1 à son dernier caractère
card-unknown = la pioche « { $deck } » n’a pas de région « { $name } » ; ses régions sont { $names }
