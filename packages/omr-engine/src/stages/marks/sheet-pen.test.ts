import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inkOf, type MeasuredBubble, samplePoints } from './measure-bubble.ts';
import { learnPen } from './sheet-pen.ts';

const OPTIONS = 4;

interface Ink {
  readonly depth?: number;
}

/** Rows of bubbles with their letters and a little noise, each with what it holds beyond that. */
function rowsOf(count: number, inkAt: (row: number, option: number) => Ink): MeasuredBubble[][] {
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: OPTIONS }, (__, option) => {
      const { depth = 0 } = inkAt(row, option);
      const depths = Float32Array.from(samplePoints, ([x, y], at) => {
        const letter = Math.abs(x) <= 1 && Math.abs(y) <= 1 ? 0.12 + 0.02 * option : 0.01;
        return letter + depth + 0.004 * Math.sin(97 * row + 31 * option + 7 * at);
      });
      const rest = { line: 0.1, around: 0.05, paper: 210, darkestSide: 1, beside: 0.05, seen: true };
      return { group: 0, question: row + 1, option, depths, ...inkOf(depths), ...rest };
    }),
  );
}

const answerOf = (row: number): number => (7 * row) % OPTIONS;

describe('a sheet’s pen', () => {
  it('that is pale in row after row is brought to the darkness of others, however pale', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.06, max: 0.25, noNaN: true }), fc.integer({ min: 10, max: 40 }), (pale, count) => {
        const rows = rowsOf(count, (row, option) => (option === answerOf(row) && row !== 5 ? { depth: pale } : {}));
        const even = learnPen(rows, OPTIONS);
        expect(rows[1]!.map(even)[answerOf(1)]!.darkness).toBeGreaterThan(0.3);
        for (const { coverage } of rows[5]!.map(even)) expect(coverage).toBeLessThan(0.02);
      }),
      { numRuns: 30 },
    );
  });

  it('is learned from many rows, and left as it is where it is dark', () => {
    const few = rowsOf(20, (row, option) => (option === 0 && row < 5 ? { depth: 0.1 } : {}));
    expect(learnPen(few, OPTIONS)(few[0]![0]!)).toBe(few[0]![0]);
    const dark = rowsOf(20, (_, option) => (option === 0 ? { depth: 0.6 } : {}));
    expect(learnPen(dark, OPTIONS)(dark[0]![0]!)).toBe(dark[0]![0]);
    const empty = rowsOf(20, () => ({}));
    expect(learnPen(empty, OPTIONS)(empty[0]![0]!)).toBe(empty[0]![0]);
  });
});
