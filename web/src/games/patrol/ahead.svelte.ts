// What a battle shows, and the guide to formations: fetched after the first view, and drawn without a moment between.
import type { Json } from '../../wire/messages';
import { withWords } from '../../shell/words.svelte';
import type { View } from './view';

class Ahead {
  parts = $state.raw<typeof import('./battle/parts') | null>(null);
  #coming: Promise<void> | null = null;

  fetch = (): Promise<void> => {
    this.#coming ??= withWords(import('./battle/parts'))
      .then((parts) => void (this.parts = parts))
      .catch(() => void (this.#coming = null));
    return this.#coming;
  };
}

export const ahead = new Ahead();

/** Whether this view shows them already. */
export const wanted = (told: Json): boolean => {
  const { phase, seats } = told as View;
  return (
    !['deal', 'setup'].includes(phase) ||
    seats.some(({ patrols }) =>
      patrols.some(({ cards }) => cards.some(({ counters }) => Object.keys(counters).length > 0)),
    )
  );
};
