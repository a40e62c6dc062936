// A long question of the lab: its lines as they come, until it is done, stopped or left.

import { faultOf } from '../wire/http';
import type { RefusalBody } from '../protocol';

interface Line {
  refused?: RefusalBody | null;
}

export class Asking<L extends Line> {
  found = $state.raw<L | null>(null);
  said = $state('');
  #running = $state.raw<AbortController | null>(null);

  get running(): boolean {
    return this.#running !== null;
  }

  stop = (): void => {
    this.#running?.abort();
    this.#running = null;
  };

  /** Forget the answer too: one to another question than the one that stands there would mislead. */
  clear = (): void => {
    this.stop();
    this.found = null;
    this.said = '';
  };

  async ask(lines: (signal: AbortSignal) => AsyncGenerator<L>, each?: (line: L) => void): Promise<void> {
    if (this.#running) return;
    this.clear();
    const mine = (this.#running = new AbortController());
    try {
      for await (const line of lines(mine.signal)) {
        if (mine.signal.aborted) return;
        this.found = line;
        each?.(line);
        if (line.refused) this.said = line.refused.words;
      }
    } catch (error) {
      if (!mine.signal.aborted) this.said = faultOf(error);
    }
    if (this.#running === mine) this.#running = null;
  }
}
