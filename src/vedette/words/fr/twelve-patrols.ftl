### 12 Patrols : ses decks et ses donnes en fichiers, sa table en mots.

twelve-patrols = 12 Patrols
twelve-patrols-pitch = Posez neuf régions, envoyez douze patrouilles entre elles et satisfaites chaque exigence. Pour une personne.
twelve-patrols-option-top-up = Renforts
twelve-patrols-option-top-up-detail = Règle maison : une patrouille d’un tour passé peut recevoir d’autres objets.
twelve-patrols-option-late-orders = Ordres tardifs
twelve-patrols-option-late-orders-detail = Plus sévère : les objets ne vont que dans les rangées et colonnes que le tour complète.
twelve-patrols-deck-house = Deck maison
twelve-patrols-deck-house-detail = Neuf régions de notre main, en accord avec chaque bord connu des cartes publiées.
twelve-patrols-deck-house12 = Deck maison de douze
twelve-patrols-deck-house12-detail = Douze régions ; trois sont écartées face cachée avant de commencer.
twelve-patrols-deck-easy = Deck doux
twelve-patrols-deck-easy-detail = Neuf régions peu exigeantes.
twelve-patrols-deck-hard = Deck difficile
twelve-patrols-deck-hard-detail = Neuf régions à poser avec soin.
twelve-patrols-deck-fiendish = Deck diabolique
twelve-patrols-deck-fiendish-detail = Neuf régions pour qui gagne avec le deck difficile.

## Fichiers de deck

deck-shape = ce n’est pas un deck ; un deck est un nom et neuf ou douze tables [[region]]
deck-key = un deck n’a pas de « { $unknown } » ; ses clés sont { $keys }
deck-name-missing = le nom manque ; écrivez name = "..."
deck-name = « { $name } » n’est pas un nom ; écrivez de 1 à { $longest } caractères, avec une seule espace entre les mots
deck-name-letter = « { $name } » ne peut pas nommer un deck ; ôtez / + et \
deck-note = ce n’est ni un titre ni une note ; écrivez un texte de { $longest } caractères au plus
deck-count = { $has ->
    [one] il y a { $has } région
   *[other] il y a { $has } régions
  } ; un deck en a 9, ou 12 dont 3 sont écartées face cachée
region-shape = « { $text } » n’est pas une région ; une région est une table avec un nom et quatre bords au plus
region-key = une région n’a pas de « { $unknown } » ; ses clés sont { $keys }
region-twice = « { $name } » est déjà le nom de la région { $other } ; chaque région a le sien
region-terrain = « { $text } » n’est pas un paysage ; choisissez parmi { $terrains }, ou n’en mettez pas
region-edge = « { $text } » n’est pas une exigence ; écrivez items 1 à 8, colours 1 à 3 ou sum 1 à 48, ou omettez { $edge } pour un bord libre
region-number = « { $text } » ne peut jamais être satisfait ; { $kind } va de 1 à { $most }
deck-unknown = il n’y a pas de deck « { $name } » ; les decks sont { $decks }
deck-unknown-path = il n’y a pas de deck « { $name } » ; les decks sont { $decks } ; un fichier se donne par son chemin
deck-ours = « { $name } » est un deck de la boîte et reste comme il est ; choisissez un autre nom pour le vôtre
deck-link = ce n’est pas un code de deck ; copiez-le en entier, de { $mark } à son dernier caractère
card-unknown = le deck « { $deck } » n’a pas de région « { $name } » ; ses régions sont { $names }

## Notation

note-verb = « { $note } » n’est pas une action ; elle commence par l’un de ces mots : { $verbs }
note-form = « { $note } » est incomplet ou trop long ; écrivez { $form }
note-cell = « { $word } » n’est pas une case ; les cases sont { $names }
note-item = « { $word } » n’est pas un objet ; écrivez sa couleur, W (blanc), Y ou J (jaune) ou B (bleu), puis ses points, ou C pour un cube : W3, YC
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

deal-shape = ce n’est pas une donne ; une donne est un objet avec un deck, neuf dés et l’ordre des cartes
deal-key = une donne n’a pas de « { $key } » ; ses clés sont { $keys }
deal-game = c’est une donne de « { $name } », pas de { $game }
deal-code = un code est un texte
deal-differs = ceci ne s’accorde pas avec le code { $code } ; gardez l’un des deux
deck-grade-alone = une difficulté vaut pour un deck de 9 cartes, sans exigence imposée
deal-option = il n’y a pas d’option « { $name } » ; les options sont { $options }
deal-options = ce n’est pas une liste d’options ; les options sont { $options }
deal-dice = ce ne sont pas les dés ; écrivez trois valeurs chacun pour white, yellow et blue
deal-pips = { $value } n’est pas une face de dé ; écrivez 1 à 6
deal-order = ce n’est pas une liste de noms ; écrivez les cartes depuis le dessus de la pile, ou omettez l’ordre s’il est libre
deal-region = le deck « { $deck } » n’a pas de région « { $name } » ; ses régions sont { $names }
deal-twice = « { $name } » figure deux fois ; chaque carte n’existe qu’une fois
deal-count = { $has ->
    [one] { $has } carte est nommée
   *[other] { $has } cartes sont nommées
  } ; le deck « { $deck } » en a { $size } : nommez les neuf qui sont piochées

## La table

item = { $face ->
    [0] { $colour ->
        [white] cube blanc
        [yellow] cube jaune
       *[blue] cube bleu
    }
   *[other] { $colour ->
        [white] dé blanc { $face }
        [yellow] dé jaune { $face }
       *[blue] dé bleu { $face }
    }
  }
counted = { $count ->
    [one] { $item }
   *[other] { $item } (× { $count })
  }
line-row = la rangée { $row }
line-column = la colonne { $column }
demand = { $kind ->
    [items] { $need ->
        [one] exactement 1 objet
       *[other] exactement { $need } objets
    }
    [colours] { $need ->
        [one] une seule couleur
       *[other] exactement { $need } couleurs
    }
   *[sum] somme des dés égale à { $need }
  }
demand-short = { $kind ->
    [items] { $need ->
        [one] 1 objet
       *[other] { $need } objets
    }
    [colours] { $need ->
        [one] 1 couleur
       *[other] { $need } couleurs
    }
   *[sum] somme des dés { $need }
  }
edge = { $edge ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
  } : { $demand }
edge-stands = { $edge }, { $state ->
    [holds] satisfaite
    [short] { $have } pour l’instant
    [cannot] { $have }, ne peut plus être satisfaite
    [outside] sur la bordure : ignorée
   *[open] { $have ->
        [0] pas encore décidée
       *[other] { $have } pour l’instant, pas encore décidée
    }
  }
region-words = { $name } ({ $edges })
spot = { $state ->
    [none] Emplacement { $spot } : pas encore entre deux régions
    [empty] Emplacement { $spot } : inoccupé
    [must] Emplacement { $spot } : inoccupé, à combler ce tour-ci
    [draft] Patrouille { $spot } : { $items }, de ce tour
    [wrong] Patrouille { $spot } : { $items }, à changer
   *[closed] Patrouille { $spot } : { $items }, close
  }
deck-left = { $left ->
    [0] La pile est épuisée.
    [one] { $left } carte dans la pile. Ce ne peut être que { $names }.
   *[other] { $left } cartes dans la pile, dans un ordre inconnu : { $names }.
  }
deck-removed = { $left ->
    [0] La pile est épuisée ; { $removed } cartes ont été écartées face cachée : { $names }.
   *[other] { $left } dans la pile et { $removed } écartées face cachée, parmi { $names }.
  }
budget = Marge : { $spare } sur { $of } objets ; { $empty ->
    [0] chaque emplacement a sa patrouille
    [one] { $empty } emplacement attend encore un objet
   *[other] { $empty } emplacements attendent encore un objet
  }.

order = { $head } : { $words }
order-head = { $name }, { $edge ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
  }
order-has = { $demand }, { $have } pour l’instant. { $mend }
order-mend = { $do ->
    [items] { $missing ->
        [one] Ajoutez-en un en { $spots }.
       *[other] Ajoutez-en { $missing } en { $spots }.
    }
    [colours] { $missing ->
        [one] Ajoutez une autre couleur en { $spots }.
       *[other] Ajoutez { $missing } autres couleurs en { $spots }.
    }
    [sum] { $missing ->
        [one] Ajoutez { $missing } point en { $spots }.
       *[other] Ajoutez { $missing } points en { $spots }.
    }
    [cube] Comblez { $spots } avec des cubes.
    [same] Comblez { $spots } sans autre couleur.
    [back] { $over ->
        [0] Changez ce qui se trouve en { $spots }.
       *[other] Reprenez quelque chose en { $spots }.
    }
    [warning] Où que finisse la grille, elle ne peut pas être satisfaite.
   *[undo] Rien de ce qui reste ouvert n’y peut rien : annulez.
  }
order-fill = { $count ->
    [one] { $spots } est inoccupé. Mettez-y au moins un objet.
   *[other] { $spots } sont inoccupés. Mettez au moins un objet dans chacun.
  }
order-clash = { $do ->
    [back] ses exigences ne peuvent pas tenir ensemble. Changez ce qui se trouve en { $spots }.
   *[undo] ses exigences ne peuvent pas tenir ensemble. Annulez, et posez autrement.
  }

ask-turn = Tour { $turn } sur { $turns }.
ask-roll = Les dés sont lancés
ask-roll-more = Neuf dés, trois de chaque couleur ; leurs valeurs restent.
ask-draw = Une région est piochée
ask-draw-more = Les cartes exposées sont complétées depuis la pile.
ask-first = Choisissez la première région
ask-first-more = Le royaume grandira autour d’elle.
ask-place = { $count ->
    [one] Placez { $name }
   *[other] Placez une des { $count } régions exposées
  }
ask-place-more = Elle va à côté d’une région du royaume ; vous pouvez d’abord retirer un objet du jeu pour changer un dé.
ask-close = { $do ->
    [fill] { $name } complète { $lines } : comblez { $count ->
        [one] ses emplacements
       *[other] leurs emplacements
    }
   *[mend] { $name } complète { $lines } : satisfaites { $count ->
        [one] ses exigences
       *[other] leurs exigences
    }
  }
ask-close-more = Placez ailleurs ce que vous voulez, puis validez.
ask-close-strict = Les objets ne vont que là ; puis validez.
ask-free = { $name } est en { $cell } : placez des objets ou validez
ask-free-more = Autant d’objets que vous voulez dans les emplacements ouverts, ou aucun.
ask-free-bare = Pas encore d’emplacement : il en faut deux régions voisines.
ask-win = Chaque exigence est satisfaite : validez, et le royaume est sauf.
ask-change = Choisissez un dé et sa nouvelle valeur
ask-change-more = Retiré du jeu : { $item }. N’importe quel dé non joué, n’importe quelle autre valeur.
ask-won = Le royaume est sauf
ask-won-more = Neuf régions, douze patrouilles, chaque exigence satisfaite.
ask-lost = Ce tour ne peut pas être complété
ask-lost-more = Annuler revient en arrière.
lost-lines = En l’état, plus rien ne peut satisfaire { $lines }.

say-roll = Obtenir { $pips } avec un dé { $colour ->
    [white] blanc
    [yellow] jaune
   *[blue] bleu
  }
say-draw = Piocher { $name }
say-place = { $side ->
    [west] Placer { $name } à l’ouest de { $cell }
    [north] Placer { $name } au nord de { $cell }
   *[in] Placer { $name } en { $cell }
  }
say-put = Mettre le { $item } en { $spot }
say-discard = Retirer le { $item } du jeu pour changer un dé
say-change = Changer le { $item } en { $to }
say-end = Valider le tour { $turn }
tell-roll = Dé { $colour ->
    [white] blanc
    [yellow] jaune
   *[blue] bleu
  } : { $pips }
tell-draw = { $name } exposée
tell-place = { $side ->
    [west] { $name } à l’ouest de { $cell }
    [north] { $name } au nord de { $cell }
   *[in] { $name } en { $cell }
  }
tell-closes = { $words } ; complète { $lines }
tell-put = { $item } en { $spot }
tell-discard = Le { $item } est retiré du jeu
tell-change = { $item } → { $to }
tell-end = Tour { $turn } validé

sentence = { $words }.
describe-orders = Avant de valider :
describe-warnings = Attention :
describe-display = Cartes exposées :
describe-kingdom = Royaume :
describe-nothing = Le royaume est vide.
describe-cell = { $cell } { $name }. { $edges }.
describe-supply = { $count ->
    [one] Réserve, { $count } objet : { $items }.
   *[other] Réserve, { $count } objets : { $items }.
  }

## Indices

hint-nothing-due = Rien n’est à combler maintenant.
hint-wait = Les objets peuvent attendre en réserve qu’une ligne se complète.
hint-keeps-all = { $every ->
    [1] La victoire reste certaine, { $layouts ->
        [one] dans une seule disposition
       *[other] dans { $layouts } dispositions
    }.
   *[other] Tous les ordres possibles des cartes cachées restent gagnables ({ $every } comptés) ; { $layouts ->
        [one] une disposition gagnante reste possible
       *[other] { $layouts } dispositions gagnantes restent possibles
    }.
  }
hint-keeps = En jouant au mieux, vous gagnez dans { $orders } des { $every } ordres possibles des cartes cachées ({ $percent } %) ; { $layouts ->
    [one] une disposition gagnante reste possible
   *[other] { $layouts } dispositions gagnantes restent possibles
  }.
hint-keeps-about = Environ { $percent } parties sur 100 sont gagnées (intervalle à 95 % : { $low } à { $high }), en jouant la suite ; { $layouts ->
    [one] une disposition gagnante a été trouvée
   *[other] { $layouts } dispositions gagnantes ont été trouvées
  }, sur tous les groupes de neuf cartes encore possibles.
hint-short-contradiction = { $line } : aucun objet ne pourrait satisfaire ce que demandent ses cartes.
hint-short-dice = { $line } : les dés qui restent ne peuvent pas montrer ce qu’elle demande, même changés.
hint-short-line-items = { $line } demande plus d’objets qu’on ne peut en donner.
hint-short-all-items = Les six lignes demandent encore { $need } objets, et il en reste { $have }.
hint-short-together = Chaque ligne pourrait être comblée seule, mais { $have ->
    [one] l’objet qui reste ne suffit
   *[other] les { $have } objets qui restent ne suffisent
  } pas à toutes.
hint-take-back = Cet essai ne peut pas être complété : reprenez les objets placés ce tour-ci.
hint-take-back-card = Cet essai ne peut pas être complété : reprenez la région de ce tour et posez-en une autrement.
hint-take-back-why = Sans cela, { $layouts ->
    [one] une disposition gagnante reste possible
   *[other] { $layouts } dispositions gagnantes restent possibles
  }.
hint-lost = La partie ne peut plus être gagnée, quoi qu’il vienne.
hint-lost-given = En l’état, la partie ne peut plus être gagnée, quoi qu’il vienne. Si vous avez changé un dé ce tour-ci, essayez d’annuler ce changement.
hint-one-good = { $all ->
    [one] Il n’y a qu’un placement ({ $all }).
   *[other] Sur { $all } placements, { $alive } peuvent encore gagner, et un seul est le meilleur.
  }
hint-some-good = Sur { $all } placements, { $alive } peuvent encore gagner, et { $good } se valent.
hint-some-keep = Sur { $all } placements, { $alive } gardent une disposition gagnante en vue.
hint-look-at = Regardez { $region }.
hint-look-at-spot = Regardez l’emplacement { $spot }.
hint-look-at-change = Songez à changer un dé.
hint-line-due = { $line } est complète : comblez-la de sorte qu’elle soit satisfaite.
hint-instead = « { $action } » ne gagnerait que dans { $orders } des { $every } ordres ({ $percent } %).
hint-instead-loses = « { $action } » ferait perdre.
hint-example = Cela échoue, par exemple, si la pile donne { $cards }.

twelve-patrols-print-cards = Imprimer : les cartes de région
