// What the player holds, and where it may go: all of it read from the legal actions, none of it computed.

import { t } from 'words:twelve-patrols';
import type { Table } from '../../table/table.svelte';
import type { Legal } from '../../wire/messages';
import { COLOURS, colourOf, faceOf, type Edge, type Order, type Parts, type View } from './view';

export type Held =
  { kind: 'region'; region: number } | { kind: 'item'; item: number } | { kind: 'spot'; spot: number } | null;

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const CORNER = 0;

type Actions = Map<number, Map<number, number>>;

function into(map: Actions, first: number, second: number, action: number): void {
  if (!map.has(first)) map.set(first, new Map());
  map.get(first)?.set(second, action);
}

function sorted(legal: Legal[]): {
  places: Actions;
  puts: Actions;
  gives: Map<number, number>;
  turns: Actions;
  end: number | null;
} {
  const places: Actions = new Map(),
    puts: Actions = new Map(),
    turns: Actions = new Map(),
    gives = new Map<number, number>();
  let end: number | null = null;
  for (const { action, parts } of legal) {
    const p = parts as Parts;
    if (p.do === 'place') into(places, p.region ?? 0, p.target ?? 0, action);
    else if (p.do === 'put') into(puts, p.item ?? 0, p.spot ?? 0, action);
    else if (p.do === 'discard') gives.set(p.item ?? 0, action);
    else if (p.do === 'change') into(turns, (p.colour ?? 0) * 7 + (p.from ?? 0), p.to ?? 0, action);
    else if (p.do === 'end') end = action;
  }
  return { places, puts, gives, turns, end };
}

export class Desk {
  held = $state.raw<Held>(null);
  giving = $state(false); // choosing what to give up for a change
  die = $state<number | null>(null); // the die that changes, while its new value is chosen
  large = $state<number | null>(null); // a region opened large
  spoken = $state.raw<Order | null>(null); // the order that is pointed at
  read = $state.raw<{ cell: number; edge: Edge } | null>(null); // the plaque that is pointed at

  constructor(readonly table: Table) {}

  view = $derived.by(() => this.table.view as View);
  /** The order or the plaque pointed at, while it stands: the plaque and the spots that it reads are lit. */
  lit = $derived.by(() => {
    const plaque = this.read && this.view.kingdom[this.read.cell]?.edges[this.read.edge];
    if (this.read && plaque) return { ...this.read, spots: plaque.spots };
    return this.view.orders.find((order) => order === this.spoken) ?? null;
  });
  can = $derived.by(() => sorted(this.table.legal));
  turned = $state.raw<[number, number] | null>(null); // the die that was changed last, before and after
  changing = $derived.by(() => this.can.turns.size > 0);
  /** No region lies yet: the frame floats, so that wherever the first is laid, it is the corner A1. */
  bare = $derived.by(() => this.view.kingdom.every((laid) => laid === null));

  /** Where the held thing may go: `target N` or `spot N`. */
  targets = $derived.by(() => {
    const held = this.held;
    if (held?.kind === 'region') {
      const legal = [...(this.can.places.get(held.region)?.keys() ?? [])];
      return new Set((this.bare && legal.length ? CELLS : legal).map((n) => `target ${n}`));
    }
    if (held?.kind === 'item')
      return new Set([...(this.can.puts.get(held.item)?.keys() ?? [])].map((n) => `spot ${n}`));
    return new Set<string>();
  });

  /** Spots that something may be put into now. */
  open = $derived.by(() => new Set([...this.can.puts.values()].flatMap((spots) => [...spots.keys()])));

  /** What the hint points at, as `region N`, `target N`, `spot N`, `item N`, `end`. */
  pointed = $derived.by(() => {
    const marks = new Set<string>();
    const hint = this.table.hint;
    const points = hint?.point.length
      ? hint.point
      : this.table.legal.filter((legal) => legal.action === hint?.action).map((legal) => legal.parts);
    for (const point of points) {
      for (const name of ['region', 'target', 'spot', 'item'])
        if (typeof point[name] === 'number') marks.add(`${name} ${point[name]}`);
      if (point.do === 'end') marks.add('end');
      if (point.do === 'change') marks.add(`item ${Number(point.colour) * 7 + Number(point.from)}`);
    }
    return marks;
  });

  /** What is in hand, in words, for the ask. */
  holding = $derived.by(() => {
    const held = this.held;
    if (held?.kind === 'region')
      return t(this.bare ? 'holding-first' : 'holding-region', { name: this.view.regions[held.region]?.name ?? '' });
    return held?.kind === 'item' ? t('holding-item', { item: this.say(held.item) }) : this.#laid;
  });
  #laid = $state(''); // what was said of it, from its being laid to the table's answer

  usable(item: number): boolean {
    if (this.changing) return this.can.turns.has(item);
    if (this.giving) return this.can.gives.has(item);
    if (this.held?.kind === 'spot') return this.can.puts.get(item)?.has(this.held.spot) ?? false;
    return this.can.puts.has(item);
  }

  // ---- taking and laying

  /** Whether the keyboard goes to this item by itself: a die that was changed will be put somewhere. */
  leads(item: number): boolean {
    return item === this.turned?.[this.changing ? 0 : 1];
  }

  takeRegion(region: number): void {
    if (!this.can.places.has(region)) return;
    this.held = this.held?.kind === 'region' && this.held.region === region ? null : { kind: 'region', region };
    this.giving = false;
  }

  takeItem(item: number): void {
    if (this.changing) this.die = this.can.turns.has(item) ? item : null;
    else if (this.giving) void this.#do(this.can.gives.get(item));
    else if (this.held?.kind === 'spot' && this.can.puts.get(item)?.has(this.held.spot))
      void this.#do(this.can.puts.get(item)?.get(this.held.spot), true);
    else if (this.can.puts.has(item))
      this.held = this.held?.kind === 'item' && this.held.item === item ? null : { kind: 'item', item };
    else if (this.table.legal.length)
      this.table.notice = this.view.phase === 'place' ? t('orders-place') : this.view.ask.detail;
  }

  takeSpot(spot: number): void {
    if (this.held?.kind === 'item') {
      const action = this.can.puts.get(this.held.item)?.get(spot);
      if (action === undefined) this.refuse(spot);
      else void this.#do(action);
    } else this.held = this.held?.kind === 'spot' && this.held.spot === spot ? null : { kind: 'spot', spot };
    this.giving = false;
  }

  layOn(target: number): void {
    if (this.held?.kind === 'region') void this.#do(this.placing(this.held.region, target));
  }

  /** The action that lays this region there. */
  placing(region: number, target: number): number | undefined {
    const there = this.can.places.get(region);
    return there?.get(target) ?? (this.bare ? there?.get(CORNER) : undefined);
  }

  /** Say why what is held may not go there: into this spot, or onto a space that is not marked. */
  refuse(spot?: number): void {
    const there = this.view.spots.find((found) => found.spot === spot);
    if (there?.state === 'closed') this.table.notice = t('not-closed');
    else if (this.held?.kind === 'region') this.table.notice = t('not-apart');
    else this.table.notice = t('not-there');
  }

  turnTo(value: number): void {
    if (this.die === null) return;
    void this.#do(this.can.turns.get(this.die)?.get(value));
    this.turned = [this.die, this.die - (this.die % 7) + value];
    this.die = null;
  }

  /** A dragged thing was let go on a target, or where there is none (`''` on the board): false if it may not stay there, else the table's answer. */
  drop(target: string | null): false | Promise<unknown> {
    const [kind, name] = (target ?? '').split(' ');
    const held = this.held;
    const action =
      held?.kind === 'region' && kind === 'target'
        ? this.placing(held.region, Number(name))
        : held?.kind === 'item' && kind === 'spot'
          ? this.can.puts.get(held.item)?.get(Number(name))
          : undefined;
    if (action === undefined && target !== null) this.refuse();
    if (action !== undefined) return this.#do(action);
    this.held = null;
    return false;
  }

  confirm = (): void => {
    if (this.can.end !== null) void this.#do(this.can.end);
    else if (this.view.phase === 'fill')
      this.table.notice = this.view.orders.find((order) => !order.warning)?.words ?? '';
  };

  /** Begin to change a die: the next item chosen is given up. */
  give = (): void => {
    if (!this.can.gives.size || this.changing) return;
    this.letGo();
    this.giving = true;
  };
  keys = {
    c: this.give,
    l: (): void => {
      const at = document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region;
      if (at !== undefined) this.large = Number(at);
      else if (this.held?.kind === 'region') this.large = this.held.region;
    },
  };

  letGo = (): boolean => {
    const holding = this.held !== null || this.giving || this.die !== null || this.large !== null;
    this.held = null;
    this.giving = false;
    this.die = null;
    this.large = null;
    return holding;
  };

  async #do(action: number | undefined, keep = false): Promise<void> {
    if (action === undefined) return;
    this.#laid = this.holding;
    if (!keep) this.held = null;
    this.giving = false;
    this.turned = null;
    await this.table.act(action);
    this.#laid = '';
  }

  // ---- taking back

  /** The log number that takes this item out of this spot again, if it may. */
  takeBack(spot: number, item: number): number | null {
    const allowed = this.table.looking ? [] : (this.table.now?.can.retract ?? []);
    for (const line of [...this.table.log].reverse()) {
      const p = (line.parts ?? null) as Parts | null;
      if (p?.do === 'put' && p.spot === spot && p.item === item) return allowed.includes(line.n) ? line.n : null;
    }
    return null;
  }

  async moveItem(spot: number, item: number, target: string | null): Promise<void> {
    const n = this.takeBack(spot, item);
    if (n === null) return;
    await this.table.retract(n);
    const [kind, name] = (target ?? '').split(' ');
    const action = kind === 'spot' && Number(name) !== spot ? this.can.puts.get(item)?.get(Number(name)) : undefined;
    if (action !== undefined) await this.table.act(action);
  }

  say(item: number): string {
    const face = faceOf(item);
    const colour = t(`colour-${COLOURS[Math.floor(item / 7)] ?? colourOf(item)}`);
    return face ? t('a-die', { colour, face }) : t('a-cube', { colour });
  }
}
