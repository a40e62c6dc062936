// The log between several as it is read: each action in one line, with its steps where it has any.

import { wholes } from './ask';
import type { LogLine } from '../wire/messages';

export interface Turn {
  turn: number;
  lines: LogLine[];
}
/** An action: its last line so far, with the words for all of it and by whom it was begun. */
export interface Action extends LogLine {
  /** The number of its first line. */
  first: number;
  /** What happened one after the other, as far as anything did; empty where the line says it all. */
  steps: LogLine[];
}

/** All of it as text to be copied, the oldest turn first. */
export const textOf = (turns: readonly Turn[], between: string): string =>
  [...turns]
    .reverse()
    .map(
      ({ turn, lines }) =>
        `${turn}. ${wholes(lines)
          .map((told) => told.replace(/\.$/, ''))
          .join(between)}`,
    )
    .join('\n');

/** A step that nobody chose. */
const FORCED = -4;
const firstOf = ({ n, of }: LogLine): number => of ?? n;

/** The actions of some lines. */
export function actionsOf(lines: readonly LogLine[]): Action[] {
  const found: Action[] = [];
  for (const line of lines) {
    const first = firstOf(line);
    const action = found.at(-1);
    if (action?.first !== first) {
      found.push({ ...line, words: line.sum || line.words, first, steps: [line] });
      continue;
    }
    // Only the last line sums up: while the steps before it are shown, they are told one after the other.
    const words = line.sum || `${action.words} ${line.words}`;
    found.splice(-1, 1, { ...line, words, first, mover: action.mover, steps: [...action.steps, line] });
  }
  return found.map((action) => ({
    ...action,
    steps:
      action.steps.length > 1 && action.steps.some(({ mover }) => mover === FORCED)
        ? action.steps.filter(({ idle }) => !idle)
        : [],
  }));
}
