// What is wanted now, as a heading and as the last thing that is said of a change.

import { words } from '../shell/words.svelte';
import { t } from 'words:table';
import type { LogLine } from '../wire/messages';
import type { Table } from './table.svelte';

/** The ask of a table: without a full stop, as it is no sentence of a text. */
export function titleOf(table: Table): string {
  const { now, looking, over } = table;
  if (!looking && over && (over.conceded || (table.duel && over.how !== 'played'))) return plain(endOf(table));
  if (table.thinking) return t('ask-bot');
  if (now && table.seated && !over && !now.can.act && !now.seats.every(({ taken }) => taken)) return t('ask-theirs');
  if (now && !over && !table.duel && !table.seated) return t('ask-watching');
  if (table.victor >= 0 && !looking) return plain(endOf(table));
  const asked = (table.view?.ask as { title: string } | undefined)?.title ?? over?.words;
  return plain(asked ?? t(now?.can.act ? 'ask-yours' : table.seated ? 'ask-theirs' : 'ask-watching'));
}

/** How it ended, in few words: who won and by how much, or that it was given up. */
export function endOf({ over, duel, victor }: Table): string {
  if (!over) return '';
  if (victor >= 0) {
    const score = (over.rounds.at(-1)?.slice(1) ?? []).sort((one, other) => other - one).join('–');
    return t('over-seat', { seat: victor + 1, score: score && `, ${score}` });
  }
  return over.conceded && !duel ? over.words : t(`over-${over.result}`);
}

/** Whether an ask tells what was done last, so that nothing else needs to. */
export const tellsLast = (ask: unknown): boolean => !!(ask as { tells?: boolean } | undefined)?.tells;

const plain = (told: string): string => words.named(told).replace(/\.$/, '');

/** What lines of the log tell, each action as a whole. */
export const wholes = (lines: readonly LogLine[]): string[] =>
  lines.flatMap((line, i) => (lines[i + 1]?.of === undefined ? line.sum || line.words : []));

/** What is said of a change: the new lines of the log, then what is wanted of this player, where that is new. */
export const saidOf = (lines: string[], ask: string): string => [...lines.map(plain), ...(ask ? [ask] : [])].join('. ');
