// What the server shows of a 12 Patrols table: every number and every state comes from the rules engine.

import type { Colour, Demand, Edge, Region } from './types';

export type { Colour, Edge, Item as Piece, Laid, Order, Parts, Plaque, Spot, View } from './types';

/** A requirement, printed or entered. */
export type Need = Pick<Demand, 'kind' | 'number'>;
/** A region card as it is drawn, printed or entered. */
export type RegionCard = Omit<Region, 'words' | 'edges'> & { edges: Record<Edge, Need | null> };

export const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];
export const COLOURS: readonly Colour[] = ['white', 'yellow', 'blue'];

/** Item types count seven to a colour: the cube, then the die by its pips. */
export const colourOf = (item: number): Colour => COLOURS[Math.floor(item / 7)] ?? 'white';
export const faceOf = (item: number): number => item % 7;

/** What a space of the kingdom is called: the letter of its column, the number of its row. */
export const nameOf = (cell: number): string => `${'ABC'.charAt(cell % 3)}${Math.floor(cell / 3) + 1}`;
