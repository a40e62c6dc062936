// What the player has chosen, and what may be done with it: all of it read from the legal actions, none of it computed.

import { t } from 'words:spellfire';
import type { Table } from '../../table/table.svelte';
import type { Legal } from '../../wire/messages';
import { champion, COLUMNS, type CardView, type ChampionView, type Forecast, type Parts, type View } from './view';

/** Actions that take two cards: the second one is where the first may be laid. */
export const PAIRED = ['attack', 'attach'];

/** What a player does; all else is done by chance. */
export type Chosen = Parts & { do: Exclude<Parts['do'], 'turn' | 'resolve' | 'settle'> };

export interface Move extends Legal {
  p: Chosen;
  forecast: Forecast | null;
}

export class Desk {
  picked = $state<number | null>(null); // the card chosen
  large = $state<CardView | null>(null); // a card opened large
  piles = $state(false); // the discard pile, looked through

  constructor(readonly table: Table) {}

  view = $derived.by(() => this.table.view as View);
  moves = $derived.by((): Move[] => {
    const forecasts = new Map(this.view.forecasts.map((forecast) => [forecast.action, forecast]));
    return this.table.legal.map((legal) => ({
      ...legal,
      p: legal.parts as Chosen,
      forecast: forecasts.get(legal.action) ?? null,
    }));
  });

  /** Every card that lies open, by its number. */
  cards = $derived.by(() => {
    const found = new Map<number, CardView | ChampionView>();
    const add = (card: CardView | ChampionView | null | undefined): void => {
      if (!card) return;
      found.set(card.card, card);
      if (champion(card)) card.borne.forEach(add);
    };
    const { columns, pool, rule, event, fight, waiting, discards } = this.view;
    for (const card of [rule, event, waiting, ...discards]) add(card);
    for (const side of [fight?.attacker, fight?.defender]) [side?.champion, ...(side?.borne ?? [])].forEach(add);
    for (const { realm, holding, face } of columns) [realm, holding, face].forEach(add);
    pool.forEach(add);
    return found;
  });

  /** The cards that an action takes: those that may be chosen for it on the table. */
  #of({ p }: Move): number[] {
    const column = p.column === undefined ? undefined : this.view.columns[p.column];
    const face = column?.face?.card ?? column?.realm?.card;
    if (p.do === 'choose') return [p.card ?? -1];
    if (PAIRED.includes(p.do)) return [face ?? -1, p.card ?? -1];
    if (p.do === 'option') return [this.view.waiting?.card ?? -1];
    return column ? [face ?? -1] : [];
  }

  /** What may be done with each card. */
  can = $derived.by(() => {
    const found = new Map<number, Move[]>();
    for (const move of this.moves)
      for (const card of this.#of(move)) found.set(card, [...(found.get(card) ?? []), move]);
    return found;
  });

  /** What may be done with the chosen card. */
  mine = $derived.by((): Move[] => (this.picked === null ? [] : (this.can.get(this.picked) ?? [])));

  /** Where the chosen card may be laid: the other card of an action of two. */
  targets = $derived.by(() => {
    const found = new Map<number, Move>();
    for (const move of this.mine)
      if (PAIRED.includes(move.p.do))
        for (const card of this.#of(move)) if (card !== this.picked) found.set(card, move);
    return found;
  });

  /** What the hint points at. */
  pointed = $derived.by(() => {
    const marks = new Set<number>();
    const { hint } = this.table;
    for (const { card, column } of (hint?.point ?? []) as Parts[]) {
      const at = column === undefined ? null : this.view.columns[column];
      for (const one of [card, at?.face?.card ?? at?.realm?.card]) if (one !== undefined) marks.add(one);
    }
    for (const move of this.moves) if (move.action === hint?.action) for (const card of this.#of(move)) marks.add(card);
    return marks;
  });
  hinted = $derived.by(() => this.table.hint?.action ?? null);

  /** The one action of this moment: the only one there is, or the only one of the chosen card. */
  one = $derived.by((): Move | null => {
    const own = this.mine.filter(({ p }) => !PAIRED.includes(p.do));
    if (own.length === 1 && this.mine.length === 1) return own[0] ?? null;
    if (this.mine.length === 1) return this.mine[0] ?? null;
    return this.picked === null && this.moves.length === 1 ? (this.moves[0] ?? null) : null;
  });

  holding = $derived.by(() => {
    const card = this.picked === null ? null : this.cards.get(this.picked);
    return card && this.targets.size ? t('sf-holding', { name: card.name }) : '';
  });

  /** Choose a card; the second of two does the action, and so does a chosen card with one thing to do. */
  take(card: CardView): void {
    const target = this.targets.get(card.card);
    if (target) this.do(target);
    else if (this.picked !== card.card) this.picked = card.card;
    else if (this.one) this.do(this.one);
    else this.picked = null;
  }

  do(move: Move): void {
    this.picked = null;
    void this.table.act(move.action);
  }

  /** A dragged card was let go: false if it may not stay there, else the table's answer. */
  drop(target: string | null): false | Promise<unknown> {
    const move = this.targets.get(Number((target ?? '').replace('card ', '')));
    this.picked = null;
    if (!move) {
      if (target !== null) this.table.notice = t('not-there');
      return false;
    }
    return this.table.act(move.action);
  }

  confirm = (): void => {
    if (this.one) this.do(this.one);
  };

  letGo = (): boolean => {
    const was = this.picked !== null || this.large !== null || this.piles;
    this.picked = null;
    this.large = null;
    this.piles = false;
    return was;
  };

  #column(column: number): void {
    const { face, realm } = this.view.columns[column] ?? {};
    const card = face ?? realm;
    if (card) this.take(card);
  }
  #open(): void {
    const at = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card;
    this.large = this.cards.get(at === undefined ? (this.picked ?? -1) : Number(at)) ?? null;
  }
  /** Columns are 1 to 6. */
  keys = {
    l: (): void => this.#open(),
    ...Object.fromEntries(Array.from(COLUMNS, (_, at) => [String(at + 1), () => this.#column(at)])),
  };
}
