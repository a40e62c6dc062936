// Cards are sought by the words on them and by their number, not by pieces of their ids.

import { expect, it } from 'vitest';
import { plain, seeking } from '../src/games/sought';

const words = plain('Élan of the Red Wyrm. Gains +12 levels in defence.');

it.each([
  ['elan', true],
  ['wyrm RED', true],
  ['152', true],
  ['15', false],
  ['12', true],
  ['1', false],
  ['1st', false],
  ['wyrm 152', true],
  ['', true],
])('seeks %s', (text, found) => {
  expect(seeking(text)(words, '152')).toBe(found);
});
