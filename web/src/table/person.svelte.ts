// The name and the colour that a player chose for this browser, and how a table is told of them.

import { keep, kept } from '../shell/kept';
import type { Color } from '../protocol';
import type { Table } from './table.svelte';

export const COLORS: Color[] = ['red', 'orange', 'green', 'teal', 'blue', 'purple'];
export const LONGEST = 20; // characters of a name
const KEY = 'vedette.person';

class Person {
  name = $state('');
  color = $state<Color | null>(null);
  fault = $state(''); // why the table did not take the name
  #chosen = false; // whether another was chosen while this page is open, were it none

  constructor() {
    this.#read();
    addEventListener('storage', ({ key }) => {
      if (key !== KEY) return;
      this.#chosen = true;
      this.#read();
    });
  }

  set(change: { name?: string; color?: Color | null }): void {
    this.name = (change.name ?? this.name).trim();
    if (change.color !== undefined) this.color = change.color;
    this.fault = '';
    this.#chosen = true;
    keep(KEY, { name: this.name, color: this.color });
  }

  /** Tell a table, unless it knows. Where nothing was chosen here it keeps what it was told elsewhere. */
  async introduce(table: Table): Promise<void> {
    const { name, color } = this;
    const seat = table.now?.seats.find(({ you }) => you);
    if (!seat || (!name && !color && !this.#chosen)) return;
    const known = seat.name === name || seat.name === `${name} (${seat.seat + 1})`;
    if (known && seat.color === color) return;
    const answer = await table.link.ask({ type: 'introduce', name, color });
    this.fault = answer.type === 'refused' ? answer.words : '';
  }

  #read(): void {
    const { name, color } = (kept(KEY) ?? {}) as { name?: unknown; color?: unknown }; // else nobody in particular
    this.name = typeof name === 'string' ? name : '';
    this.color = COLORS.find((one) => one === color) ?? null;
  }
}

export const person = new Person();
