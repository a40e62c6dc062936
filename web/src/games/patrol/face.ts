// What Patrol brings to the table: its field, its desk, what may be ordered, and the one action of the foot bar.
import type { Face } from '../face';
import Before from './Seats.svelte';
import After from './Orders.svelte';
import Board from './Field.svelte';
import Layer from './Layer.svelte';
import { ahead, wanted } from './ahead.svelte';
import { Desk } from './desk.svelte';
import type { View } from './view';
import type { Json } from '../../wire/messages';

const CLAUSES: Partial<Record<View['phase'], string>> = {
  setup: 'c3-2',
  assign: 'c3-4',
  battle: 'c4-1',
  aim: 'c4-5',
  window: 'c5-5',
  pick: 'c5-1',
  over: 'c9',
};
const clause = (view: Json): string => CLAUSES[(view as View).phase] ?? 'c4-1';

export default {
  desk: (table) => new Desk(table),
  Board,
  Before,
  After,
  Confirm: () => import('./Confirm.svelte'),
  Layer,
  later: { wanted, fetch: ahead.fetch },
  clause,
  lists: true,
} as Face<Desk>;
