// What happened, heard by who wants it.

import { settings } from '../shell/settings.svelte';
import type { LogLine, Over } from '../wire/messages';
import { sound, type Sound } from './sound';

/** Let a sound be heard, in a hidden tab too; none that a browser would keep until something is pressed. */
export function sounds(name: Sound | undefined): void {
  if (name && settings.sound && navigator.userActivation.hasBeenActive) sound(name);
}

/** Let new lines of the log be heard at once: that a turn was confirmed, and all that is not shown step by step. */
export function heard(lines: LogLine[], staged: boolean): void {
  const chance = lines.some(({ mover, parts }) => mover < 0 && parts?.do === 'roll');
  const last = lines.filter(({ mover }) => mover >= 0).at(-1);
  if (last?.parts?.do === 'end') sounds('sealed');
  else if (!staged) sounds(chance ? 'dice' : last ? 'laid' : 'turned');
}

/** Let the end be heard. */
export const ended = ({ result }: Over): void => sounds(result === 'won' ? 'won' : 'lost');
