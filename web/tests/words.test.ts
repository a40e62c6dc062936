// How the page says its words: plurals, numbers, French spaces.
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, patterns } from '../fluent';
import { Speaker } from '../src/shell/pattern';
import { clock } from '../src/table/clock';

const TEXT = `page-count = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
 } left
page-plain = Fin !
page-signs = « Oui » : niveau 7, 5 %
page-numbered = Joueur 1 : Anne
`;
const say = (language: string, id: string, values = {}): string =>
  new Speaker(language).say(patterns(TEXT, language)[id] ?? '?', values);

test.each([
  [0, 'no cards left'],
  [1, 'one card left'],
  [2500, '2,500 cards left'],
])('%i in English', (count, words) => {
  expect(say('en', 'count', { count })).toBe(words);
});

test('zero is one of a kind in French', () => {
  const french = patterns(TEXT.replace('    [0] no cards\n', ''), 'fr').count ?? '';
  expect(new Speaker('fr').say(french, { count: 0 })).toBe('one card left');
});

test('words are set as their language sets them', () => {
  expect(say('en', 'plain')).toBe('Fin !');
  expect(say('fr', 'plain')).toBe('Fin\u00a0!');
  expect(say('fr', 'signs')).toBe('«\u00a0Oui\u00a0»\u00a0: niveau\u00a07, 5\u00a0%');
  expect(say('fr', 'numbered')).toBe('Joueur\u00a01\u00a0: Anne');
});

test('a message that the page cannot say stops the build', () => {
  expect(() => patterns('page-day = { DATETIME($day) }\n', 'en')).toThrow('not "func"');
});

test.each([
  [5, '0:05'],
  [402, '6:42'],
  [3723, '1:02:03'],
])('%i seconds on a clock', (seconds, shown) => {
  expect(clock(seconds)).toBe(shown);
});

test.each(GAMES)('the home has words for %s, which its folder is told apart by', (game) => {
  const text = readFileSync(join(import.meta.dirname, '../../src/vedette/locales/en/page.ftl'), 'utf8');
  for (const word of ['name', 'short', 'pitch']) expect(text).toContain(`\npage-${word}-${game} = `);
});
