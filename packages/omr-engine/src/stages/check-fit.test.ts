import { describe, expect, it } from 'vitest';
import { hasFurtherGroup, lacksEdgeLine } from './check-fit.ts';
import type { MeasuredBubble } from './measure-bubble.ts';
import type { RingCandidate } from './ring-candidates.ts';

const OPTIONS = 4;
const QUESTIONS = 13;

/** A column of which rows beyond `printed` show no ring; `paper` is the gray level of a row. */
const column = (printed: number, paper: (question: number) => number): MeasuredBubble[] =>
  Array.from({ length: QUESTIONS * OPTIONS }, (_, index) => {
    const question = Math.floor(index / OPTIONS) + 1;
    return {
      group: 0,
      question,
      option: index % OPTIONS,
      seen: question <= printed,
      paper: paper(question),
      darkestSide: 1,
      darkness: 0.02,
      coverage: 0,
      inked: 0,
      dark: 0,
      peak: 0.05,
      line: 0.1,
      around: 0,
      depths: new Float32Array(0),
    };
  });
const lacks = (bubbles: MeasuredBubble[]) => lacksEdgeLine(bubbles, [QUESTIONS], OPTIONS);

const all = (rings: readonly RingCandidate[], isHollow: (ring: RingCandidate) => boolean): number =>
  rings.filter(isHollow).length;

describe('rows that the key has and the sheet has not', () => {
  it('are told by bright paper, and by paper on which the light falls off', () => {
    expect(lacks(column(13, () => 200))).toBe(false);
    expect(lacks(column(11, () => 200))).toBe(true);
    expect(lacks(column(10, (question) => 220 * 0.93 ** question))).toBe(true);
  });

  it('are not what a hand hides: it begins at an edge', () => {
    expect(lacks(column(11, (question) => (question > 11 ? 110 : 200)))).toBe(false);
  });

  it('are not what fingers hide that lie across the last rows, however bright', () => {
    const fingers = column(13, () => 200).map((bubble) => {
      const isHidden = bubble.option > 0 && bubble.question > 12 - bubble.option;
      return isHidden ? { ...bubble, seen: false, paper: 165 } : bubble;
    });
    expect(lacks(fingers)).toBe(false);
    expect(lacks(fingers.map((bubble) => ({ ...bubble, paper: 200 })))).toBe(true);
  });
});

const RADIUS = 10;
const grid = (rows: number, fromX: number) =>
  Array.from({ length: rows * OPTIONS }, (_, index) => ({
    x: fromX + (index % OPTIONS) * 3 * RADIUS,
    y: 100 + Math.floor(index / OPTIONS) * 3 * RADIUS,
  }));
/** Rings; `ink` is the share of what they span that is ink: 1 for a block. */
const rings = (spots: readonly { x: number; y: number }[], size = 2 * RADIUS, ink = 0.4): RingCandidate[] =>
  spots.map((spot, label) => ({
    ...spot,
    label,
    size,
    width: size,
    height: size,
    hull: 0.79,
    area: ink * 0.79 * size ** 2,
    ringScore: 1,
  }));

describe('a group of rings beside the key’s', () => {
  const spots = grid(13, 100).map((spot) => ({ ...spot, radiusX: RADIUS, radiusY: RADIUS }));
  const own = rings(grid(13, 100));

  it('is told wherever it stands', () => {
    expect(hasFurtherGroup(own, spots, 52, all)).toBe(false);
    expect(hasFurtherGroup([...own, ...rings(grid(13, 400))], spots, 52, all)).toBe(true);
  });

  it('is not a logo of a few rings, nor small round letters, nor blocks of print', () => {
    expect(hasFurtherGroup([...own, ...rings(grid(3, 400))], spots, 52, all)).toBe(false);
    expect(hasFurtherGroup([...own, ...rings(grid(13, 400), RADIUS)], spots, 52, all)).toBe(false);
    expect(hasFurtherGroup([...own, ...rings(grid(13, 400), 2 * RADIUS, 0.97)], spots, 52, all)).toBe(false);
  });
});
