### Solitaire Spellfire: its table in words.

spellfire = Solitaire Spellfire
spellfire-pitch = Six champions against six: clear the columns, win six realms. For one.
spellfire-option-lenient-items = Lenient items
spellfire-option-lenient-items-detail = An item or artifact that somebody may use may wait or be discarded.
spellfire-option-spared-friends = Spared friends
spellfire-option-spared-friends-detail = A friendly champion revealed in the fight’s own column goes to the pool.
spellfire-option-one-by-one = One by one
spellfire-option-one-by-one-detail = Your champion may take help from other columns even where all of it together would not win.
spellfire-option-stripped-victor = Stripped victor
spellfire-option-stripped-victor-detail = An opposing champion that won keeps items and artifacts only.
spellfire-option-unfit-shield = Unfit shield
spellfire-option-unfit-shield-detail = A champion that cannot defend its realm also keeps it from being attacked.
spellfire-option-loose-safe = Loose cards are safe
spellfire-option-loose-safe-detail = Powers do not discard face-up cards that are attached to nobody.

spellfire-view = this is no view of Solitaire Spellfire: it has { $has } bytes, not { $wants }

spellfire-option = there is no variant “{ $name }”; the variants are { $options }
spellfire-starter = { $name }, level { $level }
spellfire-rulebook = version { $version } of the rules of Solitaire Spellfire is not known here; the versions known are { $known }
spellfire-pins = { $has } cards are pinned under the deck; a game has { $wants }

## Deals

spellfire-deal-shape = this is no deal; a deal is an object with a deck and six columns
spellfire-deal-key = a deal has no “{ $key }”; its keys are { $keys }
spellfire-deal-options = this is no list of variants
spellfire-deal-starter = “{ $name }” is no friendly champion of the deck; they are { $known }
spellfire-deal-columns = these are not the columns; write six lists of nine cards by their ids, from the bottom up
spellfire-deal-card = “{ $name }” is not left in the deck “{ $deck }”; each card but the starting champion is dealt once
spellfire-deal-column = Column { $column } from the bottom: { $cards }.

## Notation

spellfire-note-verb = “{ $note }” is no action; it begins with one of { $verbs }
spellfire-note-form = “{ $note }” is incomplete or too long; write { $form }
spellfire-note-column = “{ $note }”: “{ $word }” is no column; the columns are { $columns }
spellfire-note-option = “{ $note }”: “{ $word }” is no alternative; write 1 to { $most }
spellfire-note-card = no card here is called “{ $name }”; write the name as the deck has it
spellfire-several = “{ $name }” could be { $could }; write the id
spellfire-note-cards = “{ $name }” could be { $could }; write more of the name

spellfire-refused-over = “{ $note }”: the game is over; undo, or begin another
spellfire-refused-chance = “{ $note }”: it is not chance’s move, or chance’s alone; choose one of the actions that are offered
spellfire-refused-seen = “{ $note }”: this card has already been turned
spellfire-refused-forced = “{ $note }”: something else must happen first; nobody chooses here
spellfire-refused-keep = “{ $note }”: choose which artifact your champion keeps
spellfire-refused-choose = “{ $note }”: a power waits; choose what it is used on
spellfire-refused-help = “{ $note }”: this card may not help; your champion cannot use it, or even with others it would not win
spellfire-refused-fight = “{ $note }”: a fight is on; play a card that helps, or yield
spellfire-refused-peace = “{ $note }”: no fight is on; attach, discard or attack
spellfire-refused-attach-first = “{ $note }”: an item or artifact must be attached first
spellfire-refused-no-gear = “{ $note }”: no item or artifact lies face up there
spellfire-refused-unusable = “{ $note }”: this champion is not in your pool, or may not use this card
spellfire-refused-discard = “{ $note }”: only allies, Round 4 cards, items and artifacts may be discarded
spellfire-refused-undefended = “{ $note }”: no realm there is defended by a champion or by itself
spellfire-refused-absent = “{ $note }”: this champion is not in your pool
spellfire-refused-barred = “{ $note }”: this champion may not attack there

## Kinds and worlds

spellfire-kind = { $kind ->
    [ally] ally
    [artifact] artifact
    [blood-ability] blood ability
    [cleric-spell] cleric spell
    [cleric] cleric
    [event] event
    [hero] hero
    [holding] holding
    [item] magical item
    [monster] monster
    [psionic-power] psionic power
    [psionicist] psionicist
    [realm] realm
    [regent] regent
    [rule] rule
    [thief] thief
    [thief-ability] thief ability
    [unarmed] unarmed combat
    [dragon-unarmed] dragon unarmed combat
    [undead-unarmed] undead unarmed combat
    [wizard-spell] wizard spell
    [wizard] wizard
   *[dungeon] dungeon
  }
spellfire-world = { $world ->
    [forgotten-realms] Forgotten Realms
    [greyhawk] Greyhawk
    [ravenloft] Ravenloft
    [dark-sun] Dark Sun
    [dragonlance] DragonLance
    [birthright] Birthright
    [ad-d] AD&D
   *[tsr] TSR
  }
spellfire-keyword = { $mark ->
    [adventurer] adventurer
    [avatar] avatar
    [awnshegh] awnshegh
    [beholder] beholder
    [black-wizard] Black Robe
    [coastal] coastal
    [defensive] defensive
    [draconian] draconian
    [dragon] dragon
    [drow] drow
    [duergar] duergar
    [dwarf] dwarf
    [earthwalker] earthwalker
    [elf] elf
    [familiar] familiar
    [flyer] flyer
    [giant] giant
    [gnome] gnome
    [golem] golem
    [half-elf] half-elf
    [halfling] halfling
    [harmful] harmful
    [helpful] helpful
    [kender] kender
    [kobold] kobold
    [mul] mul
    [offensive] offensive
    [orc] orc
    [red-wizard] Red Robe
    [spear] spear
    [svirfneblin] svirfneblin
    [swimmer] swimmer
    [sword] sword
    [undead] undead
    [underdark] Underdark
    [vampire] vampire
    [weapon] weapon
    [werebeast] werebeast
   *[white-wizard] White Robe
  }

## The table

spellfire-score = { $won ->
    [one] 1 of 6 realms won.
   *[other] { $won } of 6 realms won.
  }
spellfire-card = { $name } ({ $kind })
spellfire-card-level = { $name } ({ $kind } { $level })
spellfire-told = { $card }: { $text }
spellfire-no-power = No power of its own.
spellfire-friendly = { $card }, friendly
spellfire-opposing = { $card }, opposing
spellfire-bearing = { $card } with { $borne }
spellfire-no-realm = no realm
spellfire-no-card = no card
spellfire-with-holding = { $realm } with { $holding }
spellfire-column = Column { $column }: { $realm } on top, { $left ->
    [0] nothing face down
    [one] 1 card face down
   *[other] { $left } cards face down
  }; face up: { $face }.
spellfire-column-won = Column { $column }: won, { $realm }.
spellfire-pool = Your pool: { $cards }.
spellfire-pool-empty = Your pool is empty.
spellfire-rule = The rule in play: { $card }.
spellfire-event = The event that lasts: { $card }.
spellfire-unseen = { $left ->
    [0] No card is face down any more.
    [one] 1 card is face down.
   *[other] { $left } cards are face down.
  }
spellfire-fight = { $attacker } attacks { $defender } in column { $column }, { $mine } to { $theirs }; { $hidden ->
    [0] no hidden card left
    [one] 1 hidden card left
   *[other] { $hidden } hidden cards left
  }.
spellfire-ledger = { $champion }, { $total }: { $entries }.
spellfire-level-base = { $levels } base
spellfire-level-from = { $levels } { $card }
spellfire-level-ignored = 0 { $card }, which is ignored
spellfire-level-whole = { $levels } by multiplying or halving

spellfire-ask-turn = A card is turned.
spellfire-ask-resolve = A card takes effect.
spellfire-ask-free = Attack, or clear the columns.
spellfire-ask-attach = First attach what your champions can use.
spellfire-ask-help = { $some ->
    [none] Nothing can help { $card }: yield.
   *[some] { $card } is losing: play cards that help, or yield.
  }
spellfire-ask-choice = Choose for { $card }.
spellfire-ask-keep = { $card } may keep only one artifact: choose it.
spellfire-ask-settle = The fight is decided.
spellfire-ask-over = { $won ->
    [6] You have won: six realms.
    [5] A respectable loss: five realms.
    [4] A respectable loss: four realms.
   *[other] You have lost.
  }

## What may be done, and what was

spellfire-say-turn = turn { $card }
spellfire-say-resolve = resolve { $face } in column { $column }
spellfire-say-settle = end the fight: { $outcome ->
    [wins] { $attacker } wins
    [loses] { $attacker } loses
    [repelled] { $attacker } is driven back
    [drawn] nobody wins
   *[both] both fall
  }, { $mine } to { $theirs } against { $defender }
spellfire-say-attach = attach { $face } to { $card }
spellfire-say-pay = pay for { $face } with { $card }
spellfire-say-discard = discard { $face } from column { $column }
spellfire-say-attack = attack { $realm } in column { $column } with { $card } against { $foe }
spellfire-say-play = play { $face } from column { $column } for { $champion }
spellfire-say-yield = yield: { $champion } plays nothing
spellfire-say-choose = choose { $card }
spellfire-say-keep = keep { $card }
spellfire-say-option = alternative { $option } of { $card }
spellfire-say-enough = no more cards
spellfire-tell-turn = { $card } is turned face up
spellfire-tell-resolve = { $face } takes effect in column { $column }
spellfire-tell-settle = the fight ends: { $outcome ->
    [wins] { $attacker } wins
    [loses] { $attacker } loses
    [repelled] { $attacker } is driven back
    [drawn] nobody wins
   *[both] both fall
  }, { $mine } to { $theirs } against { $defender }
spellfire-tell-attach = { $card } takes { $face }
spellfire-tell-pay = { $face } joins your pool for { $card }
spellfire-tell-discard = { $face } is discarded from column { $column }
spellfire-tell-attack = { $card } attacks { $realm } in column { $column } against { $foe }
spellfire-tell-play = { $face } from column { $column } helps { $champion }
spellfire-tell-yield = { $champion } yields
spellfire-tell-choose = { $card } is chosen
spellfire-tell-keep = { $card } is kept
spellfire-tell-option = alternative { $option } of { $card } is chosen
spellfire-tell-enough = no more cards are chosen
spellfire-tell-more = { $words }: { $more }
spellfire-follows-won = the realm { $realm } in column { $column } is won
spellfire-follows-gone = { $count ->
    [one] { $cards } is discarded
   *[other] { $cards } are discarded
  }
spellfire-follows-pool = { $cards } joins your pool
spellfire-follows-borne = { $champion } takes { $cards }
spellfire-follows-totals = { $mine } to { $theirs }
spellfire-say-forecast = { $words }: { $forecast }
spellfire-forecast = { $mine } to { $theirs } at once, { $hidden ->
    [0] no hidden card left
    [one] 1 hidden card left
   *[other] { $hidden } hidden cards left
  }
spellfire-card-note = { $status ->
    [adapted] A clause of the printed card is left out here.
    [blank] What is printed on this card has no place in this variant: it plays without a power.
    [banned] This card is banned by the variant: no deck may have it.
   *[code] This card is not playable yet: no deck may have it.
  }

## What can be printed of a deck

spellfire-print-cards = Print: the cards

## Fields of the card editor

spellfire-field-set = Code of the set
spellfire-field-title = Title
spellfire-field-name = Name
spellfire-field-number = Number
spellfire-field-type = Type
spellfire-field-world = World
spellfire-field-icon = Level or bonus
spellfire-field-marks = Keywords
spellfire-field-power = Power
spellfire-field-told = The power says what the icon says
spellfire-field-status = Status
spellfire-field-why = Why
spellfire-status = { $status ->
    [exact] exact
    [adapted] adapted: a clause is dropped
    [blank] blank: nothing of it means anything here
    [banned] banned by the variant
   *[code] needs code of its own
 }
