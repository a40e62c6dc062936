import { describe, expect, it } from 'vitest';
import type { PatrolRow } from '../src/games/patrol/view';
import { narrowed, spread } from '../src/games/patrol/battle/spread';

const row = (cards: number): PatrolRow => ({ patrol: 1, cards: Array.from({ length: cards }) }) as PatrolRow;
const lane = (own: number, enemy: number) => ({ own: [row(own)], enemy: [row(enemy)] });

describe('how broad a field is', () => {
  it('needs one whole card for each lane, and less for the others', () => {
    expect(spread([lane(4, 1), lane(1, 4)], [], [], false)).toMatchObject({ units: 2, joints: 6, gaps: 2 });
  });

  it('piles those whom nobody faces where two rows of them would be too broad', () => {
    const apart = [1, 1, 1, 1].map(row);
    expect(spread([lane(5, 1)], [], apart, false)).toMatchObject({ apart: 'piled', units: 2, joints: 4 });
    expect(spread([lane(1, 1)], [], apart, false)).toMatchObject({ apart: 'halved', columns: 2, units: 3, joints: 0 });
  });

  it('makes no pile where a strip of each could not be pressed', () => {
    expect(spread([lane(5, 1)], [], [1, 1, 1, 1].map(row), true).apart).toBe('halved');
    expect(spread([lane(5, 1)], [], [1, 1, 1, 1, 1].map(row), false).apart).toBe('halved');
  });

  it('lays both sides in rows where nobody faces anybody', () => {
    expect(spread([], [row(3), row(2)], [row(5)], false)).toMatchObject({
      apart: 'rows',
      units: 2,
      joints: 3,
      gaps: 1,
    });
    expect(spread([], [], [], false).units).toBe(1);
  });

  it('gives each rank the whole breadth of a narrow window', () => {
    expect(narrowed([row(2), row(5)])).toMatchObject({ units: 1, joints: 4, gaps: 1 });
  });
});
