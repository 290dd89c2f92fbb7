import { describe, expect, it } from 'vitest';
import { inkOf, type MeasuredBubble, samplePoints } from '../../src/stages/marks/measure-bubble.ts';
import { seededRandom } from '../../test-kit/index.ts';
import type { LabelledSheet } from './labelled-sheets.ts';
import { otherSheet } from './other-sheets.ts';
import { targetsOf, toSamples } from './to-samples.ts';

const ROWS = 12;
const OPTIONS = 4;
const FILLED = 0.7;
/** A printed ring's line, and one that a pen ran over. */
const LINE = 0.1;
const THICK = 0.2;

/** A sheet with an answer in every row, and an eraser's ghost in the last. */
const sheet: LabelledSheet = {
  spec: { groups: [ROWS], options: OPTIONS },
  bubbles: Array.from({ length: ROWS * OPTIONS }, (_, at): MeasuredBubble => {
    const [row, option] = [Math.floor(at / OPTIONS), at % OPTIONS];
    const depth = option === row % OPTIONS ? FILLED : 0.02;
    const depths = new Float32Array(samplePoints.length).fill(depth);
    const rest = {
      line: depth === FILLED ? THICK : LINE,
      around: 0.05,
      paper: 210,
      darkestSide: 1,
      beside: 0.05,
      seen: row !== 2,
    };
    return { group: 0, question: row + 1, option, depths, ...inkOf(depths), ...rest };
  }),
  labels: Array.from({ length: ROWS }, (_, row) => ({
    group: 0,
    question: row + 1,
    right: ['ABCD'[row % OPTIONS]!],
    touched: [row % OPTIONS],
    isDoubtful: false,
  })),
};

describe('a sheet that the same photo would show', () => {
  it('agrees with its labels: what nobody touched is empty, what somebody did is as it was', () => {
    const random = seededRandom(4);
    const made = Array.from({ length: 30 }, () => otherSheet(sheet, random));
    for (const { labels, bubbles } of made) {
      expect(bubbles).toHaveLength(labels.length * OPTIONS);
      for (const { question, right } of labels) {
        const row = bubbles.filter((bubble) => bubble.question === question);
        const marked = row.filter(({ darkness }) => darkness > FILLED / 2).map(({ option }) => 'ABCD'[option]);
        expect(marked.join('')).toBe(right[0]);
      }
    }
    const answered = made.map(({ labels }) => labels.filter(({ right }) => right[0] !== '').length);
    expect(Math.min(...answered)).toBe(0);
    const thickest = made.map(({ bubbles }) => Math.max(...bubbles.map(({ line }) => line)));
    expect(thickest.some((line) => line > LINE && line < THICK)).toBe(true);
    expect(new Set(made.map(({ labels }) => labels.length)).size).toBeGreaterThan(2);
  });
});

describe('samples', () => {
  it('take two marks for two, and what may be none for half a one', () => {
    expect(targetsOf(['B', 'BD'], OPTIONS)).toEqual([0, 1, 0, 1]);
    expect(targetsOf(['', 'C'], OPTIONS)).toEqual([0, 0, 0.5, 0]);
  });

  it('leave rows out of which a bubble was not seen', () => {
    const questions = toSamples(sheet).map(({ label }) => label.question);
    expect(questions).toHaveLength(ROWS - 1);
    expect(questions).not.toContain(3);
  });
});
