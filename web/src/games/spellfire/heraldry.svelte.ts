// How a card is told apart without a picture: the field and the charge say what it is, wash and hatching its world, the
// division is its own.

import type { CardView } from './view';

type Coat = readonly [wash: string, hatching: string];

const WORLDS: Record<string, Coat> = {
  'forgotten-realms': ['#6f9fbb', 'azure'],
  greyhawk: ['#8fae86', 'vert'],
  ravenloft: ['#9a93a6', 'sable'],
  'dark-sun': ['#cf9355', 'tenne'],
  dragonlance: ['#d39a8c', 'gules'],
  birthright: ['#a98bb5', 'purpure'],
  'ad&d': ['#cfa556', 'or'],
  tsr: ['#cfa556', 'or'],
};
const KINDS: Record<string, Coat> = {
  ally: ['#8fae86', 'vert'],
  item: ['#cfa556', 'or'],
  artifact: ['#a98bb5', 'purpure'],
  event: ['#cf9355', 'tenne'],
  rule: ['#9aa3a6', 'sable'],
  'wizard-spell': ['#6f9fbb', 'azure'],
  'cleric-spell': ['#d39a8c', 'gules'],
  unarmed: ['#cf9355', 'tenne'],
  'dragon-unarmed': ['#cf9355', 'tenne'],
  'undead-unarmed': ['#9a93a6', 'sable'],
  'psionic-power': ['#a98bb5', 'purpure'],
  'blood-ability': ['#d39a8c', 'gules'],
  'thief-ability': ['#9aa3a6', 'sable'],
};
const PLAIN: Coat = ['#9aa3a6', 'sable'];
export const LETTERS: Record<string, string> = {
  'forgotten-realms': 'FR',
  greyhawk: 'GH',
  ravenloft: 'RL',
  'dark-sun': 'DS',
  dragonlance: 'DL',
  birthright: 'BR',
  'ad&d': 'AD',
  tsr: 'TSR',
};

/** The field of each family of cards; a champion's is a shield, whatever its kind. */
export const FIELDS = {
  shield: 'M4 3H56V30C56 47 44 56 30 62C16 56 4 47 4 30Z',
  banner: 'M5 3H55V62L30 52L5 62Z',
  round: 'M58 31A28 28 0 112 31A28 28 0 0158 31Z',
  lozenge: 'M30 0L59 31L30 64L1 31Z',
  oval: 'M54 32A24 30 0 116 32A24 30 0 0154 32Z',
  hexagon: 'M30 1L57 15V48L30 63L3 48V15Z',
  leaf: 'M5 3H55V60H5Z',
} as const;
const FIELD: Record<string, keyof typeof FIELDS> = {
  ally: 'banner',
  item: 'round',
  artifact: 'lozenge',
  'wizard-spell': 'oval',
  'cleric-spell': 'oval',
  unarmed: 'hexagon',
  'dragon-unarmed': 'hexagon',
  'undead-unarmed': 'hexagon',
  'psionic-power': 'hexagon',
  'blood-ability': 'hexagon',
  'thief-ability': 'hexagon',
  event: 'leaf',
  rule: 'leaf',
};

const DIVISIONS = [
  'M30 0H60V66H30Z', // per pale
  'M0 22H60V42H0Z', // fess
  'M-4 0L14 0L64 50V66L48 62Z', // bend
  'M0 52L30 26L60 52V68L30 42L0 68Z', // chevron
  'M30 0H60V31H30ZM0 31H30V66H0Z', // quarterly
  'M0 0H60V18H0Z', // chief
  'M-4 4L6 -4L66 60L56 70ZM66 4L56 -4L-6 60L4 70Z', // saltire
  'M0 44H60V66H0Z', // base
  'M0 -4L30 62L60 -4Z', // pile
  'M22 0H38V66H22Z', // pale
  'M-4 62L50 -4H66V10L14 68Z', // bend sinister
  'M22 0H38V22H60V40H38V66H22V40H0V22H22Z', // cross
  'M0 0H16V66H0ZM44 0H60V66H44Z', // flanks
  'M0 6H60V16H0ZM0 46H60V56H0Z', // bars
  'M0 0H60L0 66Z', // per bend
];

/** A number from a text, the same everywhere and always (FNV-1a). */
export function stable(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

export const coat = ({ world, kind }: CardView): Coat => WORLDS[world] ?? KINDS[kind] ?? PLAIN;

const SORTS: Record<string, string> = {
  item: 'thing',
  artifact: 'thing',
  ally: 'being',
  monster: 'being',
  'wizard-spell': 'spell',
  'cleric-spell': 'spell',
  'psionic-power': 'spell',
  'blood-ability': 'spell',
};
interface Charge {
  name: string;
  plain: string[];
  said: Record<string, RegExp>;
}
let charges = $state.raw<Charge[]>([]);

/** Take the charges out of their drawing: each says which names and marks it stands for. */
export function read(drawn: ParentNode): void {
  charges = [...drawn.querySelectorAll<SVGSymbolElement>('symbol')].map(({ id, dataset: { plain = '', ...said } }) => ({
    name: id.replace('sf-', ''),
    plain: plain.split(' '),
    said: Object.fromEntries(Object.entries(said).map(([sort, words]) => [sort, new RegExp(words ?? '', 'i')])),
  }));
}

/** What is drawn on a card's field: that of its kind until the charges have come. */
export function charge({ id, name, kind, marks }: CardView): string {
  const words = [name, ...marks].join(' ');
  const sort = SORTS[kind] ?? '';
  const plain = charges.filter((one) => one.plain.includes(kind));
  return (charges.find(({ said }) => said[sort]?.test(words)) ?? plain[stable(id) % plain.length])?.name ?? kind;
}

/** A card's arms. They are dealt by its number in the deck: no two cards of a deck bear the same. */
export function arms(card: CardView): {
  field: keyof typeof FIELDS;
  division: string;
  counterchanged: boolean;
  bordered: boolean;
} {
  const round = Math.floor(card.card / DIVISIONS.length);
  return {
    field: FIELD[card.kind] ?? 'shield',
    division: DIVISIONS[card.card % DIVISIONS.length] ?? '',
    counterchanged: round % 2 === 1,
    bordered: round % 4 > 1,
  };
}
