// My tables of one kind, last played first, some at a time: the server is asked for more when those it sent are shown.
import { http, type TableRow } from '../wire/http';

const STEP = 20;

export class Listed {
  #rows = $state.raw<TableRow[]>([]);
  #count = $state(STEP);
  #ended = $state(false); // whether the server has no more
  rows = $derived(this.#rows.slice(0, this.#count));
  more = $derived(this.#count < this.#rows.length || !this.#ended);

  constructor(readonly state: 'open' | 'over') {}

  /** Begin anew. */
  async load(): Promise<void> {
    this.#rows = (await http.mine(this.state)).tables;
    this.#count = STEP;
    this.#ended = this.#rows.length < STEP;
  }
  /** Show more. */
  async next(): Promise<void> {
    const rows = this.#rows;
    if (this.#count + STEP > rows.length && !this.#ended) {
      const { tables } = await http.mine(this.state, rows.at(-1)?.table);
      if (rows !== this.#rows) return; // loaded anew meanwhile
      this.#rows = [...rows, ...tables];
      this.#ended = !tables.length;
    }
    this.#count += STEP;
  }
}
