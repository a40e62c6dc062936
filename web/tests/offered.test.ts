// What may be done is offered once what led there has been shown.
import { expect, test } from 'vitest';
import { Table } from '../src/table/table.svelte';
import type { Position, Place } from '../src/wire/messages';

test('nothing is offered while what happened is being shown, and all of it at once after', () => {
  const wire = { state: 'open' as const, since: 0, why: '', ask: () => new Promise<never>(() => undefined) };
  const table = new Table('abc', null, () => ({ ...wire, close: () => undefined }));
  table.sit({ game: 'any', players: 1, seat: 0, deal: { options: [] } } as unknown as Place);
  table.settle({
    version: 1,
    n: 2,
    seconds: 0,
    seats: [],
    view: {},
    legal: [{ action: 7, words: 'attack', parts: {} }],
    can: {},
    log: { keep: 0, lines: [] },
  } as unknown as Position);
  table.draw({ view: {}, n: 1 }, false);
  expect(table.legal).toEqual([]);
  table.draw(null, false);
  expect(table.legal.map(({ action }) => action)).toEqual([7]);
  table.close();
});
