// What a game brings to the table; everything else is the table's own.
import type { Part } from 'virtual:words';
import type { Component } from 'svelte';
import { words } from '../shell/words.svelte';
import type { Table } from '../table/table.svelte';
import type { Over } from '../wire/messages';

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
  Confirm: Component<{ desk: D }>;
  Layer: Component<{ desk: D }>;
  /** The clause of the rules that tells what may be done in this view. */
  clause?: (view: Record<string, unknown>) => string;
  /** How an end is called here. */
  end?: (over: Over) => string;
}

interface Source {
  load: () => Promise<{ default: unknown }>;
  /** The words that this drawing alone needs. */
  parts?: Part[];
}

const FACES: Record<string, Source> = {
  'twelve-patrols': { load: () => import('./twelve-patrols/face') },
  patrol: { load: () => import('./patrol/face'), parts: ['patrol'] },
  spellfire: { load: () => import('./spellfire/face'), parts: ['spellfire'] },
};
const ANY: Source = { load: () => import('./any/face') };

/** The drawing of a game; one that has none of its own is drawn from the words that every game has. */
export async function faceOf(game: string): Promise<Face> {
  const { load, parts = [] } = FACES[game] ?? ANY;
  return (await Promise.all([load(), words.need(parts)]))[0].default as Face;
}
