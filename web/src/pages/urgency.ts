// Which unfinished table matters most: one whose clock runs for me, one where I am to move, one of mine alone, one that waits
// for somebody else; of equal ones the last played.
import type { TableRow } from '../wire/http';

const urgency = ({ turn_mine, left, vacant }: TableRow): number =>
  turn_mine && !vacant ? 2 + (left === null ? 0 : 1 / (1 + left)) : turn_mine === null && !vacant ? 1 : 0;

export const urgentFirst = (rows: TableRow[]): TableRow[] => [...rows].sort((a, b) => urgency(b) - urgency(a));

/** Whether it can be gone on with, and by me. */
export const waitsForMe = ({ turn_mine, vacant }: TableRow): boolean => turn_mine !== false && !vacant;
