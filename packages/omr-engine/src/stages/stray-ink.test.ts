import { describe, expect, it } from 'vitest';
import type { MeasuredBubble } from './measure-bubble.ts';
import { samplePoints } from './measure-bubble.ts';
import { learnStrayInk } from './stray-ink.ts';

const OPTIONS = 4;
const RING = 0.3;

/** A blank sheet of 25 questions; no two bubbles are quite alike. */
const blank: readonly MeasuredBubble[] = Array.from({ length: 25 * OPTIONS }, (_, i) => ({
  group: 0,
  question: Math.floor(i / OPTIONS) + 1,
  option: i % OPTIONS,
  seen: true,
  ring: RING + 0.01 * (i % 3),
  darkness: 0.03,
  coverage: 0.01,
  inked: 0.02,
  dark: 0,
  peak: 0.1 + 0.005 * (i % 2),
  around: 0.01,
  paper: 200,
  depths: new Float32Array(samplePoints.length),
}));
const stray = learnStrayInk(blank, OPTIONS);
const rowWith = (change: Partial<MeasuredBubble>): MeasuredBubble[] =>
  blank.slice(0, OPTIONS).map((bubble, option) => (option === 2 ? { ...bubble, ...change } : bubble));

describe('a ring drawn on the printed one', () => {
  it('stands out by its line, which is half as dark again as the row’s others', () => {
    expect(stray.isRingDrawn(rowWith({ ring: RING * 1.6 }))).toBe(true);
  });

  it('stands out less darkly where ink lies just outside it, too', () => {
    expect(stray.isRingDrawn(rowWith({ ring: RING * 1.25, around: 0.03 }))).toBe(true);
  });

  it('stands out by much ink around it alone, and so do two of one row', () => {
    expect(stray.isRingDrawn(rowWith({ around: 0.06 }))).toBe(true);
    const two = rowWith({ around: 0.09 }).map((bubble) => (bubble.option === 0 ? { ...bubble, around: 0.09 } : bubble));
    expect(stray.isRingDrawn(two)).toBe(true);
  });

  it.each([
    ['a line a little darker', { ring: RING * 1.2 }],
    ['a little ink outside a usual line', { around: 0.035 }],
    ['a lighter line', { ring: RING * 0.5 }],
  ])('is not seen in %s', (_, change) => {
    expect(stray.isRingDrawn(rowWith(change))).toBe(false);
  });

  it('is not seen in a row of rings that are all darker', () => {
    const row = blank.slice(0, OPTIONS).map((bubble) => ({ ...bubble, ring: bubble.ring * 1.6 }));
    expect(stray.isRingDrawn(row)).toBe(false);
  });
});
