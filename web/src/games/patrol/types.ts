// Written by `make schema` from src/vedette/games/patrol/views.py: change the types there, not here.

export type Counter = 'permanent' | 'temporary' | 'poison' | 'attack' | 'health' | 'beast' | 'wounds';
export type Goals = 'normal' | 'quick' | 'rounds' | 'lore';
export type Phase = 'toss' | 'deal' | 'setup' | 'assign' | 'battle' | 'aim' | 'pick' | 'unveil' | 'pay' | 'window' | 'answering' | 'show' | 'clash' | 'effect' | 'turning' | 'end' | 'over';
export type SideName = 'you' | 'enemy' | 'a' | 'b';
export type Type = '' | 'R' | 'P' | 'D';

/** The parts of which a soldier's figure is drawn. */
export type Figure = {
  head: string;
  body: string;
  items: string[];
  turned: boolean;
  ground: string;
};

/** What is printed on a soldier's card and written in its bubble; of a unit there is a title alone. */
export type Face = {
  soldier?: string;
  title?: string;
  /** The title with soft hyphens, where it has a word too long for a narrow card. */
  hyphenated?: string;
  /** The printed level of the soldier. */
  printed?: number;
  type?: Type;
  ability?: string;
  text?: string;
  spellball?: boolean;
  quote?: string;
  figure?: Figure;
  colour?: string | null;
  /** The name of the card's colour in words; null for a plain card. */
  hue?: string | null;
  letter?: string | null;
  bubble?: string | null;
  bubble_text?: string | null;
};

/** A card as far as the seat knows it; one that it cannot name has no face and no level. */
export type Known = {
  soldier?: string;
  title?: string;
  hyphenated?: string;
  printed?: number;
  type?: Type;
  ability?: string;
  text?: string;
  spellball?: boolean;
  quote?: string;
  figure?: Figure;
  colour?: string | null;
  hue?: string | null;
  letter?: string | null;
  bubble?: string | null;
  bubble_text?: string | null;
  slot: number | null;
  unit: boolean;
  counters: Partial<Record<Counter, number>>;
  level?: number;
};

/** A card with what it is called, where the seat knows that. */
export type Card = {
  soldier?: string;
  title?: string;
  hyphenated?: string;
  printed?: number;
  type?: Type;
  ability?: string;
  text?: string;
  spellball?: boolean;
  quote?: string;
  figure?: Figure;
  colour?: string | null;
  hue?: string | null;
  letter?: string | null;
  bubble?: string | null;
  bubble_text?: string | null;
  slot: number | null;
  unit: boolean;
  counters: Partial<Record<Counter, number>>;
  level?: number;
  words?: string;
};

/** A card in hand. */
export type Held = {
  soldier?: string;
  title?: string;
  hyphenated?: string;
  printed?: number;
  type?: Type;
  ability?: string;
  text?: string;
  spellball?: boolean;
  quote?: string;
  figure?: Figure;
  colour?: string | null;
  hue?: string | null;
  letter?: string | null;
  bubble?: string | null;
  bubble_text?: string | null;
  slot: number | null;
  unit: boolean;
  counters: Partial<Record<Counter, number>>;
  level?: number;
  words?: string;
  card: number;
  attack: number | null;
  health: number | null;
};

/** A card on the table. */
export type Laid = {
  soldier?: string;
  title?: string;
  hyphenated?: string;
  printed?: number;
  type?: Type;
  ability?: string;
  text?: string;
  spellball?: boolean;
  quote?: string;
  figure?: Figure;
  colour?: string | null;
  hue?: string | null;
  letter?: string | null;
  bubble?: string | null;
  bubble_text?: string | null;
  slot: number | null;
  unit: boolean;
  counters: Partial<Record<Counter, number>>;
  level?: number;
  place: number;
  words: string;
  name: string;
  up: boolean;
  seen: boolean;
  attack: number | null;
  health: number | null;
};

/** What is printed on a card that was discarded. */
export type Buried = {
  soldier?: string;
  title?: string;
  hyphenated?: string;
  printed?: number;
  type?: Type;
  ability?: string;
  text?: string;
  spellball?: boolean;
  quote?: string;
  figure?: Figure;
  colour?: string | null;
  hue?: string | null;
  letter?: string | null;
  bubble?: string | null;
  bubble_text?: string | null;
  seat: number;
  slot: number;
};

/** A card of a deck, as a list of the deck's cards shows it. */
export type Listed = {
  soldier?: string;
  title?: string;
  hyphenated?: string;
  printed?: number;
  type?: Type;
  ability?: string;
  text?: string;
  spellball?: boolean;
  quote?: string;
  figure?: Figure;
  colour?: string | null;
  hue?: string | null;
  letter?: string | null;
  bubble?: string | null;
  bubble_text?: string | null;
  id: string;
  name: string;
  level: number;
  status: string;
  set: string;
  known: string[];
  /** The type of the soldier's ability in words. */
  type_words: string;
};

/** A patrol of one side. */
export type PatrolRow = {
  patrol: number;
  facing: number | null;
  faced: number[];
  cards: Laid[];
};

/** One side of the table. */
export type Side = {
  seat: number;
  side: SideName;
  points: number;
  /** The points that this side would score if the round ended now and no power spoke. */
  ends: number;
  deck: number;
  hand: Held[];
  patrols: PatrolRow[];
  base: Laid[];
  /** The names of the discarded soldiers by the slots of their cards. What is printed on the cards is told on request (`Buried`). */
  discards: Record<string, string>;
};

/** What the game is played for. */
export type Goal = {
  kind: Goals;
  points: number | null;
  rounds: number | null;
};

/** What the player who is to act is asked to do, in words. */
export type Ask = {
  title: string;
  detail: string;
  /** Whether the title tells what was done last, which is to be answered. */
  tells: boolean;
};

/** An action that names a place of the table, with that place. */
export type Step = {
  place: number;
  action: number;
};

/** An attack that the mover may declare: by whom, on whom, with whom given up. */
export type Plan = {
  place: number;
  action: number;
  targets: Step[];
  mates: Step[];
};

/** The attack or ability that is not over yet. */
export type Action = {
  actor: number;
  aimed: number | null;
  sacrifices: number[];
  paid: number;
  ability: number | null;
};

/** Everything that a seat knows of a position. */
export type View = {
  game: 'patrol';
  phase: Phase;
  round: number;
  goal: Goal;
  viewer: number | null;
  attacker: number | null;
  mover: number | null;
  ask: Ask;
  /** Sentences for who is to form patrols: how many the opponent has, and what few or many patrols mean. */
  shape?: string[];
  seats: [Side, Side];
  plans: Plan[];
  action: Action | null;
  result: string | null;
};

/** The numbers of a clash: attack and health of the attacker, then those of the card attacked. */
export type Blow = {
  attack: number;
  health: number;
  back: number;
  against: number;
};

/** Whether the card at a place falls; null where nobody can tell. */
export type Fate = {
  place: number;
  falls: boolean | null;
};

/** Of all the cards that a hidden target may be: how many fall, fall with the attacker, kill it, may answer. */
export type Prospect = {
  cards: number;
  beats: number;
  trades: number;
  loses: number;
  answers: number;
};

/** What an attack would come to. */
export type Foresight = {
  actor: number;
  aimed: number;
  hidden: boolean;
  blow: Blow | null;
  fates: Fate[];
  prospect: Prospect | null;
};

/** What an action does, and what it names by index; `place` is of a seat. */
export type Parts = {
  do: 'answer' | 'attack' | 'draw' | 'first' | 'go' | 'lay' | 'move' | 'pair' | 'pass' | 'run' | 'sacrifice' | 'stay' | 'target' | 'use';
  place?: number;
  seat?: number;
  slot?: number;
  card?: number;
  patrol?: number;
  own?: number;
  enemy?: number;
  which?: number;
};
