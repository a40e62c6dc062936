// The half of the wire that the card editor speaks: sets of cards, checked and drawn while they are written.
import type { CardSet, NewSet, SetDeck, Sets } from '../protocol';
import { call } from './http';

export type {
  CardField as FieldRow,
  CardSet,
  Heard,
  Json as Values,
  NewSet,
  Proof,
  SetFault,
  SetRow,
  Sets as SetsPage,
} from '../protocol';

const path = (game: string, set: string): string => `/sets/${game}/${encodeURIComponent(set)}`;

export const sets = {
  all: (game: string) => call<Sets>('GET', `/sets/${game}`),
  read: (game: string, set: string) => call<CardSet>('GET', path(game, set)),
  check: (body: NewSet) => call<CardSet>('POST', '/sets', body),
  forget: (game: string, set: string) => call<undefined>('DELETE', path(game, set)),
  deck: (game: string, set: string) => call<SetDeck>('POST', `${path(game, set)}/deck`, {}),
};
