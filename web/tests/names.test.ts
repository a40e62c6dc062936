// Names in the words of the page and of a game: in both languages, wherever a sentence speaks of the other player.

import { expect, it } from 'vitest';
import { naming } from '../src/table/names';

const english = naming('en', 'Nora', ['', 'Nora']);
const french = naming('fr', 'Nora', ['Anne', 'Nora']);

it.each([
  ['Your opponent attacks with Archer.', 'Nora attacks with Archer.'],
  ['Your opponent’s patrol 2 faces your patrol 1.', 'Nora’s patrol 2 faces your patrol 1.'],
  ['One action, then it’s your opponent’s turn.', 'One action, then it’s Nora’s turn.'],
  ['Opponent’s base', 'Nora’s base'],
  ['Player 1’s patrol 2 faces patrol 3 of player 2.', 'Player 1’s patrol 2 faces patrol 3 of Nora.'],
  ['Opponents with a deck of their own', 'Opponents with a deck of their own'],
])('puts a name into English: %s', (words, named) => {
  expect(english(words)).toBe(named);
});

it.each([
  ['Votre adversaire attaque avec Archère.', 'Nora attaque avec Archère.'],
  ['Au tour de votre adversaire', 'Au tour de Nora'],
  ['Les tombés de l’adversaire', 'Les tombés de Nora'],
  ['Le joueur 2 gagne', 'Nora gagne'],
  ['Base du joueur\u00a01', 'Base d’Anne'],
  ['Passez l’appareil au joueur 1', 'Passez l’appareil à Anne'],
  ['Joueur 1', 'Anne'],
  ['La liste de votre adversaire reste secrète.', 'La liste de Nora reste secrète.'],
  ['Adversaires avec leur propre deck', 'Adversaires avec leur propre deck'],
])('puts a name into French: %s', (words, named) => {
  expect(french(words)).toBe(named);
});

it('leaves the words alone where nobody chose a name, and sets apart one that is written from the right', () => {
  expect(naming('en', '', ['', ''])('Your opponent stays.')).toBe('Your opponent stays.');
  expect(naming('en', 'عائشة', ['', ''])('Your opponent stays.')).toBe('\u2068عائشة\u2069 stays.');
});

it('takes no name for a pattern', () => {
  expect(naming('en', '$&$1', ['', ''])('Your opponent stays.')).toBe('$&$1 stays.');
});
