### 12 Patrols : ses decks et ses donnes en fichiers, sa table en mots.

twelve-patrols = 12 Patrols
twelve-patrols-pitch = Placez neuf régions, puis gardez chaque frontière avec vos dix-huit chevaliers et soldats. En solitaire.
twelve-patrols-puzzles = Sauvez le royaume : un seul placement gagne encore, quoi qu’il vienne.
twelve-patrols-option-top-up = Renforts
twelve-patrols-option-top-up-detail = Règle maison : vous pouvez ajouter des objets aux patrouilles des tours passés.
twelve-patrols-option-late-orders = Pose tardive
twelve-patrols-option-late-orders-detail = Plus sévère : les objets ne vont que dans les rangées et colonnes que vous complétez ce tour-ci.
twelve-patrols-deck-house = Deck maison
twelve-patrols-deck-house-detail = Neuf régions de notre main, fidèles à chaque bord connu des cartes publiées.
twelve-patrols-deck-house12 = Deck maison de douze
twelve-patrols-deck-house12-detail = Douze régions ; trois sont écartées face cachée avant de commencer.
twelve-patrols-deck-easy = Deck doux
twelve-patrols-deck-easy-detail = Neuf régions peu exigeantes.
twelve-patrols-deck-apprentice = Deck d’apprenti
twelve-patrols-deck-apprentice-detail = Neuf régions pour qui a gagné avec le deck doux.
twelve-patrols-deck-hard = Deck difficile
twelve-patrols-deck-hard-detail = Neuf régions à placer avec soin.
twelve-patrols-deck-fiendish = Deck diabolique
twelve-patrols-deck-fiendish-detail = Neuf régions pour qui vient à bout du deck difficile.

## Fichiers de deck

deck-shape = ce n’est pas un deck ; écrivez un nom et neuf ou douze tables [[region]]
deck-key = un deck n’a pas de « { $unknown } » ; ses clés sont { $keys }
deck-name-missing = le nom manque ; écrivez name = "..."
deck-name = « { $name } » ne peut pas servir de nom ; écrivez de 1 à { $longest } caractères, avec une seule espace entre les mots
deck-name-letter = « { $name } » ne peut pas nommer un deck ; ôtez / + et \
deck-note = un titre ou une note est un texte de { $longest } caractères au plus ; récrivez-le
deck-count = { $has ->
    [one] il y a { $has } région
   *[other] il y a { $has } régions
  } ; un deck en a 9, ou 12 dont 3 sont écartées face cachée
region-shape = « { $text } » n’est pas une région ; écrivez une table avec un nom et quatre bords au plus
region-key = une région n’a pas de « { $unknown } » ; ses clés sont { $keys }
region-twice = la région { $other } s’appelle déjà « { $name } » ; donnez à chacune son nom
region-terrain = « { $text } » n’est pas un paysage ; choisissez parmi { $terrains }, ou n’en mettez pas
region-edge = « { $text } » n’est pas une exigence ; écrivez items 1 à 8, colours 1 à 3 ou sum 1 à 48, ou omettez { $edge } pour un bord libre
region-number = « { $text } » ne peut jamais être satisfait ; écrivez { $kind } 1 à { $most }
deck-ours = « { $name } » est un deck fourni et reste comme il est ; choisissez un autre nom pour le vôtre
deck-link = ce n’est pas un code de deck ; copiez-le en entier, de { $mark } à son dernier caractère
card-unknown = le deck « { $deck } » n’a pas de région « { $name } » ; ses régions sont { $names }

## Notation

note-verb = « { $note } » n’est pas une action ; commencez par l’un de ces mots : { $verbs }
note-form = « { $note } » est incomplet ou trop long ; écrivez { $form }
note-cell = « { $word } » n’est pas une case ; les cases sont { $names }
note-item = « { $word } » n’est pas un objet ; écrivez sa couleur, W (blanc), Y ou J (jaune) ou B (bleu), puis ses points, ou C pour un cube : W3, YC
note-spot = « { $word } » n’est pas un emplacement ; les emplacements sont { $names }
note-die = « { $word } » est un cube ; nommez le dé qui change, par exemple W2
note-pips = « { $word } » n’est pas un nombre de points ; écrivez 1 à 6
note-region = aucune région ne s’appelle « { $name } » ; les régions sont { $regions }
note-regions = « { $name } » peut être { $could } ; écrivez-en un peu plus
view-length = ce n’est pas une vue de 12 Patrols : elle a { $has } octets au lieu de { $wants }

refused-over = « { $note } » : la partie est finie ; annulez, ou commencez-en une autre
refused-chance = « { $note } » : vous ne pouvez pas choisir cela vous-même ; choisissez une des actions proposées
refused-change-first = « { $note } » : vous avez retiré un objet du jeu ; choisissez d’abord le dé à changer
refused-discard-first = « { $note } » : retirez d’abord un objet du jeu ; vous pourrez alors changer un dé
refused-seen = « { $note } » : cette carte a déjà quitté la pile
refused-placed = « { $note } » : vous avez déjà placé une région ce tour-ci ; remplissez des emplacements, puis terminez le tour
refused-place-first = « { $note } » : placez d’abord une région
refused-display = « { $note } » : cette région n’est pas exposée ; choisissez-en une qui l’est
refused-occupied = « { $note } » : il y a déjà une région ici ; choisissez une case vide à côté du royaume
refused-first = « { $note } » : votre première région va en A1 ; le royaume grandit autour d’elle
refused-frame = « { $note } » : le royaume dépasserait 3 sur 3 ; choisissez une case à l’intérieur
refused-apart = « { $note } » : cette case ne touche pas le royaume ; choisissez-en une à côté d’une région
refused-item = « { $note } » : vous n’avez pas cet objet en réserve ; choisissez-en un que vous avez
refused-between = « { $note } » : cet emplacement n’est pas encore entre deux régions ; choisissez-en un qui l’est
refused-closed = « { $note } » : cette patrouille a été fermée à un tour passé ; choisissez un autre emplacement
refused-budget = « { $note } » : chaque objet qui vous reste est nécessaire à un emplacement vide ; gardez-en un pour chacun
refused-late = « { $note } » : avec la pose tardive, les objets ne vont que dans les lignes que vous complétez ce tour-ci
refused-die = « { $note } » : il ne vous resterait aucun dé à changer ; retirez un autre objet
refused-same = « { $note } » : le dé montre déjà cette valeur ; choisissez-en une autre
refused-unmet = « { $note } » : une ligne complète a encore des emplacements vides ou des exigences non satisfaites ; corrigez-la d’abord

## Donnes

deal-shape = ce n’est pas une donne ; écrivez un objet avec un deck, neuf dés et l’ordre des cartes
deck-grade-alone = une difficulté vaut pour un deck de 9 cartes, sans exigence imposée
deal-option = il n’y a pas d’option « { $name } » ; les options sont { $options }
deal-options = ce n’est pas une liste d’options ; les options sont { $options }
deal-dice = ce ne sont pas les dés ; écrivez trois valeurs chacun pour white, yellow et blue
deal-pips = { $value } n’est pas une face de dé ; écrivez 1 à 6
deal-order = ce n’est pas une liste de noms ; écrivez les cartes depuis le dessus de la pile, ou omettez l’ordre s’il est libre
deal-region = le deck « { $deck } » n’a pas de région « { $name } » ; ses régions sont { $names }
deal-twice = « { $name } » apparaît deux fois ; chaque carte ne vient qu’une fois
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
        [one] exactement { $need } objet
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
        [one] { $need } objet
       *[other] { $need } objets
    }
    [colours] { $need ->
        [one] { $need } couleur
       *[other] { $need } couleurs
    }
   *[sum] une somme de { $need }
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
    [empty] Emplacement { $spot } : vide
    [must] Emplacement { $spot } : vide, à remplir ce tour-ci
    [draft] Patrouille { $spot } : { $items }, de ce tour
    [wrong] Patrouille { $spot } : { $items }, à changer
   *[closed] Patrouille { $spot } : { $items }, fermée
  }
deck-left = { $left ->
    [0] La pile est vide.
    [one] { $left } carte dans la pile. Ce ne peut être que { $names }.
   *[other] { $left } cartes dans la pile, dans un ordre inconnu : { $names }.
  }
deck-removed = { $left ->
    [0] La pile est vide ; { $removed } cartes ont été écartées face cachée : { $names }.
   *[other] { $left } dans la pile et { $removed } écartées face cachée, parmi { $names }.
  }
budget = Objets : { $spare } de marge sur { $of } ; { $empty ->
    [0] tout est rempli
    [one] { $empty } emplacement est encore vide
   *[other] { $empty } emplacements sont encore vides
  }.

order = { $head } : { $words }
order-head = { $name }, { $edge ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
  }
order-has = exige { $demand }, { $have } pour l’instant. { $mend }
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
    [cube] Remplissez { $spots } avec des cubes.
    [same] Remplissez { $spots } sans autre couleur.
    [room] { $count ->
        [one] { $bare } doit être rempli aussi : reprenez quelque chose en { $spots }.
       *[other] { $bare } doivent être remplis aussi : reprenez quelque chose en { $spots }.
    }
    [back] { $over ->
        [0] Changez ce qui se trouve en { $spots }.
       *[other] Reprenez quelque chose en { $spots }.
    }
    [warning] Elle ne peut pas être satisfaite, où que finisse la grille.
   *[undo] Aucun emplacement ouvert n’y suffit : annulez.
  }
order-fill = { $count ->
    [one] { $spots } est vide. Mettez-y au moins un objet.
   *[other] { $spots } sont vides. Mettez au moins un objet dans chacun.
  }
order-clash = { $do ->
    [back] on ne peut pas satisfaire à la fois { $asked }. Changez ce qui se trouve en { $spots }.
   *[undo] on ne peut pas satisfaire à la fois { $asked }. Annulez, et placez la région ailleurs.
  }
order-asked = { $name } ({ $edge })

ask-turn = Tour { $turn } sur { $turns }.
ask-roll = Les dés sont lancés
ask-roll-more = Neuf dés, trois de chaque couleur ; leurs valeurs restent.
ask-draw = Une région est révélée
ask-draw-more = Les cartes exposées sont complétées depuis la pile.
ask-first = Choisissez votre première région
ask-first-more = Votre royaume grandira autour d’elle.
ask-place = { $count ->
    [one] Placez { $name }
   *[other] Placez une des { $count } régions
  }
ask-place-more = Placez-la à côté du royaume. Changer un dé coûte un objet.
ask-close = { $do ->
    [fill] { $name } complète { $lines } : remplissez { $count ->
        [one] ses emplacements
       *[other] leurs emplacements
    }
   *[mend] { $name } complète { $lines } : satisfaites { $count ->
        [one] ses exigences
       *[other] leurs exigences
    }
  }
ask-close-more = Vous pouvez remplir d’autres emplacements. Puis validez.
ask-close-strict = Les objets ne vont que là. Puis validez.
ask-free = { $name } est placée : mettez des objets ou validez
ask-free-more = Autant d’objets que vous voulez dans les emplacements ouverts, ou aucun.
ask-free-bare = Pas encore d’emplacement : il faut deux régions voisines.
ask-win = Chaque exigence est satisfaite : validez, et le royaume est sauvé.
ask-change = Choisissez un dé et sa nouvelle valeur
ask-change-more = Retiré du jeu : { $item }. N’importe quel dé non utilisé, n’importe quelle autre valeur.
ask-won = Le royaume est sauvé !
ask-won-more = Neuf régions, douze patrouilles. Rejouer cette donne, ou une nouvelle ?
ask-lost = Ce tour ne peut plus être terminé
ask-lost-more = Annulez pour revenir en arrière, ou voyez si cette donne pouvait être gagnée.
lost-lines = Rien de ce qui vous reste ne peut satisfaire { $lines }.

say-roll = Obtenir { $pips } avec un dé { $colour ->
    [white] blanc
    [yellow] jaune
   *[blue] bleu
  }
say-draw = Révéler { $name }
place-named = en { $place }
place-beside = contre { $name }, { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
  }
place-between = entre { $first } et { $second }
say-first = Commencer par { $name }
say-place = Placer { $name } { $place }
say-put = Mettre le { $item } { $place }
say-discard = Retirer le { $item } du jeu pour changer un dé
say-change = Changer le { $item } en { $to }
say-end = Valider le tour { $turn }
tell-roll = Dé { $colour ->
    [white] blanc
    [yellow] jaune
   *[blue] bleu
  } : { $pips }
tell-rolls = Dés : { $dice }
tell-rolls-of = { $colour ->
    [white] blancs
    [yellow] jaunes
   *[blue] bleus
  } { $pips }
tell-draw = { $name } est révélée
tell-first = { $name } est la première région
tell-place = { $name } { $place }
tell-closes = { $words } ; complète { $lines ->
    [row] sa rangée
    [column] sa colonne
   *[both] sa rangée et sa colonne
  }
frame-fixed = { $axis ->
    [rows] les bords nord et sud sont fixés
   *[columns] les bords ouest et est sont fixés
  }
tell-frame = { $count ->
    [0] { $words } ; { $frame }
    [one] { $words } ; { $frame } : { $count } exigence n’y compte plus
   *[other] { $words } ; { $frame } : { $count } exigences n’y comptent plus
  }
tell-holds = { $lines } { $count ->
    [one] tient.
   *[other] tiennent.
  }
tell-put = { $item } { $place }
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

hint-nothing-due = Vous n’avez rien à remplir pour l’instant.
hint-wait = Vous pouvez garder des objets en réserve jusqu’à ce qu’une ligne soit complète.
hint-keeps-all = { $every ->
    [1] La victoire reste certaine, { $layouts ->
        [one] dans une seule disposition
       *[other] dans { $layouts } dispositions
    }.
   *[other] Vous pouvez encore gagner dans tous les ordres possibles des cartes cachées ({ $every } comptés) ; { $layouts ->
        [one] une disposition gagnante reste possible
       *[other] { $layouts } dispositions gagnantes restent possibles
    }.
  }
hint-keeps = En jouant au mieux, vous gagnez dans { $orders } des { $every } ordres possibles des cartes cachées ({ $percent } %) ; { $layouts ->
    [one] une disposition gagnante reste possible
   *[other] { $layouts } dispositions gagnantes restent possibles
  }.
hint-keeps-about = Environ { $percent } parties simulées sur 100 gagnées (intervalle à 95 % : { $low } à { $high }) ; { $layouts ->
    [one] une disposition gagnante trouvée
   *[other] { $layouts } dispositions gagnantes trouvées
  }, sur tous les groupes de neuf cartes encore possibles.
hint-short-contradiction = { $line } : aucun objet ne peut satisfaire toutes ses exigences.
hint-short-dice = { $line } : rien de ce qui vous reste ne satisfait toutes ses exigences, même en changeant des dés.
hint-short-line-items = { $line } demande plus d’objets que vous ne pouvez en donner.
hint-short-all-items = Les six lignes demandent encore au moins { $need } objets ; vous en avez { $have }.
hint-short-together = Quelle que soit la disposition des régions, { $have ->
    [one] l’objet qui vous reste ne suffit pas
   *[other] les { $have } objets qui vous restent ne suffisent pas
  } pour les six lignes.
hint-take-back = Ce tour ne peut pas aboutir ainsi : reprenez les objets que vous avez mis.
hint-take-back-card = Ce tour ne peut pas aboutir ainsi : reprenez la région et placez-la ailleurs.
hint-take-back-why = Sans cela, { $layouts ->
    [one] une disposition gagnante reste possible
   *[other] { $layouts } dispositions gagnantes restent possibles
  }.
hint-lost = Vous ne pouvez plus gagner, quoi qu’il vienne.
doom-more = Continuez, ou recommencez cette donne.
doom-deal = Cette donne est perdue d’avance, quelles que soient les cartes. Prenez-en une autre, ou continuez.
hint-lost-given = En l’état, vous ne pouvez plus gagner, quelles que soient les cartes à venir. Si vous avez changé un dé ce tour-ci, essayez d’annuler ce changement.
hint-one-good = { $all ->
    [one] Il n’y a qu’un placement.
   *[other] Sur { $all } placements, { $alive } peuvent encore gagner, et un seul est le meilleur.
  }
hint-all-good = Les { $all } placements peuvent encore gagner, et se valent.
hint-some-good = Sur { $all } placements, { $alive } peuvent encore gagner, et { $good } se valent.
hint-some-keep = Sur { $all } placements, { $alive } laissent une disposition gagnante possible.
hint-look-at = Regardez { $region }.
hint-look-at-spot = Regardez { $spot }.
hint-look-at-change = Songez à changer un dé.
hint-line-due = { $line } est complète : remplissez-la de façon à satisfaire chaque exigence.
hint-instead = « { $action } » ne gagnerait que dans { $orders } des { $every } ordres ({ $percent } %).
hint-instead-loses = « { $action } » ferait perdre ; après cela :
hint-example = Cela échoue, par exemple, si la pile donne { $cards }.
hint-edge-never = Rien ne pourrait alors satisfaire { $edge }.
hint-miss-edge = Même la meilleure disposition ne satisfait alors pas { $edge }.
hint-miss-region = Il ne reste alors aucune case pour { $region } : où qu’elle aille, une exigence échoue.
hint-miss-laid = { $region } ne peut alors plus voir toutes ses exigences satisfaites.
hint-miss-item = Même à la meilleure disposition, il manque alors un cube { $colour ->
    [white] blanc
    [yellow] jaune
   *[blue] bleu
  }.
hint-fits = { $spaces ->
    [one] Pour gagner, { $region } ne peut alors aller qu’en { $cells }.
   *[other] { $region } peut encore aller en { $cells }.
  }
hint-layout = Un royaume gagnant, rangée par rangée : { $top } / { $middle } / { $bottom }.
hint-layout-if = Un royaume gagnant, si ces neuf régions viennent : { $top } / { $middle } / { $bottom }.
hint-layout-miss = Le royaume le plus proche qu’il laisse : { $top } / { $middle } / { $bottom }.
hint-then = Puis la pile donne { $region } ; le mieux est « { $action } ».
hint-then-nothing = Puis la pile donne { $region }, et aucun placement ne peut plus gagner.
edge-of = { $name }, { $edge }

twelve-patrols-print-cards = Imprimer : les cartes de région
figure-item = { $value ->
    [0] { $colour ->
        [white] cube blanc
        [yellow] cube jaune
       *[blue] cube bleu
    }
   *[other] { $colour ->
        [white] { $value } blanc
        [yellow] { $value } jaune
       *[blue] { $value } bleu
    }
}
heat-title = Part des lancers qui peuvent être gagnés, selon le nombre de dés qui montrent une valeur
heat-row = les dés montrent
heat-column = sur autant des neuf dés
twelve-stands = au tour { $turn } sur { $turns }
