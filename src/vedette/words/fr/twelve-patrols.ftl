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

## Notation

note-verb = « { $note } » n’est pas une action ; elle commence par l’un de ces mots : { $verbs }
note-form = « { $note } » est incomplet ou trop long ; écrivez { $form }
note-cell = « { $word } » n’est pas une case ; les cases sont { $names }
note-item = « { $word } » n’est pas un objet ; écrivez l’un de { $names } : la couleur W, Y ou B, puis les points, ou C pour un cube
note-spot = « { $word } » n’est pas un emplacement ; les emplacements sont { $names }
note-die = « { $word } » est un cube ; nommez le dé qui change, par exemple W2
note-pips = « { $word } » n’est pas un nombre de points ; écrivez 1 à 6
note-region = aucune région ne s’appelle « { $name } » ; les régions sont { $regions }
note-regions = « { $name } » peut être { $could } ; écrivez le nom plus avant
view-length = ce n’est pas une vue de 12 Patrols : elle a { $has } octets au lieu de { $wants }

refused-over = « { $note } » : la partie est terminée ; annulez, ou commencez-en une autre
refused-chance = « { $note } » : ce n’est pas au hasard de jouer, ou c’est à lui seul ; choisissez une des actions proposées
refused-change-first = « { $note } » : un objet a été retiré du jeu, un dé doit d’abord changer
refused-discard-first = « { $note } » : retirez d’abord un objet du jeu ; un dé pourra alors changer
refused-seen = « { $note } » : cette carte a déjà quitté la pile
refused-placed = « { $note } » : une région a déjà été placée ce tour-ci ; comblez des emplacements, puis terminez le tour
refused-place-first = « { $note } » : placez d’abord une région
refused-display = « { $note } » : cette région n’est pas exposée ; choisissez-en une qui l’est
refused-occupied = « { $note } » : une région s’y trouve déjà ; choisissez une case vide qui touche le royaume
refused-first = « { $note } » : la première région va en A1 ; le royaume grandit autour d’elle
refused-frame = « { $note } » : le royaume dépasserait 3 sur 3 ; choisissez une case à l’intérieur
refused-apart = « { $note } » : cette case ne touche pas le royaume ; choisissez-en une à côté d’une région placée
refused-item = « { $note } » : il n’y a pas de tel objet en réserve
refused-between = « { $note } » : cet emplacement n’est pas encore entre deux régions placées
refused-closed = « { $note } » : cette patrouille a été close à un tour passé ; choisissez un autre emplacement
refused-budget = « { $note } » : chaque objet restant est dû à un emplacement vide ; gardez-en un pour chacun
refused-late = « { $note } » : avec les ordres tardifs, les objets ne vont que dans les lignes que ce tour complète
refused-die = « { $note } » : il ne resterait aucun dé à changer ; retirez un autre objet
refused-same = « { $note } » : le dé montre déjà cette valeur ; choisissez-en une autre
refused-unmet = « { $note } » : une ligne complète n’est pas encore comblée et satisfaite ; corrigez-la d’abord

## Donnes

deal-shape = ce n’est pas une donne ; une donne est un objet avec une pioche, neuf dés et l’ordre des cartes
deal-key = une donne n’a pas de « { $key } » ; ses clés sont { $keys }
deal-game = c’est une donne de « { $name } », pas de { $game }
deal-code = un code est un texte
deal-differs = ceci ne s’accorde pas avec le code { $code } ; gardez l’un des deux
deal-option = il n’y a pas d’option « { $name } » ; les options sont { $options }
deal-options = ce n’est pas une liste d’options ; les options sont { $options }
deal-dice = ce ne sont pas les dés ; écrivez trois valeurs chacun pour white, yellow et blue
deal-pips = { $value } n’est pas une face de dé ; écrivez 1 à 6
deal-order = ce n’est pas une liste de noms ; écrivez les cartes depuis le dessus de la pile, ou omettez l’ordre s’il est libre
deal-region = la pioche « { $deck } » n’a pas de région « { $name } » ; ses régions sont { $names }
deal-twice = « { $name } » figure deux fois ; chaque carte n’existe qu’une fois
deal-count = { $has ->
    [one] { $has } carte est nommée
   *[other] { $has } cartes sont nommées
  } ; la pioche « { $deck } » en a { $size } : nommez les neuf qui sont piochées
