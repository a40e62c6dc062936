// What 12 Patrols brings to the table: its drawing, its desk and its one action for the foot bar.
import type { Face } from '../face';
import Board from './Kingdom.svelte';
import After from './After.svelte';
import Before from './Display.svelte';
import Layer from './Layer.svelte';
import { Desk } from './desk.svelte';
import type { View } from './view';
import type { Json } from '../../wire/messages';

const CLAUSES: Record<View['phase'], string> = {
  roll: 'c1',
  draw: 'c2',
  place: 'c3',
  fill: 'c4',
  change: 'c5',
  won: 'c7',
  lost: 'c7',
};
const clause = (view: Json): string => CLAUSES[(view as View).phase];

export default {
  desk: (table) => new Desk(table),
  Board,
  Before,
  After,
  Confirm: () => import('./Confirm.svelte'),
  Layer,
  clause,
} as Face<Desk>;
