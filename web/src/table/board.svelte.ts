// The board that two at one screen share: what anybody may see, on which whoever's turn it is acts. What a seat alone
// may see is looked at while a button is held, or on its own view of the table, for which the device is handed over.

import type { Can, Change, Json, Legal, Position } from '../wire/messages';
import type { Table } from './table.svelte';

/** What a game lets two at one screen share. */
export interface Shares {
  /** Whether the choice of this view is made before all eyes. */
  open: (view: Json) => boolean;
  /** The choices that tell nothing of what is hidden. */
  legal: (legal: Legal[], view: Json) => Legal[];
  /** The board as everybody sees it, with what the seat in turn may plan; one seat's own cards are open while it looks. */
  view: (shared: Json, mover: Json | null, looking: { seat: number; view: Json } | null) => Json;
  /** Which round it is, and the points of both. */
  stands: (view: Json) => { round: number; first: number; second: number };
}

export class Board {
  /** The seat that looks at its own cards just now. */
  looking = $state<number | null>(null);

  constructor(
    readonly seats: Table[],
    readonly shares: Shares,
    /** Give the screen to the seat in turn alone. */
    readonly alone: () => void,
  ) {}

  mover = $derived.by(() => this.seats.find(({ now }) => now?.can.act) ?? null);

  /** The position as everybody may see it, with what may be done on it. */
  open(now: Position): Position {
    const mover = this.mover?.now;
    const acts = mover?.version === now.version && this.shares.open(mover.view);
    const seen = this.looking === null ? null : this.seats.find(({ welcome }) => welcome?.seat === this.looking)?.now;
    return {
      ...now,
      can: { ...now.can, act: acts, ...this.#may() },
      legal: mover && acts ? this.shares.legal(mover.legal, now.view) : [],
      view: this.shares.view(
        now.view,
        mover && acts ? mover.view : null,
        seen?.version === now.version && this.looking !== null ? { seat: this.looking, view: seen.view } : null,
      ),
    };
  }

  #may(): Partial<Can> {
    const cans = this.seats.flatMap(({ now }) => now?.can ?? []);
    return {
      undo: cans.some(({ undo }) => undo),
      redo: cans.some(({ redo }) => redo),
      undo_assists: cans.some(({ undo, undo_assists }) => undo && undo_assists),
      concede: this.mover?.now?.can.concede ?? false,
      ask: cans.flatMap(({ ask }) => ask),
    };
  }

  /** The seat that does this: the one whose turn it is, the one that may, the one that was asked. */
  actor(change?: Change): Table | null {
    const may = (can: (can: Can) => boolean): Table | null =>
      this.seats.find(({ now }) => now && can(now.can)) ?? this.mover;
    if (!change) return this.mover;
    if (change.type === 'undo') return may(({ undo }) => undo);
    if (change.type === 'redo') return may(({ redo }) => redo);
    if (change.type === 'ask') return may(({ ask }) => ask.includes(change.what));
    if (change.type !== 'reply') return this.mover;
    return (
      this.seats.find(({ now, welcome }) =>
        now?.asks.some(({ what, seat }) => what === change.what && seat !== welcome?.seat),
      ) ?? this.mover
    );
  }
}
