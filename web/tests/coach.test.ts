// The coach: which remark is due, and that no table but the first is coached.

import { beforeEach, describe, expect, test } from 'vitest';
import type { CoachRemark } from '../src/protocol';
import { due, keep, readAt } from '../src/table/coach';

const remark = (name: string, more: Partial<CoachRemark> = {}): CoachRemark => ({
  name,
  words: name,
  phases: [],
  does: '',
  has: '',
  lights: [],
  ...more,
});
const legal = (what: string) => [{ action: 1, words: '', parts: { do: what } }];

describe('what is due', () => {
  const place = remark('place', { phases: ['place'] });
  const put = remark('put', { phases: ['fill'], does: 'put' });
  const line = remark('line', { phases: ['fill'], has: 'orders' });
  const all = [place, put, line];

  test('the first that fits the position and was not read', () => {
    expect(due(all, [], null, { phase: 'place' }, [])).toBe(place);
    expect(due(all, ['place'], null, { phase: 'place' }, [])).toBeNull();
    expect(due(all, [], null, { phase: 'fill', orders: [] }, [])).toBeNull();
    expect(due(all, [], null, { phase: 'fill', orders: [] }, legal('put'))).toBe(put);
    expect(due(all, [], null, { phase: 'fill', orders: [{}] }, [])).toBe(line);
  });

  test('what is shown stays as long as it fits', () => {
    const view = { phase: 'fill', orders: [{}] };
    expect(due(all, [], line, view, legal('put'))).toBe(line);
    expect(due(all, ['line'], line, view, legal('put'))).toBe(put);
  });
});

describe('what is kept', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  test('the first table goes on where it was, another is not coached', () => {
    expect(readAt('patrol', 'one')).toEqual([]);
    expect(keep('patrol', 'one', ['muster'])).toBe(true);
    expect(readAt('patrol', 'one')).toEqual(['muster']);
    expect(readAt('patrol', 'other')).toBeNull();
    expect(readAt('spellfire', 'other')).toEqual([]);
  });
});
