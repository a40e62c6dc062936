# Phrases des pouvoirs. Elles sont imprimées et relues : chacune n’est que texte et cases, et jamais deux ne disent la même chose.

## Les genres de cartes, au pluriel

phrase-kind-ally = alliés
phrase-kind-artifact = artefacts
phrase-kind-blood-ability = pouvoirs du sang
phrase-kind-cleric-spell = sorts de clerc
phrase-kind-cleric = clercs
phrase-kind-event = événements
phrase-kind-hero = héros
phrase-kind-holding = fiefs
phrase-kind-item = objets magiques
phrase-kind-monster = monstres
phrase-kind-psionic-power = pouvoirs psioniques
phrase-kind-psionicist = psionistes
phrase-kind-realm = royaumes
phrase-kind-regent = régents
phrase-kind-rule = règles
phrase-kind-thief = voleurs
phrase-kind-thief-ability = talents de voleur
phrase-kind-unarmed = combats à mains nues de héros
phrase-kind-dragon-unarmed = combats à mains nues de dragon
phrase-kind-undead-unarmed = combats à mains nues de mort-vivant
phrase-kind-wizard-spell = sorts de magicien
phrase-kind-wizard = magiciens
phrase-kind-dungeon = donjons
phrase-kind-champion = champions
phrase-kind-round-four = cartes de la quatrième manche
phrase-kind-spell = sorts
phrase-kind-unarmed-combat = combats à mains nues
phrase-kind-gear = objets comme artefacts
phrase-kind-card = cartes

## Un champion d’un type

phrase-one-cleric = clerc
phrase-one-hero = héros
phrase-one-monster = monstre
phrase-one-psionicist = psioniste
phrase-one-regent = régent
phrase-one-thief = voleur
phrase-one-wizard = magicien

## Les mots-clés : après un nom, puis comme noms

phrase-mark-adventurer = aventuriers
phrase-mark-avatar = avatars
phrase-mark-awnshegh = awnsheghlien
phrase-mark-beholder = spectateurs
phrase-mark-black-wizard = des Robes noires
phrase-mark-coastal = côtiers
phrase-mark-defensive = défensifs
phrase-mark-draconian = draconiens
phrase-mark-dragon = dragons
phrase-mark-drow = drows
phrase-mark-duergar = duergars
phrase-mark-dwarf = nains
phrase-mark-earthwalker = passe-terre
phrase-mark-elf = elfes
phrase-mark-familiar = familiers
phrase-mark-flyer = volants
phrase-mark-giant = géants
phrase-mark-gnome = gnomes
phrase-mark-golem = golems
phrase-mark-half-elf = demi-elfes
phrase-mark-halfling = halfelins
phrase-mark-harmful = néfastes
phrase-mark-helpful = bénéfiques
phrase-mark-kender = kenders
phrase-mark-kobold = kobolds
phrase-mark-mul = muls
phrase-mark-offensive = offensifs
phrase-mark-orc = orques
phrase-mark-red-wizard = des Robes rouges
phrase-mark-spear = lances
phrase-mark-svirfneblin = svirfneblins
phrase-mark-swimmer = nageurs
phrase-mark-sword = épées
phrase-mark-undead = morts-vivants
phrase-mark-underdark = d’Outreterre
phrase-mark-vampire = vampires
phrase-mark-weapon = armes
phrase-mark-werebeast = garous
phrase-mark-white-wizard = des Robes blanches
phrase-folk-adventurer = aventuriers
phrase-folk-avatar = avatars
phrase-folk-awnshegh = awnsheghlien
phrase-folk-beholder = spectateurs
phrase-folk-black-wizard = des Robes noires
phrase-folk-coastal = côtiers
phrase-folk-defensive = défensifs
phrase-folk-draconian = draconiens
phrase-folk-dragon = dragons
phrase-folk-drow = drows
phrase-folk-duergar = duergars
phrase-folk-dwarf = nains
phrase-folk-earthwalker = passe-terre
phrase-folk-elf = elfes
phrase-folk-familiar = familiers
phrase-folk-flyer = volants
phrase-folk-giant = géants
phrase-folk-gnome = gnomes
phrase-folk-golem = golems
phrase-folk-half-elf = demi-elfes
phrase-folk-halfling = halfelins
phrase-folk-harmful = néfastes
phrase-folk-helpful = bénéfiques
phrase-folk-kender = kenders
phrase-folk-kobold = kobolds
phrase-folk-mul = muls
phrase-folk-offensive = offensifs
phrase-folk-orc = orques
phrase-folk-red-wizard = des Robes rouges
phrase-folk-spear = lances
phrase-folk-svirfneblin = svirfneblins
phrase-folk-swimmer = nageurs
phrase-folk-sword = épées
phrase-folk-undead = morts-vivants
phrase-folk-underdark = d’Outreterre
phrase-folk-vampire = vampires
phrase-folk-weapon = armes
phrase-folk-werebeast = garous
phrase-folk-white-wizard = des Robes blanches

## Les mondes

phrase-world-none = sans monde
phrase-world-forgotten-realms = des Royaumes Oubliés
phrase-world-greyhawk = de Faucongris
phrase-world-ravenloft = de Ravenloft
phrase-world-dark-sun = de Soleil Sombre
phrase-world-dragonlance = de Lancedragon
phrase-world-birthright = de Birthright
phrase-world-ad-d = d’AD&D
phrase-world-tsr = de TSR

## Les descriptions de cartes, dans l’ordre de la langue

phrase-sort = { $kinds } { $marks } { $worlds } { $without } { $names } { $part } { $level } { $bears } { $able } { $unable }
phrase-either = {" "}ou{" "}
phrase-both = {" "}et{" "}
phrase-and-or = {" "}et/ou{" "}
phrase-next = ,{" "}
phrase-slash = /
phrase-quote = « { $text } »
phrase-without = hors { $folk }
phrase-names = du nom de { $names }
phrase-part = au nom contenant { $text }
phrase-part-not = au nom sans { $text }
phrase-level-most = de niveau { $most } ou moins
phrase-level-least = de niveau { $least } ou plus
phrase-level-same = de niveau { $least } exactement
phrase-level-between = de niveau { $least } à { $most }
phrase-base-most = de niveau de base { $most } ou moins
phrase-base-least = de niveau de base { $least } ou plus
phrase-base-same = de niveau de base { $least } exactement
phrase-base-between = de niveau de base { $least } à { $most }
phrase-geared-most = de niveau, équipement compris, { $most } ou moins
phrase-geared-least = de niveau, équipement compris, { $least } ou plus
phrase-geared-same = de niveau, équipement compris, { $least } exactement
phrase-geared-between = de niveau, équipement compris, { $least } à { $most }
phrase-bears = portant { $kinds }
phrase-able = capables d’utiliser { $kinds }
phrase-unable = incapables d’utiliser { $kinds }

## Les groupes : à qui sont les cartes, et où

phrase-side-own = { $sorts } de son camp
phrase-side-other = { $sorts } du camp adverse
phrase-side-attacker = { $sorts } de l’attaquant
phrase-side-defender = { $sorts } du défenseur
phrase-side-both = { $sorts } des deux camps
phrase-side-each = { $sorts } de chaque camp
phrase-place-play = { $group } en jeu
phrase-place-pool = { $group } hors du combat
phrase-alone-this = cette carte
phrase-alone-bearer = son champion
phrase-alone-cue = cette carte-là
phrase-many = les { $group }
phrase-of-one = de { $alone }
phrase-of-many = des { $group }

## Les nombres de cartes

phrase-every = l’ensemble des { $group }
phrase-cards-own = { $number } parmi les { $group }
phrase-cards-other = { $number } parmi les { $group }, au choix de l’autre camp,
phrase-cards-highest = { $number } parmi les { $group }, les plus hauts d’abord,
phrase-cards-lowest = { $number } parmi les { $group }, les plus bas d’abord,
phrase-total-own = des { $group } totalisant { $number } niveaux au plus
phrase-total-other = des { $group } totalisant { $number } niveaux au plus, au choix de l’autre camp,
phrase-total-highest = des { $group } totalisant { $number } niveaux au plus, les plus hauts d’abord,
phrase-total-lowest = des { $group } totalisant { $number } niveaux au plus, les plus bas d’abord,
phrase-levels-one = 1 niveau
phrase-levels-many = { $number } niveaux

## Ce qui est fait

phrase-do-gain-one = { $alone } gagne { $levels }
phrase-do-gain-many = les { $group } gagnent { $levels }
phrase-do-gain-per-one = { $alone } gagne { $levels } par carte parmi les { $per }
phrase-do-gain-per-many = les { $group } gagnent { $levels } par carte parmi les { $per }
phrase-do-drop-one = { $alone } perd { $levels }
phrase-do-drop-many = les { $group } perdent { $levels }
phrase-do-drop-per-one = { $alone } perd { $levels } par carte parmi les { $per }
phrase-do-drop-per-many = les { $group } perdent { $levels } par carte parmi les { $per }
phrase-do-times = le niveau { $whose } est multiplié par { $number }
phrase-do-times-base = le niveau de base { $whose } est multiplié par { $number }
phrase-do-halve = le niveau { $whose } est réduit de moitié, arrondi vers le bas
phrase-do-halve-up = le niveau { $whose } est réduit de moitié, arrondi vers le haut
phrase-do-halve-base = le niveau de base { $whose } est réduit de moitié, arrondi vers le bas
phrase-do-halve-up-base = le niveau de base { $whose } est réduit de moitié, arrondi vers le haut
phrase-do-set = le niveau de base { $whose } devient { $number }
phrase-do-use-one = { $alone } peut utiliser les { $what }
phrase-do-use-many = les { $group } peuvent utiliser les { $what }
phrase-do-ban-one = { $alone } ne peut utiliser aucune carte parmi les { $what }
phrase-do-ban-many = les { $group } ne peuvent utiliser aucune carte parmi les { $what }
phrase-do-ban-more-one = { $alone } ne peut utiliser que { $number } des { $what }
phrase-do-ban-more-many = les { $group } ne peuvent utiliser que { $number } des { $what }
phrase-do-ban-side = aucun recours aux { $what } pour { $side }
phrase-do-ban-more-side = pas plus de { $number } { $what } pour { $side }
phrase-party-own = son camp
phrase-party-other = le camp adverse
phrase-party-attacker = l’attaquant
phrase-party-defender = le défenseur
phrase-party-both = les deux camps
phrase-party-each = chaque camp
phrase-party-play = { $side } dans tout combat
phrase-party-pool = { $side } dans les autres combats
phrase-do-bar = les { $sorts } ne peuvent pas attaquer ce royaume
phrase-do-bar-what = les { $sorts } ne peuvent pas attaquer les { $what }
phrase-do-only = seuls les { $sorts } peuvent attaquer ce royaume
phrase-do-only-what = seuls les { $sorts } peuvent attaquer les { $what }
phrase-do-unfit = les { $sorts } ne peuvent pas défendre ici
phrase-do-wall = l’attaquant est repoussé, sauf s’il est parmi les { $sorts }
phrase-do-wall-all = l’attaquant est repoussé
phrase-do-ignore-one = { $alone } ne tient pas compte { $obstacles }
phrase-do-ignore-many = les { $group } ne tiennent pas compte { $obstacles }
phrase-obstacle-bars = des interdictions d’attaque
phrase-obstacle-walls = des murs
phrase-obstacle-holding = du fief
phrase-obstacle-realm = du royaume
phrase-do-immune-one = { $alone } ne subit pas les { $what }
phrase-do-immune-many = les { $group } ne subissent pas les { $what }
phrase-do-immune-discard-one = { $alone } échappe à la défausse par les { $what }
phrase-do-immune-discard-many = les { $group } échappent à la défausse par les { $what }
phrase-do-immune-powers-one = { $alone } ne subit pas le pouvoir des { $what }
phrase-do-immune-powers-many = les { $group } ne subissent pas le pouvoir des { $what }
phrase-do-blank-one = { $alone } perd son pouvoir
phrase-do-blank-many = les { $group } perdent leur pouvoir
phrase-do-blank-bonus-one = { $alone } perd son pouvoir et son bonus
phrase-do-blank-bonus-many = les { $group } perdent leur pouvoir et leur bonus
phrase-do-cancel = annulez { $quantity }
phrase-do-cancel-once = annulez { $alone }, une fois par combat
phrase-do-discard = défaussez { $quantity }
phrase-do-take = prenez pour son camp { $quantity }
phrase-do-win = son camp gagne le combat
phrase-do-lose = son camp perd le combat
phrase-do-repel-one = { $alone } quitte le combat en vaincu
phrase-do-repel-many = les { $group } quittent le combat en vaincus
phrase-do-escape-one = { $alone } retourne à la réserve en cas de défaite
phrase-do-escape-many = les { $group } retournent à la réserve en cas de défaite
phrase-do-lives-one = { $alone } ne cède qu’à { $number } défaites dans un combat
phrase-do-lives-many = les { $group } ne cèdent qu’à { $number } défaites dans un combat
phrase-do-draw = le combat s’achève sans vainqueur
phrase-do-freeze = aucune attaque par ni contre { $quantity }
phrase-do-mark-one = { $alone } compte aussi parmi les { $folk }
phrase-do-mark-many = les { $group } comptent aussi parmi les { $folk }
phrase-do-type-one = { $alone } est aussi un { $type }
phrase-do-type-many = les { $group } sont aussi chacun un { $type }
phrase-do-attach-1-one = { $alone } peut porter des artefacts de tout monde
phrase-do-attach-1-many = les { $group } peuvent porter des artefacts de tout monde
phrase-do-attach-2-one = { $alone } peut porter autant d’artefacts que l’on veut
phrase-do-attach-2-many = les { $group } peuvent porter autant d’artefacts que l’on veut
phrase-do-attach-3-one = { $alone } peut porter autant d’artefacts de tout monde que l’on veut
phrase-do-attach-3-many = les { $group } peuvent porter autant d’artefacts de tout monde que l’on veut
phrase-do-attach-4-one = { $alone } peut porter un fief de tout monde
phrase-do-attach-4-many = les { $group } peuvent porter un fief de tout monde
phrase-do-attach-5-one = { $alone } peut être attachée quel que soit son monde
phrase-do-attach-5-many = les { $group } peuvent être attachés quels que soient leurs mondes
phrase-do-attach-0-one = { $alone } peut porter les { $what } de quelque monde qu’ils soient
phrase-do-attach-0-many = les { $group } peuvent porter les { $what } de quelque monde qu’ils soient
phrase-do-defends = le royaume se défend lui-même comme un champion de niveau { $number }
phrase-do-defends-type = le royaume se défend lui-même comme un { $type } de niveau { $number }
phrase-do-reserved = cette carte est réservée aux { $sorts }
phrase-do-once = défaussez cette carte après le combat où elle a servi
phrase-do-join = se joignent au combat comme alliés : { $quantity }
phrase-do-protect-one = { $alone } échappe à toute défausse pendant le combat
phrase-do-protect-many = les { $group } échappent à toute défausse pendant le combat
phrase-do-cost = son entrée en jeu coûte { $quantity }
phrase-do-return = renvoyez { $quantity }
phrase-do-bound-one = { $alone } quitte le jeu après un combat gagné
phrase-do-bound-many = les { $group } quittent le jeu après un combat gagné
phrase-do-stay-one = { $alone } ne peut pas attaquer
phrase-do-stay-many = les { $group } ne peuvent pas attaquer
phrase-do-idle = sans effet dans ce jeu : { $reason }

## Pourquoi quelque chose est sans effet, ou laissé de côté

phrase-reason-hand = la main
phrase-reason-draw-pile = la pioche
phrase-reason-discard-pile = la défausse
phrase-reason-turn = les tours
phrase-reason-spoils = le butin
phrase-reason-phase-three = la phase 3
phrase-reason-several-players = plusieurs joueurs
phrase-reason-hidden = les cartes cachées
phrase-reason-raze = les royaumes rasés
phrase-reason-abyss = les Abysses
phrase-reason-event-player = le joueur d’un événement
phrase-reason-order-of-attack = l’ordre des attaques
phrase-reason-own-code = une clause hors de ce vocabulaire
phrase-reason-permission = une permission

## Avant : quand et si

phrase-option = choix { $number }
phrase-wide = d’où qu’elle soit en jeu
phrase-when-entry = à son entrée
phrase-when-used = chaque fois que sert une carte parmi les { $cue }
phrase-when-first = pour la première carte utilisée dans un combat parmi les { $cue }
phrase-when-lost = après un combat perdu
phrase-when-won = après un combat gagné
phrase-role-attacking = en attaque
phrase-role-defending = en défense
phrase-if-against = face à des { $sorts }
phrase-if-against-not = face à d’autres que des { $sorts }
phrase-if-alone = si { $alone } est parmi les { $sorts }
phrase-if-alone-not = si { $alone } n’est pas parmi les { $sorts }
phrase-if-some = s’il y a des { $group }
phrase-if-none = s’il n’y a aucune carte parmi les { $group }
phrase-if-least = s’il y a { $least } { $group } ou plus
phrase-if-most = s’il y a au plus { $most } { $group }
phrase-if-between = s’il y a de { $least } à { $most } { $group }

## Après : pendant combien de temps

phrase-until-fight = {" "}jusqu’à la fin du combat
phrase-until-event = {" "}jusqu’au prochain événement
phrase-until-good = {" "}pour de bon
phrase-power = { $clauses }.
