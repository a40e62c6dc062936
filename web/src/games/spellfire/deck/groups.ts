// The cards of a deck by what they are for, as its file has them and as a player looks for them.
import type { DeckPage } from '../../../wire/http';
import { brought, head } from '../../file';
import type { CardView } from '../view';

const SINGLE = ['realm', 'holding', 'event', 'rule', 'ally', 'item', 'artifact'] as const;
const REST = 'round-four';
type Part = (typeof SINGLE)[number] | typeof REST | Exclude<CardView['side'], 'none'>;

const WANTED: Record<Part, number> = {
  friendly: 6,
  opposing: 6,
  realm: 10,
  holding: 3,
  event: 5,
  rule: 2,
  ally: 5,
  item: 5,
  artifact: 3,
  [REST]: 10,
};

const CHAMPIONS = ['cleric', 'hero', 'monster', 'psionicist', 'regent', 'thief', 'wizard'];
export const isChampion = ({ kind }: CardView): boolean => CHAMPIONS.includes(kind);

/** The set that a card comes from. */
export const editionOf = ({ id }: CardView): string => id.split('/')[0] ?? '';

export const ORDERS = ['edition', 'name', 'lowest', 'highest', 'type'] as const;

/** Cards in one of the orders, equal ones as their editions have them; those without a level stand behind all others. */
export function ordered(cards: CardView[], order: string, language: string): CardView[] {
  const { compare } = new Intl.Collator(language);
  const level = ({ icon }: CardView, sign: number): number => {
    const found = parseInt(icon, 10);
    return Number.isNaN(found) ? Infinity : sign * found;
  };
  const by = (sign: number) => {
    const levels = new Map(cards.map((card) => [card, level(card, sign)]));
    return (a: CardView, b: CardView): number => {
      const [one = 0, other = 0] = [levels.get(a), levels.get(b)];
      return one === other ? compare(a.name, b.name) : one - other;
    };
  };
  if (order === 'name') return [...cards].sort((a, b) => compare(a.name, b.name));
  if (order === 'lowest') return [...cards].sort(by(1));
  if (order === 'highest') return [...cards].sort(by(-1));
  if (order === 'type') return [...cards].sort((a, b) => compare(a.type, b.type) || compare(a.name, b.name));
  return cards;
}

/** The part of a deck that the server calls so. */
export const partOf = (name: string): string =>
  name === 'allies' ? 'ally' : name === REST ? name : name.replace(/s$/, '');

export interface Group {
  key: Part;
  wanted: number; // cards of a whole deck
  cards: CardView[];
  levels: number | null; // of champions
}

export function grouped(cards: CardView[]): Group[] {
  const part = (kind: string): Part => SINGLE.find((one) => one === kind) ?? REST;
  const levels = (found: CardView[]): number => found.reduce((sum, { icon }) => sum + (Number(icon) || 0), 0);
  const side = (key: 'friendly' | 'opposing'): Group => {
    const found = cards.filter((card) => card.side === key);
    return { key, wanted: WANTED[key], cards: found, levels: levels(found) };
  };
  const keys: Part[] = [...SINGLE, REST];
  const others = keys.map((key): Group => ({
    key,
    wanted: WANTED[key],
    cards: cards.filter(({ side, kind }) => side === 'none' && part(kind) === key),
    levels: null,
  }));
  return [side('friendly'), side('opposing'), ...others];
}

/** The text of a deck as its file has it. */
export function written(start: DeckPage, title: string, cards: CardView[]): string {
  const ids = (side: CardView['side']): string =>
    JSON.stringify(cards.filter((card) => card.side === side).map(({ id }) => id));
  const heads = head(start, title, [`name = ${JSON.stringify(title.trim())}`]);
  return (
    [...heads, `friendly = ${ids('friendly')}`, `opposing = ${ids('opposing')}`, `cards = ${ids('none')}`, ''].join(
      '\n',
    ) + brought(start)
  );
}
