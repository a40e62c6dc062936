// A puzzle as something that answers a table: one position, one answer, and what it was worth.
// What wins is asked of the server, which proved it; the page knows nothing of it before.

import { t } from 'words:more';
import type { LinkState, Wire } from '../wire/link.svelte';
import type { Answer, Ask } from '../wire/messages';
import { puzzles, type PuzzlePage, type PuzzleVerdict } from '../wire/puzzles';
import { RECORDED, STILL } from './lesson.svelte';
import type { Table } from './table.svelte';

export class Quiz implements Wire {
  readonly state: LinkState = 'open';
  readonly since = 0;
  readonly why = '';
  readonly replays = false;
  page: PuzzlePage;
  verdict = $state.raw<PuzzleVerdict | null>(null);
  #version = 0;
  #answered = -1;
  #table: Table | null = null;

  constructor(page: PuzzlePage) {
    this.page = $state.raw(page);
  }

  /** Ask at this table. */
  begin(table: Table): void {
    this.#table = table;
    this.#sit();
  }

  close(): void {
    // nothing is open
  }

  async ask(message: Ask): Promise<Answer> {
    if (message.type === 'act' && !this.verdict) {
      this.#answered = message.action;
      await this.#judge();
      this.#tell();
      return { type: 'done', version: this.#version };
    }
    if (message.type === 'describe') {
      const { n, task, text, view } = this.page;
      const more = (view.ask as { detail: string }).detail; // what else the game allows
      return { type: 'text', n, words: `${task}\n\n${text.replace(` ${more}`, '')}` };
    }
    if (message.type === 'speak') {
      this.page = await puzzles.one(this.page.game, this.page.number);
      if (this.verdict) await this.#judge();
      this.#sit();
      return { type: 'done', version: this.#version };
    }
    return {
      type: 'refused',
      reason: 'nothing',
      words: t(this.verdict ? 'puzzle-answered' : 'puzzle-one-choice'),
      where: null,
    };
  }

  async #judge(): Promise<void> {
    this.verdict = await puzzles.answer(this.page.game, this.page.number, this.#answered);
  }

  #sit(): void {
    const { game, game_words, deck_words } = this.page;
    this.#table?.sit({
      game,
      game_words,
      players: 1,
      seat: 0,
      deal: { ...RECORDED, options: [], rules: [], rung: [], deck: '', deck_words },
    });
    this.#tell();
  }

  #tell(): void {
    // Who has answered sees what wins on the board, with nothing left to choose.
    const { n, turn, view: board, lines } = this.verdict ?? this.page;
    // A win on the board is not a win of who missed it; and what else a game allows here is no choice of the puzzle.
    const title = this.verdict
      ? t(this.verdict.right ? 'puzzle-solved' : 'puzzle-wins')
      : (board.ask as { title: string }).title;
    const view = { ...board, ask: { title, detail: '' } };
    const legal = this.verdict ? [] : this.page.legal;
    this.#version += 1;
    this.#table?.settle({ ...STILL, version: this.#version, n, turn, view, legal, log: { keep: 0, lines } });
  }
}
