### Solitaire Spellfire: its table in words.

spellfire = Solitaire Spellfire
spellfire-pitch = Clear six columns, find your champions, and win six realms. Solo.
spellfire-option-lenient-items = Lenient items
spellfire-option-lenient-items-detail = You may leave or discard an item or artifact even if a champion could use it.
spellfire-option-spared-friends = Spared friends
spellfire-option-spared-friends-detail = A friendly champion revealed in the column of the fight joins your pool.
spellfire-option-one-by-one = One by one
spellfire-option-one-by-one-detail = Your champion may take help from other columns even if all of it together wouldn’t win.
spellfire-option-stripped-victor = Stripped victor
spellfire-option-stripped-victor-detail = An opposing champion that wins keeps only its items and artifacts.
spellfire-option-unfit-shield = Unfit shield
spellfire-option-unfit-shield-detail = A champion that can’t defend its realm still protects it from attack.
spellfire-option-loose-safe = Loose cards are safe
spellfire-option-loose-safe-detail = Powers don’t discard face-up cards that no champion bears.

spellfire-view = this isn’t a view of Solitaire Spellfire: it has { $has } bytes, not { $wants }

spellfire-option = there’s no variant “{ $name }”; the variants are { $options }
spellfire-starter = { $name }, level { $level }
spellfire-rulebook = version { $version } of the rules of Solitaire Spellfire isn’t known here; the versions known are { $known }
spellfire-pins = the deck lists { $has } cards; a game has { $wants }

## Deals

spellfire-deal-shape = this isn’t a deal; write an object with a deck and six columns
spellfire-deal-starter = “{ $name }” isn’t a friendly champion of the deck; they are { $known }
spellfire-deal-columns = these aren’t the columns; write six lists of nine cards by their numbers, from the bottom up
spellfire-deal-card = “{ $name }” isn’t left in the deck “{ $deck }”; each card but the starting champion is dealt once
spellfire-deal-column = Column { $column } from the bottom: { $cards }.

## Notation

spellfire-note-verb = “{ $note }” isn’t an action; start with one of { $verbs }
spellfire-note-form = “{ $note }” is incomplete or too long; write { $form }
spellfire-note-column = “{ $note }”: “{ $word }” isn’t a column; the columns are { $columns }
spellfire-note-option = “{ $note }”: “{ $word }” isn’t an option; write 1 to { $most }
spellfire-note-card = no card here is called “{ $name }”; write the name as the deck has it
spellfire-several = “{ $name }” could be { $could }; write the number
spellfire-note-cards = “{ $name }” could be { $could }; write more of the name

spellfire-refused-over = “{ $note }”: the game is over; undo, or start another
spellfire-refused-chance = “{ $note }”: you can’t choose this yourself; choose one of the actions offered
spellfire-refused-seen = “{ $note }”: this card has already been revealed
spellfire-refused-forced = “{ $note }”: something else happens first; it needs no choice of yours
spellfire-refused-keep = “{ $note }”: first choose the artifact your champion keeps
spellfire-refused-choose = “{ $note }”: first choose a target for the power
spellfire-refused-help = “{ $note }”: this card can’t help; your champion can’t use it, or it wouldn’t win even with others. Choose another, or yield
spellfire-refused-fight = “{ $note }”: you’re in a fight; play a card that helps, or yield
spellfire-refused-peace = “{ $note }”: there’s no fight; attach, discard or attack
spellfire-refused-attach-first = “{ $note }”: first attach the items and artifacts your champions can use
spellfire-refused-no-gear = “{ $note }”: there’s no face-up item or artifact there; choose another column
spellfire-refused-unusable = “{ $note }”: this champion isn’t in your pool, or can’t use this card; choose another
spellfire-refused-discard = “{ $note }”: you can only discard allies, Round 4 cards, items and artifacts
spellfire-refused-undefended = “{ $note }”: nobody defends a realm there; choose another column
spellfire-refused-absent = “{ $note }”: this champion isn’t in your pool; choose one that is
spellfire-refused-barred = “{ $note }”: this champion can’t attack there; choose another
spellfire-refused-tried = “{ $note }”: this champion came back from there and nothing has changed since; turn, attach or discard a card first

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
spellfire-score-lost = { $why ->
    [pool] No champion is left in your pool.
    [limbo] The champions left in your pool are in limbo: they can’t attack.
   *[stuck] There’s nothing left to do.
  } { spellfire-score }
spellfire-card = { $name } ({ $kind })
spellfire-card-level = { $name } ({ $kind } { $level })
spellfire-told = { $card }: { $text }
spellfire-no-power = No power.
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
spellfire-column-defends = Column { $column }: empty; { $realm } now defends itself.
spellfire-column-won = Column { $column }: won, { $realm }.
spellfire-pool = Your pool: { $cards }.
spellfire-pool-empty = Your pool is empty.
spellfire-rule = Rule in play: { $card }.
spellfire-event = Lasting event: { $card }.
spellfire-unseen = { $left ->
    [0] No cards are face down any more.
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
spellfire-level-own = { $levels } own power
spellfire-level-from = { $levels } { $card }
spellfire-level-ignored = 0 { $card } ({ $why ->
    [immune] { $foe } is immune to it
    [lent] { $foe } is immune to it through { $by }
    [blank] it loses its bonus through { $by }
   *[unknown] ignored
  })
spellfire-level-whole = { $levels } after multiplying or halving

spellfire-ask-turn = Revealing a card.
spellfire-ask-resolve = A card takes effect.
spellfire-ask-free = Attack, or clear the columns.
spellfire-ask-attach = First attach what your champions can use.
spellfire-ask-help = { $some ->
    [none] Nothing can help { $card }: yield.
   *[some] You’re losing: play a card or yield.
  }
spellfire-ask-choice = Choose for { $card }.
spellfire-ask-keep = { $card } can keep only one artifact: choose which.
spellfire-ask-settle = The fight is decided.
spellfire-ask-over = { $won ->
    [6] You win: six realms!
    [5] So close: five realms. A respectable loss.
    [4] Four realms. A respectable loss.
   *[other] You lose.
  }

## What may be done, and what was

spellfire-say-turn = reveal { $card }
spellfire-say-resolve = resolve { $face } in column { $column }
spellfire-say-settle = { $outcome ->
    [again] fight on: { $attacker } beats { $defender }, { $mine } to { $theirs }, but has to do so again
   *[over] end the fight: { $outcome ->
        [wins] { $attacker } wins
        [loses] { $attacker } loses
        [repelled] { $attacker } is driven back
        [drawn] nobody wins
       *[both] both fall
      }, { $mine } to { $theirs } against { $defender }
  }
spellfire-say-attach = { $where ->
    [limbo] attach { $face } to { $card }, in limbo
   *[here] attach { $face } to { $card }
  }
spellfire-say-pay = pay for { $face } with { $card }
spellfire-say-discard = discard { $face } from column { $column }
spellfire-say-attack = attack { $realm } in column { $column } with { $card } against { $foe }
spellfire-say-play = play { $face } from column { $column } for { $champion }
spellfire-say-yield = yield: { $champion } plays nothing
spellfire-say-choose = choose { $card }
spellfire-say-keep = keep { $card }
spellfire-say-option = option { $option } of { $card }
spellfire-say-enough = no more cards
spellfire-tell-turn = { $card } is revealed
spellfire-tell-settle = { $outcome ->
    [again] { $attacker } beats { $defender }, { $mine } to { $theirs }, but { $defender } fights on
   *[over] the fight ends: { $outcome ->
        [wins] { $attacker } wins
        [loses] { $attacker } loses
        [repelled] { $attacker } is driven back
        [drawn] nobody wins
       *[both] both fall
      }, { $mine } to { $theirs } against { $defender }{ $tie ->
        [yes] {" "}(a defender wins ties)
       *[no] {""}
      }
  }
spellfire-tell-attach = { $card } takes { $face }
spellfire-tell-pay = { $face } joins your pool for { $card }
spellfire-tell-discard = { $face } is discarded from column { $column }
spellfire-tell-attack = { $card } attacks { $realm } in column { $column } against { $foe }
spellfire-tell-play = { $face } from column { $column } helps { $champion }
spellfire-tell-yield = { $champion } yields
spellfire-tell-choose = { $card } is chosen
spellfire-tell-keep = { $card } is kept
spellfire-tell-option = option { $option } of { $card } is chosen
spellfire-tell-enough = no more cards
spellfire-tell-more = { $words }: { $more }
spellfire-follows-won = you win the realm { $realm } in column { $column }
spellfire-follows-gone = { $count ->
    [one] { $cards } is discarded
   *[other] { $cards } are discarded
  }
spellfire-follows-pool = { $cards } joins your pool
spellfire-follows-borne = { $champion } takes { $cards }
spellfire-follows-spoiled = { $by } discards it at once, so it adds nothing
spellfire-follows-limbo = { $way ->
    [out] { $champion } is back from limbo
   *[in] { $champion } is in limbo: until the next event it can’t attack or be attacked
  }
spellfire-follows-totals = it’s { $mine } to { $theirs }
spellfire-gave-base = { $champion }: { $words }
spellfire-resolved = { $how ->
    [taken] { $champion } takes { $card }
    [pool] { $card } joins your pool
    [realm] { $card } becomes the realm of column { $column }
    [holding] { $card } is attached to { $realm } in column { $column }
    [rule] { $card } is the rule in force
    [event] { $card } lasts until the next event
    [fight] { $card } lasts until the fight ends
    [spent] { $card } takes effect and is discarded
   *[effect] { $card } takes effect
  }
spellfire-useless = { $card } is discarded: { $why ->
    [champion] a champion revealed in a fight joins nobody
    [realm] every column has a realm already
    [holding] a holding helps nobody in a fight
    [alone] no realm may have it
    [rule] a rule revealed in a fight stays away
    [spoiled] { $by } discards it at once
    [kept] the rule in force lets no other come
    [barred] a card in play forbids it
   *[unusable] { $champion } can’t use it
  }
spellfire-say-forecast = { $words }: { $forecast }
spellfire-forecast = { $mine } to { $theirs } at once, { $hidden ->
    [0] no hidden card left
    [one] 1 hidden card left
   *[other] { $hidden } hidden cards left
  }
spellfire-card-note = { $status ->
    [adapted] Part of the printed card is left out here.
    [blank] The printed power means nothing in this variant: the card plays without one.
    [banned] This variant bans this card: no deck can have it.
   *[code] This card isn’t playable yet: no deck can have it.
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
spellfire-field-told = The power repeats the icon
spellfire-field-status = Status
spellfire-field-why = Why
spellfire-status = { $status ->
    [exact] exact
    [adapted] adapted: part of it is left out
    [blank] blank: nothing of it applies here
    [banned] banned by the variant
   *[code] needs code of its own
 }
figure-total = total { $total }
figure-gone = the last card
figure-won = realm won
spellfire-effects-cards = Cards: what it adds that a card is among the first { $count } turned of its column, against the average card

## Puzzles

spellfire-puzzles = Win the deal from here: one choice still does.
spellfire-puzzle-task = One of { $choices } choices still wins the deal. Which? { $hidden ->
    [0] No card lies face down any more.
    [one] Face down lies { $cards }.
   *[other] Face down, in an order that doesn’t matter here: { $cards }.
  }
spellfire-stands = { $won ->
    [0] before a realm was won
    [one] with one of { $all } realms won
   *[other] with { $won } of { $all } realms won
  }
