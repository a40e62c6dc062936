// What an address says.
import { afterEach, expect, test } from 'vitest';
import { route } from '../src/shell/route.svelte';

afterEach(() => (location.hash = ''));

test('what stands behind the # is an invitation, but for the place of the skip link', () => {
  const told = ['', '#main', '#WyJ4IiwxXQ.abc-_'].map((hash) => {
    location.hash = hash;
    return route.secret;
  });
  expect(told).toEqual(['', '', 'WyJ4IiwxXQ.abc-_']);
});

test('a damaged part of a path stands as it is', () => {
  route.go('/decks/%E0%A4%A/a%20b');
  expect(route.parts).toEqual(['decks', '%E0%A4%A', 'a b']);
});
