// What Solitaire Spellfire brings to the table: its tableau, its desk, its fight sheet.
import { t } from 'words:spellfire';
import type { Face } from '../face';
import After from './After.svelte';
import Board from './Board.svelte';
import Layer from './Layer.svelte';
import Before from './Rail.svelte';
import { Desk } from './desk.svelte';
import type { View } from './view';
import type { Json } from '../../wire/messages';

const CLAUSES: Record<View['phase'], string> = {
  turn: 'c2',
  resolve: 'c2',
  free: 'c2',
  help: 'c5',
  choice: 'c5',
  keep: 'c6',
  settle: 'c6',
  over: 'c7',
};
const clause = (view: Json): string => {
  const { phase, fight } = view as View;
  return fight && phase !== 'keep' && phase !== 'settle' ? 'c5' : CLAUSES[phase];
};

export default {
  desk: (table) => new Desk(table),
  Board,
  Before,
  After,
  Confirm: () => import('./Confirm.svelte'),
  Layer,
  clause,
  began: (view) => t('sf-began', { champion: (view as View).pool[0]?.name ?? '' }),
} as Face<Desk>;
