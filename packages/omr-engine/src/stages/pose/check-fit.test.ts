import { describe, expect, it } from 'vitest';
import type { MeasuredBubble } from '../marks/measure-bubble.ts';
import { lacksEdgeLine } from './check-fit.ts';

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
      beside: 0.05,
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
