// What the server shows of a 12 Patrols table: every number and every state comes from the rules engine.

export type Edge = 'north' | 'east' | 'south' | 'west';
export const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];
export type Colour = 'white' | 'yellow' | 'blue';
export const COLOURS: readonly Colour[] = ['white', 'yellow', 'blue'];

export interface Demand {
  kind: 'items' | 'colours' | 'sum';
  number: number;
}

export interface RegionCard {
  id: number;
  name: string;
  terrain?: string;
  edges: Record<Edge, Demand | null>;
}

export interface Plaque {
  state: 'holds' | 'short' | 'cannot' | 'open' | 'outside';
  have: number;
  need: number;
  words: string;
}

export interface Laid {
  region: number;
  new: boolean;
  edges: Record<Edge, Plaque | null>;
}

export interface Piece {
  item: number;
  colour: Colour;
  face: number; // 0 is the cube
  words: string;
  count?: number;
}

export interface Spot {
  spot: number;
  name: string;
  state: 'none' | 'empty' | 'draft' | 'closed';
  must: boolean;
  wrong: boolean;
  items: Piece[];
  words: string;
}

export interface Order {
  state: 'cannot' | 'short';
  words: string;
  cell?: number;
  edge?: Edge;
  warning?: boolean;
}

export interface View {
  game: 'twelve-patrols';
  phase: 'roll' | 'draw' | 'place' | 'fill' | 'change' | 'won' | 'lost';
  turn: number;
  turns: number;
  ask: { title: string; detail: string };
  frame: { columns: number; rows: number };
  regions: RegionCard[];
  kingdom: (Laid | null)[];
  spots: Spot[];
  supply: Piece[];
  given: Piece[];
  changing: { item: number; words: string } | null;
  display: number[];
  deck: { left: number; unseen: number[]; removed: number; words: string };
  budget: { supply: number; empty: number; spare: number; of: number; given: number; extra: number; words: string };
  orders: Order[];
  can_end: boolean;
  result: null | 'won' | 'lost';
}

export interface Parts {
  do: string;
  region?: number;
  target?: number;
  spot?: number;
  item?: number;
  colour?: number;
  from?: number;
  to?: number;
}

/** Item types count seven to a colour: the cube, then the die by its pips. */
export const colourOf = (item: number): Colour => COLOURS[Math.floor(item / 7)] ?? 'white';
export const faceOf = (item: number): number => item % 7;
