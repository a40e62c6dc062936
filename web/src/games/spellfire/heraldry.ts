// How a card is told apart without a picture: its world's or type's wash and hatching, and a division of the shield.

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

const DIVISIONS = [
  'M30 0H60V66H30Z', // pale
  'M0 22H60V42H0Z', // fess
  'M-4 0L14 0L64 50V66L48 62Z', // bend
  'M0 52L30 26L60 52V68L30 42L0 68Z', // chevron
  'M30 0H60V31H30ZM0 31H30V66H0Z', // quarter
  'M0 0H60V18H0Z', // chief
  'M-4 4L6 -4L66 60L56 70ZM66 4L56 -4L-6 60L4 70Z', // saltire
];

/** A number from a text, the same everywhere and always (FNV-1a). */
export function stable(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

export const coat = ({ world, kind }: CardView): Coat => WORLDS[world] ?? KINDS[kind] ?? PLAIN;
export const division = ({ id }: CardView): string => DIVISIONS[stable(id) % DIVISIONS.length] ?? '';

// Names of realms stay as printed, in English; what they speak of is what is engraved.
const LANDS: [RegExp, string][] = [
  [/moor|barren|waste|vast|plateau|steppe/i, 'moor'],
  [/isle|island|nelanther|moonshae|archipelago/i, 'island'],
  [/forest|wood|grove|tree|quali|silva|jungle|wealdath|elven/i, 'forest'],
  [/marsh|swamp|bog|fen|mire/i, 'marsh'],
  [/lake|mere|pool|water/i, 'lake'],
  [/sea|coast|port|bay|harbor|shore|haven|strand/i, 'coast'],
  [/mount|peak|crag|spine|rock|ridge|thunder|dwarf|hold|iron/i, 'hills'],
  [/desert|sand|anauroch|raurin|dust|canyon|rift|deep|cavern|under/i, 'canyon'],
  [/tower|keep|castle|citadel|city|gate|fortress|temple|hall|town|palace/i, 'tower'],
  [/dale|valley|vale/i, 'valley'],
  [/river|ford|bridge|cross/i, 'ford'],
  [/plain|field|march|land|farm|county|duchy|kingdom|empire/i, 'plains'],
];
const ALL = ['plains', 'valley', 'hills', 'ford', 'forest', 'moor', 'tower', 'lake'];
const SHORES = ['coast', 'island', 'lake', 'ford'];
const DEPTHS = ['canyon', 'hills'];

/** The engraving of a realm: by its name, by its marks, else one of its own for good. */
export function landOf({ id, name, marks }: CardView): string {
  const told = LANDS.find(([words]) => words.test(name))?.[1];
  const may = marks.includes('underdark') ? DEPTHS : marks.includes('coastal') ? SHORES : ALL;
  return told ?? may[stable(id) % may.length] ?? 'plains';
}
