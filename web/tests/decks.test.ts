// The texts of decks that the builders write.
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { begun, drawn, levelled, slug } from '../src/games/patrol/deck/build';
import type { Card } from '../src/games/patrol/view';
import { grouped, ordered, partOf, written as listed } from '../src/games/spellfire/deck/groups';
import type { CardView } from '../src/games/spellfire/view';
import { blank, demandOf, drafted, placeOf, written } from '../src/games/twelve-patrols/deck/draft';
import type { DeckPage } from '../src/wire/http';

const page = (told: Partial<DeckPage>): DeckPage => ({
  deck: '',
  game: '',
  words: '',
  own: false,
  text: '',
  cards: [],
  faults: [],
  saved: false,
  prints: [],
  copy: '',
  code: '',
  ...told,
});

test('a deck of regions is TOML, whatever its names have in them', () => {
  const card = {
    ...blank(),
    name: ' The "Long" Ford\\ ',
    terrain: 'ford',
    edges: { ...blank().edges, west: 'sum 12' },
  };
  expect(parse(written('Mine ', [card, { ...blank(), name: 'Moor' }]))).toEqual({
    name: 'Mine',
    region: [{ name: 'The "Long" Ford\\', terrain: 'ford', west: 'sum 12' }, { name: 'Moor' }],
  });
});

test('a region that was listed is entered as it is', () => {
  const edges = { north: { kind: 'items', number: 3 }, east: null, south: null, west: null } as const;
  const card = drafted({ id: 1, name: 'Ford', terrain: '', edges });
  expect(card.edges).toEqual({ north: 'items 3', east: '', south: '', west: '' });
  expect(demandOf(card.edges.north)).toEqual(edges.north);
  expect([demandOf(''), demandOf('dice 3')]).toEqual([null, null]);
});

const SOLDIERS: Card[] = [
  { soldier: 'scout', printed: 1, set: 'house' },
  { soldier: 'guard', printed: 2, set: 'house' },
];

test('soldiers are written in the order of their set, colours in that of the pencils', () => {
  const start = page({
    cards: [{ soldier: 'guard', colour: 'blue' }, { soldier: 'scout' }, { soldier: 'guard', colour: 'red' }],
  });
  const build = begun(start);
  expect(build).toEqual({ guard: ['blue', 'red'], scout: ['plain'] });
  expect(levelled(build, SOLDIERS, 3)).toEqual([0, 1, 2]);
  expect(parse(drawn(start, 'Été "2"', build, SOLDIERS, ['plain', 'red', 'blue']))).toEqual({
    name: 'ete-2',
    title: { en: 'Été 2', fr: 'Été 2' },
    set: 'house',
    cards: ['scout: plain', 'guard: red, blue'],
  });
});

test('a deck of mine keeps its head and the sets that it brings', () => {
  const own = '\n[[own]]\nname = "set"\n';
  const start = page({ own: true, words: 'Mine', text: `name = "mine"\nnote = "seen"\nset = "x"\ncards = []\n${own}` });
  const text = drawn(start, 'Mine', { scout: ['red'] }, SOLDIERS, ['red']);
  expect(parse(text)).toEqual({
    name: 'mine',
    note: 'seen',
    set: 'house',
    cards: ['scout: red'],
    own: [{ name: 'set' }],
  });
  expect(parse(drawn(start, 'Other', {}, SOLDIERS, []))).toMatchObject({ name: 'other', note: 'seen' });
});

test('a name of a deck is letters, digits and hyphens', () => {
  expect([slug('  Œuvre d’Été! '), slug('***'), slug('x'.repeat(60)).length]).toEqual(['oeuvre-d-ete', '', 40]);
  const names = ['💣💣', 'שלום', 'Ω≈ç', 'c', '💣 a', `${'x'.repeat(60)}💣`].map(slug);
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= 40)).toBe(true);
});

const card = (told: Partial<CardView>): CardView => ({
  card: 0,
  id: '',
  name: '',
  kind: 'ally',
  type: '',
  world: '',
  world_words: '',
  edition: '',
  icon: '',
  marks: [],
  keywords: '',
  side: 'none',
  words: '',
  text: '',
  note: '',
  barred: false,
  ...told,
});

test('cards lie by what they are for, and are written so', () => {
  const cards = [
    card({ id: 'a', side: 'friendly', kind: 'hero', icon: '5' }),
    card({ id: 'b', side: 'opposing', kind: 'hero', icon: '3/4' }),
    card({ id: 'c', kind: 'ally' }),
    card({ id: 'd', kind: 'spell' }),
  ];
  const groups = new Map(grouped(cards).map((group) => [group.key, group]));
  expect(groups.get('friendly')).toMatchObject({ levels: 5, wanted: 6 });
  expect(groups.get('opposing')?.levels).toBe(0);
  expect(groups.get('ally')?.cards.map(({ id }) => id)).toEqual(['c']);
  expect(groups.get('round-four')?.cards.map(({ id }) => id)).toEqual(['d']);
  expect(parse(listed(page({}), ' My "deck"', cards))).toEqual({
    name: 'My "deck"',
    friendly: ['a'],
    opposing: ['b'],
    cards: ['c', 'd'],
  });
});

test('a line of a deck of regions is the entry of a card', () => {
  const text = written('Two', [
    { ...blank(), name: 'One', terrain: 'ford' },
    { ...blank(), name: '', edges: { ...blank().edges, south: 'items 2' } },
  ]);
  const lines = text.split('\n');
  const at = (row: string): number => lines.lastIndexOf(row) + 1;
  expect(placeOf(text, at('name = ""'))).toBe('2 name');
  expect(placeOf(text, at('south = "items 2"'))).toBe('2 south');
  expect(placeOf(text, at('[[region]]'))).toBe('2 name');
  expect(placeOf(text, at('terrain = "ford"'))).toBe('1 terrain');
});

test('the parts that faults name are parts of the list', () => {
  const keys = grouped([]).map(({ key }) => key);
  const named = [
    'friendly',
    'opposing',
    'realms',
    'round-four',
    'events',
    'allies',
    'items',
    'holdings',
    'artifacts',
    'rules',
  ];
  expect(named.map(partOf).sort()).toEqual([...keys].sort());
});

test('cards are listed by name, by level and by type; those without a level last', () => {
  const cards = [
    ['1st/2', 'Élan', '8', 'wizard'],
    ['1st/3', 'Borys', '', 'realm'],
    ['2nd/1', 'Zap', '-1', 'ally'],
    ['2nd/2', 'Drow', '8', 'ally'],
    ['2nd/3', 'Wish', '+?', 'event'],
  ].map(([id, name, icon, type]) => ({ id, name, icon, type }) as CardView);
  const names = (order: string): string =>
    ordered(cards, order, 'fr')
      .map(({ name }) => name[0])
      .join('');
  expect(names('edition')).toBe('ÉBZDW');
  expect(names('')).toBe('ÉBZDW');
  expect(names('name')).toBe('BDÉWZ');
  expect(names('lowest')).toBe('ZDÉBW');
  expect(names('highest')).toBe('DÉZBW');
  expect(names('type')).toBe('DZWBÉ');
});
