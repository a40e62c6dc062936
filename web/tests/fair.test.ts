// A fair deal as a browser sees it: it pledges once, opens only what was pledged, and believes no other end.
import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { Fairness } from '../src/table/fair';
import type { FairDeal } from '../src/wire/messages';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const pledged = (salt: string, place: number): string => sha(`vedette fair deal 2\n${place}\n${salt}`);
const SERVER = '5a'.repeat(16);
const OTHER = 'b2'.repeat(16);
const deal = (fair: Partial<FairDeal>): FairDeal => ({
  pledge: pledged(SERVER, 0),
  pledges: [null, null],
  salts: [null, null],
  salt: null,
  ...fair,
});
const none = (): Promise<never[]> => Promise.resolve([]);

/** Go through both moments of seat 0; return its salt and the pledges. */
async function opened(fairness: Fairness): Promise<{ salt: string; pledges: string[] }> {
  const first = await fairness.says(0, deal({}));
  if (first?.type !== 'pledge') throw new Error('no pledge');
  const pledges = [first.pledge, pledged(OTHER, 2)];
  const second = await fairness.says(0, deal({ pledges }));
  if (second?.type !== 'salt') throw new Error('no salt');
  return { salt: second.salt, pledges };
}

beforeEach(() => localStorage.clear());

test('the salt is the one that was pledged', async () => {
  const { salt, pledges } = await opened(new Fairness('t'));
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(pledges[0]).toBe(pledged(salt, 1));
});

test('nothing is said twice, unless the connection was lost', async () => {
  const fairness = new Fairness('t');
  const first = await fairness.says(0, deal({}));
  expect(await fairness.says(0, deal({}))).toBeNull();
  fairness.again();
  expect(await fairness.says(0, deal({}))).toEqual(first);
});

test('a page that was loaded again pledges and opens the same salt', async () => {
  const { salt, pledges } = await opened(new Fairness('t'));
  expect(await new Fairness('t').says(0, deal({ pledges }))).toEqual({ type: 'salt', salt });
});

test('no salt before all have pledged, none from a spectator', async () => {
  const fairness = new Fairness('t');
  await fairness.says(0, deal({}));
  expect(await fairness.says(0, deal({ pledges: [pledged('x', 1), null] }))).toBeNull();
  expect(await fairness.says(-1, deal({}))).toBeNull();
});

test('no salt where the server pledged anew, or the pledges are others than before', async () => {
  const fairness = new Fairness('t');
  const { pledges } = await opened(fairness);
  fairness.again();
  expect(await fairness.says(0, deal({ pledges, pledge: pledged(OTHER, 0) }))).toBeNull();
  expect(await fairness.says(0, deal({ pledges: [pledges[0] ?? '', pledged(SERVER, 2)] }))).toBeNull();
});

test('an honest end is kept, where nobody can look at the cards', async () => {
  const fairness = new Fairness('t');
  const { salt, pledges } = await opened(fairness);
  const end = deal({ pledges, salts: [salt, OTHER], salt: SERVER });
  expect(await fairness.finding(0, end, [], none)).toBe('kept');
  expect(await fairness.finding(0, deal({ pledges, salts: [salt, null], salt: SERVER }), [], none)).toBeNull();
});

test.each([
  ['the salt of the server', { salt: OTHER }],
  ['the salt of the other', { salts: [null, SERVER] }],
  ['my own salt', { salts: [OTHER, OTHER] }],
  ['the pledge of the server', { pledge: pledged(OTHER, 0), salt: OTHER }],
])('the end is broken where another is told: %s', async (_, told: Partial<FairDeal>) => {
  const fairness = new Fairness('t');
  const { salt, pledges } = await opened(fairness);
  const salts = (told.salts ?? [null, OTHER]).map((one) => one ?? salt);
  const end = deal({ pledges, salt: SERVER, ...told, salts });
  expect(await fairness.finding(0, end, [], none)).toBe('broken');
});

test('what another version kept in this browser counts for nothing', async () => {
  localStorage.setItem('vedette.fair.t.0', '{"salt": 5}');
  expect(await new Fairness('t').says(0, deal({ pledges: [pledged('x', 1), pledged(OTHER, 2)] }))).toBeNull();
});
