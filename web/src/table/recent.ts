// What happened last, in one sentence: what the other side or the deck did, or what came of one's own action.

import { actionsOf } from './log';
import type { Beat, BeatKind, LogLine, TableNews } from '../wire/messages';

export interface Recent {
  words: string;
  /** The moment before it, and that after it: between them it can be shown again. */
  from: number;
  to: number;
}

/** What tells most of an action comes last. */
const ORDER: BeatKind[] = ['attack', 'ability', 'turn', 'fall', 'clash', 'score', 'realm', 'round', 'end'];

/** What the other side did last, for whoever comes back to a game; null where it has done nothing yet. */
export function lastOf(lines: readonly LogLine[], seat: number): Recent | null {
  const action = actionsOf(lines)
    .filter(({ mover }) => mover >= 0 && mover !== seat)
    .at(-1);
  return action ? { words: action.words, from: action.first, to: action.n + 1 } : null;
}

/** The sentence for what a message brought; null where nothing was done, or only by the reader and for all to see. */
export function recentOf({ log, beats }: { log: TableNews['log']; beats: Beat[] }, seat: number): Recent | null {
  const [first, last] = [log.lines[0], log.lines.at(-1)];
  if (!first || !last) return null;
  const weight = (n: number): number =>
    Math.max(-1, ...beats.filter((beat) => beat.n === n).map(({ kind }) => ORDER.indexOf(kind)));
  const told = log.lines.filter(({ n, mover }) => mover !== seat || weight(n) >= 0);
  const line = told.reduce<(typeof told)[number] | null>(
    (best, each) => (best && weight(best.n) > weight(each.n) ? best : each),
    null,
  );
  const action = line && actionsOf(log.lines).find(({ first, n }) => first <= line.n && line.n <= n);
  return action ? { words: action.words, from: first.n, to: last.n + 1 } : null;
}
