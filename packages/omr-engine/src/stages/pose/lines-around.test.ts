import { describe, expect, it } from 'vitest';
import type { GrayImage } from '../../core/gray-image.ts';
import type { KeyFit } from '../lattice/fit-key-shape.ts';
import { modelLattice } from '../lattice/lattice-model.ts';
import { linesLedTo } from './lines-around.ts';
import { learnOwnLook } from './own-likeness.ts';

const OPTIONS = 4;
const ROWS = 13;
const STEP = 30;
const RADIUS = 10;

const xOf = (column: number): number => 100 + column * STEP;
const yOf = (row: number): number => 60 + row * STEP;

/** Paper with the rings of one group. */
function page(): GrayImage {
  const [width, height] = [360, 500];
  const pixels = new Uint8Array(width * height).fill(220);
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < OPTIONS; column++) {
      for (let y = yOf(row) - 12; y <= yOf(row) + 12; y++) {
        for (let x = xOf(column) - 12; x <= xOf(column) + 12; x++) {
          const off = Math.abs(Math.hypot(x - xOf(column), y - yOf(row)) - RADIUS);
          if (off < 1) pixels[y * width + x] = 90;
        }
      }
    }
  }
  return { width, height, pixels };
}

/** The group's model where its columns were found at these places, in steps. */
function modelAt(columns: readonly number[]) {
  const nodes = Array.from({ length: ROWS * OPTIONS }, (_, index) => {
    const [row, column] = [Math.floor(index / OPTIONS), index % OPTIONS];
    const size = 2 * RADIUS + 1;
    const ring = { x: xOf(columns[column]!), y: yOf(row), width: size, height: size, size };
    return { row, column, ring, along: [STEP, 0] as const, down: [0, STEP] as const };
  });
  const fit: KeyFit = {
    groups: [{ rows: ROWS, nodes, score: nodes.length }],
    ringCount: nodes.length,
    score: nodes.length,
    spareGroups: [],
  };
  return modelLattice(fit, OPTIONS).groups;
}

function goesOn(columns: readonly number[]): boolean {
  const own = columns.flatMap((column) =>
    Array.from({ length: ROWS }, (_, row) => ({ x: xOf(column), y: yOf(row), radiusX: RADIUS, radiusY: RADIUS })),
  );
  return linesLedTo(modelAt(columns), OPTIONS).some(learnOwnLook(page(), own).isLike);
}

describe('the lines that a lattice leads to', () => {
  it('show no ring around a whole group', () => {
    expect(goesOn([0, 1, 2, 3])).toBe(false);
  });

  it('show the first column to a group that begins at the second and ends beyond the last, out of step', () => {
    expect(goesOn([1, 2, 3, 4.12])).toBe(true);
    expect(goesOn([-1.12, 0, 1, 2])).toBe(true);
  });
});
