# Sentences of card powers. They are printed and parsed back, so each is plain text and slots, and no two say the same.

## Kinds of cards, several of them

phrase-kind-ally = allies
phrase-kind-artifact = artifacts
phrase-kind-blood-ability = blood abilities
phrase-kind-cleric-spell = cleric spells
phrase-kind-cleric = clerics
phrase-kind-event = events
phrase-kind-hero = heroes
phrase-kind-holding = holdings
phrase-kind-item = magical items
phrase-kind-monster = monsters
phrase-kind-psionic-power = psionic powers
phrase-kind-psionicist = psionicists
phrase-kind-realm = realms
phrase-kind-regent = regents
phrase-kind-rule = rules
phrase-kind-thief = thieves
phrase-kind-thief-ability = thief abilities
phrase-kind-unarmed = unarmed combats for heroes
phrase-kind-dragon-unarmed = unarmed combats for dragons
phrase-kind-undead-unarmed = unarmed combats for undead
phrase-kind-wizard-spell = wizard spells
phrase-kind-wizard = wizards
phrase-kind-dungeon = dungeons
phrase-kind-champion = champions
phrase-kind-round-four = Round 4 cards
phrase-kind-spell = spells
phrase-kind-unarmed-combat = unarmed combats
phrase-kind-gear = items and artifacts alike
phrase-kind-card = cards

## One champion of a type

phrase-one-cleric = cleric
phrase-one-hero = hero
phrase-one-monster = monster
phrase-one-psionicist = psionicist
phrase-one-regent = regent
phrase-one-thief = thief
phrase-one-wizard = wizard

## Marks: before a noun, then as nouns

phrase-mark-adventurer = adventuring
phrase-mark-avatar = avatar
phrase-mark-awnshegh = awnshegh
phrase-mark-beholder = beholder
phrase-mark-black-wizard = Black Robe
phrase-mark-coastal = coastal
phrase-mark-defensive = defensive
phrase-mark-draconian = draconian
phrase-mark-dragon = dragon
phrase-mark-drow = drow
phrase-mark-duergar = duergar
phrase-mark-dwarf = dwarf
phrase-mark-earthwalker = earthwalking
phrase-mark-elf = elf
phrase-mark-familiar = familiar
phrase-mark-flyer = flying
phrase-mark-giant = giant
phrase-mark-gnome = gnome
phrase-mark-golem = golem
phrase-mark-half-elf = half-elf
phrase-mark-halfling = halfling
phrase-mark-harmful = harmful
phrase-mark-helpful = helpful
phrase-mark-kender = kender
phrase-mark-kobold = kobold
phrase-mark-mul = mul
phrase-mark-offensive = offensive
phrase-mark-orc = orc
phrase-mark-red-wizard = Red Robe
phrase-mark-spear = spear
phrase-mark-svirfneblin = svirfneblin
phrase-mark-swimmer = swimming
phrase-mark-sword = sword
phrase-mark-undead = undead
phrase-mark-underdark = Underdark
phrase-mark-vampire = vampire
phrase-mark-weapon = weapon
phrase-mark-werebeast = werebeast
phrase-mark-white-wizard = White Robe
phrase-folk-adventurer = adventurers
phrase-folk-avatar = avatars
phrase-folk-awnshegh = awnsheghlien
phrase-folk-beholder = beholders
phrase-folk-black-wizard = Black Robes
phrase-folk-coastal = coasts
phrase-folk-defensive = defensive cards
phrase-folk-draconian = draconians
phrase-folk-dragon = dragons
phrase-folk-drow = drow
phrase-folk-duergar = duergar
phrase-folk-dwarf = dwarves
phrase-folk-earthwalker = earthwalkers
phrase-folk-elf = elves
phrase-folk-familiar = familiars
phrase-folk-flyer = flyers
phrase-folk-giant = giants
phrase-folk-gnome = gnomes
phrase-folk-golem = golems
phrase-folk-half-elf = half-elves
phrase-folk-halfling = halflings
phrase-folk-harmful = harmful cards
phrase-folk-helpful = helpful cards
phrase-folk-kender = kender
phrase-folk-kobold = kobolds
phrase-folk-mul = muls
phrase-folk-offensive = offensive cards
phrase-folk-orc = orcs
phrase-folk-red-wizard = Red Robes
phrase-folk-spear = spears
phrase-folk-svirfneblin = svirfneblin
phrase-folk-swimmer = swimmers
phrase-folk-sword = swords
phrase-folk-undead = undead
phrase-folk-underdark = Underdark folk
phrase-folk-vampire = vampires
phrase-folk-weapon = weapons
phrase-folk-werebeast = werebeasts
phrase-folk-white-wizard = White Robes

## Worlds

phrase-world-none = worldless
phrase-world-forgotten-realms = Forgotten Realms
phrase-world-greyhawk = Greyhawk
phrase-world-ravenloft = Ravenloft
phrase-world-dark-sun = Dark Sun
phrase-world-dragonlance = Dragonlance
phrase-world-birthright = Birthright
phrase-world-ad-d = AD&D
phrase-world-tsr = TSR

## Descriptions of cards, in the order of the language

phrase-sort = { $worlds } { $marks } { $kinds } { $without } { $names } { $part } { $level } { $bears } { $able } { $unable }
phrase-either = {" "}or{" "}
phrase-both = {" "}and{" "}
phrase-and-or = {" "}and/or{" "}
phrase-next = ,{" "}
phrase-slash = /
phrase-quote = “{ $text }”
phrase-without = other than { $folk }
phrase-names = named { $names }
phrase-part = with { $text } in the name
phrase-part-not = without { $text } in the name
phrase-level-most = of level { $most } or less
phrase-level-least = of level { $least } or more
phrase-level-same = of level { $least } exactly
phrase-level-between = of level { $least } to { $most }
phrase-base-most = of base level { $most } or less
phrase-base-least = of base level { $least } or more
phrase-base-same = of base level { $least } exactly
phrase-base-between = of base level { $least } to { $most }
phrase-geared-most = of level, gear included, { $most } or less
phrase-geared-least = of level, gear included, { $least } or more
phrase-geared-same = of level, gear included, { $least } exactly
phrase-geared-between = of level, gear included, { $least } to { $most }
phrase-bears = bearing { $kinds }
phrase-able = able to use { $kinds }
phrase-unable = unable to use { $kinds }

## Groups: whose cards, and where

phrase-side-own = { $sorts } of its side
phrase-side-other = opposing { $sorts }
phrase-side-attacker = attacking { $sorts }
phrase-side-defender = defending { $sorts }
phrase-side-both = { $sorts } of both sides
phrase-side-each = { $sorts } of each side
phrase-place-play = { $group } in play
phrase-place-pool = { $group } outside the fight
phrase-alone-this = this card
phrase-alone-bearer = its champion
phrase-alone-cue = that card
phrase-many = { $group }
phrase-of-one = { $alone }
phrase-of-many = { $group }

## Numbers of cards

phrase-every = all { $group }
phrase-cards-own = { $number } of the { $group }
phrase-cards-other = { $number } of the { $group }, chosen by the other side,
phrase-cards-highest = { $number } of the { $group }, the highest first,
phrase-cards-lowest = { $number } of the { $group }, the lowest first,
phrase-total-own = { $group } adding up to { $number } levels at most
phrase-total-other = { $group } adding up to { $number } levels at most, chosen by the other side,
phrase-total-highest = { $group } adding up to { $number } levels at most, the highest first,
phrase-total-lowest = { $group } adding up to { $number } levels at most, the lowest first,
phrase-levels-one = 1 level
phrase-levels-many = { $number } levels

## What is done

phrase-do-gain-one = { $alone } gains { $levels }
phrase-do-gain-many = { $group } gain { $levels }
phrase-do-gain-per-one = { $alone } gains { $levels } for each card among { $per }
phrase-do-gain-per-many = { $group } gain { $levels } for each card among { $per }
phrase-do-drop-one = { $alone } loses { $levels }
phrase-do-drop-many = { $group } lose { $levels }
phrase-do-drop-per-one = { $alone } loses { $levels } for each card among { $per }
phrase-do-drop-per-many = { $group } lose { $levels } for each card among { $per }
phrase-do-times = the level of { $whose } is multiplied by { $number }
phrase-do-times-base = the base level of { $whose } is multiplied by { $number }
phrase-do-halve = the level of { $whose } is halved, rounded down
phrase-do-halve-up = the level of { $whose } is halved, rounded up
phrase-do-halve-base = the base level of { $whose } is halved, rounded down
phrase-do-halve-up-base = the base level of { $whose } is halved, rounded up
phrase-do-set = the base level of { $whose } becomes { $number }
phrase-do-use-one = { $alone } may use { $what }
phrase-do-use-many = { $group } may use { $what }
phrase-do-ban-one = { $alone } may not use { $what }
phrase-do-ban-many = { $group } may not use { $what }
phrase-do-ban-more-one = { $alone } may use no more than { $number } of { $what }
phrase-do-ban-more-many = { $group } may use no more than { $number } of { $what }
phrase-do-ban-side = no { $what } for { $side }
phrase-do-ban-more-side = no more than { $number } { $what } for { $side }
phrase-party-own = its side
phrase-party-other = the other side
phrase-party-attacker = the attacker
phrase-party-defender = the defender
phrase-party-both = both sides
phrase-party-each = each side
phrase-party-play = { $side } in every fight
phrase-party-pool = { $side } in other fights
phrase-do-bar = { $sorts } may not attack this realm
phrase-do-bar-what = { $sorts } may not attack { $what }
phrase-do-only = only { $sorts } may attack this realm
phrase-do-only-what = only { $sorts } may attack { $what }
phrase-do-unfit = { $sorts } may not defend here
phrase-do-wall = the attacker is driven back unless among { $sorts }
phrase-do-wall-all = the attacker is driven back
phrase-do-ignore-one = { $alone } ignores { $obstacles }
phrase-do-ignore-many = { $group } ignore { $obstacles }
phrase-obstacle-bars = attack restrictions
phrase-obstacle-walls = walls
phrase-obstacle-holding = the holding
phrase-obstacle-realm = the realm
phrase-do-immune-one = { $alone } is immune to { $what }
phrase-do-immune-many = { $group } are immune to { $what }
phrase-do-immune-discard-one = { $alone } cannot be discarded by { $what }
phrase-do-immune-discard-many = { $group } cannot be discarded by { $what }
phrase-do-immune-powers-one = { $alone } is immune to the powers of { $what }
phrase-do-immune-powers-many = { $group } are immune to the powers of { $what }
phrase-do-blank-one = { $alone } loses its power
phrase-do-blank-many = { $group } lose their powers
phrase-do-blank-bonus-one = { $alone } loses its power and its bonus
phrase-do-blank-bonus-many = { $group } lose their powers and their bonuses
phrase-do-cancel = cancel { $quantity }
phrase-do-cancel-once = cancel { $alone }, once a fight
phrase-do-discard = discard { $quantity }
phrase-do-take = take over { $quantity }
phrase-do-win = its side wins the fight
phrase-do-lose = its side loses the fight
phrase-do-repel-one = { $alone } is driven from the fight, beaten
phrase-do-repel-many = { $group } are driven from the fight, beaten
phrase-do-escape-one = { $alone } goes back to the pool when beaten
phrase-do-escape-many = { $group } go back to the pool when beaten
phrase-do-lives-one = { $alone } must be beaten { $number } times in a fight
phrase-do-lives-many = { $group } must be beaten { $number } times in a fight
phrase-do-draw = the fight ends without a winner
phrase-do-freeze = no attack by or against { $quantity }
phrase-do-mark-one = { $alone } counts among the { $folk } too
phrase-do-mark-many = { $group } count among the { $folk } too
phrase-do-type-one = { $alone } is a { $type } too
phrase-do-type-many = { $group } are each a { $type } too
phrase-do-attach-1-one = { $alone } may carry artifacts of any world
phrase-do-attach-1-many = { $group } may carry artifacts of any world
phrase-do-attach-2-one = { $alone } may carry any number of artifacts
phrase-do-attach-2-many = { $group } may carry any number of artifacts
phrase-do-attach-3-one = { $alone } may carry any number of artifacts of any world
phrase-do-attach-3-many = { $group } may carry any number of artifacts of any world
phrase-do-attach-4-one = { $alone } may carry a holding of any world
phrase-do-attach-4-many = { $group } may carry a holding of any world
phrase-do-attach-5-one = { $alone } may be attached whatever its world
phrase-do-attach-5-many = { $group } may be attached whatever their worlds
phrase-do-attach-0-one = { $alone } may carry { $what } whatever their world
phrase-do-attach-0-many = { $group } may carry { $what } whatever their world
phrase-do-defends = the realm defends itself as a level { $number } champion
phrase-do-defends-type = the realm defends itself as a level { $number } { $type }
phrase-do-reserved = this card is for { $sorts } alone
phrase-do-once = discard this card after the fight it was used in
phrase-do-join = joining the fight as allies: { $quantity }
phrase-do-protect-one = { $alone } cannot be discarded while the fight lasts
phrase-do-protect-many = { $group } cannot be discarded while the fight lasts
phrase-do-cost = to come into play it costs { $quantity }
phrase-do-return = send back { $quantity }
phrase-do-bound-one = { $alone } leaves play after a won fight
phrase-do-bound-many = { $group } leave play after a won fight
phrase-do-stay-one = { $alone } may not attack
phrase-do-stay-many = { $group } may not attack
phrase-do-idle = of no effect in this game: { $reason }

## Why something has no effect, or is left out

phrase-reason-hand = the hand
phrase-reason-draw-pile = the draw pile
phrase-reason-discard-pile = the discard pile
phrase-reason-turn = turns
phrase-reason-spoils = spoils of victory
phrase-reason-phase-three = phase 3
phrase-reason-several-players = several players
phrase-reason-hidden = hidden cards
phrase-reason-raze = razed realms
phrase-reason-abyss = the Abyss
phrase-reason-event-player = the player of an event
phrase-reason-order-of-attack = the order of attacks
phrase-reason-own-code = a clause beyond these words
phrase-reason-permission = permission

## Before it: when and if

phrase-option = option { $number }
phrase-wide = from anywhere in play
phrase-when-entry = on entry
phrase-when-used = each time one of { $cue } is used
phrase-when-first = for the first of { $cue } used in a fight
phrase-when-lost = after a lost fight
phrase-when-won = after a won fight
phrase-role-attacking = when attacking
phrase-role-defending = when defending
phrase-if-against = against { $sorts }
phrase-if-against-not = against anybody but { $sorts }
phrase-if-alone = if { $alone } is among { $sorts }
phrase-if-alone-not = if { $alone } is not among { $sorts }
phrase-if-some = if there are { $group }
phrase-if-none = if there are no { $group }
phrase-if-least = if there are { $least } or more { $group }
phrase-if-most = if there are at most { $most } { $group }
phrase-if-between = if there are { $least } to { $most } { $group }

## After it: how long

phrase-until-fight = {" "}until the fight ends
phrase-until-event = {" "}until the next event
phrase-until-good = {" "}for good
phrase-power = { $clauses }.
