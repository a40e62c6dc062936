// Where the rules speak of what a soldier can do: of its kind of ability, and of its colour's.

import type { Card } from './view';

const TYPES: Record<string, string> = { R: 'c5-1', P: 'c5-4', D: 'c5-5' };
const COLOURS: Record<string, string> = {
  red: 'c6-6',
  magenta: 'c7-2',
  blue: 'c5-7',
  teal: 'c4-7',
  yellow: 'c5-6',
  orange: 'c6-7',
  lime: 'c6-9',
  white: 'c6-8',
};
const NUMBERS = 'c2-7'; // of the colours that only change attack and health
const ANY = 'c1-1';

export function clausesOf({ type, colour }: Pick<Card, 'type' | 'colour'>): string[] {
  const found = [(type && TYPES[type]) || ANY, ...(colour ? [COLOURS[colour] ?? NUMBERS] : [])];
  return [...new Set(found)];
}
