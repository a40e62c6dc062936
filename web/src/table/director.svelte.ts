// What followed from actions, shown on the table and told in a sentence: fetched with the first thing that happens.

import { flushSync, tick } from 'svelte';
import { bindings } from '../shell/bindings.svelte';
import { keep, kept } from '../shell/kept';
import { folded } from '../shell/room.svelte';
import { settings } from '../shell/settings.svelte';
import { t } from 'words:table';
import type { Beat, Json, Position } from '../wire/messages';
import * as effects from './effects';
import { sounds } from './heard';
import { lastOf, recentOf, type Recent } from './recent';
import type { Sound } from './sound';
import { OPENING, READ, Stage } from './stage.svelte';
import Telling from './Telling.svelte';
import type { Table } from './table.svelte';

const PACE = { off: 1, quick: 0.55, usual: 1, slow: 1.8 } as const;
/** What is heard of each, alike in all games; the end has a sound of its own, and what changes nothing has none. */
const SOUNDS: Partial<Record<Beat['kind'], Sound>> = {
  roll: 'dice',
  turn: 'turned',
  ability: 'turned',
  answer: 'turned',
  lay: 'laid',
  move: 'laid',
  run: 'laid',
  attack: 'laid',
  clash: 'laid',
  fall: 'laid',
  gave: 'laid',
  counter: 'laid',
  hurt: 'laid',
  poison: 'laid',
  score: 'laid',
  level: 'laid',
  line: 'sealed',
  realm: 'sealed',
  round: 'sealed',
};

const OPENED = 'vedette.opened'; // the table whose beginning was shown last
const SENTENCE: Omit<Beat, 'n' | 'words'> = { kind: 'nothing', places: [], numbers: [], cards: [] };

export class Director {
  readonly Telling = Telling;
  readonly panel = () => import('./RoundPanel.svelte');
  #recent = $state.raw<Recent | null>(null);
  #before = $state.raw<Recent | null>(null); // what had happened before that which is being shown
  round = $state.raw<Beat[]>([]); // what the end of a round brought, until one goes on
  #scores = $state.raw<Record<number, number>>({}); // each seat's points as far as they have been counted
  #waiting: Beat[] = []; // what is shown once everything that is being done has been done
  #stage: Stage;

  constructor(readonly table: Table) {
    this.#stage = new Stage({
      fetch: async (n) => (await this.#moment(n))?.view ?? null,
      away: effects.away,
      draw: async (n, view, turned) => {
        effects.drawn();
        const drawn = view ?? table.now?.view;
        if (drawn) table.draw({ view: drawn, n }, !turned.length);
        if (!turned.length) return;
        await tick();
        effects.round(turned);
      },
      end: () => {
        effects.drawn();
        this.#scores = {};
        table.draw(null, true);
      },
      play: (beat, lasts) => {
        const [seat = 0, , points = 0] = beat.numbers;
        if (beat.kind === 'score') this.#scores = { ...this.#scores, [seat]: points };
        play(beat, lasts);
      },
      still: effects.still,
      pace: () => PACE[settings.pace],
    });
    if (table.duel) this.#recent = lastOf(table.log, this.#seat);
    else if (table.now?.moves === 0 && table.last)
      this.#recent = { words: t('stage-opening'), from: 0, to: table.last };
  }

  get #seat(): number {
    return this.table.seated ? (this.table.welcome?.seat ?? 0) : -1;
  }

  /** What happened last, as far as it was shown. */
  get recent(): Recent | null {
    return this.table.staged ? this.#before : this.#recent;
  }

  get beat(): Beat | null {
    return this.#stage.beat;
  }

  /** A seat's points, where they have just been counted and the table is not drawn with them yet. */
  counted(seat: number): number | undefined {
    return this.#scores[seat];
  }

  /** Tell and, where the table holds its drawing back for it, show what happened. */
  follow(had: Position, news: Position): void {
    if (news.log.keep < had.n || news.n < had.n) return this.#cut();
    if (!news.log.lines.length) return;
    if (!this.#stage.playing && !this.#waiting.length) this.#before = this.#recent;
    // What the other side did stays until it does something else; alone, what one did oneself is the last there was.
    this.#recent = recentOf(news, this.#seat) ?? (this.table.duel ? this.#recent : null);
    const round = news.beats.find(({ kind }) => kind === 'round');
    if (round) this.round = news.beats.filter((beat) => beat.n === round.n);
    if (!this.table.staged) {
      // A die that was turned alone is worth no stage, but rolls.
      if (settings.pace !== 'off' && !this.table.looking)
        void tick().then(() =>
          news.beats.filter(({ kind }) => kind === 'roll').forEach((beat) => effects.play(beat, 0)),
        );
      return;
    }
    this.#waiting.push(...news.beats);
    setTimeout(() => this.raise());
  }

  /** Begin to show what waits, unless more of it is being done. */
  raise(): void {
    if (this.table.busy || !this.#waiting.length) return;
    const beats = this.#waiting;
    this.#waiting = [];
    if (!this.table.staged) return;
    if (folded.now && !this.#stage.playing) effects.bring(beats);
    this.#stage.add(beats, this.table.last);
  }

  /** Show how the deal began, the first time that anybody looks at it here, with a sentence before. */
  async open(began: (view: Json) => string): Promise<void> {
    if (kept(OPENED) === this.table.id) return;
    keep(OPENED, this.table.id);
    await this.#retell(began);
  }

  /** Show again what happened last. */
  again = (): Promise<void> => this.#retell();

  async #retell(began?: (view: Json) => string): Promise<void> {
    const { recent, table } = this;
    if (!recent || table.looking || this.#stage.playing) return;
    const all = Array.from({ length: recent.to - recent.from + 1 }, (_, i) => this.#moment(recent.from + i));
    const moments = (await Promise.all(all)).filter((moment) => moment !== null);
    const [first, ...others] = moments;
    if (!first || moments.length < all.length || recent.to > table.last) return;
    table.draw(first, false);
    if (began) this.#stage.add([{ ...SENTENCE, n: first.n - 1, words: began(first.view) }], table.last, READ);
    this.#stage.add(
      others.flatMap(({ beats }) => beats),
      table.last,
      began && OPENING,
    );
  }

  step = (): void => this.#stage.step();

  /** Draw the table as it is now. */
  skip = (): void => {
    this.#waiting = [];
    if (this.#stage.playing) this.#stage.skip();
    else this.table.draw(null, false);
  };

  /**
   * Whatever is pressed ends what is shown, but for the key and the buttons of the stage, and Tab on its way to them. A
   * pointer then does its own, where it points; a key does no more: what has the focus may be another thing by then.
   */
  hurry(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    // Who takes a card in hand has read how the round ended; in one column the board would move under the finger.
    if (event.type === 'pointerdown' && target?.closest('[data-pane]') && !this.table.staged && !folded.now)
      this.round = [];
    if (event.type === 'pointerover' || (!this.table.staged && !this.beat)) return;
    const own = target?.closest('[data-stage]');
    const keyed = event instanceof KeyboardEvent ? event : null;
    const key = keyed?.key ?? '';
    if (own || bindings.meaning(key) === '.' || ['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(key)) return;
    this.skip();
    flushSync();
    if (!keyed || keyed.ctrlKey || keyed.altKey || keyed.metaKey || /^F\d/.test(key)) return;
    if (target?.closest('input, textarea, select, dialog, [popover]')) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Something is being done: nothing is shown any more, and the end of a round has been read. */
  go(doing: string): void {
    if (this.#stage.playing) this.skip();
    if (doing === 'act') this.round = [];
  }

  // What was taken back is neither shown nor told any more.
  #cut(): void {
    this.skip();
    this.#recent = null;
    this.round = [];
  }

  async #moment(n: number): Promise<{ n: number; view: Position['view']; beats: Beat[] } | null> {
    const answer = await this.table.link.ask({ type: 'goto', n });
    return answer.type === 'moment' ? answer : null;
  }
}

function play(beat: Beat, lasts: number): void {
  effects.play(beat, lasts);
  sounds(SOUNDS[beat.kind]);
  if (beat.kind === 'end') void import('./EndPanel.svelte').catch(() => undefined); // it follows at once
}
