// The part of the wire that puzzles speak.
import type { PuzzlePage, PuzzleRows, PuzzleVerdict } from '../protocol';
import { call } from './http';

export type { PuzzlePage, PuzzleRow, PuzzleVerdict } from '../protocol';

export const puzzles = {
  all: () => call<PuzzleRows>('GET', '/puzzles'),
  one: (game: string, number = 0) => call<PuzzlePage>('GET', `/puzzles/${game}${number ? `/${number}` : ''}`),
  answer: (game: string, number: number, action: number) =>
    call<PuzzleVerdict>('POST', `/puzzles/${game}/${number}`, { action }),
};
