import { describe, expect, it } from 'vitest';
import { learnDrawnRings } from './drawn-rings.ts';
import type { MeasuredBubble } from './measure-bubble.ts';
import { samplePoints } from './measure-bubble.ts';

const OPTIONS = 4;
const ROWS = 25;
const DRAWN_ROW = 12;

/** A blank sheet's bubbles, whose lines have so much ink; no two are quite alike. */
const sheetOf = (line: (option: number) => number): MeasuredBubble[] =>
  Array.from({ length: ROWS * OPTIONS }, (_, i) => ({
    group: 0,
    question: Math.floor(i / OPTIONS) + 1,
    option: i % OPTIONS,
    seen: true,
    around: 0,
    line: line(i % OPTIONS) + 0.002 * (Math.floor(i / OPTIONS) % 3),
    darkness: 0.03,
    coverage: 0.01,
    inked: 0.02,
    dark: 0,
    peak: 0.1,
    paper: 200,
    darkestSide: 1,
    depths: new Float32Array(samplePoints.length),
  }));

/** Whether a row in the middle of such a sheet holds a ring, where its lines have `more` ink, by option. */
function isDrawn(more: readonly number[], line: (option: number) => number = () => 0.1): boolean {
  const sheet = sheetOf(line);
  const row = sheet
    .filter(({ question }) => question === DRAWN_ROW)
    .map((bubble) => ({ ...bubble, line: bubble.line + more[bubble.option]! }));
  return learnDrawnRings(sheet).isDrawn(row);
}

describe('a ring drawn on the printed one or around it', () => {
  it('stands out by half as much ink again as the row’s other lines have', () => {
    expect(isDrawn([0, 0, 0.05, 0])).toBe(true);
  });

  it('stands out where two were drawn in one row', () => {
    expect(isDrawn([0.06, 0, 0.06, 0])).toBe(true);
  });

  it('stands out from the lines above and below where toner thins along the row', () => {
    const thinning = (option: number) => 0.13 - 0.02 * option;
    expect(isDrawn([0, 0, 0.06, 0], thinning)).toBe(true);
    expect(isDrawn([0, 0, 0.03, 0], thinning)).toBe(false);
  });

  it('stands out where two were drawn in one row, but not where the sheet’s columns are printed so', () => {
    const halfThick = (option: number) => (option < 2 ? 0.07 : 0.105);
    expect(isDrawn([0, 0, 0.005, 0.01], halfThick)).toBe(false);
    expect(isDrawn([0, 0, 0.05, 0.05], halfThick)).toBe(true);
  });

  it.each([
    ['a line with a little more ink', [0, 0.025, 0, 0]],
    ['a row of lines that all have more', [0.08, 0.08, 0.08, 0.08]],
    ['a lighter line', [0, 0, -0.06, 0]],
  ])('is not seen in %s', (_, more) => {
    expect(isDrawn(more)).toBe(false);
  });

  it('is not seen in what is little of so thick a line', () => {
    expect(isDrawn([0, 0.04, 0, 0], () => 0.25)).toBe(false);
  });

  it('is not seen where the sheet’s lines differ as much by chance', () => {
    const noisy = sheetOf(() => 0.1).map((bubble, i) => ({
      ...bubble,
      line: bubble.line + 0.04 * ((i * 7919) % 5 ? 0 : 1) + 0.02 * ((i * 104_729) % 3),
    }));
    const row = noisy.slice(0, OPTIONS).map((bubble, option) => ({ ...bubble, line: option === 1 ? 0.145 : 0.1 }));
    expect(learnDrawnRings(noisy).isDrawn(row)).toBe(false);
    expect(learnDrawnRings(sheetOf(() => 0.1)).isDrawn(row)).toBe(true);
  });
});
