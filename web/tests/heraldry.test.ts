// Arms of Spellfire's cards: the charge is what a card speaks of, and no two cards of a deck look alike.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { arms, charge, read } from '../src/games/spellfire/heraldry.svelte';
import type { CardView } from '../src/games/spellfire/view';

const DECK = 55; // cards
const drawn = readFileSync('src/art/charges.svg', 'utf8');
const card = (kind: string, name: string, number = 0, marks: string[] = []): CardView =>
  ({ card: number, id: `${name}-${number}`, kind, name, marks, world: '' }) as unknown as CardView;

it('draws the charge of a kind until the charges have come', () => {
  expect(charge(card('item', 'Shield of Gore'))).toBe('item');
});

describe('once the charges have come', () => {
  beforeAll(() => {
    const page = document.createElement('div');
    page.innerHTML = drawn;
    read(page);
  });

  it.each([
    ['item', 'Flameblade', 'sword'],
    ['item', 'Shield of Gore', 'shield'],
    ['item', 'Ring of Shooting Stars', 'ring'],
    ['item', 'Orb of Doom', 'orb'],
    ['artifact', 'Ren’s Bell of Death', 'bell'],
    ['artifact', 'Staff of Magius', 'staff'],
    ['ally', 'Wolf Pack', 'wolf'],
    ['monster', 'Infyrana the Dragon', 'monster'],
    ['wizard-spell', 'Fireball', 'flame'],
    ['cleric-spell', 'Cure Light Wounds', 'heart'],
    ['hero', 'King Azoun IV', 'hero'],
    ['event', 'The Fates', 'event'],
  ])('gives %s %s the charge %s', (kind, name, drawing) => {
    expect(charge(card(kind, name))).toBe(drawing);
  });

  it('reads the marks too', () => {
    expect(charge(card('item', 'Martek', 0, ['sword']))).toBe('sword');
    expect(charge(card('ally', 'Nedyah', 0, ['dragon']))).toBe('monster');
  });

  it('draws every charge that it names', () => {
    const ids = [...drawn.matchAll(/ id="sf-([\w-]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const named = ['item', 'artifact', 'ally', 'monster', 'wizard-spell'].flatMap((kind) =>
      Array.from({ length: DECK }, (_, number) => charge(card(kind, 'Nobody', number))),
    );
    expect(ids).toEqual(expect.arrayContaining([...new Set(named)]));
    expect(new Set(named).size).toBeGreaterThan(10);
  });
});

it('gives no two cards of a deck the same arms', () => {
  const all = Array.from({ length: DECK }, (_, number) => JSON.stringify(arms(card('item', 'Orb', number))));
  expect(new Set(all).size).toBe(DECK);
});

it('has a field for every family', () => {
  const fields = ['hero', 'ally', 'item', 'artifact', 'wizard-spell', 'unarmed', 'event'].map(
    (kind) => arms(card(kind, '')).field,
  );
  expect(new Set(fields).size).toBe(fields.length);
});
