// What 12 Patrols brings to the table: its drawing, its desk and its one action for the foot bar.
import type { Face } from '../face';
import Board from './Kingdom.svelte';
import After from './After.svelte';
import Before from './Display.svelte';
import Confirm from './Confirm.svelte';
import Layer from './Layer.svelte';
import { Desk } from './desk.svelte';

export default { desk: (table) => new Desk(table), Board, Before, After, Confirm, Layer } as Face<Desk>;
