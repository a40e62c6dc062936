// A long list is asked for a page at a time, and shown some at a time.
import { afterEach, expect, test, vi } from 'vitest';
import { Listed } from '../src/pages/listed.svelte';
import { http } from '../src/wire/http';

afterEach(() => vi.restoreAllMocks());

function server(count: number): string[] {
  const asked: string[] = [];
  vi.spyOn(http, 'mine').mockImplementation((state, after = '') => {
    asked.push(`${state} ${after}`);
    const from = after === '' ? 0 : Number(after) + 1;
    const tables = Array.from({ length: Math.min(100, count - from) }, (_, i) => ({ table: `${from + i}` }));
    return Promise.resolve({ tables } as Awaited<ReturnType<typeof http.mine>>);
  });
  return asked;
}

test('every table of a long list is shown once, in order', async () => {
  const asked = server(230);
  const list = new Listed('over');
  await list.load();
  expect(list.rows.length).toBe(20);
  for (let i = 0; list.more && i < 40; i++) await list.next();
  expect(list.rows.map(({ table }) => table)).toEqual(Array.from({ length: 230 }, (_, i) => `${i}`));
  expect(asked).toEqual(['over ', 'over 99', 'over 199', 'over 229']);
});

test('a short list has no more', async () => {
  server(3);
  const list = new Listed('open');
  await list.load();
  expect([list.rows.length, list.more]).toEqual([3, false]);
});
