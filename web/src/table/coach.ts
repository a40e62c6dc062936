// Which remark of the coach is due at a table, and what this browser keeps of it: only the first table of a game is
// coached, and no remark comes twice.

import type { CoachRemark } from '../protocol';
import type { Json, Legal } from '../wire/messages';

const key = (game: string): string => `vedette.coached.${game}`;

/** The remarks that were read at this table; null where another table was the first, or nothing can be kept. */
export function readAt(game: string, table: string): string[] | null {
  try {
    const [first, ...read] = (localStorage.getItem(key(game)) ?? table).split(' ');
    return first === table ? read : null;
  } catch {
    return null;
  }
}

/** Keep that these were read at this table; false where nothing can be kept. */
export function keep(game: string, table: string, read: string[]): boolean {
  try {
    localStorage.setItem(key(game), [table, ...read].join(' '));
    return true;
  } catch {
    return false;
  }
}

function holds({ phases, does, has }: CoachRemark, view: Json, legal: Legal[]): boolean {
  const list = view[has];
  return (
    (!phases.length || phases.some((phase) => phase === view.phase)) &&
    (!does || legal.some(({ parts }) => parts.do === does)) &&
    (!has || (Array.isArray(list) && list.length > 0))
  );
}

/** The first remark that was not read and that this position is about; the one that is shown stays as long as it may. */
export function due(
  remarks: CoachRemark[],
  read: string[],
  shown: CoachRemark | null,
  view: Json,
  legal: Legal[],
): CoachRemark | null {
  const may = remarks.filter((one) => !read.includes(one.name) && holds(one, view, legal));
  return may.find(({ name }) => name === shown?.name) ?? may[0] ?? null;
}
