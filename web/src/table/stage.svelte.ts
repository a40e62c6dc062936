// What followed from an action, shown one thing after the other: the queue between the wire and the drawing. It knows no
// game and no page: what it draws with is handed in.

import type { Beat, BeatKind, Json } from '../wire/messages';
import { light } from './light';

export interface Theatre {
  /** The view after so many actions; null where it cannot be had. */
  fetch: (n: number) => Promise<Json | null>;
  /** Turn away the backs of what is about to show its face. */
  away: (turned: Beat[]) => Promise<void>;
  /** Draw this view, on which something is shown yet; null draws the newest. */
  draw: (n: number, view: Json | null, turned: Beat[]) => Promise<void>;
  /** All has been shown: the table is drawn as it is now. */
  end: () => void;
  /** Show a beat on what is drawn. */
  play: (beat: Beat, lasts: number) => void;
  /** Let nothing move any more. */
  still: () => void;
  /** How long things last, 1 as usual. */
  pace: () => number;
}

/** Half of a flip lies before the face is there. */
export const FLIP = 260;
/** The least time that a face lies open before anything else happens. */
export const FACE = 250;
/** How long a view on the way is waited for. */
const LATE = 2000;
/** How long each is shown at the usual pace, in milliseconds. */
const LASTS: Record<BeatKind, number> = {
  roll: 140,
  lay: 140,
  move: 260,
  turn: 820,
  attack: 620,
  answer: 480,
  ability: 620,
  gave: 520,
  total: 560,
  clash: 1100,
  counter: 460,
  hurt: 460,
  poison: 620,
  fall: 520,
  run: 620,
  pass: 480,
  nothing: 1100, // why not is a sentence to be read
  line: 700,
  realm: 900,
  round: 700,
  score: 620,
  level: 620,
  end: 500,
};
/** What is shown on the table as it lay before the action; everything else after it. */
const BEFORE: ReadonlySet<BeatKind> = new Set<BeatKind>([
  'attack',
  'answer',
  'pass',
  'ability',
  'clash',
  'fall',
  'nothing',
  'round',
  'score',
  'level',
]);
/** A realm is won once, and seen as it was left before its end is told. */
const WON = 2400;
const won = ({ kind, places }: Beat): boolean => kind === 'end' && places.length > 0;
/** All dice at once are a throw to be seen. */
const THROWN = 1100;
const thrown = ({ kind, places }: Beat): boolean => kind === 'roll' && places.length > 1;
const lasting = (beat: Beat): number => (won(beat) ? WON : thrown(beat) ? THROWN : LASTS[beat.kind]);
const brief = (beat: Beat): boolean => light(beat) && !thrown(beat);
/** Whether it is shown on the table as it lay before; so is who was turned up where no card is left to be turned. */
const before = (beat: Beat): boolean =>
  BEFORE.has(beat.kind) || won(beat) || (beat.kind === 'turn' && !beat.places.length);
/** What takes longer than this at the usual pace is shown faster, so as to take no longer if it can still be followed. */
const ENOUGH = 9000;
const HURRY = 0.5; // how fast, at most
/** What is to be read at leisure takes twice its time. */
export const READ = { enough: 0, hurry: 2 };
/** What led to a deal's beginning is no more than looked at. */
export const OPENING = { enough: 3500, hurry: 0.3 };

interface Scene {
  n: number;
  beats: Beat[];
}

export class Stage {
  /** What is being shown now. */
  beat = $state.raw<Beat | null>(null);
  /** Whether each beat waits to be asked for. */
  stepping = $state(false);
  #scenes: Scene[] = [];
  #views = new Map<number, Promise<Json | null>>();
  #last = 0; // the moment of the newest table
  #run = 0; // grows with every end: what belongs to an older run draws nothing any more
  #running = false;
  #haste = 1; // what is left to be shown is shown in this part of its time
  #on: (() => void) | null = null; // goes on with the next beat

  constructor(readonly theatre: Theatre) {}

  get playing(): boolean {
    return this.#running;
  }

  /** Show these after whatever is shown already; `last` is the moment of the newest table. */
  add(beats: Beat[], last: number, { enough, hurry } = { enough: ENOUGH, hurry: HURRY }): void {
    this.#last = last;
    for (const beat of beats) {
      const scene = this.#scenes.at(-1);
      if (scene?.n === beat.n) scene.beats.push(beat);
      else this.#scenes.push({ n: beat.n, beats: [beat] });
    }
    const left = this.#scenes.flatMap((scene) => scene.beats).reduce((sum, beat) => sum + lasting(beat), 0);
    this.#haste = Math.max(hurry, Math.min(1, enough / left));
    if (!this.#running) void this.#play();
  }

  /** Leave out the rest: the table is drawn as it is now. */
  skip(): void {
    if (!this.#running) return;
    this.#end();
    this.theatre.still();
    this.theatre.end();
  }

  /** Show the next at once, and wait before each from now on. */
  step(): void {
    if (!this.#running) return;
    this.stepping = true;
    this.#on?.();
  }

  #end(): void {
    this.#run++;
    this.#running = false;
    this.#scenes = [];
    this.#views.clear();
    this.beat = null;
    this.stepping = false;
    this.#on?.();
    this.#on = null;
  }

  async #play(): Promise<void> {
    const run = this.#run;
    this.#running = true;
    for (let scene = this.#scenes.shift(); scene; scene = this.#scenes.shift()) {
      if (this.#scenes.length && scene.beats.every(brief)) continue; // one view the less to wait for
      await this.#scene(scene, () => run === this.#run);
      if (run !== this.#run) return;
    }
    this.#end();
    this.theatre.end();
  }

  async #scene({ n, beats }: Scene, live: () => boolean): Promise<void> {
    void this.#view(n);
    for (const beat of beats.filter(before)) if (live()) await this.#show(beat);
    if (!live()) return;
    const view = await this.#view(n);
    const next = this.#scenes[0];
    if (next && !next.beats.every(brief)) void this.#view(next.n); // it comes while this one is shown
    if (!live()) return;
    // A view that could not be had is left out; the last is the table itself.
    if (view || n + 1 >= this.#last) {
      const turned = beats.filter((beat) => beat.kind === 'turn' && !before(beat));
      if (turned.length) await this.theatre.away(turned);
      if (!live()) return; // skipped while the backs turned away: the table is drawn as it is now already
      await this.theatre.draw(n + 1, view, turned);
    }
    for (const beat of beats.filter((beat) => !before(beat))) if (live()) await this.#show(beat);
  }

  /** The view after action n; null for the table as it is now, and where it cannot be had in time. */
  #view(n: number): Promise<Json | null> {
    if (n + 1 >= this.#last) return Promise.resolve(null);
    const coming = this.#views.get(n) ?? this.theatre.fetch(n + 1).catch(() => null);
    this.#views.set(n, coming);
    return Promise.race([coming, new Promise<null>((go) => setTimeout(() => go(null), LATE))]);
  }

  async #show(beat: Beat): Promise<void> {
    this.beat = beat;
    const usual = lasting(beat) * this.theatre.pace() * this.#haste;
    const lasts = beat.kind === 'turn' ? Math.max(FLIP / 2 + FACE + 20, usual) : usual;
    this.theatre.play(beat, lasts);
    await new Promise<void>((go) => {
      const timer = this.stepping ? 0 : setTimeout(() => this.#on?.(), lasts);
      this.#on = () => {
        clearTimeout(timer);
        this.#on = null;
        go();
      };
    });
  }
}
