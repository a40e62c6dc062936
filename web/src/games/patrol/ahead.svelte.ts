// What a battle shows and the drawing up of patrols does not: fetched ahead of it, and drawn without a moment between.
import type { Component } from 'svelte';
import { words } from '../../shell/words.svelte';
import type { Desk } from './desk.svelte';
import type { PatrolRow, View } from './view';

interface Parts {
  Lane: Component<{ desk: Desk; own: PatrolRow[]; enemy: PatrolRow[] }>;
  Doing: Component<{ desk: Desk }>;
}

class Ahead {
  parts = $state.raw<Parts | null>(null);
  #coming: Promise<void> | null = null;

  fetch = (): Promise<void> => {
    this.#coming ??= Promise.all([import('./battle/Lane.svelte'), import('./battle/Doing.svelte'), words.need(['patrol-battle'])])
      .then(([{ default: Lane }, { default: Doing }]) => void (this.parts = { Lane, Doing }))
      .catch(() => void (this.#coming = null));
    return this.#coming;
  };
}

export const ahead = new Ahead();

/** Whether this view shows them already. */
export const wanted = (view: Record<string, unknown>): boolean => !['deal', 'setup'].includes((view as unknown as View).phase);
