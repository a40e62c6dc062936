// What the director tells of an action: points as they are counted, how a round ended, and what is heard of it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/shell/settings.svelte';
import { Director } from '../src/table/director.svelte';
import { heard } from '../src/table/heard';
import type { Table } from '../src/table/table.svelte';
import type { Beat, BeatKind, LogLine, Position } from '../src/wire/messages';

const played = vi.hoisted((): string[] => []);
vi.mock('../src/table/sound', () => ({ sound: (name: string) => void played.push(name) }));

const beat = (kind: BeatKind, numbers: number[] = []): Beat => ({
  kind,
  n: 0,
  words: kind,
  places: [],
  numbers,
  cards: [],
});
const line = { n: 0, turn: 1, words: 'Round 1 ends.', mover: -4, parts: null } as LogLine;
const position = (n: number, beats: Beat[] = []): Position =>
  ({ n, view: { n }, beats, log: { keep: 0, lines: beats.length ? [line] : [] } }) as unknown as Position;

const END = [beat('round', [1, 3, 2]), beat('score', [0, 3, 3]), beat('score', [1, 2, 2])];
let table: { staged: unknown; now: Position; busy: boolean; last: number };
let director: Director;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, { userActivation: { hasBeenActive: true } }),
  );
  settings.set({ sound: true });
  played.length = 0;
  const made = {
    duel: true,
    seated: true,
    welcome: { seat: 0 },
    log: [],
    busy: false,
    last: 1,
    now: position(1, END),
    staged: { n: 0 } as unknown,
    draw: (staged: unknown) => void (made.staged = staged),
  };
  table = made;
  director = new Director(made as unknown as Table);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const counted = (): (number | undefined)[] => [director.counted(0), director.counted(1)];

test('points are counted as they are told, and the table is drawn as it is now once all has been told', async () => {
  director.follow(position(0), position(1, END));
  await vi.advanceTimersByTimeAsync(10);
  expect([director.beat?.kind, ...counted()]).toEqual(['round', undefined, undefined]);
  await vi.advanceTimersByTimeAsync(800);
  expect([director.beat?.kind, ...counted()]).toEqual(['score', 3, undefined]);
  await vi.advanceTimersByTimeAsync(620);
  expect([...counted(), table.staged !== null]).toEqual([3, 2, true]);
  await vi.runAllTimersAsync();
  expect([...counted(), table.staged, director.round.length]).toEqual([undefined, undefined, null, 3]);
});

test('each moment is heard once, in a hidden tab too', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  director.follow(position(0), position(1, END));
  await vi.advanceTimersByTimeAsync(800);
  await vi.waitFor(() => expect(played).toEqual(['sealed', 'laid']));
  await vi.runAllTimersAsync();
  expect(played).toEqual(['sealed', 'laid', 'laid']);
  hidden.mockRestore();
});

test('what is shown step by step is heard there, but a turn that was confirmed at once', () => {
  const did = (doing: string, mover: number): LogLine => ({ ...line, mover, parts: { do: doing } });
  heard([did('lay', 0)], true);
  expect(played).toEqual([]);
  heard([did('end', 0), did('roll', -1)], true);
  heard([did('lay', 0)], false);
  heard([did('roll', -1)], false);
  expect(played).toEqual(['sealed', 'laid', 'dice']);
});
