// What happened, heard by who wants it: the sounds are fetched the first time they are wanted.

import { settings } from '../shell/settings.svelte';
import type { LogLine, Over } from '../wire/messages';

let ended = false;

/** Let new lines of the log be heard, and the end once. */
export function heard(lines: LogLine[], over: Over | null): void {
  const ends = over !== null && !ended;
  const first = ends && !lines.length; // a finished table that was just opened
  ended = over !== null;
  if (!settings.sound || first) return;
  void import('./sound').then(({ sound }) => {
    if (ends) return sound(over.result === 'won' ? 'won' : 'lost');
    const chance = lines.some(({ mover, parts }) => mover < 0 && parts?.do === 'roll');
    const last = lines.filter(({ mover }) => mover >= 0).at(-1);
    sound(last?.parts?.do === 'end' ? 'sealed' : chance ? 'dice' : last ? 'laid' : 'turned');
  });
}
