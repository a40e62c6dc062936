// Formations that are kept: found again by their table, and of the last few tables alone.
import { beforeEach, expect, test } from 'vitest';
import { formationAt, keepFormation, type Formation } from '../src/games/patrol/formations';

const made = (card: number): Formation => ['1 setup', [1, 2, 3, 4, 5], [[card]]];
beforeEach(() => localStorage.clear());

test('a formation is found at its table until it is kept no longer', () => {
  keepFormation('one.0', made(1));
  keepFormation('two.0', made(2));
  keepFormation('one.0', made(3));
  expect(formationAt('one.0')).toEqual(made(3));
  keepFormation('one.0', null);
  expect(formationAt('one.0')).toBeUndefined();
  expect(formationAt('two.0')).toEqual(made(2));
  keepFormation('two.0', null);
  expect(localStorage.length).toBe(0);
});

test('those of tables that were left for good go', () => {
  for (let n = 0; n < 100; n++) {
    keepFormation('played.0', made(n));
    keepFormation(`left${n}.0`, made(n));
  }
  expect(formationAt('played.0')).toEqual(made(99));
  expect(formationAt('left99.0')).toEqual(made(99));
  expect(formationAt('left90.0')).toBeUndefined();
  expect(JSON.stringify(localStorage).length).toBeLessThan(1000);
});
