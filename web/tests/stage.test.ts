// The queue of what is shown: its order, the views between, how it is skipped and stepped through.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OPENING, READ, Stage, type Theatre } from '../src/table/stage.svelte';
import { lastOf, recentOf } from '../src/table/recent';
import type { Beat, BeatKind, Json, LogLine } from '../src/wire/messages';

const beat = (kind: BeatKind, n: number, words = `${kind} ${n}`): Beat => ({
  kind,
  n,
  words,
  places: kind === 'turn' ? ['place 1'] : [],
  numbers: [],
  cards: [],
});

let done: string[] = [];
let pace = 1;
let away = Promise.resolve();
let fetch: Theatre['fetch'] = (n) => Promise.resolve<Json>({ n });
const made = (): Stage =>
  new Stage({
    fetch: (n) => fetch(n),
    away: () => away,
    draw: (n, view, turned) => {
      done.push(`${view ? 'view' : 'now'} ${n}${turned.length ? ' turning' : ''}`);
      return Promise.resolve();
    },
    end: () => void done.push('end'),
    play: ({ words }) => void done.push(words),
    still: () => void done.push('still'),
    pace: () => pace,
  });

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  pace = 1;
  away = Promise.resolve();
  fetch = (n) => Promise.resolve<Json>({ n });
});
afterEach(() => vi.useRealTimers());

test('what lies before an action is shown on the old view, what follows on the new one, and nothing ends before it', async () => {
  const stage = made();
  stage.add([beat('turn', 4), beat('counter', 5), beat('clash', 5), beat('fall', 5)], 6);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['view 5 turning', 'turn 4', 'clash 5', 'fall 5', 'now 6', 'counter 5', 'end']);
  expect(stage.playing).toBe(false);
  expect(stage.beat).toBe(null);
});

test('who was turned up where no card is left is told before the table is drawn without it', async () => {
  const stage = made();
  stage.add([beat('round', 1), { ...beat('turn', 1), places: [] }, beat('score', 1)], 2);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['round 1', 'turn 1', 'score 1', 'now 2', 'end']);
});

test('a realm that is won is seen as it was left, before its end is told', async () => {
  const stage = made();
  stage.add([{ ...beat('end', 5), places: ['region 0', 'region 1'] }], 6);
  await vi.advanceTimersByTimeAsync(2000);
  expect(done).toEqual(['end 5']);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['end 5', 'now 6', 'end']);
});

test('one die on the way to something else is left out, the throw of all is not', async () => {
  const stage = made();
  stage.add([beat('roll', 7), { ...beat('roll', 8), places: ['item 3', 'item 3'] }, beat('turn', 9)], 10);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['view 9', 'roll 8', 'now 10 turning', 'turn 9', 'end']);
});

test('what comes meanwhile waits for its turn, and the view that was the last is asked for', async () => {
  const stage = made();
  stage.add([beat('attack', 1)], 2);
  stage.add([beat('turn', 2)], 3);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['attack 1', 'view 2', 'now 3 turning', 'turn 2', 'end']);
});

test('a skip ends all of it at once, and nothing is drawn afterwards', async () => {
  const stage = made();
  stage.add([beat('attack', 1), beat('clash', 2), beat('turn', 3)], 4);
  await vi.advanceTimersByTimeAsync(10);
  expect(stage.beat?.words).toBe('attack 1');
  stage.skip();
  expect([stage.beat, stage.playing]).toEqual([null, false]);
  expect(done).toEqual(['attack 1', 'still', 'end']);
  await vi.runAllTimersAsync();
  expect(done).toHaveLength(3);
  stage.skip();
  expect(done).toHaveLength(3);
});

test('a skip while a card is half turned leaves the table as it is now', async () => {
  const stage = made();
  let gone = (): void => undefined;
  away = new Promise((go) => (gone = go));
  stage.add([beat('turn', 1), beat('clash', 2)], 4);
  await vi.advanceTimersByTimeAsync(10);
  stage.skip();
  gone();
  await vi.runAllTimersAsync();
  expect(done).toEqual(['still', 'end']);
});

test('a step goes on at once and waits before the next', async () => {
  const stage = made();
  stage.add([beat('attack', 1), beat('clash', 1), beat('fall', 1)], 2);
  await vi.advanceTimersByTimeAsync(1);
  stage.step();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stage.beat?.words).toBe('clash 1');
  stage.step();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stage.beat?.words).toBe('fall 1');
  stage.step();
  await vi.runAllTimersAsync();
  expect([stage.playing, stage.stepping]).toEqual([false, false]);
});

test('a face lies open for a quarter of a second however fast it goes', async () => {
  const stage = made();
  pace = 0;
  stage.add([beat('turn', 1)], 2);
  await vi.advanceTimersByTimeAsync(130 + 250);
  expect(stage.beat?.kind).toBe('turn');
  await vi.advanceTimersByTimeAsync(100);
  expect(stage.playing).toBe(false);
});

test('a long fight is told faster than a short one, but never so fast that no face is seen', async () => {
  const lasted = async (cards: number): Promise<number> => {
    const stage = made();
    const [begun, shown] = [Date.now(), cards * 2];
    done = [];
    stage.add(
      Array.from({ length: shown }, (_, n) => beat(n % 2 ? 'nothing' : 'turn', n)),
      shown,
    );
    await vi.runAllTimersAsync();
    expect(done.filter((told) => /turn \d|nothing/.test(told))).toHaveLength(shown);
    return Date.now() - begun;
  };
  const short = await lasted(4);
  expect(await lasted(8)).toBeLessThan(short * 1.5);
  expect(await lasted(40)).toBeGreaterThan(short * 4);
});

test('a view that does not come in time is left out, and the rest is shown', async () => {
  const stage = made();
  fetch = () => new Promise(() => undefined);
  stage.add([beat('attack', 1), beat('turn', 2)], 3);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['attack 1', 'now 3 turning', 'turn 2', 'end']);
});

const line = (n: number, mover: number, words: string): LogLine => ({ n, turn: 1, words, mover, parts: null });
const recent = (lines: LogLine[], beats: Beat[]): string | undefined =>
  recentOf({ log: { keep: 0, lines }, beats }, 0)?.words;

test('told is what says most of what was done, and of one’s own only what came of it', () => {
  const lines = [line(3, 1, 'They attack.'), line(4, -4, 'They clash.'), line(5, 1, 'They stay.')];
  expect(recent(lines, [beat('attack', 3), beat('clash', 4)])).toBe('They clash.');
  expect(recent(lines, [])).toBe('They stay.');
  expect(recent([line(3, 0, 'You stay.')], [])).toBe(undefined);
  expect(recent([line(3, 0, 'You attack.')], [beat('attack', 3)])).toBe('You attack.');
  expect(recent([], [])).toBe(undefined);
});

test('who comes back is told what the other side did last', () => {
  const lines = [
    line(2, -1, 'Cards are drawn.'),
    line(3, 1, 'They attack.'),
    line(4, 1, 'They stay.'),
    line(5, 0, 'You.'),
  ];
  expect(lastOf(lines, 0)).toEqual({ words: 'They stay.', from: 4, to: 5 });
  expect(lastOf(lines, -1)?.words).toBe('You.'); // who watches, of either
  expect(lastOf(lines.slice(0, 1), 0)).toBe(null);
});

test('how a deal begins is told in a sentence that can be read, then shown in less than its time', async () => {
  const stage = made();
  const turns = Array.from({ length: 20 }, (_, n) => beat('turn', n));
  stage.add([beat('nothing', -1)], 20, READ);
  stage.add(turns, 20, OPENING);
  await vi.advanceTimersByTimeAsync(2100);
  expect(stage.beat?.kind).toBe('nothing');
  await vi.advanceTimersByTimeAsync(200);
  expect(stage.beat?.words).toBe('turn 0');
  await vi.advanceTimersByTimeAsync(9000);
  expect(stage.playing).toBe(false);
});
