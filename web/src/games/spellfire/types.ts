// Written by `make schema` from src/vedette/games/spellfire/views.py: change the types there, not here.

export type Outcome = 'open' | 'wins' | 'loses' | 'repelled' | 'drawn' | 'both';
export type Owner = 'friendly' | 'opposing' | 'none';
export type Phase = 'turn' | 'resolve' | 'free' | 'help' | 'choice' | 'keep' | 'settle' | 'over';
export type Result = 'won' | 'respectable' | 'lost';

/** What is wanted of the player, in words, and how things stand. */
export type Ask = {
  title: string;
  detail: string;
};

/** Where some levels of a champion come from. */
export type Entry = {
  /** -1 for multiplying and halving. */
  card: number;
  levels: number;
  words: string;
};

/** A card, wherever it lies. */
export type Card = {
  card: number;
  id: string;
  /** The title of the set that it comes from; of somebody's own at a table the code. */
  edition: string;
  name: string;
  kind: string;
  /** The kind in words. */
  type: string;
  world: string;
  world_words: string;
  /** The level or bonus, as printed. */
  icon: string;
  marks: string[];
  /** The marks in words. */
  keywords: string;
  side: Owner;
  words: string;
  /** What it does, printed from its power. */
  text: string;
  /** What of it is left out here. */
  note: string;
  /** No deck may have it. */
  barred: boolean;
};

/** A champion with what it bears. */
export type Champion = {
  card: number;
  id: string;
  edition: string;
  name: string;
  kind: string;
  type: string;
  world: string;
  world_words: string;
  icon: string;
  marks: string[];
  keywords: string;
  side: Owner;
  words: string;
  text: string;
  note: string;
  barred: boolean;
  /** With everything in force. */
  level: number;
  levels: Entry[];
  borne: Card[];
  /** Whether it neither attacks nor is attacked until the next event (§8.4). */
  limbo: boolean;
};

/** The face-up card of a column: what a champion has besides, where it is an opposing one. */
export type Faced = {
  card: number;
  id: string;
  edition: string;
  name: string;
  kind: string;
  type: string;
  world: string;
  world_words: string;
  icon: string;
  marks: string[];
  keywords: string;
  side: Owner;
  words: string;
  text: string;
  note: string;
  barred: boolean;
  level?: number;
  levels?: Entry[];
  borne?: Card[];
  limbo?: boolean;
};

/** A column: its top, its hidden cards, its face-up card. */
export type Column = {
  name: string;
  /** Cards face down. */
  left: number;
  realm: Card | null;
  /** What is engraved on its realm; empty without one. */
  land: string;
  holding: Card | null;
  won: boolean;
  fight: boolean;
  face: Faced | null;
  words: string;
};

/** One fighter; of a realm that stands alone no champion. */
export type Side = {
  champion: Card | null;
  borne: Card[];
  levels: Entry[];
};

/** The fight that goes on. */
export type Fight = {
  column: number;
  attacker: Side;
  defender: Side;
  totals: [number, number];
  hidden: number;
  revealed: Card | null;
  outcome: Outcome;
  words: string;
};

/** What the totals would be at once if an action were done: an attack begun, a card played. */
export type Forecast = {
  action: number;
  totals: [number, number];
  hidden: number;
  words: string;
};

/** How many opposing champions are beaten, in sight, and not seen yet. */
export type Foes = {
  beaten: number;
  shown: number;
  unseen: number;
};

/** Everything that is known of a position. */
export type View = {
  game: 'spellfire';
  phase: Phase;
  ask: Ask;
  columns: Column[];
  pool: Champion[];
  rule: Card | null;
  event: Card | null;
  fight: Fight | null;
  waiting: Card | null;
  forecasts: Forecast[];
  foes: Foes;
  unseen: number;
  discards: Card[];
  realms: number;
  score: string;
  result: Result | null;
};

/** What an action does, and what it names by index. */
export type Parts = {
  do: 'attach' | 'attack' | 'choose' | 'discard' | 'enough' | 'option' | 'play' | 'resolve' | 'settle' | 'turn' | 'yield';
  column?: number;
  card?: number;
  option?: number;
};
