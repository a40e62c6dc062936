// How a clash ends, in the fewest words.
import { expect, test } from 'vitest';
import { endOf, fateIn } from '../src/games/patrol/battle/end';

test('the end names who falls, and nobody where that cannot be told', () => {
  expect(endOf('falls', 'falls')).toBe('both');
  expect(endOf('falls', 'stands')).toBe('ours');
  expect(endOf('stands', 'falls')).toBe('theirs');
  expect(endOf('stands', 'stands')).toBe('none');
  expect(endOf('unsure', 'falls')).toBe('unsure');
});

test('a card of which nothing is foreseen has no fate', () => {
  const facts = { fates: [{ place: 3, falls: true }, { place: 9, falls: null }] }; // prettier-ignore
  expect([3, 9, 4].map((place) => fateIn(facts, place))).toEqual(['falls', 'unsure', null]);
  expect(fateIn(undefined, 3)).toBe(null);
});
