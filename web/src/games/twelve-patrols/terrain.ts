// Which engraving a region carries: the deck may say; else its name decides, always the same way.
import type { RegionCard } from './view';

export const TERRAINS = [
  'plains',
  'valley',
  'canyon',
  'hills',
  'ford',
  'forest',
  'marsh',
  'coast',
  'moor',
  'tower',
  'island',
  'lake',
] as const;

export function terrainOf(card: Pick<RegionCard, 'name' | 'terrain'>): string {
  if (card.terrain && (TERRAINS as readonly string[]).includes(card.terrain)) return card.terrain;
  const word = TERRAINS.find((terrain) => card.name.toLowerCase().includes(terrain));
  if (word) return word;
  let hash = 0;
  for (const letter of card.name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return TERRAINS[hash % TERRAINS.length] ?? 'plains';
}
