// A lesson at a table: what is taught can be done, nothing else, and everything that happened stands in the log.
import { afterEach, expect, test } from 'vitest';
import { Course } from '../src/table/lesson.svelte';
import { Table } from '../src/table/table.svelte';
import type { LessonFrame, Lesson } from '../src/wire/http';

const frame = (n: number, expect: number | null, words: string[]): LessonFrame => ({
  n,
  turn: 1,
  view: { n },
  legal: [4, 7].map((action) => ({ action, words: `do ${action}`, note: '', parts: {} })),
  lines: words.map((said, at) => ({ n: at, turn: 1, mover: 0, words: said, parts: null, assisted: [] })),
  text: `position ${n}`,
  words: '',
  lights: [],
  expect,
});
const LESSON: Lesson = {
  game: 'spellfire',
  game_words: 'Solitaire Spellfire',
  deck_words: 'Dales',
  chapter: 'one',
  words: 'One',
  frames: [frame(0, 7, ['dealt']), frame(1, null, ['played', 'drawn']), frame(2, 4, [])],
  next: null,
};

let table: Table;
function taught(): { course: Course; table: Table } {
  const course = new Course(LESSON);
  table = new Table('lesson', null, () => course);
  course.teach(table);
  return { course, table };
}
afterEach(() => table.close());

test('the table begins with the first frame, as a game of one that nobody helps', () => {
  taught();
  expect(table.welcome).toMatchObject({ game: 'spellfire', players: 1, seat: 0, deal: { deck_words: 'Dales' } });
  expect(table.view).toEqual({ n: 0 });
  expect(table.legal.map(({ action }) => action)).toEqual([4, 7]);
  expect(table.now?.can).toMatchObject({ act: true, undo: false, hint: false });
});

test('what is taught leads on, anything else is told why not', async () => {
  const { course } = taught();
  await table.act(4);
  expect([course.at, table.notice]).toEqual([0, 'lesson-other']);
  await table.act(7);
  expect([course.at, table.notice]).toEqual([1, '']);
  expect(table.log.map(({ words }) => words)).toEqual(['dealt', 'played', 'drawn']);
  expect(await table.describe()).toBe('position 1');
  await table.act(7);
  expect([course.at, table.notice]).toEqual([1, 'lesson-read']);
});

test('going back shows what was, never beyond either end', () => {
  const { course } = taught();
  course.go(9);
  expect([course.at, course.last, table.n]).toEqual([2, true, 2]);
  course.go(-1);
  expect([course.at, course.last, table.n]).toEqual([0, false, 0]);
  expect(table.log.map(({ words }) => words)).toEqual(['dealt']);
});

test('what is to be done together is done in any order, and once', async () => {
  const lay = (n: number, expect: number): LessonFrame => ({
    ...frame(n, expect, []),
    legal: [1, 2, 3, 4].map((action) => ({ action, words: `lay ${action}`, note: '', parts: { do: 'lay' } })),
  });
  const course = new Course({ ...LESSON, frames: [lay(0, 1), lay(1, 2), lay(2, 3), frame(3, null, [])] });
  table = new Table('lesson', null, () => course);
  course.teach(table);
  for (const [action, at] of [
    [3, 0],
    [4, 0],
    [3, 0],
    [1, 1],
    [2, 3],
  ] as const) {
    await table.act(action);
    expect(course.at).toBe(at);
  }
  course.go(1);
  await table.act(1);
  expect(course.at).toBe(1);
  await table.act(3);
  await table.act(2);
  expect(course.at).toBe(3);
});
