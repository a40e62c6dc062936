// How broad the field is: what must have a whole card's breadth, and what may lie over what.
import type { Front, PatrolRow } from '../view';

/** Cards side by side that need their whole breadth, those that may lie half under the next one, and borders. */
export interface Spread {
  units: number;
  joints: number;
  gaps: number;
  /** How those whom nobody faces stand: side by side, in two rows, or in a pile. */
  apart: 'rows' | 'halved' | 'piled';
  /** The most of them side by side, in two rows. */
  columns: number;
}

const WHOLE = 5; // cards side by side for which there is always room
const PILE = 4; // of a pile each can still be pressed

export const count = (rows: PatrolRow[]): number => rows.reduce((sum, { cards }) => sum + cards.length, 0);
const widest = (rows: PatrolRow[]): number => Math.max(0, ...rows.map(({ cards }) => cards.length));

/** What a field takes where all lanes stand side by side; `lying` if it is too low for a pile. */
export function spread(fronts: Front[], below: PatrolRow[], above: PatrolRow[], lying: boolean): Spread {
  const units = fronts.reduce((sum, { own, enemy }) => sum + Math.max(own.length, enemy.length), 0);
  const cards = fronts.reduce((sum, { own, enemy }) => sum + Math.max(count(own), count(enemy)), 0);
  const taken = (apart: Spread['apart'], groups: number, columns: number): Spread => ({
    units: Math.max(1, units + groups),
    joints: cards + columns - units - groups,
    gaps: fronts.length + Math.min(1, groups),
    apart,
    columns,
  });
  const rows = below.length ? below : above;
  // Where the other side has none there is room for two rows, as in a lane.
  if (fronts.length && count(rows) > 1 && !(below.length && above.length)) {
    const columns = Math.max(widest(rows), Math.ceil(count(rows) / 2));
    const fits = cards + columns <= WHOLE;
    if (columns > 1 && !fits && !lying && count(rows) <= PILE) return taken('piled', 1, 1);
    if (rows.length > 1) return taken('halved', Math.ceil(rows.length / 2), columns);
  }
  return taken('rows', Math.max(below.length, above.length), Math.max(count(below), count(above)));
}

/** The same where lanes stand below each other: each rank has the whole breadth. */
export function narrowed(rows: PatrolRow[]): Spread {
  return { units: 1, joints: Math.max(0, widest(rows) - 1), gaps: 1, apart: 'rows', columns: 0 };
}
