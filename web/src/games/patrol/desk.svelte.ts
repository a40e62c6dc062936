// What the player is about to do: a formation that is being drawn up, an attack that is being planned, an answer that
// waits for its moment. What may be done is read from the legal actions and the plans; none of it is computed here.

import { untrack } from 'svelte';
import { folded } from '../../shell/room.svelte';
import { t } from 'words:patrol';
import type { Table } from '../../table/table.svelte';
import type { Foreseen, Legal } from '../../wire/messages';
import { fateIn, type Fate } from './battle/end';
import { formationAt, keepFormation, type Formation } from './formations';
import type { Foresight } from './types';
import { PLACES, ROMAN, type Laid, type Parts, type PatrolRow, type Side, type View } from './view';

const parts = (legal: Legal): Parts => legal.parts as Parts;
const FIVE = 5;

export class Desk {
  chosen = $state<number | null>(null); // the card of mine that is to act, by place
  target = $state<number | null>(null); // whom it is to attack, or whom its ability is for
  spent = $state.raw<number[]>([]); // who is to be given up for the attack
  mine = $state<number | null>(null); // the patrol of mine that is being assigned, from 0
  lifted = $state<number | null>(null); // the card of the hand that is held
  draft = $state.raw<number[][]>([]); // cards of the hand by the patrol they are to be laid into
  large = $state.raw<{ place: number } | { card: number } | { slot: number; seat: number } | null>(null);
  fallen = $state<number | null>(null); // the seat whose discards lie open
  foreseen = $state.raw<Foreseen | null>(null);
  sending = $state(false);
  #asked = 0;
  #round = '';
  #keys = $state.raw<Uint32Array>(new Uint32Array(FIVE)); // what the hand is sorted by, drawn anew for each round

  constructor(readonly table: Table) {}

  view = $derived.by(() => this.table.view as View);
  acts = $derived.by(() => (this.table.now?.can.act ?? false) && !this.table.looking && !this.table.staged);
  /** The game is over, if only because somebody gave up: what the position still asks is asked of nobody. */
  ended = $derived.by(() => !!this.table.over && !this.table.looking);
  /** The seat at the lower edge: one's own, or the first for somebody who watches. */
  below = $derived.by(() => this.view.viewer ?? 0);
  /** The seat that acts here: one's own, or the one whose turn it is on a board for two. */
  seat = $derived.by(() => this.view.viewer ?? this.table.board?.mover?.welcome?.seat ?? 0);
  own = $derived.by((): Side => this.#side(this.below));
  enemy = $derived.by((): Side => this.#side(1 - this.below));
  #side(seat: number): Side {
    const side = this.view.seats[seat as 0 | 1];
    return { ...side, points: this.table.director?.counted(seat) ?? side.points };
  }
  // At one screen it is told of seats, as in the log: none is more one's own.
  called = ({ side, seat }: Side): string =>
    this.table.shared ? t('seat-number', { seat: seat + 1 }) : t('patrol-side', { side });
  based = ({ side, seat }: Side): string =>
    this.table.shared ? t('patrol-base-seat', { seat: seat + 1 }) : t('patrol-base', { side });
  phase = $derived.by(() => {
    const { phase } = this.view;
    // A window that is shown on the way was somebody else's, or is over.
    return this.acts && (phase !== 'window' || !this.table.staged) ? phase : '';
  });
  laid = $derived.by((): Map<number, Laid> => {
    const cards = this.view.seats.flatMap(({ patrols, base }) => [
      ...patrols.flatMap((patrol) => patrol.cards),
      ...base,
    ]);
    return new Map(cards.map((card) => [card.place, card]));
  });
  plan = $derived.by(() => this.view.plans.find(({ place }) => place === this.chosen) ?? null);

  /** The legal actions that name a place of mine, by place. */
  orders = $derived.by((): Map<number, Legal[]> => {
    const found = new Map<number, Legal[]>();
    for (const legal of this.phase === 'battle' ? this.table.legal : []) {
      const { place } = parts(legal);
      if (place === undefined) continue;
      const at = PLACES * this.seat + place;
      found.set(at, [...(found.get(at) ?? []), legal]);
    }
    return found;
  });
  stay = $derived.by(() => this.#find({ do: 'stay' }));
  /** Where an attack or an ability may go, and the action that aims there. */
  targets = $derived.by((): Map<number, number> => {
    const legal = this.phase === 'pick' || this.phase === 'aim' ? this.#placed('target') : [];
    return new Map(
      [...legal, ...(this.phase === 'battle' ? (this.plan?.targets ?? []) : [])].map(({ place, action }) => [
        place,
        action,
      ]),
    );
  });
  /** Who may be given up for the attack. */
  mates = $derived.by((): Map<number, number> => {
    const legal = this.phase === 'aim' ? this.#placed('sacrifice') : [];
    const planned = this.phase === 'battle' && this.target !== null ? (this.plan?.mates ?? []) : [];
    return new Map([...legal, ...planned].map(({ place, action }) => [place, action]));
  });
  /** The answer that is done when the window closes. */
  answer = $derived.by(() => (this.phase === 'window' ? (this.table.now?.window?.answer ?? null) : null));
  answers = $derived.by(() => (this.phase === 'window' ? this.table.legal : []));

  #find(wanted: Parts): Legal | null {
    return (
      this.table.legal.find((legal) => Object.entries(wanted).every(([key, value]) => legal.parts[key] === value)) ??
      null
    );
  }
  #placed(doing: string): { place: number; action: number }[] {
    return this.table.legal
      .filter((legal) => parts(legal).do === doing)
      .map((legal) => ({
        place: PLACES * (parts(legal).seat ?? this.seat) + (parts(legal).place ?? 0),
        action: legal.action,
      }));
  }
  /** An order of the chosen soldier in few words: who is meant is plain. */
  short(legal: Legal): string {
    const { do: doing, which, patrol } = parts(legal);
    const card = this.chosen === null ? undefined : this.laid.get(this.chosen);
    if (doing === 'use')
      return t(card?.up ? 'patrol-hide' : 'patrol-use', { ability: (which ? card?.bubble : card?.ability) ?? '' });
    if (doing === 'move') return t('patrol-change', { patrol: ROMAN[(patrol ?? 0) + 1] ?? '' });
    return doing === 'run' ? t('patrol-run') : legal.words;
  }
  /** What a card on the table is called, a back by its place. */
  nameOf(place: number | null): string {
    const card = this.laid.get(place ?? -1);
    return card ? (card.title ?? t('patrol-hidden', { place: card.name })) : '';
  }

  // ---- what another position makes of what was planned

  /** Called whenever the table changes: what the new position does not allow is put down. */
  follow(): void {
    const { view } = this;
    const round = `${view.round} ${view.phase}`;
    if (round !== this.#round) {
      this.#round = round;
      this.#keys = crypto.getRandomValues(new Uint32Array(FIVE));
      this.draft = [];
      this.#takeUp();
      this.lifted = null;
      this.mine = null;
    }
    if (this.ended) this.#keep(null);
    if (this.chosen !== null && this.phase === 'battle' && !this.orders.has(this.chosen) && !this.sending) this.drop();
    if (this.target !== null && !this.targets.has(this.target) && !this.sending) this.target = null;
  }

  /** What was laid out here in this round before the page was left, or looked back from; else it is kept no longer. */
  #takeUp(): void {
    const [round, keys, draft] = formationAt(this.#place) ?? ['', [], []];
    if (round === this.#round) {
      this.#keys = Uint32Array.from(keys);
      this.draft = this.#rows(draft.map((cards) => cards.filter((card) => this.hand.includes(card))));
    } else if (!this.table.looking && !this.table.staged) this.#keep(null);
  }

  get #place(): string {
    return `${this.table.id}.${this.below}`;
  }
  #keep(made: Formation | null): void {
    keepFormation(this.#place, made);
  }

  drop(): void {
    this.chosen = null;
    this.target = null;
    this.spent = [];
  }

  /** Whether somebody face down acts before all eyes: what comes of it, or what it could do, would tell who it is. */
  veiled = $derived.by(
    () =>
      this.table.board !== null &&
      [this.chosen, this.view.action?.actor ?? null, ...this.spent].some(
        (place) => place !== null && this.laid.get(place)?.up === false,
      ),
  );

  // ---- what the plan would come to

  steps = $derived.by((): number[] => {
    const { chosen, target } = this;
    const aim = target === null ? undefined : this.targets.get(target);
    if (aim === undefined) return [];
    const spent = this.spent.flatMap((place) => this.mates.get(place) ?? []);
    if (this.phase !== 'battle') return [...spent, aim];
    return chosen === null || !this.plan ? [] : [this.plan.action, ...spent, aim];
  });

  /** Ask what the plan would do, as far as this seat can know it. */
  foresee(): void {
    const { steps } = this;
    const mine = ++this.#asked;
    untrack(() => (this.foreseen = null));
    if (!steps.length || this.veiled || untrack(() => this.sending)) return;
    void this.table.foresee(steps).then((found) => {
      if (mine === this.#asked) this.foreseen = found?.words.length ? found : null; // an ability that does not attack
    });
  }

  /** What is foreseen for a card. */
  fate = (place: number): Fate => fateIn(this.foreseen?.facts, place);

  // ---- choosing

  /** Whether a press on this place chooses something; else it opens the card. */
  usable(place: number): boolean {
    return this.targets.has(place) || this.orders.has(place) || this.assigning(place) !== null;
  }

  press(place: number): void {
    if (this.sending) return;
    if (this.mates.has(place) && place !== this.chosen) this.spend(place);
    else if (this.targets.has(place)) this.aim(place);
    else if (this.orders.has(place)) this.choose(place);
    else {
      const patrol = this.assigning(place);
      if (patrol) this.assign(patrol.seat, patrol.number);
      else this.large = { place };
    }
  }
  choose(place: number): void {
    const again = this.chosen === place;
    this.drop();
    if (!again) this.chosen = place;
  }
  aim(place: number): void {
    if (this.target === place) return this.confirm();
    this.target = place;
  }
  spend(place: number): void {
    this.spent = this.spent.includes(place) ? this.spent.filter((other) => other !== place) : [...this.spent, place];
  }

  // ---- assigning

  open = $derived.by(() => {
    const pairs = this.phase === 'assign' ? this.table.legal.map(parts).filter((found) => found.do === 'pair') : [];
    return {
      own: new Set(pairs.map(({ own }) => own ?? 0)),
      enemy: new Set(pairs.filter(({ own }) => this.mine === null || own === this.mine).map(({ enemy }) => enemy ?? 0)),
    };
  });
  /** The patrol of a place, if it may be assigned now. */
  assigning(place: number): { seat: number; number: number } | null {
    const seat = Math.floor(place / PLACES);
    const patrol = this.view.seats[seat as 0 | 1].patrols.find(({ cards }) =>
      cards.some((card) => card.place === place),
    );
    return patrol && this.assignable(seat, patrol) ? { seat, number: patrol.patrol - 1 } : null;
  }
  assignable = (seat: number, { patrol }: PatrolRow): boolean =>
    seat === this.seat ? this.open.own.has(patrol - 1) : this.mine !== null && this.open.enemy.has(patrol - 1);
  assign(seat: number, number: number): void {
    if (seat === this.seat) this.mine = this.mine === number ? null : number;
    else if (this.mine !== null) this.#do(this.#find({ do: 'pair', own: this.mine, enemy: number }));
  }

  // ---- drawing up patrols

  /** Patrols that are begun on the table, then those of the draft. */
  formation = $derived.by((): { laid: Laid[]; cards: number[] }[] => {
    const begun = this.own.patrols.map(({ cards }) => cards);
    return Array.from({ length: Math.max(begun.length, this.draft.length) }, (_, i) => ({
      laid: begun[i] ?? [],
      cards: this.draft[i] ?? [],
    }));
  });
  /** The hand in an order of this page's own, another in each round: whoever lays it as it lies tells nothing by it. */
  hand = $derived.by((): number[] => {
    const keys = this.#keys;
    return this.own.hand.map(({ card }) => card).sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0));
  });
  left = $derived.by((): number[] => {
    const taken = new Set(this.draft.flat());
    return this.hand.filter((card) => !taken.has(card));
  });
  ready = $derived.by(
    () => this.phase === 'setup' && this.left.length === 0 && this.draft.some((cards) => cards.length > 0),
  );
  room = $derived.by(() => this.formation.length < FIVE);

  hold(card: number): void {
    this.lifted = this.lifted === card ? null : card;
  }
  /** Lay a card of the hand into a patrol of the draft; -1 takes it back into the hand. */
  place(card: number, patrol: number): void {
    const rows = Array.from({ length: Math.max(this.draft.length, patrol + 1) }, (_, i) =>
      (this.draft[i] ?? []).filter((other) => other !== card),
    );
    rows[patrol]?.push(card);
    this.#form(this.#rows(rows));
    this.lifted = null;
  }
  /** A patrol without cards is none, unless some were laid into it on the table. */
  #rows(rows: number[][]): number[][] {
    return rows.filter((cards, i) => i < this.own.patrols.length || cards.length > 0);
  }
  /** Lay the draft out so; this browser keeps it until it is confirmed. */
  #form(draft: number[][]): void {
    this.draft = draft;
    const made: Formation = [this.#round, [...this.#keys], draft];
    this.#keep(draft.flat().length ? made : null);
  }
  layInto(patrol: number): void {
    const card = this.lifted ?? this.left[0];
    if (card !== undefined) this.place(card, patrol);
  }
  /** Everybody in one patrol, or everybody alone. */
  gather = (): void => this.#form([this.hand]);
  scatter = (): void => this.#form(this.hand.map((card) => [card]));
  async march(): Promise<void> {
    if (!this.ready || this.sending) return;
    const rows = this.draft.map((cards) => cards.filter((card) => this.hand.includes(card)));
    this.sending = true;
    for (const [patrol, cards] of rows.entries()) {
      for (const card of cards) {
        const legal = this.#find({ do: 'lay', card, patrol });
        if (!legal || (await this.table.act(legal.action)).type !== 'done') return void (this.sending = false);
      }
    }
    this.#keep(null);
    this.sending = false;
  }

  // ---- doing

  /** A dragged card was let go on a target: false if it goes back. */
  dropOn(target: string | null): false | Promise<unknown> {
    const [kind, name] = (target ?? '').split(' ');
    const number = Number(name);
    if (this.phase === 'setup' && kind === 'patrol' && this.lifted !== null) {
      this.place(this.lifted, number);
      return Promise.resolve();
    }
    this.lifted = null;
    if (kind === 'place' && this.targets.has(number)) this.target = number; // shown before it is confirmed
    return false;
  }

  confirm = (): void => {
    if (this.sending) return;
    if (this.phase === 'setup') void this.march();
    else if (this.steps.length) void this.#run(this.steps);
    else if (this.phase === 'window') this.reply(this.answers[0]?.action ?? null);
    else if (this.phase && this.table.legal.length === 1) this.#do(this.table.legal[0] ?? null);
  };
  async #run(steps: number[]): Promise<void> {
    this.sending = true;
    for (const step of steps) {
      if (!this.table.legal.some(({ action }) => action === step)) break; // what follows by itself has been done
      if ((await this.table.act(step)).type !== 'done') break;
    }
    this.sending = false;
    this.drop();
  }
  #do(legal: Legal | null): void {
    if (!legal || this.sending) return;
    this.drop();
    this.mine = null;
    void this.table.act(legal.action);
  }
  take(legal: Legal): void {
    this.#do(legal);
  }

  /** Answer; the table does it when the window's time is over, whatever there was to think about. */
  reply(action: number | null): void {
    if (action !== null && this.phase === 'window') void this.table.act(action);
  }

  holding = $derived.by(() => {
    if (this.phase === 'setup')
      return this.lifted === null
        ? ''
        : t('patrol-holding', { name: this.own.hand.find(({ card }) => card === this.lifted)?.title ?? '' });
    // Above a board in one column the odds stand in sight, too.
    const odds = folded.now ? this.#odds() : '';
    if (this.target !== null && odds) return odds;
    if (this.chosen === null) return '';
    if (this.target === null)
      return t(this.targets.size ? 'patrol-chosen' : 'patrol-chosen-alone', { name: this.nameOf(this.chosen) });
    return t('patrol-against', { name: this.nameOf(this.chosen), target: this.nameOf(this.target) });
  });

  /** What an attack on somebody hidden would come to, in few words. */
  #odds(): string {
    if (!this.foreseen) return '';
    const { hidden, prospect } = this.foreseen.facts as Foresight;
    if (!hidden) return '';
    if (!prospect || prospect.cards === 1) return this.foreseen.words.join(' ');
    const { cards, beats, trades, loses } = prospect;
    const neither = cards - beats - trades - loses;
    return trades + loses ? t('patrol-odds', { ...prospect, neither }) : t('patrol-odds-shot', { ...prospect });
  }

  keys = {
    s: (): void => this.#do(this.phase === 'battle' ? this.stay : null),
    l: (): void => {
      const at = document.activeElement?.closest<HTMLElement>('[data-place], [data-card]')?.dataset;
      const place = at?.place === undefined ? this.chosen : Number(at.place);
      const card = at?.card === undefined ? this.lifted : Number(at.card);
      if (place !== null) this.large = { place };
      else if (card !== null) this.large = { card };
    },
  };

  letGo = (): boolean => {
    const was =
      this.chosen !== null ||
      this.target !== null ||
      this.lifted !== null ||
      this.mine !== null ||
      this.large !== null ||
      this.fallen !== null;
    if (this.target !== null && this.phase === 'battle') {
      this.target = null;
      this.spent = [];
      return true;
    }
    this.drop();
    this.lifted = null;
    this.mine = null;
    this.large = null;
    this.fallen = null;
    return was;
  };
}
