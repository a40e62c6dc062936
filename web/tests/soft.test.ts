// Where a long name of a card may be divided.

import { expect, it } from 'vitest';
import { soft } from '../src/games/spellfire/view';

it.each([
  ['Halfling Mercenaries', 'Halfling Merce|naries'],
  ['Khelben “Blackstaff” Arunsun', 'Khelben “Black|staff” Arunsun'],
  ["Blackjammer's Cutlass", "Black|jammer's Cutlass"],
  ['Pyreen', 'Pyreen'],
])('divides between syllables: %s', (name, divided) => {
  expect(soft(name).replaceAll('\u00ad', '|')).toBe(divided);
});
