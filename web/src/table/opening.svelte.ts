// Opening tables: one call, one place to be taken to, and a refusal in words.

import { menu } from '../shell/menu.svelte';
import { route } from '../shell/route.svelte';
import { http } from '../wire/http';
import type { Table } from './table.svelte';

class Opening {
  busy = $state('');
  fault = $state('');

  async open(label: string, body: Record<string, unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = label;
    this.fault = '';
    try {
      const { table } = await http.open({ ...body, deck: body.deck || undefined }); // a game without decks has none to name
      if (typeof body.game === 'string') menu.meet(body.game);
      route.go(`/table/${table}`);
    } catch (error) {
      this.fault = (error as Error).message;
    } finally {
      this.busy = '';
    }
  }
}

export const opening = new Opening();

/** Another deal of the same kind: the same grade if it had one, the same deck and options. */
export function afresh(table: Table): void {
  const { welcome } = table;
  if (!welcome) return;
  const { deck, options, origin, grade } = welcome.deal;
  const from = origin === 'grade' && grade ? { kind: 'grade', grade } : origin === 'winnable' ? { kind: 'winnable' } : { kind: 'random' };
  void opening.open('again', { game: welcome.game, deck, options, from });
}
