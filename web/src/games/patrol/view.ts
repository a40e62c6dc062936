// What the server shows of a table of Patrol: every number and every word comes from the rules engine.

import { narrow } from '../../shell/room.svelte';
import { t } from 'words:patrol';
import type { Face, Laid, Listed, PatrolRow } from './types';

export type { Counter, Figure, Held, Laid, Listed, Parts, PatrolRow, Plan, Side, Step, View } from './types';

/** A soldier wherever it lies, in hand, on the table, among the dead, or in a deck: each place tells its part. */
export type Card = Face &
  Partial<Pick<Laid, 'slot' | 'unit' | 'counters' | 'level' | 'words'>> &
  Partial<Pick<Listed, 'set' | 'type_words'>>;

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
export const called = (patrol: number): string =>
  narrow.now ? (ROMAN[patrol] ?? '') : t('patrol-number', { patrol: ROMAN[patrol] ?? '' });

/** What a card can do, as the last part of its spoken name. */
export const printed = ({ type, ability, text }: Card): string =>
  text ? `. ${ability ? `${ability}${type ? ` (${type})` : ''}. ` : ''}${text.replace(/\.$/, '')}` : '';
