// What happened, heard by who wants it.

import { settings } from '../shell/settings.svelte';
import type { LogLine, Over } from '../wire/messages';
import { sound, type Sound } from './sound';

/** Let a sound be heard, in a hidden tab too; none that a browser would keep until something is pressed. */
export function sounds(name: Sound | undefined): void {
  if (name && settings.sound && navigator.userActivation.hasBeenActive) sound(name);
}

/** Let new lines of the log be heard at once, where they are not shown one after the other. */
export function heard(lines: LogLine[]): void {
  const chance = lines.some(({ mover, parts }) => mover < 0 && parts?.do === 'roll');
  const last = lines.filter(({ mover }) => mover >= 0).at(-1);
  sounds(last?.parts?.do === 'end' ? 'sealed' : chance ? 'dice' : last ? 'laid' : 'turned');
}

/** Let the end be heard. */
export const ended = ({ result }: Over): void => sounds(result === 'won' ? 'won' : 'lost');
