// The clocks of a table without a connection: one's own runs on, the other's stands.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Table } from '../src/table/table.svelte';
import type { LinkState } from '../src/wire/link.svelte';
import type { Position, Place } from '../src/wire/messages';

let table: Table;
const wire = { state: 'open' as LinkState, since: 0, why: '', ask: vi.fn(), close: () => undefined };

function playing(running: number): void {
  table.sit({ game: 'any', players: 2, seat: 0, deal: { options: [] } } as unknown as Place);
  table.settle({
    version: 1,
    n: 0,
    seconds: 0,
    seats: [],
    asks: [],
    declined: [],
    can: {},
    log: { keep: 0, lines: [] },
    clock: { bank: 600, increment: 0, left: [100, 100], running },
  } as unknown as Position);
}
beforeEach(() => {
  vi.useFakeTimers();
  wire.state = 'open';
  table = new Table('abc', null, () => wire);
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});
function lose(): void {
  wire.state = 'lost';
  wire.since = Date.now();
}

test('my own time runs on while the connection is lost', () => {
  playing(0);
  vi.advanceTimersByTime(5000);
  lose();
  vi.advanceTimersByTime(10_000);
  expect(table.left.map(Math.round)).toEqual([85, 100]);
});

test('the time of the other stands where the connection was lost', () => {
  playing(1);
  vi.advanceTimersByTime(5000);
  lose();
  vi.advanceTimersByTime(10_000);
  expect(table.left.map(Math.round)).toEqual([100, 95]);
});
