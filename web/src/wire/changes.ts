// The twin of the server's `protocol.changes`: what a change makes of a value, both plain JSON.

import type { Json, JsonValue } from '../protocol';

type Splice = [number, number, JsonValue[]];

/** The value that a change makes of the old one, which stays as it is; copies are of the whole. */
export function changed(old: JsonValue | undefined, change: JsonValue, whole = old): JsonValue {
  if (Array.isArray(change)) return filled(change[0] ?? null, whole);
  if (typeof change !== 'object' || change === null) throw new TypeError('no change');
  const next = (Array.isArray(old) ? [...old] : { ...(old as Json) }) as Json;
  for (const [at, count, put] of [...((change['@'] ?? []) as Splice[])].reverse())
    (next as unknown as JsonValue[]).splice(at, count, ...(filled(put, whole) as JsonValue[]));
  for (const key of (change['-'] ?? []) as string[]) delete next[key];
  for (const [key, one] of Object.entries(change))
    if (key !== '-' && key !== '@') next[key] = changed(next[key], one, whole);
  return next;
}

/** What was put, with what its copies stand for. */
export function filled(put: JsonValue, whole: JsonValue | undefined): JsonValue {
  if (Array.isArray(put)) return put.map((one) => filled(one, whole));
  if (typeof put !== 'object' || put === null) return put;
  if (!put['=']) return Object.fromEntries(Object.entries(put).map(([key, one]) => [key, filled(one, whole)]));
  const found = (put['='] as string[]).reduce<JsonValue | undefined>((at, step) => (at as Json)[step], whole);
  return changed(found, put['~'] ?? {}, whole);
}
