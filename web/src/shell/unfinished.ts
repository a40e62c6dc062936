// How many unfinished tables the home has to make room for, kept in this browser: on a phone they stand above the games,
// and their room is there before they are, so that nothing moves under a finger.

import { keep, kept } from './kept';

const KEY = 'vedette.unfinished';

export const expected = (): number => Number(kept(KEY)) || 0;

export function expect(count: number): void {
  if (count !== expected()) keep(KEY, count);
}
