import { expect, test } from 'vitest';
import { broadest, parted } from '../src/games/patrol/title';

const shown = (name: string): string => parted(name).replaceAll('\u00ad', '|');

test('a long word is parted before a syllable, near its middle', () => {
  const names = [
    'Quartermaster',
    'Spellbreaker',
    'Houndmaster',
    'Torchbearer',
    'Executioner',
    'Apothecary',
    'Inquisitor',
  ];
  expect(names.map(shown)).toEqual([
    'Quarter|master',
    'Spell|breaker',
    'Hound|master',
    'Torch|bearer',
    'Execu|tioner',
    'Apothe|cary',
    'Inqui|sitor',
  ]);
  expect(['Enchanteresse', 'Chroniqueur', 'Chevaucheur', 'Sentinelle'].map(shown)).toEqual([
    'Enchan|teresse',
    'Chroni|queur',
    'Chevau|cheur',
    'Senti|nelle',
  ]);
});

test('a word that fits stays whole, and so does what has no such place', () => {
  expect(['Smith', 'Sentinel', 'Plague Doctor', 'Giant-Killer', 'Bcdfghjklmn'].map(shown)).toEqual([
    'Smith',
    'Sentinel',
    'Plague Doctor',
    'Giant-Killer',
    'Bcdfghjklmn',
  ]);
});

test('the broadest piece is what must fit', () => {
  expect(broadest('Giant-Killer')).toBeCloseTo(broadest('Killer'));
  expect(broadest(parted('Quartermaster'))).toBeLessThan(broadest('Quartermaster') * 0.6);
  expect(broadest('Drummer')).toBeGreaterThan(broadest('Fighter'));
});
