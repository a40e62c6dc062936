// Written by `make schema` from src/vedette/games/twelve_patrols/views.py: change the types there, not here.

export type Colour = 'white' | 'yellow' | 'blue';
export type Edge = 'north' | 'east' | 'south' | 'west';
export type Kind = 'items' | 'colours' | 'sum';
export type Phase = 'roll' | 'draw' | 'place' | 'fill' | 'change' | 'won' | 'lost';
export type State = 'holds' | 'short' | 'cannot' | 'open' | 'outside';

/** What the player is to do now, in words: a title, and a detail with the turn. */
export type Ask = {
  title: string;
  detail: string;
};

/** How many columns and rows the kingdom spans so far; with three its borders on that axis are fixed (§3.3). */
export type Frame = {
  columns: number;
  rows: number;
};

/** A requirement of an edge: what it counts, the number it asks for, and both in words. */
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

/** A region card as it is printed: its name, terrain and requirements. */
export type Region = {
  id: number;
  name: string;
  terrain: string;
  edges: Demands;
  words: string;
};

/** How one requirement of a placed card stands: its state, the number it has, and the number it needs. */
export type Plaque = {
  state: State;
  have: number;
  need: number;
  words: string;
  /** The spots that the requirement counts, the nearest to its card first. */
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

/** A type of item: a colour, and a cube or the value of a die. */
export type Item = {
  item: number;
  colour: Colour;
  /** The pips of a die, 0 for a cube. */
  face: number;
  words: string;
  /** How many items of this type there are; only where a set of items is listed. */
  count?: number;
};

/** A spot between two cells: its state, and the items of the patrol that lies there. */
export type Spot = {
  spot: number;
  name: string;
  state: 'closed' | 'draft' | 'empty' | 'none';
  must: boolean;
  wrong: boolean;
  items: Item[];
  words: string;
};

/** What the player knows of the face-down deck: how many cards are left, and which regions are still unseen. */
export type Deck = {
  left: number;
  unseen: number[];
  removed: number;
  words: string;
};

/** The item budget (§5.4): items in the supply, spots still empty, items to spare, discarded or used besides. */
export type Budget = {
  supply: number;
  empty: number;
  spare: number;
  of: number;
  given: number;
  extra: number;
  words: string;
};

/** One reason why the turn cannot end yet, or a warning of what an incomplete line can no longer meet. */
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

/** The proved statement that the game cannot be won from this position, however the hidden cards lie. */
export type Doom = {
  /** Whether the game stays lost even if this turn is taken back. */
  final: boolean;
  /** Whether it stays lost even if the game is begun again: the deal itself cannot be won. */
  deal: boolean;
  words: string;
};

/** A position as JSON for a client: everything that the player may know of it. */
export type View = {
  game: 'twelve-patrols';
  phase: Phase;
  turn: number;
  turns: number;
  ask: Ask;
  frame: Frame;
  regions: Region[];
  /** The placed card of each of the nine cells, null where a cell is empty. */
  kingdom: (Laid | null)[];
  spots: Spot[];
  supply: Item[];
  given: Item[];
  changing: Item | null;
  display: number[];
  deck: Deck;
  budget: Budget;
  orders: Order[];
  /** Set only where it is proved that the game cannot be won, else null. */
  doom: Doom | null;
  can_end: boolean;
  result: 'lost' | 'won' | null;
};

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
