// A lesson as something that answers a table: a game that was recorded, gone through by who learns it.
// Every picture and every legal action was made by the rules; here they are only told one after the other.

import { t } from 'words:more';
import { http, type LessonFrame, type Lesson } from '../wire/http';
import type { LinkState, Wire } from '../wire/link.svelte';
import type { Answer, Ask, Position } from '../wire/messages';
import type { Table } from './table.svelte';

/** A table at which there is nothing to do but what is taught. */
export const STILL: Omit<Position, 'version' | 'n' | 'turn' | 'view' | 'legal' | 'log'> = {
  can: {
    act: true,
    undo: false,
    redo: false,
    restart: false,
    concede: false,
    hint: false,
    chance: false,
    solve: false,
    watch: false,
    review: false,
    record: false,
    retract: [],
    undo_assists: false,
    ask: [],
    claim: false,
  },
  assisted: [],
  over: null,
  bookmarks: [],
  seconds: 0,
  seats: [],
  asks: [],
  declined: [],
  clock: null,
  fair: null,
  decks: null,
  rematch: null,
  window: null,
  beats: [],
  series: null,
  offered: false,
  moves: 0,
};
export const RECORDED = {
  code: null,
  origin: 'record',
  grade: null,
  verdict: null,
  daily: null,
  parent: null,
  rules: [],
} as const;

export class Course implements Wire {
  readonly state: LinkState = 'open';
  readonly since = 0;
  readonly why = '';
  readonly replays = false;
  at = $state(0);
  lesson: Lesson;
  #version = 0;
  #did = new Set<number>(); // ahead of the frames in which it is done

  #table: Table | null = null;

  constructor(lesson: Lesson) {
    this.lesson = $state.raw(lesson);
  }

  /** Teach at this table from now on. */
  teach(table: Table): void {
    this.#table = table;
    this.#begin();
  }

  get frame(): LessonFrame {
    const frame = this.lesson.frames[this.at];
    if (!frame) throw new RangeError(`a lesson without frame ${this.at}`);
    return frame;
  }
  get last(): boolean {
    return this.at === this.lesson.frames.length - 1;
  }

  close(): void {
    // nothing is open
  }

  /** On to what comes next, or back to what was. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(this.lesson.frames.length - 1, at));
    this.#did.clear();
    this.#tell();
  }

  /** What is to be done from here as long as it is the same: that may be done in any order. */
  #together(): number[] {
    const doing = ({ legal, expect }: LessonFrame): unknown => legal.find(({ action }) => action === expect)?.parts.do;
    const coming = this.lesson.frames.slice(this.at);
    const end = coming.findIndex((frame) => frame.expect === null || doing(frame) !== doing(this.frame));
    return coming.slice(0, end < 0 ? coming.length : end).flatMap(({ expect }) => expect ?? []);
  }

  async ask(message: Ask): Promise<Answer> {
    if (message.type === 'act') return this.#act(message.action);
    if (message.type === 'describe') return { type: 'text', n: this.frame.n, words: this.frame.text };
    if (message.type === 'speak') {
      this.lesson = await http.lesson(this.lesson.game, this.lesson.chapter);
      this.#begin();
      return { type: 'done', version: this.#version };
    }
    return { type: 'refused', reason: 'nothing', words: t('lesson-not-here'), where: null };
  }

  #act(action: number): Answer {
    const { expect, legal } = this.frame;
    const may = legal.some((choice) => choice.action === action) && !this.#did.has(action);
    if (!may || !this.#together().includes(action)) {
      const wanted = legal.find((choice) => choice.action === expect)?.words;
      return {
        type: 'refused',
        reason: 'illegal',
        words: wanted ? t('lesson-other', { wanted }) : t('lesson-read'),
        where: null,
      };
    }
    this.#did.add(action);
    while (this.#did.delete(this.frame.expect ?? -1)) this.at += 1;
    this.#tell();
    return { type: 'done', version: this.#version };
  }

  #begin(): void {
    const { game, game_words, deck_words } = this.lesson;
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
    const { n, turn, view, legal } = this.frame;
    const lines = this.lesson.frames.slice(0, this.at + 1).flatMap((frame) => frame.lines);
    this.#version += 1;
    this.#table?.settle({ ...STILL, version: this.#version, n, turn, view, legal, log: { keep: 0, lines } });
  }
}
