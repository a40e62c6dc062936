// A deck that is being built, and the text that the files have: the page reads and writes the list of cards, no rule.
import type { DeckPage } from '../../../wire/http';
import { brought, head } from '../../file';
import type { Card } from '../view';

/** Colours in which each soldier is in the deck, by its id. */
export type Build = Record<string, string[]>;

export const PLAIN = 'plain';
const HOUSE = 'house';

/** The cards that a deck begins with. */
export function begun({ cards }: DeckPage): Build {
  const build: Build = {};
  for (const { soldier = '', colour } of cards as Card[]) (build[soldier] ??= []).push(colour ?? PLAIN);
  return build;
}

/** What no small letter, digit or hyphen stands for: letters of other scripts, symbols, pictures. */
const UNSPELT = /[^a-z0-9\p{P}\p{Z}\p{Cc}]/gu;

/** The name under which a deck is kept: small letters, digits and hyphens, and a number for what these cannot spell. */
export function slug(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const unspelt = Array.from(plain.matchAll(UNSPELT), ([sign]) => sign.codePointAt(0) ?? 0);
  const number = unspelt.reduce((sum, sign) => (31 * sum + sign) >>> 0, 7).toString(36);
  return [plain.replace(/[^a-z0-9]+/g, '-'), ...(unspelt.length ? [number] : [])]
    .map((part, at, { length }) => part.replace(/^-+|-+$/g, '').slice(0, at || length === 1 ? 40 : 32))
    .filter(Boolean)
    .join('-');
}

/** The text of a deck, its cards in the order of the set and of the pencils. */
export function drawn(start: DeckPage, title: string, build: Build, soldiers: Card[], pencils: string[]): string {
  const clean = title.replace(/["\\]/g, '').trim();
  const lines = soldiers.flatMap(({ soldier = '' }) => {
    const colours = pencils.filter((name) => build[soldier]?.includes(name));
    return colours.length ? [`  "${soldier}: ${colours.join(', ')}",`] : [];
  });
  const told = clean ? [`title = { en = "${clean}", fr = "${clean}" }`] : [];
  const heads = head(start, title, [`name = "${slug(clean) || 'my-deck'}"`, ...told]);
  return [...heads, `set = "${soldiers[0]?.set ?? HOUSE}"`, 'cards = [', ...lines, ']', ''].join('\n') + brought(start);
}

/** How many cards there are of each level. */
export function levelled(build: Build, soldiers: Card[], levels: number): number[] {
  const counts = Array.from({ length: levels }, () => 0);
  for (const { soldier = '', printed = 0 } of soldiers)
    counts[printed] = (counts[printed] ?? 0) + (build[soldier]?.length ?? 0);
  return counts;
}
