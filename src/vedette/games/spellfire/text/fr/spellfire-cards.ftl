# Spellfire : ce qui ne va pas dans un fichier de cartes.
spell-word = « { $text } » n’est pas un mot pour { $what } ; écrivez l’un de ceux-ci : { $right }
spell-list = « { $text } » n’est pas une liste ; écrivez-la entre crochets
spell-table = une clause est une table comme { "{" } do = "level", who = "own ally", number = 1 { "}" }, et non « { $text } »
spell-text = « { $text } » n’est pas un texte ; écrivez-le entre guillemets
spell-truth = « { $text } » n’est ni vrai (true) ni faux (false) ; écrivez l’un des deux
spell-number = « { $text } » n’est pas un nombre entier de -99 à 99
spell-shape = « { $word } » n’accepte pas cela ici ; docs/spellfire-cards.md donne ce que prend chaque mot
spell-card-shape = « { $text } » n’est pas la table d’une carte, ou pas un titre
spell-card-number = « { $text } » n’est pas le numéro d’une carte ; écrivez un nombre entier de 1 à 9999
spell-card-name = « { $text } » ne peut pas servir de nom ; écrivez de 1 à { $longest } caractères imprimables, sans blanc aux extrémités
spell-card-icon = « { $text } » n’est pas une icône ; écrivez un niveau comme 7, un bonus comme +4, deux comme +5/+2, ou un ?
spell-card-told = « { $text } » n’est ni vrai (true) ni faux (false) ; écrivez l’un des deux
spell-card-why = une carte qui n’est pas exacte dit pourquoi ; écrivez l’un de ceux-ci : { $right }
spell-card-unplayed = une carte interdite, ou qui demande un code à elle, n’a pas de pouvoir dans son fichier
spell-card-set = « { $text } » n’est pas le code d’une collection ; écrivez de 1 à 8 lettres et chiffres
spell-card-twice = deux cartes ont le numéro { $id }
spell-card-name-long = ce nom de { $has } caractères ne tient pas sur la carte ; raccourcissez-le
spell-card-realm = seul un royaume ou une possession peut parler de son royaume ; sur une autre carte, commencez par « En défense, »
spell-unread = « { $text } » ne se lit pas comme un pouvoir ; écrivez-le comme sur nos cartes
spell-unread-near = « { $text } » ne se lit pas comme un pouvoir ; essayez « { $near } »
spell-two = « { $text } » peut vouloir dire deux choses ; écrivez-le comme sur nos cartes

## Les decks

spell-deck-name = « { $name } » ne peut pas nommer un deck ; écrivez de 1 à { $longest } caractères, avec une seule espace entre les mots
spell-deck-told = écrivez un texte, ou un par langue, de { $longest } caractères au plus
spell-deck-shape = un deck est une table avec ces clés : { $keys }
spell-deck-list = « { $key } » est une liste de cartes, chacune par son numéro comme "1st/42" ou par son nom
spell-deck-unknown = il n’y a pas de carte « { $text } »{ $count ->
    [0] { " " }; vedette card list spellfire en donne la liste
   *[other] { " " }; vouliez-vous dire { $near } ?
  }
spell-deck-absent = il n’y a pas de carte { $id } ici : vedette import crossfire fait venir les cartes d’autres collections, et vos propres cartes se trouvent dans spellfire/cards du dossier de données
spell-deck-which = plusieurs cartes s’appellent « { $name } » ; écrivez l’un de ces numéros : { $ids }
spell-deck-other = { $id } est { $name }, et non « { $other } » ; écrivez l’un des deux
spell-deck-starter = le champion de départ { $name } n’est pas l’un des six champions amis ; choisissez-en un qui l’est
spell-deck-starters = un deck a un seul champion de départ, et vous en avez nommé { $count } ; gardez-en un
spell-deck-side = { $side ->
    [friendly] champions amis
   *[opposing] champions adverses
  } : { $has } au lieu de { $wants } ; { $way ->
    [more] ajoutez-en { $by }
   *[less] ôtez-en { $by }
  }
spell-deck-levels = { $side ->
    [friendly] les champions amis
   *[opposing] les champions adverses
  } totalisent { $total } niveaux ; il en faut de { $low } à { $high } ; échangez des champions pour en { $way ->
    [up] gagner au moins { $by }
   *[down] perdre au moins { $by }
  }
spell-deck-no-champion = { $name } n’est pas un champion ; mettez-le parmi les cartes
spell-deck-sideless = { $name } est un champion ; mettez-le parmi les amis ou les adverses
spell-deck-part = { $part ->
    [realms] royaumes
    [round-four] cartes de phase 4 (sorts, pouvoirs, talents, combat à mains nues)
    [events] événements
    [allies] alliés
    [items] objets magiques
    [holdings] possessions
    [artifacts] artefacts
   *[rules] règles
  } : { $has } au lieu de { $wants } ; { $way ->
    [more] ajoutez-en { $by }
   *[less] ôtez-en { $by }
  }
spell-deck-twice = { $name } est deux fois dans le deck (aussi comme { $other }) ; échangez-en une contre une carte d’un autre nom
spell-deck-banned = { $status ->
    [3] { $name } est interdite par la variante ; échangez-la
   *[other] { $name } n’est pas encore jouable ; échangez-la
  }
spell-deck-kind = { $name } est de type { spellfire-kind }, que cette variante n’utilise pas ; ôtez-la
spell-deck-unsure = le niveau de { $name } est { $icon } et non un seul nombre ; échangez ce champion contre un autre
spell-deck-avatars = un seul champion ami peut être un avatar, et non { $names } ; échangez les autres
spell-deck-unused = aucun champion du deck ne peut utiliser { $name } ({ spellfire-kind }) ; échangez-la, ou ajoutez un champion qui le peut
spell-deck-artifact = aucun champion ami ne peut porter { $name } ; échangez-le{ $world ->
    [none] { "" }
   *[other] , ou ajoutez un champion de son monde ({ spellfire-world })
  }
spell-deck-holding = aucun royaume du deck ne peut avoir { $name } ; échangez-la{ $world ->
    [none] { "" }
   *[other] , ou ajoutez un royaume de son monde ({ spellfire-world })
  }
spell-deck-fill = aucun deck valable ne s’est trouvé autour de ces cartes ; ôtez-en quelques-unes
spell-deck-none = aucun des { $tries } premiers decks de cette graine n’a la difficulté { $difficulty } ; essayez une autre graine ou un autre monde
spell-deck-invent = ces cartes ne font pas un deck{ $named ->
    [0] { "" }
   *[other] { " " }du monde { $world }
  }

## Faire entrer des cartes

crossfire-folder = il n’y a pas ici de fichiers de cartes (*.tcl) ; donnez le dossier DataBase de CrossFire
crossfire-file = ce n’est pas un fichier de cartes de CrossFire ; il devrait commencer par : set CrossFire::cardDataBase
crossfire-brace = une accolade ou un guillemet s’ouvre ici et ne se ferme pas
crossfire-card = ce n’est pas une carte de CrossFire : { $fields } champs, d’abord une collection, puis un numéro
crossfire-sum = { $cards } cartes : { $own } sont celles du jeu, { $reprints } en sont des réimpressions et se jouent de même ; de { $unwritten } il n’y a que les faits, et aucun deck ne peut les avoir.
crossfire-deck = ce n’est pas un deck de CrossFire ; choisissez un fichier enregistré par son éditeur de decks, qui finit par .cfd
crossfire-deck-long = un fichier de deck de CrossFire nomme ici { $most } cartes au plus
crossfire-deck-card = il n’y a pas ici de telle carte
crossfire-deck-left = { $twice ->
    [1] { $name } est déjà dans le deck
   *[other] { $name } ne peut être dans un deck de ce jeu
  }
crossfire-deck-spare = { $count ->
    [one] { $count } carte de rechange
   *[other] { $count } cartes de rechange
  } : un deck d’ici n’en a pas

## Sur une carte dessinée

spell-card-note = { $status ->
    [adapted] Une partie est laissée de côté ici ({ $why }).
    [blank] Le texte imprimé reste sans effet ici ({ $why }).
    [banned] Pas pour cette variante ({ $why }).
   *[code] Pas encore jouable ({ $why }).
  }
spellfire-lint = { $status ->
    [adapted] une clause est omise, car elle parle de ceci :
    [blank] elle ne dit rien ici, car elle parle de ceci :
    [banned] elle est bannie, car elle parle de ceci :
   *[other] elle n’est pas jouée, car elle demande ceci :
  } { $why ->
    [hand] la main
    [draw-pile] la pioche
    [discard-pile] la défausse
    [turn] les tours
    [spoils] le butin
    [phase-three] la phase 3
    [several-players] plusieurs joueurs
    [hidden] les cartes cachées
    [raze] les royaumes rasés
    [abyss] les Abysses
    [event-player] le joueur d’un événement
    [order-of-attack] l’ordre des attaques
    [permission] une permission
    [most-fights] une interdiction de la plupart des combats
    [unwritten] un pouvoir qui n’est pas encore écrit
   *[other] une clause au-delà des mots des pouvoirs
  }
spell-deck-own = aucune carte de « { $set } » n’entre encore dans un de nos decks ; construisez-en un à la main
