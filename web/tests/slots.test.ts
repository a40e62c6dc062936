// Places on the table: what is taken leaves a gap, and after a reload the log says where it was.

import { expect, test } from 'vitest';
import { dealt, kept } from '../src/games/twelve-patrols/slots';
import type { LogLine } from '../src/wire/messages';

const line = (n: number, what: string, region?: number): LogLine => ({
  n,
  turn: 1,
  mover: 0,
  words: what,
  parts: { do: what, ...(region === undefined ? {} : { region }) },
});
const LOG = [
  line(0, 'roll'),
  line(1, 'draw', 7),
  line(2, 'draw', 2),
  line(3, 'draw', 5),
  line(4, 'place', 7),
  line(5, 'put'),
  line(6, 'end'),
  line(7, 'draw', 4),
  line(8, 'place', 2),
];
const now = (n: number): (number | null)[] => dealt(LOG, n, 3).map((slot) => slot.now);

test('a region that was taken leaves a gap, and the next one fills it', () => {
  expect(now(4)).toEqual([7, 2, 5]);
  expect(now(5)).toEqual([null, 2, 5]);
  expect(now(8)).toEqual([4, 2, 5]);
  expect(now(9)).toEqual([4, null, 5]);
});

test('what is taken back goes where it lay', () => {
  expect(kept(dealt(LOG, 9, 3), [2, 4, 5], 3).map((slot) => slot.now)).toEqual([4, 2, 5]);
});

test('a log that lacks its beginning is made up for by what is there', () => {
  const part = dealt(LOG.slice(4), 9, 3);
  expect(kept(part, [4, 5], 3).map((slot) => slot.now)).toEqual([4, 5, null]);
});
