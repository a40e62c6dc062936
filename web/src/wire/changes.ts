// The twin of the server's `protocol.changes`: what a change makes of a value, both plain JSON.

import type { Json, JsonValue } from '../protocol';

type Splice = [number, number, JsonValue[]];

/** The value that a change makes of the old one, which stays as it is. */
export function changed(old: JsonValue | undefined, change: JsonValue): JsonValue {
  if (Array.isArray(change)) return change[0] ?? null;
  if (typeof change !== 'object' || change === null) throw new TypeError('no change');
  if (Array.isArray(old)) return listed(old, change);
  const gone = new Set((change['-'] ?? []) as string[]);
  const next: Json = Object.fromEntries(Object.entries(old as Json).filter(([key]) => !gone.has(key)));
  for (const [key, one] of Object.entries(change)) if (key !== '-') next[key] = changed(next[key], one);
  return next;
}

function listed(old: JsonValue[], change: Json): JsonValue[] {
  const next = [...old];
  if (change['@'] !== undefined) {
    const [at, count, put] = change['@'] as Splice;
    next.splice(at, count, ...put);
  }
  for (const [key, one] of Object.entries(change)) if (key !== '@') next[Number(key)] = changed(next[Number(key)], one);
  return next;
}
