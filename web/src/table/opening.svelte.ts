// Opening tables: one call, one place to be taken to, and a refusal in words. What takes long is told, and can be left.

import { menu } from '../shell/menu.svelte';
import { route } from '../shell/route.svelte';
import { faultOf, http, type NewTable } from '../wire/http';
import type { Table } from './table.svelte';

const SOON = 1000; // ms: what is there by then needs no words

class Opening {
  busy = $state('');
  fault = $state('');
  waits = $state.raw<NonNullable<NewTable['from']> | null>(null); // what has been waited for so long that it is told
  #call = new AbortController();

  async open(label: string, body: NewTable): Promise<void> {
    if (this.busy) return;
    this.busy = label;
    this.fault = '';
    const { signal } = (this.#call = new AbortController());
    const asker = document.activeElement;
    const timer = setTimeout(() => (this.waits = body.from ?? { kind: 'random' }), SOON);
    try {
      const { table } = await http.open({ ...body, deck: body.deck || undefined }, signal); // a game without decks has none to name
      menu.meet(body.game);
      route.go(`/table/${table}`);
    } catch (error) {
      if (!signal.aborted) this.fault = faultOf(error);
      else if (asker instanceof HTMLElement) asker.focus();
    } finally {
      clearTimeout(timer);
      this.waits = null;
      this.busy = '';
    }
  }
  /** The server then stops looking, too. */
  cancel(): void {
    this.#call.abort();
  }
}

export const opening = new Opening();

/** Another deal of the same kind: the next rung of a ladder, or the same grade if it had one, deck and options. */
export function afresh(table: Table): void {
  const { welcome } = table;
  if (!welcome) return;
  const { deck, options, origin, grade } = welcome.deal;
  const from: NewTable['from'] =
    origin === 'grade' && grade
      ? { kind: 'grade', grade }
      : origin === 'winnable'
        ? { kind: 'winnable' }
        : origin === 'rung'
          ? { kind: 'rung' }
          : { kind: 'random' };
  void opening.open('again', { game: welcome.game, deck, options, from });
}
