// Where a long name of a card may be divided.

import { expect, it } from 'vitest';
import { abreast, soft } from '../src/games/spellfire/view';

it.each([
  ['Halfling Mercenaries', 'Half|ling Mer|ce|na|ries'],
  ['Khelben “Blackstaff” Arunsun', 'Khel|ben “Black|staff” Arun|sun'],
  ["Blackjammer's Cutlass", "Black|jam|mer's Cut|lass"],
  ['Chain Lightning', 'Chain Light|ning'],
  ['Animate Rock', 'Ani|mate Rock'],
  ['Big Chief Bagoomba', 'Big Chief Bagoom|ba'],
  ['Strikes', 'Strikes'],
  ['Pyreen', 'Pyreen'],
])('divides between syllables: %s', (name, divided) => {
  expect(soft(name).replaceAll('\u00ad', '|')).toBe(divided);
});

it.each([
  ['Big Chief Bagoomba', 9], // rather smaller than divided; its m is broad
  ['Improved Phantasmal Force', 9],
  ['Chain Lightning', 5],
])('leaves short words whole where it can: %s', (name, letters) => {
  expect(abreast(name)).toBe(letters);
});
