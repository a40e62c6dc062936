### Patrol : ses soldats, ses couleurs et ses decks en mots.

## Les pouvoirs comme les fichiers les écrivent

power-word = « { $word } » ne convient pas ici ; choisissez parmi { $right }{ $more }
power-number = « { $word } » n’est pas un nombre possible ici ; écrivez par exemple { $right }
power-rest = « { $word } » est un mot de trop ; la proposition finit avant lui ; commencez la suivante après un point-virgule
power-when = { $type ->
    [R] une capacité de révélation ne commence pas par « { $word } » ; utilisez { $right }{ $more }, ou rien
    [P] une capacité passive ne commence pas par « { $word } » ; utilisez { $right }{ $more }
    [D] une capacité de défense ne commence pas par « { $word } » ; utilisez { $right }{ $more }, ou rien
   *[other] un soldat sans capacité n’a pas de pouvoir
  }
power-verb = « { $word } » ne va pas avec « { $when } » ; choisissez parmi { $right }{ $more }
power-who = « { $verb } » ne peut pas s’appliquer à « { $word } » ici ; choisissez parmi { $right }{ $more }
power-it = « it » ne désigne personne ; une proposition précédente doit choisir parmi { $right }{ $more }
power-what = « { $verb } » ne prend pas « { $word } » ici ; il prend { $right }{ $more }
power-amount = « { $verb } » ne prend pas le nombre { $word } ici ; il prend { $right }
power-per = « { $verb } » ne se compte pas par { $word } ici ; ôtez « per { $word } »
power-condition = « if { $word } » n’a pas de sens ici ; choisissez parmi { $right }{ $more }
power-type = { $type ->
    [R] une capacité de révélation a besoin d’un pouvoir
    [P] une capacité passive a besoin d’un pouvoir
    [D] une capacité de défense a besoin d’un pouvoir
   *[other] un pouvoir a besoin d’un type : R, P ou D
  }
power-long = ce pouvoir a trop de propositions ; il peut en avoir { $most }
power-choice = « { $word } » serait un second choix ; un pouvoir choisit une fois, dites ensuite « it »
power-last = rien de ce qui suit « strike » n’arrive jamais ; mettez « strike » à la fin, et une seule fois
power-first = mettez « counter » en premier, sans « shield » ni « have »
power-same = la même proposition apparaît deux fois ; une suffit
power-self = une capacité de révélation doit atteindre quelqu’un d’autre que le soldat lui-même ; choisissez parmi { $right }{ $more }, ou donnez un wizard

## Ce qu’un pouvoir dit sur sa carte ; ce qui est imprimé se relit, deux pouvoirs n’ont donc jamais le même texte

power-says-who = { $who ->
    [patrolmate] un compagnon{ $cond ->
        [weaker] { " " }plus faible
        [stronger] { " " }plus fort
       *[any] { "" }
      }
    [teammate] un équipier{ $cond ->
        [weaker] { " " }plus faible
        [stronger] { " " }plus fort
       *[any] { "" }
      }
    [enemy] un ennemi{ $cond ->
        [weaker] { " " }plus faible
        [stronger] { " " }plus fort
       *[any] { "" }
      }
    [distant] un ennemi{ $cond ->
        [weaker] { " " }plus faible
        [stronger] { " " }plus fort
       *[any] { "" }
      } d’une autre patrouille
    [anywhere] un ennemi{ $cond ->
        [weaker] { " " }plus faible
        [stronger] { " " }plus fort
       *[any] { "" }
      } de n’importe quelle patrouille
    [it] celui-ci
    [foe] le soldat adverse
    [patrolmates] chaque compagnon{ $cond ->
        [weaker] { " " }plus faible
        [stronger] { " " }plus fort
       *[any] { "" }
      }
    [teammates] chaque équipier{ $cond ->
        [weaker] { " " }plus faible
        [stronger] { " " }plus fort
       *[any] { "" }
      }
    [enemies] chaque ennemi{ $cond ->
        [weaker] { " " }plus faible
        [stronger] { " " }plus fort
       *[any] { "" }
      }
    [everywhere] chaque ennemi{ $cond ->
        [weaker] { " " }plus faible
        [stronger] { " " }plus fort
       *[any] { "" }
      } de toutes les patrouilles
   *[self] ce soldat
  }
power-says-give = { $what ->
    [permanent] { $who } gagne { $n ->
        [one] 1 niveau permanent
       *[other] { $n } niveaux permanents
      }
    [temporary] { $who } gagne { $n ->
        [one] 1 niveau temporaire
       *[other] { $n } niveaux temporaires
      }
    [attack] { $who } gagne { $n ->
        [one] 1 marqueur d’attaque
       *[other] { $n } marqueurs d’attaque
      }
    [health] { $who } gagne { $n ->
        [one] 1 marqueur de santé
       *[other] { $n } marqueurs de santé
      }
    [poison] { $who } est empoisonné
    [beast] { $who } passe en mode Bête
   *[wizard] { $n ->
        [one] 1 unité de magicien rejoint
       *[other] { $n } unités de magicien rejoignent
      } { $who }
  }
power-says-take = { $what ->
    [permanent] { $who } perd ses niveaux permanents
    [temporary] { $who } perd ses niveaux temporaires
    [attack] { $who } perd ses marqueurs d’attaque
    [health] { $who } perd ses marqueurs de santé
    [poison] { $who } est guéri du poison
   *[beast] { $who } quitte le mode Bête
  }
power-says-strike = ce soldat attaque { $who }
power-says-shoot = { $n ->
    [0] { $who } subit des dégâts égaux à l’attaque de ce soldat
    [one] { $who } subit 1 dégât
   *[other] { $who } subit { $n } dégâts
  }
power-says-slay = { $who } meurt
power-says-reveal = { $who } se révèle
power-says-hide = { $who } se retourne face cachée
power-says-run = { $who } se replie
power-says-fetch = { $who } rejoint cette patrouille
power-says-move = { $who } peut changer de patrouille
power-says-shield = aucun des deux combattants n’inflige de dégâts
power-says-counter = la capacité est annulée
power-says-have = { $what ->
    [attack] { $who } a { $n } d’attaque
   *[health] { $who } a { $n } de santé
  }
power-says-bonus = { $what ->
    [attack] { $n } attaque
   *[health] { $n } santé
  }
power-says-sneak = { $who } inflige ses dégâts en premier quand il attaque
power-says-guard = les ennemis qui attaquent sa patrouille doivent attaquer { $who }
power-says-per = { $per ->
    [patrolmate] { $words } pour chacun de ses compagnons
   *[enemy] { $words } pour chaque ennemi en face
  }
power-says-when = { $when ->
    [instead] au lieu d’attaquer
    [turned] quand il se révèle
    [attacks] quand il attaque
    [kills] quand il tue
    [dies] quand il meurt
   *[ends] à la fin de la manche
  }
power-says-if = { $cond ->
    [alone] s’il est seul
    [outnumbered] en infériorité numérique
    [behind] si vous êtes mené aux points
    [weaker] si le soldat adverse est plus faible
   *[stronger] si le soldat adverse est plus fort
  }
power-says-and = , et
power-says-nothing = Pas de capacité.
power-text-unlike = aucune carte de ce type ne dit « { $word } » ; écrivez-le comme sur nos cartes
power-text = aucune carte de ce type ne dit « { $word } » ; vouliez-vous dire « { $right } » ?

## Fichiers de soldats

set-shape = ce n’est pas une collection de soldats ; écrivez un nom et au moins une table [[soldier]]
set-key = une collection n’a pas de « { $unknown } » ; ses clés sont { $keys }
set-name = « { $text } » ne peut pas nommer une collection ; écrivez des minuscules, des chiffres et des traits d’union, comme ma-collection
set-text = « { $text } » ne convient pas ici ; écrivez de 1 à { $longest } caractères, avec une seule espace entre les mots
set-said = « { $text } » n’est pas dans les deux langues ; écrivez {"{"} en = "...", fr = "..." {"}"}
set-large = il y a { $has } soldats ; une collection en a { $most } au plus
soldier-shape = « { $text } » n’est pas un soldat ; écrivez une table avec un id, un nom et un niveau
soldier-key = un soldat n’a pas de « { $unknown } » ; ses clés sont { $keys }
soldier-id = « { $text } » ne peut pas servir d’id ; écrivez des minuscules, des chiffres et des traits d’union, comme vieille-garde
soldier-level = « { $text } » n’est pas un niveau ; écrivez de 0 à { $most }
soldier-type = « { $text } » n’est pas un type de capacité ; écrivez R, P ou D, ou ne mettez rien
soldier-power = « { $text } » n’est pas un pouvoir ; écrivez un texte de { $longest } caractères au plus
soldier-picture = « { $text } » n’est pas un dessin ; écrivez quelques mots, comme helm mail sword
soldier-known = « { $text } » ne peut pas être connu ; écrivez { $right }
soldier-twice = le soldat { $other } a déjà « { $name } » ; donnez à chacun le sien
soldier-unknown = la collection « { $set } » n’a pas de soldat « { $name } » ; les plus proches sont { $near }
soldier-several = « { $name } » peut être { $could } ; écrivez-en un peu plus

## Decks

patrol-deck-shape = ce n’est pas un deck ; écrivez un nom et une liste de cartes comme "bard: red, plain"
patrol-deck-key = un deck n’a pas de « { $unknown } » ; ses clés sont { $keys }
patrol-deck-text = « { $text } » ne convient pas ici ; écrivez de 1 à { $longest } caractères, avec une seule espace entre les mots, un nom sans / + ni \
patrol-deck-set = il n’y a pas de collection « { $text } » ; les collections sont { $sets }
patrol-deck-entry = « { $text } » ne nomme aucune carte ; écrivez un soldat, ou un soldat et ses couleurs, comme barde : rouge, uni
patrol-deck-colour = « { $text } » n’est pas une couleur ; vouliez-vous dire { $near } ? Les couleurs sont { $right }{ $more }
patrol-deck-long = la liste est trop longue et n’est plus lue à partir d’ici ; { $most } lignes suffisent à un deck
patrol-deck-stamp = ce code vient d’une autre version de la collection « { $set } » ; demandez le deck en texte
deck-twice = { $name } en { $colour } apparaît { $count } fois ; gardez-en un et donnez aux autres une autre couleur
deck-level-more = le niveau { $level } a { $has ->
    [one] { $has } carte
   *[other] { $has } cartes
  } sur { $wants } ; ajoutez-en { $off }
deck-level-fewer = le niveau { $level } a { $has ->
    [one] { $has } carte
   *[other] { $has } cartes
  }, { $wants } sont permises ; ôtez-en { $off }
deck-size = le deck a { $has ->
    [one] { $has } carte
   *[other] { $has } cartes
  } ; il en faut exactement { $wants }
set-short = la collection « { $set } » a trop peu de soldats pour un deck ; ajoutez-en de niveau { $levels }

## Cartes dessinées

patrol-card-numbers = { $attack }/{ $health }
patrol-counters = Marqueurs à découper
patrol-counter = { $kind ->
    [permanent] niveau
    [temporary] cette manche
    [poison] poison
    [attack] +1 attaque
    [health] +1 santé
    [beast] mode Bête
   *[wizard] magicien { $level }/{ $level }
  }

## Remarques sur les soldats

lint-soldier-common = plus de { $most } soldats ont ce pouvoir ; { $others } l’ont aussi
lint-soldier-long = le texte de la carte a { $has } signes ; au-delà de { $most }, il se lit mal
lint-soldier-ability = la capacité n’a pas de nom
lint-soldier-quote = il n’y a pas de citation
lint-soldier-picture = « { $word } » ne dessine rien ; les mots des dessins sont dans parts.toml
lint-power-late = « { $clause } » disparaît aussitôt donné ; la manche finit
lint-power-gone = « { $clause } » ne trouve personne ; le soldat est déjà parti
lint-power-gift = un ennemi révélé gagne un niveau s’il survit ; rien ici ne l’en empêche
lint-power-alone = « { $clause } » n’atteint que l’ennemi ; un soldat qui meurt seul n’a personne d’autre

## Decks et donnes comme données

patrol-decks = chaque joueur joue un deck, ou les deux jouent le même ; vous en avez nommé { $has }
patrol-effects-sets = les decks sont de deux collections, « { $one } » et « { $other } » ; nommez un seul deck, de la collection à mesurer
patrol-effects-soldiers = Soldats : ce qu’ajoute l’une des { $count } premières cartes d’un deck, par rapport à la moyenne de son niveau
patrol-effects-levels = Niveaux : ce qu’ajoute un soldat du niveau parmi les { $count } premières cartes, par rapport au niveau 0
patrol-effects-colours = Couleurs : ce qu’elle ajoute à un soldat parmi les { $count } premières cartes, par rapport à aucune
patrol-deal-decks = Decks : { $first } (joueur 1) et { $second } (joueur 2) ; variantes : { $options }
patrol-deal-toss-is = { $side ->
    [a] Le joueur 1
   *[b] Le joueur 2
  } attaque en premier.
patrol-deal-shape = ce n’est pas une donne ; écrivez une table de decks, first et order, ou d’un code
patrol-deal-differs = cela ne correspond pas au code { $code } ; ôtez l’un des deux
patrol-deal-toss = dites qui attaque en premier : "a" ou "b"
patrol-deal-order = écrivez deux listes, les cartes de chaque deck depuis le dessus
patrol-deal-decks-two = écrivez deux decks, chacun un nom ou un deck entier
patrol-deal-card = le deck « { $deck } » n’a pas de « { $name } », ou plus ; écrivez une carte comme son deck
patrol-deal-short = « { $name } » du deck « { $deck } » manque ; chaque carte vient une fois
