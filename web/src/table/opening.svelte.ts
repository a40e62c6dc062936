// Opening tables: one call, one place to be taken to, and a refusal in words.

import { menu } from '../shell/menu.svelte';
import { route } from '../shell/route.svelte';
import { faultOf, http, type NewTable } from '../wire/http';
import type { Table } from './table.svelte';

class Opening {
  busy = $state('');
  fault = $state('');

  async open(label: string, body: NewTable): Promise<void> {
    if (this.busy) return;
    this.busy = label;
    this.fault = '';
    try {
      const { table } = await http.open({ ...body, deck: body.deck || undefined }); // a game without decks has none to name
      menu.meet(body.game);
      route.go(`/table/${table}`);
    } catch (error) {
      this.fault = faultOf(error);
    } finally {
      this.busy = '';
    }
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
