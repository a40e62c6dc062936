// Whether the end of this game opened the next rung of the ladder: the server counts a win without help.

import type { Table } from './table.svelte';

export const climbed = ({ now, seated, welcome }: Table): boolean =>
  seated && !!welcome?.deal.rung.length && now?.over?.result === 'won' && !now.assisted.length;
