// What a game brings to the table; everything else is the table's own.
import type { Component } from 'svelte';
import type { Table } from '../table/table.svelte';
import type { Json } from '../wire/messages';

export interface AnyDesk {
  /** Put down whatever is held; whether anything was. */
  letGo: () => boolean;
  /** The one action of this moment, if it is allowed. */
  confirm: () => void;
  /** What is in hand, in words, for the ask. */
  holding?: string;
  /** Keys of this game alone. */
  keys?: Record<string, () => void>;
}

export interface Face<D extends AnyDesk = AnyDesk> {
  desk: (table: Table) => D;
  Board: Component<{ desk: D }>;
  Before: Component<{ desk: D }>;
  After: Component<{ desk: D }>;
  /** The one action of a phone's foot bar. */
  Confirm: () => Promise<{ default: Component<{ desk: D }> }>;
  Layer: Component<{ desk: D }>;
  /** What later views show and the first does not: fetched at the first touch, or before a view is shown that wants it. */
  later?: { wanted: (view: Json) => boolean; fetch: () => Promise<unknown> };
  /** How a deal begins, as a sentence over its first view: it is told once, before what followed by itself is shown. */
  began?: (view: Json) => string;
  /** The clause of the rules that tells what may be done in this view. */
  clause?: (view: Json) => string;
  /** Whether each seat has a deck that may be looked at. */
  lists?: boolean;
}
