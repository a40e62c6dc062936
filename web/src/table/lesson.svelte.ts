// A lesson as something that answers a table: a game that was recorded, gone through by who learns it.
// Every picture and every legal action was made by the rules; here they are only told one after the other.

import { settings } from '../shell/settings.svelte';
import { t } from '../shell/words.svelte';
import { PROTOCOL } from '../protocol';
import { http, type Frame, type Lesson } from '../wire/http';
import type { LinkState, Wire } from '../wire/link.svelte';
import type { Answer, Ask, Can, Deal, News } from '../wire/messages';

const ID = 'lesson';
const NOTHING: Can = {
  act: true, undo: false, redo: false, restart: false, concede: false, hint: false, chance: false, solve: false,
  watch: false, review: false, record: false, retract: [], undo_assists: false, ask: [], claim: false,
};

export class Course implements Wire {
  readonly state: LinkState = 'open';
  readonly since = 0;
  readonly why = '';
  at = $state(0);
  lesson = $state.raw<Lesson>() as Lesson;
  #version = 0;

  constructor(lesson: Lesson, private readonly hear: (news: News) => void) {
    this.lesson = lesson;
    queueMicrotask(() => this.#begin());
  }

  get frame(): Frame {
    return this.lesson.frames[this.at]!;
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
    this.#tell();
  }

  async ask(message: Ask): Promise<Answer> {
    if (message.type === 'act') return this.#act(message.action);
    if (message.type === 'describe') return { type: 'text', id: ID, n: this.frame.n, words: this.frame.text };
    if (message.type === 'speak') {
      this.lesson = await http.lesson(this.lesson.game, this.lesson.chapter);
      this.#begin();
      return { type: 'done', id: ID, version: this.#version };
    }
    return { type: 'refused', id: ID, reason: 'nothing', words: t('lesson-not-here'), where: null };
  }

  #act(action: number): Answer {
    const { expect, legal } = this.frame;
    if (action !== expect) {
      const wanted = legal.find((choice) => choice.action === expect)?.words;
      return { type: 'refused', id: ID, reason: 'illegal', words: wanted ? t('lesson-other', { wanted }) : t('lesson-read'), where: null };
    }
    this.go(this.at + 1);
    return { type: 'done', id: ID, version: this.#version };
  }

  #begin(): void {
    const { game, game_words, deck_words } = this.lesson;
    const deal: Deal = { code: null, deck: '', deck_words, options: [], origin: 'record', grade: null, verdict: null, daily: null, parent: null };
    this.hear({ type: 'welcome', id: ID, protocol: PROTOCOL, table: ID, game, game_words, players: 1, seat: 0, language: settings.language, deal, release: '', notice: '' });
    this.#tell();
  }

  #tell(): void {
    const { n, turn, view, legal } = this.frame;
    const lines = this.lesson.frames.slice(0, this.at + 1).flatMap((frame) => frame.lines);
    this.#version += 1;
    this.hear({
      type: 'table', version: this.#version, n, turn, view, legal, log: { keep: 0, lines }, can: NOTHING, assisted: [], over: null,
      bookmarks: [], seconds: 0, seats: [], asks: [], clock: null, fair: null, decks: null, rematch: null, window: null,
    });
  }
}
