// One table as the page knows it: the live position, or a moment looked back at, and the help that was asked for.

import { gameOf } from '../games/games';
import { settings } from '../shell/settings.svelte';
import type { Wire } from '../wire/link.svelte';
import type { Board } from './board.svelte';
import type { Fairness, Finding } from './fair';
import type { Director } from './director.svelte';
import type {
  Answer,
  Ask,
  Chance,
  Emoted,
  Change,
  Foreseen,
  Hint,
  Json,
  Language,
  Legal,
  LogLine,
  Moment,
  News,
  Proposal,
  Review,
  Solution,
  Position,
  Place,
  Verdict,
  Welcome,
} from '../wire/messages';

const LAST_TIER = 4;
const NOTHING: Legal[] = [];
const upTo = (log: LogLine[], n: number): LogLine[] => log.filter((line) => line.n < n);

export class Table {
  readonly link: Wire;
  welcome = $state.raw<Place | null>(null);
  #now = $state.raw<Position | null>(null);
  /** At one screen, of the table that everybody may see: the seats that act at it. */
  board = $state.raw<Board | null>(null);
  now = $derived.by((): Position | null => (this.board && this.#now ? this.board.open(this.#now) : this.#now));
  hints = $state(false); // whether there are hints for this game
  past = $state.raw<Moment | null>(null);
  /** What is drawn while the stage shows what led to now; the table itself is further already. */
  staged = $state.raw<{ view: Json; n: number; turn: number } | null>(null);
  director = $state.raw<Director | null>(null); // shows and tells it, from the first thing that happens
  following: Promise<void> | null = null; // until all that has happened was handed to it, in its order
  puzzle = false; // one choice is asked for, and answered as it is made: there is nothing to confirm
  #log = $state.raw<LogLine[]>([]);
  /** At one screen: the table that all may see. Its log is told to every seat, as nobody is “you” in it. */
  common = $state.raw<Table | null>(null);
  #hint = $state.raw<Hint | null>(null);
  chance = $state.raw<Chance | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  solution = $state.raw<Solution | null>(null);
  review = $state.raw<Review | null>(null);
  step = $state(0); // how far into the solution the preview stands
  asked = $state<number | null>(null); // the moment or step asked for while its answer is on the way
  notice = $state(''); // why the last thing was not done
  awaited = $state(''); // what is being computed, in words
  opened = $state(''); // a table that has just been opened from this one
  seconds = $state(0);
  left = $state.raw<number[]>([]); // each seat's seconds on the clock
  follow = $state(''); // the table where others at this one go on
  emoted = $state.raw<Emoted | null>(null); // what a player said last
  shared = $state(false); // whether all seats are played at this screen
  eyes = $state<number | null>(null); // whose eyes a replay is looked at with, after the end
  /** The same where it has to be named: at one screen nobody is “you”. */
  eyesOf = $derived.by(() => this.eyes ?? (this.shared && this.now?.over ? (this.welcome?.seat ?? null) : null));
  moving = false; // whether the next change is one to show in motion
  /** Called before and after every change of the position, so that a board can show what moved. */
  onbefore: (() => void) | null = null;
  onafter: (() => void) | null = null;

  /** Called with the table as it was and as it is, where something happened between. */
  onnews: ((had: Position, news: Position) => void) | null = null;

  view = $derived(this.past?.view ?? this.staged?.view ?? this.now?.view ?? null);
  /** What may be done in what is drawn: what comes next is offered once all that led there has been shown. */
  legal = $derived(this.past || this.staged ? NOTHING : (this.now?.legal ?? NOTHING));
  #left = 0; // how often the past was left
  looking = $derived(this.past !== null);
  duel = $derived((this.welcome?.players ?? 1) > 1);
  thinking = $derived(this.past === null && (this.now?.seats.some((seat) => seat.thinking) ?? false));
  bots = $derived(this.now?.seats.some((seat) => seat.bot) ?? false);
  closed = $derived.by(() => {
    const closes = gameOf(this.welcome?.game ?? '')?.closes;
    return closes !== undefined && (this.welcome?.deal.options.includes(closes) ?? false);
  });
  seated = $derived((this.welcome?.seat ?? 0) >= 0 || this.board !== null);
  /** How it ended, once all that led there has been shown. */
  over = $derived(this.staged ? null : this.now?.over);
  /** The seat of several that has won, where it has to be named: nobody's own is at stake for who watches, or at one screen. */
  victor = $derived(this.duel && (this.shared || !this.seated) ? (this.over?.returns ?? []).indexOf(1) : -1);
  n = $derived(this.past?.n ?? this.staged?.n ?? this.now?.n ?? 0);
  get log(): LogLine[] {
    return this.common ? this.common.log : this.#log;
  }
  /** The log as far as it has been shown. */
  told = $derived(this.staged ? upTo(this.log, this.staged.n) : this.log);
  last = $derived(this.now?.n ?? 0);
  /** The number of the first line that was sent; what came before it is sent on request. */
  first = $derived(this.log[0]?.n ?? this.last);
  /** The hint that was given, for the position of now alone. */
  get hint(): Hint | null {
    return this.past || this.solution ? null : this.#hint;
  }
  set hint(hint: Hint | null) {
    this.#hint = hint;
  }
  /** Where the replay or the solution stands, or will as soon as the answer is here. */
  at = $derived(this.asked ?? (this.solution ? this.step : this.n));

  #work = ''; // the id of the question for which it is computed
  #underway: { text: string; answer: Promise<Answer> } | null = null; // pressed twice, it is done once
  #waits: { version: number; settle: () => void }[] = [];
  #greeted = false;
  #fairness: Promise<Fairness> | null = null; // where the deal is fair
  #clock = 0;
  #base = 0;
  #toldAt = 0; // when the last table came
  #since = performance.now();

  constructor(
    readonly id: string,
    n: number | null,
    wire: (hear: (news: News) => void) => Wire,
  ) {
    this.link = wire((news) => this.#hear(news));
    if (n !== null) void this.goto(n);
    this.#clock = window.setInterval(() => this.#tick(), 1000);
  }

  close(): void {
    clearInterval(this.#clock);
    this.link.close();
  }

  // ---- to play

  act(action: number): Promise<Answer> {
    return this.#change({ type: 'act', action }, true);
  }
  undo = (): void => void (this.now?.can.undo && !this.looking && this.#change({ type: 'undo' }));
  /** Take back, or ask the other seat whether it may be. */
  back = (): void => {
    if (this.now?.can.undo) this.undo();
    else if (this.may('undo')) this.propose('undo');
  };
  redo = (): void => void (this.now?.can.redo && !this.looking && this.#change({ type: 'redo' }, true));
  restart = (): void => void (this.now?.can.restart && this.#anew({ type: 'restart' }));
  concede = (): void => void (this.now?.can.concede && this.#change({ type: 'concede' }));
  retract(n: number): Promise<Answer> {
    return this.#change({ type: 'retract', n }, true);
  }

  // Whoever begins again, or goes on from a bookmark, looks back no longer.
  #anew(ask: Change): void {
    this.present();
    void this.#change(ask);
  }

  #change(ask: Change, moving = false): Promise<Answer> {
    this.director?.go(ask.type);
    // Whoever comes back as somebody else, or to another table, does nothing there by mistake.
    const by = this.board?.actor(ask) ?? this;
    const from = by.seated ? { table: this.id, seat: by.welcome?.seat } : {};
    const whole: Ask = { ...ask, ...from, version: this.now?.version ?? 0 };
    const text = JSON.stringify(whole);
    if (this.#underway?.text === text) return this.#underway.answer;
    const answer = this.#changed(by, whole, moving);
    this.#underway = { text, answer };
    void answer.finally(() => {
      if (this.#underway?.answer !== answer) return;
      this.#underway = null;
      setTimeout(() => this.director?.raise());
    });
    return answer;
  }

  async #changed(by: Table, ask: Ask, moving: boolean): Promise<Answer> {
    this.notice = '';
    this.moving = moving;
    const answer = this.#told(await by.link.ask(ask));
    if (answer.type === 'done') await Promise.all([by.#arrived(answer.version), this.#arrived(answer.version)]);
    return answer;
  }

  // What was done is on its way to everybody; whoever asked goes on once it is here.
  #arrived(version: number): Promise<void> {
    if ((this.now?.version ?? 0) >= version) return Promise.resolve();
    return new Promise((settle) => (this.#waits = [...this.#waits, { version, settle }]));
  }

  #told(answer: Answer): Answer {
    if (answer.type === 'refused') this.notice = answer.words;
    return answer;
  }

  // ---- between two seats

  may(what: Proposal): boolean {
    return (this.now?.can.ask ?? []).includes(what);
  }
  propose = (what: Proposal): void => void this.#agree({ type: 'ask', what });
  reply = (what: Proposal, yes: boolean): void => void this.#agree({ type: 'reply', what, yes });
  claim = (): void => void (this.now?.can.claim && this.#change({ type: 'claim' }));

  async #agree(ask: Change): Promise<void> {
    const answer = await this.#change(ask);
    if (answer.type === 'opened') this.opened = answer.table;
  }

  /** Play with this deck, or with the one that I had before. */
  async bring(deck: string | null): Promise<Answer> {
    const answer = await this.link.ask(deck === null ? { type: 'bring' } : { type: 'bring', deck });
    if (answer.type === 'done') await this.#arrived(answer.version);
    return answer;
  }

  // ---- to look back

  async goto(n: number): Promise<void> {
    if (this.now && n >= this.last && !this.looking) return; // who looks at now looks at the last moment already
    const near = Math.abs(n - this.n) === 1;
    const left = this.#left;
    const eyes = this.eyesOf;
    const answer = await this.#awaitMoment(Math.max(0, n), {
      type: 'goto',
      n: Math.max(0, n),
      ...(eyes === null ? {} : { eyes }),
    });
    if (answer.type === 'moment' && left === this.#left) this.#look(answer, near); // who has left meanwhile stays at now
  }
  async #awaitMoment(at: number, ask: Ask): Promise<Answer> {
    this.asked = at;
    const answer = this.#told(await this.link.ask(ask));
    if (this.asked === at) this.asked = null;
    return answer;
  }
  /** Look at the same moment with the eyes of another seat; null for one's own. */
  look(eyes: number | null): void {
    this.eyes = eyes;
    void this.goto(this.n);
  }
  present(): void {
    this.#left++;
    this.asked = null;
    this.eyes = null;
    this.#shown(false, () => (this.past = null));
  }
  #look(moment: Moment, moving: boolean): void {
    this.#shown(moving, () => (this.past = moment));
    void this.whole();
  }
  /** So many steps on or back, in the solution if one lies open, else in the replay. */
  move(by: number): Promise<void> {
    const end = this.solution ? this.solution.steps.length : this.last;
    const to = Math.max(0, Math.min(end, this.at + by));
    return this.solution ? this.preview(to) : this.goto(to);
  }
  async branch(n: number): Promise<void> {
    const answer = this.#told(await this.link.ask({ type: 'branch', n }));
    if (answer.type === 'opened') this.opened = answer.table;
  }
  /** Ask for earlier lines of the log; say whether there were any. */
  async earlier(): Promise<boolean> {
    if (this.common) return this.common.earlier();
    const before = this.first;
    const answer = await this.link.ask({ type: 'earlier', before });
    if (answer.type !== 'lines' || before !== this.first) return false;
    this.#log = [...answer.lines, ...this.#log];
    return answer.lines.length > 0;
  }
  /** Ask for all of the log. */
  async whole(): Promise<void> {
    while (this.first > 0 && (await this.earlier()));
  }
  /** The position, or the moment looked at, in words. */
  async describe(n = this.past?.n): Promise<string> {
    const answer = await this.link.ask(n === undefined ? { type: 'describe' } : { type: 'describe', n });
    return answer.type === 'text' ? answer.words : '';
  }
  /** What these actions would come to, as far as this seat can know; null where that is not told. */
  async foresee(actions: number[]): Promise<Foreseen | null> {
    const answer = await (this.board?.actor() ?? this).link.ask({
      type: 'foresee',
      actions,
      version: this.now?.version ?? 0,
    });
    return answer.type === 'foreseen' ? answer : null;
  }
  /** The cards of which the view tells only a part. */
  async faces(): Promise<Json[]> {
    const answer = await this.link.ask({ type: 'faces' });
    return answer.type === 'faces' ? answer.cards : [];
  }
  mark = (name: string): void => void this.link.ask({ type: 'bookmark', name }).then((answer) => this.#told(answer));
  unmark = (mark: number): void => void this.link.ask({ type: 'unmark', mark });
  recall = (mark: number): void => this.#anew({ type: 'recall', mark });

  // ---- help

  async help(): Promise<void> {
    if (!this.now?.can.hint || this.looking || this.awaited) return;
    const tier = this.hint ? Math.min(this.hint.tier + 1, LAST_TIER) : 1;
    const answer = this.#told(await this.link.ask({ type: 'hint', version: this.now.version, tier }));
    if (answer.type === 'hint') this.hint = answer;
    else if (answer.type === 'refused' && answer.reason === 'stale') this.notice = ''; // who plays on wants no hint any more
  }
  async weigh(on: boolean): Promise<void> {
    const answer = this.#told(await this.link.ask({ type: 'chance', on }));
    if (answer.type === 'chance') this.chance = on ? answer : null;
    else if (answer.type === 'cancelled') void this.weigh(false);
  }
  async judge(on: boolean): Promise<void> {
    const answer = this.#told(await this.link.ask({ type: 'watch', on }));
    if (answer.type === 'verdict') this.verdict = on ? answer : null;
    else if (answer.type === 'cancelled') void this.judge(false);
  }
  async solve(n?: number): Promise<void> {
    if (this.awaited) return;
    const answer = this.#told(await this.link.ask(n === undefined ? { type: 'solve' } : { type: 'solve', n }));
    if (answer.type !== 'solution' || (n === undefined && answer.n !== this.last)) return;
    this.solution = answer;
    this.step = 0;
  }
  async preview(step: number): Promise<void> {
    const steps = this.solution?.steps.length ?? 0;
    const to = Math.max(0, Math.min(steps, step));
    const near = Math.abs(to - this.step) === 1;
    const answer = await this.#awaitMoment(to, { type: 'preview', steps: to });
    if (answer.type !== 'moment') return;
    this.step = to;
    if (to === 0 && this.solution?.n === this.last) this.#shown(near, () => (this.past = null));
    else this.#look(answer, near);
  }
  async takeover(): Promise<void> {
    const answer = await this.#change({ type: 'takeover', steps: this.step });
    if (answer.type === 'refused') return;
    if (answer.type === 'opened') this.opened = answer.table;
    this.shut();
  }
  shut(): void {
    this.solution = null;
    this.step = 0;
    this.present();
  }
  async rate(): Promise<void> {
    if (this.awaited) return;
    const answer = this.#told(await this.link.ask({ type: 'review' }));
    if (answer.type === 'review') this.review = answer;
  }
  /** Wait no longer for what is being computed. */
  stop = (): void => void (this.#work && this.link.ask({ type: 'cancel', work: this.#work }));

  // ---- what comes in

  speak(language: Language): void {
    if (this.link.state === 'open') void this.link.ask({ type: 'speak', language });
    if (this.past && !this.solution) void this.goto(this.past.n);
  }

  #hear(news: News): void {
    if (news.type === 'welcome') this.#welcomed(news);
    else if (news.type === 'table') this.settle(news);
    else if (news.type === 'waiting') this.#wait(news.id, news.words);
    else if (news.type === 'rematch') this.#goesOn(news.table);
    else if (news.type === 'emoted') this.emoted = news;
    else if (news.type === 'chance' && news.id === null) this.chance = news.on ? news : null;
    else if (news.type === 'verdict' && news.id === null) this.verdict = news.on ? news : null;
    if (news.type !== 'waiting' && 'id' in news && news.id === this.#work) this.#wait();
  }

  #welcomed(news: Welcome): void {
    this.sit(news);
    if (news.notice) this.notice = news.notice;
    void this.#fairness?.then((fairness) => fairness.again());
  }

  /** Sit down here. */
  sit(place: Place): void {
    this.welcome = place;
  }

  #wait(work = '', words = ''): void {
    this.#work = work;
    this.awaited = words;
  }

  // Players go on to the rematch; who watches is told where it is.
  #goesOn(table: string): void {
    if (this.seated) this.opened = table;
    else this.follow = table;
  }

  /** This is how things stand now. */
  settle(news: Position): void {
    const changed = news.version !== this.now?.version;
    const told = this.now && (this.now.decks ? !news.decks : this.duel && !this.now.over && news.over);
    this.seconds = this.#base = news.seconds;
    this.#since = performance.now();
    this.#toldAt = performance.now();
    const had = this.#now;
    if (had && changed) this.onnews?.(had, news);
    this.#shown(changed && this.moving, () => {
      this.#now = news;
      this.hints ||= news.can.hint;
      this.#log = [...upTo(this.#log, news.log.keep), ...news.log.lines];
      if (changed) {
        this.hint = null;
        this.review = null;
        if (had && !this.seated) this.notice = ''; // who only watches does nothing that would end it
        if (this.solution?.n !== news.n) this.solution = null;
        if (!this.solution) this.past = this.past && this.past.n <= news.n ? this.past : null;
      }
    });
    this.moving = false;
    if (news.rematch && !this.seated) this.follow = news.rematch;
    if (told) this.speak(settings.language); // more may be told of the deal from now on
    this.#habits(news);
    this.#season(news);
    for (const { version, settle } of this.#waits) if (version <= news.version) settle();
    this.#waits = this.#waits.filter(({ version }) => version > news.version);
    this.#tick();
  }

  // What a player always wants to be told is asked for once the table says that it can be.
  #habits(news: Position): void {
    if (this.#greeted) return;
    this.#greeted = true;
    if (settings.chance && news.can.chance) void this.weigh(true);
    if (settings.verdict && news.can.watch) void this.judge(true);
  }

  // A fair deal waits for every player: first for a pledge, then for the salt that was pledged.
  #season({ fair, over, view }: Position): void {
    if (!fair) return;
    const [game, seat] = [this.welcome?.game ?? '', this.welcome?.seat ?? -1];
    this.#fairness ??= import('./fair').then(({ Fairness }) => new Fairness(this.id));
    void this.#fairness.then(async (fairness) => {
      fairness.see(game, view);
      const ask = over ? null : await fairness.says(seat, fair);
      if (ask) await this.link.ask(ask); // said twice, it is refused: no player has done that
    });
  }

  /** What the end of a fair deal is worth; null before. */
  async fairness(): Promise<Finding | null> {
    const [now, welcome] = [this.now, this.welcome];
    if (!now?.fair || !now.over || !welcome) return null;
    const open = async (): Promise<Json[]> => {
      const seen: Json[] = [];
      for (let eyes = 0; eyes < welcome.players; eyes++) {
        const answer = await this.link.ask({ type: 'goto', n: now.n, eyes });
        if (answer.type === 'moment') seen.push(answer.view);
      }
      return seen;
    };
    return (await this.#fairness)?.finding(welcome.seat, now.fair, welcome.deal.options, open) ?? null;
  }

  /** Draw this view while it is shown what led to now; none draws now. */
  draw(staged: { view: Json; n: number } | null, moving: boolean): void {
    const turn = this.staged?.turn ?? this.now?.turn ?? 0; // that of what is shown, until all has been
    this.#shown(moving, () => (this.staged = staged && { ...staged, turn }));
  }
  /** Whether something done here is still on its way. */
  get busy(): boolean {
    return this.#underway !== null;
  }

  #shown(moving: boolean, change: () => void): void {
    if (moving && !settings.still) this.onbefore?.();
    change();
    if (moving && !settings.still) this.onafter?.();
  }

  #tick(): void {
    const clock = this.now?.clock;
    if (clock) {
      // Without a connection one's own time runs on at the table; what happens to the other's is not known.
      const blind = this.link.state !== 'open' && clock.running !== this.welcome?.seat;
      const until = blind && this.link.since ? Date.now() - this.link.since : 0;
      const gone = Math.max(0, performance.now() - this.#toldAt - until) / 1000;
      this.left = clock.left.map((left, seat) => Math.max(0, seat === clock.running ? left - gone : left));
    }
    const running = this.link.state === 'open' && !this.now?.over && !document.hidden;
    if (!running) {
      this.#since = performance.now() - (this.seconds - this.#base) * 1000;
      return;
    }
    this.seconds = this.#base + Math.floor((performance.now() - this.#since) / 1000);
  }
}
