// What the server shows of a table of Patrol: every number and every word comes from the rules engine.

import { width } from '../../shell/narrow.svelte';
import { t } from '../../shell/words.svelte';

export type Counter = 'permanent' | 'temporary' | 'poison' | 'attack' | 'health' | 'beast' | 'wounds';

/** A soldier as far as the seat knows it; one that it cannot name has neither face nor numbers. */
export interface Card {
  slot: number | null;
  unit: boolean;
  counters: Partial<Record<Counter, number>>;
  level?: number;
  words?: string;
  title?: string;
  soldier?: string;
  set?: string; // where a deck is looked at
  printed?: number;
  type?: '' | 'R' | 'P' | 'D';
  ability?: string;
  text?: string;
  spellball?: boolean;
  quote?: string;
  figure?: Figure;
  colour?: string | null;
  hue?: string | null;
  letter?: string | null;
  bubble?: string | null;
  bubble_text?: string | null;
}

export interface Figure {
  head: string;
  body: string;
  items: string[];
  turned: boolean;
  ground: string;
}

export interface Laid extends Card {
  place: number;
  name: string;
  up: boolean;
  seen: boolean;
  attack: number | null;
  health: number | null;
  words: string;
}

export interface Held extends Card {
  card: number;
  attack: number | null;
  health: number | null;
}

export interface PatrolRow {
  patrol: number;
  facing: number | null;
  faced: number[];
  cards: Laid[];
}

export interface Side {
  seat: number;
  side: 'you' | 'enemy' | 'a' | 'b';
  points: number;
  deck: number;
  hand: Held[];
  patrols: PatrolRow[];
  base: Laid[];
  discards: (Card & { words: string })[];
}

/** A place that an action names. */
export interface Step {
  place: number;
  action: number;
}
/** An attack that the mover may declare: by whom, on whom, with whom given up. */
export interface Plan extends Step {
  targets: Step[];
  mates: Step[];
}

export interface View {
  game: 'patrol';
  phase: 'toss' | 'deal' | 'setup' | 'assign' | 'battle' | 'aim' | 'pick' | 'unveil' | 'pay' | 'window' | 'answering' | 'show' | 'clash' | 'effect' | 'turning' | 'end' | 'over';
  round: number;
  goal: { kind: 'normal' | 'quick' | 'rounds' | 'lore'; points: number | null; rounds: number | null };
  viewer: number | null;
  attacker: number | null;
  mover: number | null;
  ask: { title: string; detail: string };
  seats: [Side, Side];
  plans: Plan[];
  action: null | { actor: number; aimed: number | null; sacrifices: number[]; paid: number; ability: number | null };
  result: string | null;
}

export interface Parts {
  do: string;
  place?: number; // of a seat
  seat?: number;
  card?: number;
  patrol?: number;
  own?: number;
  enemy?: number;
  which?: number;
}

/** Patrols that face each other: one of each side, or several where several may face one. */
export interface Front {
  own: PatrolRow[];
  enemy: PatrolRow[];
}

/** Everybody who faces somebody, front by front. */
export function paired(own: PatrolRow[], enemy: PatrolRow[]): Front[] {
  const fronts: Front[] = [];
  for (const row of own) {
    const facing = enemy.filter(({ patrol }) => row.faced.includes(patrol));
    const joined = fronts.find((front) => facing.some((other) => front.enemy.includes(other)));
    if (joined) {
      joined.own.push(row);
      joined.enemy.push(...facing.filter((other) => !joined.enemy.includes(other)));
    } else if (facing.length) fronts.push({ own: [row], enemy: facing });
  }
  return fronts;
}

/** Places of one seat; those of the other come after them. */
export const PLACES = 8;
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'] as const;
/** What a patrol is called where it stands: its numeral alone where there is no room for more. */
export const called = (patrol: number): string => (width.narrow ? ROMAN[patrol] ?? '' : t('patrol-number', { patrol: ROMAN[patrol] ?? '' }));
