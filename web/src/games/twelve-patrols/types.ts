// Written by `make schema` from src/vedette/games/twelve_patrols/views.py: change the types there, not here.

export type Colour = 'white' | 'yellow' | 'blue';
export type Edge = 'north' | 'east' | 'south' | 'west';
export type Kind = 'items' | 'colours' | 'sum';
export type Phase = 'roll' | 'draw' | 'place' | 'fill' | 'change' | 'won' | 'lost';
export type State = 'holds' | 'short' | 'cannot' | 'open' | 'outside';

/** What is wanted of the player, in words. */
export type Ask = {
  title: string;
  detail: string;
};

/** How large the kingdom may be. */
export type Frame = {
  columns: number;
  rows: number;
};

/** A requirement, as it is printed. */
export type Demand = {
  kind: Kind;
  number: number;
  words: string;
};

/** The requirements of a card by edge; null for an edge that asks for nothing. */
export type Demands = {
  north: Demand | null;
  east: Demand | null;
  south: Demand | null;
  west: Demand | null;
};

/** A region card, as it is printed. */
export type Region = {
  id: number;
  name: string;
  terrain: string;
  edges: Demands;
  words: string;
};

/** How one requirement stands. */
export type Plaque = {
  state: State;
  have: number;
  need: number;
  words: string;
  /** Those that it counts, nearest first. */
  spots: number[];
};

/** How the requirements of a card stand, by edge. */
export type Plaques = {
  north: Plaque | null;
  east: Plaque | null;
  south: Plaque | null;
  west: Plaque | null;
};

/** A card in the kingdom. */
export type Laid = {
  region: number;
  cell: string;
  new: boolean;
  edges: Plaques;
};

/** A kind of item. */
export type Item = {
  item: number;
  colour: Colour;
  /** The pips of a die, 0 for a cube. */
  face: number;
  words: string;
  /** Where a set is listed: how many of the kind. */
  count?: number;
};

/** Half a patrol: a place for items. */
export type Spot = {
  spot: number;
  name: string;
  state: 'closed' | 'draft' | 'empty' | 'none';
  must: boolean;
  wrong: boolean;
  items: Item[];
  words: string;
};

/** What is known of the deck. */
export type Deck = {
  left: number;
  unseen: number[];
  removed: number;
  words: string;
};

/** The items that are left, owed and to spare. */
export type Budget = {
  supply: number;
  empty: number;
  spare: number;
  of: number;
  given: number;
  extra: number;
  words: string;
};

/** One thing that keeps the turn from ending, or a warning. */
export type Order = {
  state: State;
  warning: boolean;
  head: string;
  words: string;
  line: number;
  cell: number | null;
  edge: Edge | null;
  spots: number[];
};

/** That the game cannot be won as it stands, however the hidden cards lie. */
export type Doom = {
  /** Taking this turn back does not help either. */
  final: boolean;
  words: string;
};

/** Everything that is known of a position. */
export type View = {
  game: 'twelve-patrols';
  phase: Phase;
  turn: number;
  turns: number;
  ask: Ask;
  frame: Frame;
  regions: Region[];
  /** By cell. */
  kingdom: (Laid | null)[];
  spots: Spot[];
  supply: Item[];
  given: Item[];
  changing: Item | null;
  display: number[];
  deck: Deck;
  budget: Budget;
  orders: Order[];
  /** Only what is proved. */
  doom: Doom | null;
  can_end: boolean;
  result: 'lost' | 'won' | null;
};

/** dict() -> new empty dictionary dict(mapping) -> new dictionary initialized from a mapping object's (key, value) pairs dict(iterable) -> new dictionary initialized as if via: d = {} for k, v in iterable: d[k] = v dict(**kwargs) -> new dictionary initialized with the name=value pairs in the keyword argument list. For example: dict(one=1, two=2) */
export type Parts = {
  do: 'change' | 'discard' | 'draw' | 'end' | 'place' | 'put' | 'roll';
  pips?: number;
  region?: number;
  target?: number;
  spot?: number;
  item?: number;
  colour?: number;
  from?: number;
  to?: number;
};
