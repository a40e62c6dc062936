// The drawing of a game that has none of its own: its description as a chart, what may be done as buttons.
import type { Face } from '../face';
import After from './Choices.svelte';
import Before from './Nothing.svelte';
import Board from './Chart.svelte';
import { Desk } from './desk.svelte';

export default {
  desk: (table) => new Desk(table),
  Board,
  Before,
  After,
  Confirm: () => import('./Only.svelte'),
  Layer: Before,
} as Face<Desk>;
