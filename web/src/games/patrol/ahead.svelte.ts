// What a battle shows and the drawing up of patrols does not: fetched ahead of it, and drawn without a moment between.
import type { Json } from '../../wire/messages';
import type { Component } from 'svelte';
import { words } from '../../shell/words.svelte';
import type { Desk } from './desk.svelte';
import type { Counter, PatrolRow, View } from './view';

interface Parts {
  Lane: Component<{ desk: Desk; own: PatrolRow[]; enemy: PatrolRow[] }>;
  Doing: Component<{ desk: Desk }>;
  Token: Component<{ kind: Counter; count: number }>;
}

class Ahead {
  parts = $state.raw<Parts | null>(null);
  #coming: Promise<void> | null = null;

  fetch = (): Promise<void> => {
    this.#coming ??= Promise.all([
      import('./battle/Lane.svelte'),
      import('./battle/Doing.svelte'),
      import('./Token.svelte'),
      words.need(['patrol-battle']),
    ])
      .then(([{ default: Lane }, { default: Doing }, { default: Token }]) => void (this.parts = { Lane, Doing, Token }))
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
