// Where the rules speak of a card of this kind.

import type { Card } from './types';

const KINDS: Record<string, string> = {
  realm: 'c3-1',
  holding: 'c3-4',
  rule: 'c3-5',
  event: 'c4-1',
  item: 'c2-7',
  artifact: 'c2-7',
};
const HELP = 'c2-9'; // allies and Round 4 cards

export const clausesOf = ({ kind, side }: Pick<Card, 'kind' | 'side'>): string[] =>
  side === 'friendly' ? ['c2-4'] : side === 'opposing' ? ['c2-10'] : [KINDS[kind] ?? HELP];
