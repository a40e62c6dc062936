// The log between several: each action in one line, whether all of it is told already or not.
import { expect, test } from 'vitest';
import { actionsOf } from '../src/table/log';
import type { LogLine } from '../src/wire/messages';

const line = (n: number, words: string, of: number | null = null, sum = ''): LogLine => ({
  n,
  turn: 1,
  words,
  mover: of === null ? 0 : -4,
  parts: null,
  of,
  sum,
  idle: false,
});
const lines = [line(0, 'You attack.'), line(1, 'Revealed: Troll.', 0), line(2, 'Clash.', 0, 'You attack Troll.')];

test('an action is told by its last line, and before that by its steps', () => {
  expect(actionsOf(lines).map(({ words }) => words)).toEqual(['You attack Troll.']);
  expect(actionsOf(lines.slice(0, 2)).map(({ words }) => words)).toEqual(['You attack. Revealed: Troll.']);
  expect(actionsOf(lines.slice(0, 1)).map(({ words }) => words)).toEqual(['You attack.']);
});
