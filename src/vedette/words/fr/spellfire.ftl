### Solitaire Spellfire : sa table en mots.

spellfire = Spellfire en solitaire
spellfire-pitch = Six champions contre six : videz les colonnes, gagnez six royaumes. Pour une personne.
spellfire-option-lenient-items = Objets facultatifs
spellfire-option-lenient-items-detail = Un objet ou un artefact que quelqu’un peut utiliser peut attendre ou être défaussé.
spellfire-option-spared-friends = Amis épargnés
spellfire-option-spared-friends-detail = Un champion ami révélé dans la colonne du combat rejoint la réserve.
spellfire-option-one-by-one = Une à une
spellfire-option-one-by-one-detail = Votre champion peut recevoir l’aide d’autres colonnes même si, ensemble, elle ne suffit pas.
spellfire-option-stripped-victor = Vainqueur dépouillé
spellfire-option-stripped-victor-detail = Un champion adverse vainqueur ne garde que ses objets et artefacts.
spellfire-option-unfit-shield = Rempart des inaptes
spellfire-option-unfit-shield-detail = Un champion inapte à défendre son royaume empêche aussi de l’attaquer.
spellfire-option-loose-safe = Cartes libres à l’abri
spellfire-option-loose-safe-detail = Les pouvoirs ne défaussent pas les cartes visibles que personne ne porte.

spellfire-view = ceci n’est pas une vue de Solitaire Spellfire : elle a { $has } octets et non { $wants }

spellfire-option = il n’y a pas de variante « { $name } » ; les variantes sont { $options }
spellfire-starter = { $name }, niveau { $level }
spellfire-rulebook = la version { $version } des règles de Spellfire en solitaire n’est pas connue ici ; les versions connues sont { $known }
spellfire-pins = { $has } cartes sont notées sous le deck ; une partie en a { $wants }

## Donnes

spellfire-deal-shape = ceci n’est pas une donne ; une donne est un objet avec un deck et six colonnes
spellfire-deal-key = une donne n’a pas de « { $key } » ; ses clés sont { $keys }
spellfire-deal-options = ceci n’est pas une liste de variantes
spellfire-deal-starter = « { $name } » n’est pas l’un de vos champions dans ce deck ; ce sont { $known }
spellfire-deal-columns = ce ne sont pas les colonnes ; écrivez six listes de neuf cartes par leur identifiant, du bas vers le haut
spellfire-deal-card = « { $name } » n’est plus dans le deck « { $deck } » ; chaque carte sauf le premier champion est donnée une fois
spellfire-deal-column = Colonne { $column } depuis le bas : { $cards }.

## Notation

spellfire-note-verb = « { $note } » n’est pas une action ; elle commence par l’un de ces mots : { $verbs }
spellfire-note-form = « { $note } » est incomplet ou trop long ; écrivez { $form }
spellfire-note-column = « { $note } » : « { $word } » n’est pas une colonne ; les colonnes sont { $columns }
spellfire-note-option = « { $note } » : « { $word } » n’est pas un choix ; écrivez de 1 à { $most }
spellfire-note-card = aucune carte ne s’appelle ici « { $name } » ; écrivez le nom comme dans le deck
spellfire-several = « { $name } » peut être { $could } ; écrivez l’identifiant
spellfire-note-cards = « { $name } » peut désigner { $could } ; écrivez davantage du nom

spellfire-refused-over = « { $note } » : la partie est finie ; annulez ou commencez-en une autre
spellfire-refused-chance = « { $note } » : ce n’est pas au hasard de jouer, ou à lui seul ; choisissez une action proposée
spellfire-refused-seen = « { $note } » : cette carte a déjà été révélée
spellfire-refused-forced = « { $note } » : autre chose doit arriver d’abord ; personne ne choisit ici
spellfire-refused-keep = « { $note } » : choisissez l’artefact que garde votre champion
spellfire-refused-choose = « { $note } » : un pouvoir attend ; choisissez sa cible
spellfire-refused-help = « { $note } » : cette carte ne peut aider ; votre champion ne peut l’utiliser, ou elle ne suffirait pas même avec d’autres
spellfire-refused-fight = « { $note } » : un combat est en cours ; jouez une carte qui aide, ou cédez
spellfire-refused-peace = « { $note } » : aucun combat n’est en cours ; attachez, défaussez ou attaquez
spellfire-refused-attach-first = « { $note } » : un objet ou un artefact doit d’abord être attaché
spellfire-refused-no-gear = « { $note } » : aucun objet ni artefact n’y est visible
spellfire-refused-unusable = « { $note } » : ce champion n’est pas dans votre réserve ou ne peut utiliser cette carte
spellfire-refused-discard = « { $note } » : seuls les alliés, cartes de phase 4, objets et artefacts peuvent être défaussés
spellfire-refused-undefended = « { $note } » : aucun royaume n’y est défendu par un champion ni par lui-même
spellfire-refused-absent = « { $note } » : ce champion n’est pas dans votre réserve
spellfire-refused-barred = « { $note } » : ce champion ne peut attaquer là

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
spellfire-card = { $name } ({ $kind })
spellfire-card-level = { $name } ({ $kind } { $level })
spellfire-told = { $card } : { $text }
spellfire-no-power = Aucun pouvoir propre.
spellfire-friendly = { $card }, des vôtres
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
spellfire-column-won = Colonne { $column } : gagnée, { $realm }.
spellfire-pool = Votre réserve : { $cards }.
spellfire-pool-empty = Votre réserve est vide.
spellfire-rule = La règle en jeu : { $card }.
spellfire-event = L’événement qui dure : { $card }.
spellfire-unseen = { $left ->
    [0] Plus aucune carte n’est cachée.
    [one] 1 carte est cachée.
   *[other] { $left } cartes sont cachées.
  }
spellfire-fight = { $attacker } attaque { $defender }, colonne { $column } : { $mine } à { $theirs } ; { $hidden ->
    [0] aucune carte cachée restante
    [one] 1 carte cachée restante
   *[other] { $hidden } cartes cachées restantes
  }.
spellfire-ledger = { $champion }, { $total } : { $entries }.
spellfire-level-base = { $levels } de base
spellfire-level-from = { $levels } { $card }
spellfire-level-ignored = 0 { $card }, sans effet ici
spellfire-level-whole = { $levels } en multipliant ou en divisant

spellfire-ask-turn = Une carte est révélée.
spellfire-ask-resolve = Une carte prend effet.
spellfire-ask-free = Attaquez, ou videz les colonnes.
spellfire-ask-attach = Attachez d’abord ce qui sert à vos champions.
spellfire-ask-help = { $some ->
    [none] Rien ne peut aider { $card } : cédez.
   *[some] { $card } perd : jouez des cartes qui l’aident, ou cédez.
  }
spellfire-ask-choice = Choisissez pour { $card }.
spellfire-ask-keep = { $card } ne peut garder qu’un artefact : choisissez-le.
spellfire-ask-settle = Le combat est décidé.
spellfire-ask-over = { $won ->
    [6] Vous avez gagné : six royaumes.
    [5] Une défaite honorable : cinq royaumes.
    [4] Une défaite honorable : quatre royaumes.
   *[other] Vous avez perdu.
  }

## Ce qui peut se faire, et ce qui s’est fait

spellfire-say-turn = révéler { $card }
spellfire-say-resolve = résoudre { $face } dans la colonne { $column }
spellfire-say-settle = finir le combat : { $outcome ->
    [wins] { $attacker } gagne
    [loses] { $attacker } perd
    [repelled] { $attacker } est repoussé
    [drawn] personne ne gagne
   *[both] les deux tombent
  }, { $mine } à { $theirs } contre { $defender }
spellfire-say-attach = attacher { $face } à { $card }
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
spellfire-tell-resolve = { $face } prend effet dans la colonne { $column }
spellfire-tell-settle = le combat finit : { $outcome ->
    [wins] { $attacker } gagne
    [loses] { $attacker } perd
    [repelled] { $attacker } est repoussé
    [drawn] personne ne gagne
   *[both] les deux tombent
  }, { $mine } à { $theirs } contre { $defender }
spellfire-tell-attach = { $card } prend { $face }
spellfire-tell-pay = { $face } rejoint votre réserve au prix de { $card }
spellfire-tell-discard = { $face } quitte la colonne { $column } pour la défausse
spellfire-tell-attack = { $card } attaque { $realm } dans la colonne { $column } contre { $foe }
spellfire-tell-play = { $face } de la colonne { $column } aide { $champion }
spellfire-tell-yield = { $champion } cède
spellfire-tell-choose = { $card } est choisi
spellfire-tell-keep = { $card } est gardé
spellfire-tell-option = le choix { $option } de { $card } est pris
spellfire-tell-enough = plus aucune carte n’est choisie
spellfire-tell-more = { $words } : { $more }
spellfire-follows-won = le royaume { $realm } de la colonne { $column } est gagné
spellfire-follows-gone = { $count ->
    [one] { $cards } va à la défausse
   *[other] { $cards } vont à la défausse
  }
spellfire-follows-pool = { $cards } rejoint votre réserve
spellfire-follows-borne = { $champion } prend { $cards }
spellfire-follows-totals = { $mine } à { $theirs }
spellfire-say-forecast = { $words } : { $forecast }
spellfire-forecast = { $mine } à { $theirs } aussitôt, { $hidden ->
    [0] plus aucune carte cachée
    [one] 1 carte cachée
   *[other] { $hidden } cartes cachées
  }
spellfire-card-note = { $status ->
    [adapted] Une clause de la carte imprimée est omise ici.
    [blank] Ce qui est imprimé sur cette carte n’a pas sa place dans cette variante : elle se joue sans pouvoir.
    [banned] La variante bannit cette carte : aucun deck ne peut l’avoir.
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
spellfire-field-told = Le pouvoir dit ce que dit l’icône
spellfire-field-status = Statut
spellfire-field-why = Pourquoi
spellfire-status = { $status ->
    [exact] exacte
    [adapted] adaptée : une clause est laissée de côté
    [blank] vide : rien n’y a de sens ici
    [banned] bannie par la variante
   *[code] demande du code à elle
 }
