// A game known by its words alone: what may be done, narrowed by what is typed.

import type { Table } from '../../table/table.svelte';
import type { Legal } from '../../wire/messages';

const plain = (words: string): string => words.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

export class Desk {
  sought = $state('');

  constructor(readonly table: Table) {}

  /** The legal actions whose words hold everything that was typed. */
  choices = $derived.by((): Legal[] => {
    const parts = plain(this.sought).split(/\s+/).filter(Boolean);
    return this.table.legal.filter(({ words }) => parts.every((part) => plain(words).includes(part)));
  });

  pointed = $derived.by((): Set<number> => {
    const hint = this.table.hint;
    return new Set(hint && hint.action !== null ? [hint.action] : []);
  });

  take(action: number): void {
    this.sought = '';
    void this.table.act(action);
  }

  /** Where one thing alone may be done, it is the one action of the moment. */
  confirm = (): void => {
    const [only, other] = this.table.legal;
    if (only && !other) this.take(only.action);
  };

  letGo = (): boolean => {
    const was = this.sought !== '';
    this.sought = '';
    return was;
  };

  keys = Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [
      String(i + 1),
      () => {
        const choice = this.choices[i];
        if (choice) this.take(choice.action);
      },
    ]),
  );
}
