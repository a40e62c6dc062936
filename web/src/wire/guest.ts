// The part of the wire that the statistics speak: the year's days, and what is forgotten or added there.
import type { Activity, Lore, NewLore } from '../protocol';
import { call } from './http';

export type { ActiveDay, Activity } from '../protocol';

export const guest = {
  activity: () => call<Activity>('GET', '/activity'),
  forget: () => call<undefined>('DELETE', '/statistics'),
  tellLore: (body: NewLore) => call<Lore>('POST', '/lore', body),
};
