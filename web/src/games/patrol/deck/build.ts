// A deck that is being built, and the text that the files have: the page reads and writes the list of cards, no rule.
import type { Card } from '../view';

export interface Build {
  /** The set of soldiers. */
  set: string;
  /** Colours in which each soldier is in the deck, by its id. */
  cards: Record<string, string[]>;
}

const PLAIN = 'plain';

/** The deck of a text, as far as it can be read. */
export function entered(text: string): Build {
  const set = /^set = "([^"]*)"/m.exec(text)?.[1] ?? 'house';
  const cards: Record<string, string[]> = {};
  for (const [, id = '', colours = ''] of text.matchAll(/^\s*"([a-z0-9-]+)(?::\s*([^"]*))?",?$/gm)) {
    cards[id] = [...(cards[id] ?? []), ...(colours ? colours.split(',').map((name) => name.trim()) : [PLAIN])];
  }
  return { set, cards };
}

/** The name under which a deck is kept: small letters, digits and hyphens. */
export const slug = (title: string): string => title.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 40);

/** The text of a deck, its cards in the order of the set and of the pencils. */
export function drawn(title: string, { set, cards }: Build, soldiers: Card[], pencils: string[]): string {
  const clean = title.replace(/["\\]/g, '').trim();
  const lines = soldiers.flatMap(({ soldier = '' }) => {
    const colours = pencils.filter((name) => cards[soldier]?.includes(name));
    return colours.length ? [`  "${soldier}: ${colours.join(', ')}",`] : [];
  });
  const told = clean ? [`title = { en = "${clean}", fr = "${clean}" }`] : [];
  return [`name = "${slug(clean) || 'my-deck'}"`, ...told, `set = "${set}"`, 'cards = [', ...lines, ']', ''].join('\n');
}

/** How many cards there are of each level. */
export function levelled({ cards }: Build, soldiers: Card[], levels: number): number[] {
  const counts = Array.from({ length: levels }, () => 0);
  for (const { soldier = '', printed = 0 } of soldiers) counts[printed] = (counts[printed] ?? 0) + (cards[soldier]?.length ?? 0);
  return counts;
}
