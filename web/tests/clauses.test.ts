import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clausesOf as ofSoldier } from '../src/games/patrol/clauses';
import { clausesOf as ofCard } from '../src/games/spellfire/clauses';

/** What a clause of a game's rules is called, as `Hide.` is `c5-6` of Patrol. */
function titled(game: string, clause: string): string {
  const rules = readFileSync(`../src/vedette/games/${game}/text/RULES.en.md`, 'utf-8');
  const number = clause.slice(1).replace('-', '\\.');
  return new RegExp(`^\\*\\*§${number} (.*?)\\.\\*\\*`, 'm').exec(rules)?.[1] ?? `no ${clause}`;
}

test('a soldier leads to the clauses of its ability and its colour', () => {
  const soldier = (type: string | null, colour: string | null): string[] =>
    ofSoldier({ type, colour } as Parameters<typeof ofSoldier>[0]).map((clause) => titled('patrol', clause));
  expect(soldier('R', 'red')).toEqual(['Reveal abilities', 'Range']);
  expect(soldier('D', 'orange')).toEqual(['Defence abilities', 'Counter']);
  expect(soldier('P', 'grey')).toEqual(['Passive abilities', 'Colours that change numbers']);
  expect(soldier(null, null)).toEqual(['Soldiers']);
  const colours = ['magenta', 'blue', 'teal', 'yellow', 'lime', 'white'].map((colour) => soldier('R', colour)[1]);
  expect(colours).toEqual(['Temporary level', 'Mobility', 'Sneak', 'Hide', 'Poison', 'Shield']);
});

test('a card of Spellfire leads to the clause of its kind, a champion to that of its side', () => {
  const card = (kind: string, side = 'none'): string[] =>
    ofCard({ kind, side } as Parameters<typeof ofCard>[0]).map((clause) => titled('spellfire', clause));
  expect(card('hero', 'friendly')).toEqual(['Friendly champions']);
  expect(card('hero', 'opposing')).toEqual(['Opposing champions']);
  expect(card('wizard-spell')).toEqual(['Allies and Round 4 cards']);
  expect(['realm', 'holding', 'rule', 'event'].flatMap((kind) => card(kind))).toEqual([
    'Where a realm goes',
    'Holdings',
    'Rules',
    'At once',
  ]);
  expect(card('item')).toEqual(card('artifact'));
  expect(titled('twelve_patrols', 'c4-3')).toBe('What an edge looks at');
});
