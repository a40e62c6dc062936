### Solitaire Spellfire : sa table en mots.

spellfire = Spellfire en solitaire
spellfire-pitch = Videz six colonnes, trouvez vos champions et gagnez six royaumes. En solitaire.
spellfire-option-lenient-items = Objets facultatifs
spellfire-option-lenient-items-detail = Vous pouvez laisser ou défausser un objet ou un artefact même si un champion peut l’utiliser.
spellfire-option-spared-friends = Amis épargnés
spellfire-option-spared-friends-detail = Un champion ami révélé dans la colonne du combat rejoint votre réserve.
spellfire-option-one-by-one = Une à une
spellfire-option-one-by-one-detail = Votre champion peut recevoir l’aide d’autres colonnes même si, ensemble, elle ne suffit pas.
spellfire-option-stripped-victor = Vainqueur dépouillé
spellfire-option-stripped-victor-detail = Un champion adverse qui gagne ne garde que ses objets et artefacts.
spellfire-option-unfit-shield = Rempart des inaptes
spellfire-option-unfit-shield-detail = Un champion qui ne peut pas défendre son royaume le protège quand même des attaques.
spellfire-option-loose-safe = Cartes libres à l’abri
spellfire-option-loose-safe-detail = Les pouvoirs ne défaussent pas les cartes visibles qu’aucun champion ne porte.

spellfire-view = ceci n’est pas une vue de Solitaire Spellfire : elle a { $has } octets et non { $wants }

spellfire-option = il n’y a pas de variante « { $name } » ; les variantes sont { $options }
spellfire-starter = { $name }, niveau { $level }
spellfire-rulebook = la version { $version } des règles de Spellfire en solitaire n’est pas connue ici ; les versions connues sont { $known }
spellfire-pins = le deck liste { $has } cartes ; une partie en a { $wants }

## Donnes

spellfire-deal-shape = ce n’est pas une donne ; écrivez un objet avec un deck et six colonnes
spellfire-deal-starter = « { $name } » n’est pas un champion ami de ce deck ; ce sont { $known }
spellfire-deal-columns = ce ne sont pas les colonnes ; écrivez six listes de neuf cartes par leur numéro, du bas vers le haut
spellfire-deal-card = « { $name } » n’est plus dans le deck « { $deck } » ; chaque carte sauf le premier champion est donnée une fois
spellfire-deal-column = Colonne { $column } depuis le bas : { $cards }.

## Notation

spellfire-note-verb = « { $note } » n’est pas une action ; commencez par l’un de ces mots : { $verbs }
spellfire-note-form = « { $note } » est incomplet ou trop long ; écrivez { $form }
spellfire-note-column = « { $note } » : « { $word } » n’est pas une colonne ; les colonnes sont { $columns }
spellfire-note-option = « { $note } » : « { $word } » n’est pas un choix ; écrivez de 1 à { $most }
spellfire-note-card = aucune carte ne s’appelle ici « { $name } » ; écrivez le nom comme dans le deck
spellfire-several = « { $name } » peut être { $could } ; écrivez le numéro
spellfire-note-cards = « { $name } » peut être { $could } ; écrivez-en un peu plus

spellfire-refused-over = « { $note } » : la partie est finie ; annulez ou commencez-en une autre
spellfire-refused-chance = « { $note } » : vous ne pouvez pas choisir cela vous-même ; choisissez une des actions proposées
spellfire-refused-seen = « { $note } » : cette carte a déjà été révélée
spellfire-refused-forced = « { $note } » : autre chose arrive d’abord, sans choix de votre part
spellfire-refused-keep = « { $note } » : choisissez d’abord l’artefact que garde votre champion
spellfire-refused-choose = « { $note } » : choisissez d’abord la cible du pouvoir
spellfire-refused-help = « { $note } » : cette carte ne peut pas aider ; votre champion ne peut pas l’utiliser, ou elle ne suffirait pas même avec d’autres. Choisissez-en une autre, ou cédez
spellfire-refused-fight = « { $note } » : vous êtes en plein combat ; jouez une carte qui aide, ou cédez
spellfire-refused-peace = « { $note } » : il n’y a pas de combat ; attachez, défaussez ou attaquez
spellfire-refused-attach-first = « { $note } » : attachez d’abord les objets et artefacts que vos champions peuvent utiliser
spellfire-refused-no-gear = « { $note } » : il n’y a là ni objet ni artefact visible ; choisissez une autre colonne
spellfire-refused-unusable = « { $note } » : ce champion n’est pas dans votre réserve, ou ne peut pas utiliser cette carte ; choisissez-en un autre
spellfire-refused-discard = « { $note } » : vous ne pouvez défausser que des alliés, des cartes de phase 4, des objets et des artefacts
spellfire-refused-undefended = « { $note } » : personne n’y défend de royaume ; choisissez une autre colonne
spellfire-refused-absent = « { $note } » : ce champion n’est pas dans votre réserve ; choisissez-en un qui y est
spellfire-refused-barred = « { $note } » : ce champion ne peut pas attaquer là ; choisissez-en un autre
spellfire-refused-tried = « { $note } » : ce champion en est revenu et rien n’a changé depuis ; révélez, attachez ou défaussez d’abord une carte

## Types et mondes

spellfire-kind = { $kind ->
    [ally] allié
    [artifact] artefact
    [blood-ability] pouvoir du sang
    [cleric-spell] sort de clerc
    [cleric] clerc
    [event] événement
    [hero] héros
    [holding] possession
    [item] objet magique
    [monster] monstre
    [psionic-power] pouvoir psionique
    [psionicist] psioniste
    [realm] royaume
    [regent] régent
    [rule] règle
    [thief] voleur
    [thief-ability] talent de voleur
    [unarmed] combat à mains nues
    [dragon-unarmed] combat à mains nues de dragon
    [undead-unarmed] combat à mains nues de mort-vivant
    [wizard-spell] sort de magicien
    [wizard] magicien
   *[dungeon] donjon
  }
spellfire-world = { $world ->
    [forgotten-realms] Royaumes Oubliés
    [greyhawk] Faucongris
    [ravenloft] Ravenloft
    [dark-sun] Soleil Sombre
    [dragonlance] Lancedragon
    [birthright] Birthright
    [ad-d] AD&D
   *[tsr] TSR
  }
spellfire-keyword = { $mark ->
    [adventurer] aventurier
    [avatar] avatar
    [awnshegh] awnshegh
    [beholder] spectateur
    [black-wizard] Robe noire
    [coastal] côtier
    [defensive] défensif
    [draconian] draconien
    [dragon] dragon
    [drow] drow
    [duergar] duergar
    [dwarf] nain
    [earthwalker] passe-terre
    [elf] elfe
    [familiar] familier
    [flyer] volant
    [giant] géant
    [gnome] gnome
    [golem] golem
    [half-elf] demi-elfe
    [halfling] halfelin
    [harmful] néfaste
    [helpful] bénéfique
    [kender] kender
    [kobold] kobold
    [mul] mul
    [offensive] offensif
    [orc] orque
    [red-wizard] Robe rouge
    [spear] lance
    [svirfneblin] svirfneblin
    [swimmer] nageur
    [sword] épée
    [undead] mort-vivant
    [underdark] Outreterre
    [vampire] vampire
    [weapon] arme
    [werebeast] garou
   *[white-wizard] Robe blanche
  }

## La table

spellfire-score = { $won ->
    [0] Aucun des 6 royaumes n’est gagné.
    [one] 1 royaume gagné sur 6.
   *[other] { $won } royaumes gagnés sur 6.
  }
spellfire-score-lost = { $why ->
    [pool] Il n’y a plus de champion dans votre réserve.
    [limbo] Les champions qui restent dans votre réserve sont dans les limbes : ils ne peuvent pas attaquer.
   *[stuck] Il n’y a plus rien à faire.
  } { spellfire-score }
spellfire-card = { $name } ({ $kind })
spellfire-card-level = { $name } ({ $kind } { $level })
spellfire-told = { $card } : { $text }
spellfire-no-power = Aucun pouvoir.
spellfire-friendly = { $card }, ami
spellfire-opposing = { $card }, adverse
spellfire-bearing = { $card } avec { $borne }
spellfire-no-realm = aucun royaume
spellfire-no-card = aucune carte
spellfire-with-holding = { $realm } avec { $holding }
spellfire-column = Colonne { $column } : { $realm } en tête, { $left ->
    [0] aucune carte cachée
    [one] 1 carte cachée
   *[other] { $left } cartes cachées
  } ; visible : { $face }.
spellfire-column-defends = Colonne { $column } : vide ; { $realm } se défend désormais.
spellfire-column-won = Colonne { $column } : gagnée, { $realm }.
spellfire-pool = Votre réserve : { $cards }.
spellfire-pool-empty = Votre réserve est vide.
spellfire-rule = Règle en jeu : { $card }.
spellfire-event = Événement durable : { $card }.
spellfire-unseen = { $left ->
    [0] Plus aucune carte n’est cachée.
    [one] 1 carte est cachée.
   *[other] { $left } cartes sont cachées.
  }
spellfire-fight = { $attacker } attaque { $defender }, colonne { $column } : { $mine } à { $theirs } ; { $hidden ->
    [0] plus aucune carte cachée
    [one] encore 1 carte cachée
   *[other] encore { $hidden } cartes cachées
  }.
spellfire-ledger = { $champion }, { $total } : { $entries }.
spellfire-level-base = { $levels } de base
spellfire-level-own = { $levels } son propre pouvoir
spellfire-level-from = { $levels } { $card }
spellfire-level-ignored = 0 { $card } ({ $why ->
    [immune] { $foe } y est insensible
    [lent] { $foe } y est insensible par { $by }
    [blank] bonus perdu par { $by }
   *[unknown] ignorée
  })
spellfire-level-whole = { $levels } après multiplication ou division

spellfire-ask-turn = Une carte est révélée.
spellfire-ask-resolve = Une carte prend effet.
spellfire-ask-free = Attaquez, ou videz les colonnes.
spellfire-ask-attach = Attachez d’abord ce qui sert à vos champions.
spellfire-ask-help = { $some ->
    [none] Rien ne peut aider { $card } : cédez.
   *[some] Mené : jouez une carte ou cédez.
  }
spellfire-ask-choice = Choisissez pour { $card }.
spellfire-ask-keep = { $card } ne peut garder qu’un artefact : choisissez lequel.
spellfire-ask-settle = Le combat est décidé.
spellfire-ask-over = { $won ->
    [6] Vous gagnez : six royaumes !
    [5] Si près du but : cinq royaumes. Une défaite honorable.
    [4] Quatre royaumes. Une défaite honorable.
   *[other] Vous perdez.
  }

## Ce qui peut se faire, et ce qui s’est fait

spellfire-say-turn = révéler { $card }
spellfire-say-resolve = résoudre { $face } dans la colonne { $column }
spellfire-say-settle = { $outcome ->
    [again] se battre encore : { $attacker } bat { $defender }, { $mine } à { $theirs }, mais doit le refaire
   *[over] finir le combat : { $outcome ->
        [wins] { $attacker } gagne
        [loses] { $attacker } perd
        [repelled] { $attacker } est repoussé
        [drawn] personne ne gagne
       *[both] les deux tombent
      }, { $mine } à { $theirs } contre { $defender }
  }
spellfire-say-attach = { $where ->
    [limbo] attacher { $face } à { $card }, dans les limbes
   *[here] attacher { $face } à { $card }
  }
spellfire-say-pay = payer { $face } avec { $card }
spellfire-say-discard = défausser { $face } de la colonne { $column }
spellfire-say-attack = attaquer { $realm } dans la colonne { $column } avec { $card } contre { $foe }
spellfire-say-play = jouer { $face } de la colonne { $column } pour { $champion }
spellfire-say-yield = céder : { $champion } ne joue rien
spellfire-say-choose = choisir { $card }
spellfire-say-keep = garder { $card }
spellfire-say-option = choix { $option } de { $card }
spellfire-say-enough = plus aucune carte
spellfire-tell-turn = { $card } est révélée
spellfire-tell-settle = { $outcome ->
    [again] { $attacker } bat { $defender }, { $mine } à { $theirs }, mais { $defender } se bat encore
   *[over] le combat finit : { $outcome ->
        [wins] { $attacker } gagne
        [loses] { $attacker } perd
        [repelled] { $attacker } est repoussé
        [drawn] personne ne gagne
       *[both] les deux tombent
      }, { $mine } à { $theirs } contre { $defender }{ $tie ->
        [yes] {" "}(à égalité, le défenseur gagne)
       *[no] {""}
      }
  }
spellfire-tell-attach = { $card } prend { $face }
spellfire-tell-pay = { $face } rejoint votre réserve au prix de { $card }
spellfire-tell-discard = { $face } quitte la colonne { $column } pour la défausse
spellfire-tell-attack = { $card } attaque { $realm } dans la colonne { $column } contre { $foe }
spellfire-tell-play = { $face } de la colonne { $column } aide { $champion }
spellfire-tell-yield = { $champion } cède
spellfire-tell-choose = { $card } est choisi
spellfire-tell-keep = { $card } est gardé
spellfire-tell-option = le choix { $option } de { $card } est pris
spellfire-tell-enough = plus aucune carte
spellfire-tell-more = { $words } : { $more }
spellfire-follows-won = vous gagnez le royaume { $realm } de la colonne { $column }
spellfire-follows-gone = { $count ->
    [one] { $cards } va à la défausse
   *[other] { $cards } vont à la défausse
  }
spellfire-follows-pool = { $cards } rejoint votre réserve
spellfire-follows-borne = { $champion } prend { $cards }
spellfire-follows-spoiled = { $by } fait défausser aussitôt cette carte, qui n’ajoute rien
spellfire-follows-limbo = { $way ->
    [out] { $champion } quitte les limbes
   *[in] { $champion } est dans les limbes : jusqu’au prochain événement, ce champion n’attaque pas et n’est pas attaqué
  }
spellfire-follows-totals = cela fait { $mine } à { $theirs }
spellfire-gave-base = { $champion } : { $words }
spellfire-resolved = { $how ->
    [taken] { $champion } prend { $card }
    [pool] { $card } rejoint votre réserve
    [realm] { $card } devient le royaume de la colonne { $column }
    [holding] { $card } est attachée à { $realm } dans la colonne { $column }
    [rule] { $card } est la règle en vigueur
    [event] { $card } dure jusqu’au prochain événement
    [fight] { $card } dure jusqu’à la fin du combat
    [spent] { $card } prend effet, puis va à la défausse
   *[effect] { $card } prend effet
  }
spellfire-useless = { $card } va à la défausse : { $why ->
    [champion] un champion révélé en plein combat ne rejoint personne
    [realm] chaque colonne a déjà un royaume
    [holding] une possession n’aide personne en plein combat
    [alone] aucun royaume ne peut l’avoir
    [rule] une règle révélée en plein combat n’entre pas en jeu
    [spoiled] { $by } fait défausser aussitôt cette carte
    [kept] la règle en vigueur n’en laisse venir aucune autre
    [barred] une carte en jeu l’interdit
   *[unusable] { $champion } ne peut pas s’en servir
  }
spellfire-say-forecast = { $words } : { $forecast }
spellfire-forecast = { $mine } à { $theirs } aussitôt, { $hidden ->
    [0] plus aucune carte cachée
    [one] encore 1 carte cachée
   *[other] encore { $hidden } cartes cachées
  }
spellfire-card-note = { $status ->
    [adapted] Une partie de la carte imprimée est laissée de côté ici.
    [blank] Le pouvoir imprimé n’a pas de sens dans cette variante : la carte se joue sans pouvoir.
    [banned] Cette variante bannit cette carte : aucun deck ne peut l’avoir.
   *[code] Cette carte n’est pas encore jouable : aucun deck ne peut l’avoir.
  }

## Ce qui s’imprime d’un deck

spellfire-print-cards = Imprimer : les cartes

## Champs de l’éditeur de cartes

spellfire-field-set = Code de la collection
spellfire-field-title = Titre
spellfire-field-name = Nom
spellfire-field-number = Numéro
spellfire-field-type = Type
spellfire-field-world = Monde
spellfire-field-icon = Niveau ou bonus
spellfire-field-marks = Mots-clés
spellfire-field-power = Pouvoir
spellfire-field-told = Le pouvoir répète l’icône
spellfire-field-status = Statut
spellfire-field-why = Pourquoi
spellfire-status = { $status ->
    [exact] exacte
    [adapted] adaptée : une partie est laissée de côté
    [blank] vide : rien ne s’applique ici
    [banned] bannie par la variante
   *[code] demande un code à elle
 }
figure-total = total { $total }
figure-gone = la dernière carte
figure-won = royaume gagné
spellfire-effects-cards = Cartes : ce que cela ajoute qu’une carte soit parmi les { $count } premières retournées de sa colonne, par rapport à la carte moyenne

## Énigmes

spellfire-puzzles = Gagnez la donne d’ici : un seul choix y mène encore.
spellfire-puzzle-task = Un seul des { $choices } choix gagne encore la donne. Lequel ? { $hidden ->
    [0] Plus aucune carte n’est face cachée.
    [one] Face cachée : { $cards }.
   *[other] Face cachée, dans un ordre qui n’importe pas ici : { $cards }.
  }
spellfire-stands = { $won ->
    [0] avant d’avoir gagné un royaume
    [one] avec un royaume gagné sur { $all }
   *[other] avec { $won } royaumes gagnés sur { $all }
  }
