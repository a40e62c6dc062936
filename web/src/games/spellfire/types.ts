// Written by `make schema` from src/vedette/games/spellfire/views.py: change the types there, not here.

export type Outcome = 'open' | 'wins' | 'loses' | 'repelled' | 'drawn' | 'both';
export type Owner = 'friendly' | 'opposing' | 'none';
export type Phase = 'turn' | 'resolve' | 'free' | 'help' | 'choice' | 'keep' | 'settle' | 'over';
export type Result = 'won' | 'respectable' | 'lost';

/** What the player is asked to do now, as a title in words, and below it how the fight or the score stands. */
export type Ask = {
  title: string;
  detail: string;
};

/** A card from which some levels of a champion come, how many, and these in words. */
export type Entry = {
  /** The number of the card; -1 for levels that come from multiplying and halving. */
  card: number;
  levels: number;
  words: string;
};

/** A card as pages show it, wherever it lies. */
export type Card = {
  card: number;
  id: string;
  /** The title of the set that the card is from; at a table, of a user's own set the code. */
  edition: string;
  name: string;
  kind: string;
  /** The kind of the card in words. */
  type: string;
  world: string;
  world_words: string;
  /** The level or bonus, as printed. */
  icon: string;
  marks: string[];
  /** The marks of the card, such as flyer or undead, in words. */
  keywords: string;
  side: Owner;
  words: string;
  /** What the card does, in sentences made of its power. */
  text: string;
  /** A remark that part of what is printed on the card does not count here; empty where all does. */
  note: string;
  /** Whether no deck may have the card. */
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
  /** The level of the champion with all that it bears and all powers in force. */
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
  /** How many cards of the column lie face down. */
  left: number;
  realm: Card | null;
  /** The landscape that is drawn on the column's realm, such as forest; empty without a realm. */
  land: string;
  holding: Card | null;
  won: boolean;
  /** It is empty, and its realm defends itself. */
  defends: boolean;
  fight: boolean;
  face: Faced | null;
  words: string;
};

/** One side of a fight: its champion, or realm that defends itself, what it bears, where its levels come from. */
export type Side = {
  champion: Card | null;
  borne: Card[];
  levels: Entry[];
};

/** The fight that is going on: its column, both sides, their totals, and what is decided. */
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

/** What both totals of a fight would be right after an action that begins it or plays a card in it. */
export type Forecast = {
  action: number;
  totals: [number, number];
  hidden: number;
  words: string;
};

/** How many opposing champions are out of the game, beaten or discarded; in sight; not seen yet. */
export type Foes = {
  gone: number;
  shown: number;
  unseen: number;
};

/** A whole position as pages show it: columns, pool, fight, discards, score, and what the player is asked. */
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

/** What kind of action one is, and the column, card or alternative that it names, each by its index. */
export type Parts = {
  do: 'attach' | 'attack' | 'choose' | 'discard' | 'enough' | 'option' | 'play' | 'resolve' | 'settle' | 'turn' | 'yield';
  column?: number;
  card?: number;
  option?: number;
};
