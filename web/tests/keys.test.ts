// Which key does what, and where an arrow leads.
import { beforeEach, expect, test } from 'vitest';
import { bindings } from '../src/shell/bindings.svelte';
import { toward } from '../src/table/keys';

beforeEach(() => bindings.reset());

test('a key that was given away does nothing, its own command listens to the new one', () => {
  bindings.set('undo', 'x');
  expect([bindings.meaning('x'), bindings.meaning('u'), bindings.meaning('r'), bindings.meaning('q')]).toEqual([
    'u',
    '',
    'r',
    'q',
  ]);
  expect(bindings.changed).toBe(true);
  bindings.set('undo', 'u');
  expect(bindings.changed).toBe(false);
});

test('digits and spaces are nobody’s to give', () => {
  expect(['x', 'é', '?', '1', ' ', 'ab', ''].map((key) => bindings.allows(key))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

/** Pieces at these places, in the order of the page. */
function pieces(...places: [x: number, y: number][]): HTMLElement[] {
  return places.map(([x, y]) => {
    const piece = document.createElement('button');
    piece.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
    return piece;
  });
}
const led = (all: HTMLElement[], from: number, way: [number, number]): number => {
  const next = toward(all[from] ?? document.body, all, way);
  return next ? all.indexOf(next) : -1;
};

test('left and right go through all and round again', () => {
  const all = pieces([0, 0], [100, 0], [50, 50]);
  expect([led(all, 0, [1, 0]), led(all, 2, [1, 0]), led(all, 0, [-1, 0])]).toEqual([1, 0, 2]);
});

test('up and down go to the nearest, and from the last to the farthest the other way', () => {
  const all = pieces([0, 0], [200, 0], [10, 40], [200, 40], [0, 80]);
  expect([led(all, 0, [0, 1]), led(all, 1, [0, 1]), led(all, 2, [0, 1]), led(all, 3, [0, -1])]).toEqual([2, 3, 4, 1]);
  expect([led(all, 0, [0, -1]), led(all, 4, [0, 1])]).toEqual([4, 0]);
});

test('who stands nowhere begins with the first', () => {
  const all = pieces([0, 0], [100, 0]);
  expect(toward(document.body, all, [1, 0])).toBe(all[0]);
  expect(toward(document.body, [], [1, 0])).toBeUndefined();
});
