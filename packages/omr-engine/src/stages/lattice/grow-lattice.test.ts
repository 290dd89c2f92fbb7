import { describe, expect, it } from 'vitest';
import { PointIndex } from '../../core/point-index.ts';
import type { RingCandidate } from '../rings/ring-candidates.ts';
import { growLattice } from './grow-lattice.ts';

const ROWS = 13;
const MIDDLE = 6;
const OPTIONS = 4;
/** From a group's last column to the next one's first, in steps: no whole number of them. */
const GAP = 2.3;

interface Placed {
  readonly ring: RingCandidate;
  readonly group: number;
  readonly row: number;
  readonly column: number;
}

/** A strong slant: rows lean towards each other, and steps shrink to two thirds. */
function seen(u: number, v: number): { readonly x: number; readonly y: number; readonly size: number } {
  const far = 1 + 0.025 * u + 0.012 * v;
  return { x: 100 + (50 * u) / far, y: 400 + (42 * v) / far, size: 24 / far };
}

/** Two groups of which every `missing`th ring was not found. */
function slanted(missing: number): Placed[] {
  return Array.from({ length: 2 * ROWS * OPTIONS }, (_, at): Placed => {
    const group = Math.floor(at / (ROWS * OPTIONS));
    const row = Math.floor(at / OPTIONS) % ROWS;
    const column = at % OPTIONS;
    const { x, y, size } = seen(column + group * (OPTIONS - 1 + GAP), row - MIDDLE);
    const ring = { x, y, width: size, height: size, size, ringScore: 1, area: 100, hull: 0.78 };
    return { ring: ring as RingCandidate, group, row, column };
  }).filter((_, at) => at % missing !== 3);
}

describe('growing a lattice over two groups at a slant', () => {
  it.each([5, 6, 7, 9, 11])('counts the columns of each group alike where every %ith ring is missing', (missing) => {
    const placed = slanted(missing);
    const rings = placed.map(({ ring }) => ring);
    const index = new PointIndex(rings, 40);
    const shifts = placed
      .filter(({ group, row }) => group === 0 && row === MIDDLE)
      .map(({ ring: seed, column }) => {
        const [right, below] = [seen(column + 1, 0), seen(column, 1)];
        const steps = [
          [right.x - seed.x, right.y - seed.y],
          [below.x - seed.x, below.y - seed.y],
        ] as const;
        const grown = growLattice(seed, steps, index, new Set());
        return [0, 1].map((group) => {
          const own = grown.flatMap((node) => {
            const at = placed.find(({ ring }) => ring === node.ring)!;
            return at.group === group ? [`${node.row - at.row} ${node.column - at.column}`] : [];
          });
          return new Set(own).size;
        });
      });
    expect(Math.max(...shifts.flat())).toBe(1);
  });
});
