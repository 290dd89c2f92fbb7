import { describe, expect, it } from 'vitest';
import type { MeasuredBubble } from './measure-bubble.ts';
import { samplePoints } from './measure-bubble.ts';
import { learnSpotInk } from './spot-ink.ts';

const OPTIONS = 4;
const ROWS = 10;
const without = {
  seen: true,
  darkness: 0.05,
  coverage: 0,
  inked: 0,
  dark: 0,
  peak: 0.3,
  line: 0.1,
  around: 0,
  paper: 200,
  darkestSide: 1,
};

/** A letter of two strokes: darker from option to option. */
const letter =
  (option: number) =>
  ([x, y]: readonly [number, number]) =>
    Math.abs(x) === 2 && Math.abs(y) <= 2 ? 0.2 + 0.1 * option : 0;
const dot = ([x, y]: readonly [number, number]) => (Math.hypot(x - 1, y - 1) <= 1.5 ? 0.25 : 0);

const bubble = (
  question: number,
  option: number,
  depth: (point: readonly [number, number]) => number,
): MeasuredBubble => ({
  ...without,
  group: 0,
  question,
  option,
  depths: Float32Array.from(samplePoints, depth),
});
const row = (question: number, depth: (option: number) => (point: readonly [number, number]) => number) =>
  Array.from({ length: OPTIONS }, (_, option) => bubble(question, option, depth(option)));

const rows = Array.from({ length: ROWS }, (_, at) => row(at + 1, letter));
const learnt = learnSpotInk(rows, rows.flat(), OPTIONS)!;

describe('ink beyond the letters', () => {
  it('is a dot, also on a letter that is darker than the dot', () => {
    for (const marked of [0, 3]) {
      const dotted = row(1, (option) => (point) => letter(option)(point) + (option === marked ? dot(point) : 0));
      expect(learnt.standsOut(dotted)).toBe(true);
    }
  });

  it('is no letter, nor one whose toner is half as dark again or lighter', () => {
    expect(learnt.standsOut(rows[0]!)).toBe(false);
    for (const gain of [0.6, 1.5])
      expect(learnt.standsOut(row(1, (option) => (point) => letter(option)(point) * (option === 3 ? gain : 1)))).toBe(
        false,
      );
  });

  it('is a cross that looks like its letter, where the letters beside it are no darker than usual', () => {
    const blurred = ([x, y]: readonly [number, number]) => Math.max(0, 0.25 - 0.06 * Math.hypot(x, y));
    const gains = (first: number, others: number) =>
      row(1, (option) => (point) => blurred(point) * (option === 0 ? first : others));
    const usual = Array.from({ length: ROWS }, () => gains(1, 1));
    const inRow = learnSpotInk(usual, usual.flat(), OPTIONS)!;
    expect(inRow.standsOut(gains(1.6, 0.8))).toBe(true);
    expect(inRow.standsOut(gains(1.6, 1.4))).toBe(false);
  });

  it('is a dot on the very middle of a blurred letter, which looks as if its toner were darker', () => {
    const blurred = (point: readonly [number, number]) => Math.max(0, 0.26 - 0.05 * Math.hypot(...point));
    const usual = Array.from({ length: ROWS }, (_, at) => row(at + 1, () => blurred));
    const hidden = (reach: number) =>
      row(1, (option) => (point) => blurred(point) * (option === 1 && Math.hypot(...point) <= reach ? 1.42 : 1));
    const ofBlurred = learnSpotInk(usual, usual.flat(), OPTIONS)!;
    expect(ofBlurred.standsOut(hidden(2.3))).toBe(true);
    expect(ofBlurred.standsOut(hidden(9))).toBe(false);
  });

  it('is less where its darkest points are darker than any letter of the sheet', () => {
    const faint = (peak: number) =>
      row(1, (option) => (point) => letter(option)(point) + (option === 1 ? 0.25 * dot(point) : 0)).map((own) =>
        own.option === 1 ? { ...own, peak } : own,
      );
    expect(learnt.standsOut(faint(without.peak))).toBe(false);
    expect(learnt.standsOut(faint(without.peak + 0.1))).toBe(true);
  });

  it('is more where the sheet’s empty bubbles vary beside its marks', () => {
    const marked = 3;
    const ofVaried = (share: number) => {
      const varied = Array.from({ length: ROWS }, (_, at) =>
        row(at + 1, (option) => (point) => {
          if (option === marked && at >= 5) return 0.8;
          return letter(option)(point) + (option === at % 3 ? share * dot(point) : 0);
        }),
      );
      const empty = varied.flatMap((own, at) => (at < 5 ? own : own.slice(0, marked)));
      return learnSpotInk(varied, empty, OPTIONS)!;
    };
    const dotted = row(1, (option) => (point) => letter(option)(point) + (option === 1 ? 0.4 * dot(point) : 0));
    expect(ofVaried(0).standsOut(dotted)).toBe(true);
    expect(ofVaried(0.15).standsOut(dotted)).toBe(false);
  });

  it('is as little where a row shows one empty bubble beside its mark, which leads over nothing', () => {
    const speck =
      (at: number) =>
      ([x, y]: readonly [number, number]) =>
        0.5 * dot([x - (at % 5) + 2, y - (at < 5 ? -1 : 3)]);
    const ofTwo = Array.from({ length: ROWS }, (_, at) =>
      row(at + 1, (option) => (point) => (option === at % 2 ? 0.8 : letter(option)(point) + speck(at)(point))).slice(
        0,
        2,
      ),
    );
    const empty = ofTwo.flatMap((own, at) => own.filter(({ option }) => option !== at % 2));
    const dotted = row(1, (option) => (point) => letter(option)(point) + (option === 1 ? 0.4 * dot(point) : 0));
    expect(learnSpotInk(ofTwo, empty, 2)!.standsOut(dotted.slice(0, 2))).toBe(true);
  });

  it('is no line of a ring that lies a little out of place', () => {
    const edge = ([x, y]: readonly [number, number]) => (Math.hypot(x - 1, y) > 4.6 ? 0.2 : 0);
    const shifted = row(1, (option) => (point) => letter(option)(point) + (option === 2 ? edge(point) : 0));
    expect(learnt.standsOut(shifted)).toBe(false);
  });

  it('is no light that a whole row shares', () => {
    expect(learnt.standsOut(row(1, (option) => (point) => letter(option)(point) + 0.2))).toBe(false);
  });

  it('is fainter where the sheet’s marks are faint', () => {
    const faint = (level: number) => (option: number) => (point: readonly [number, number]) =>
      letter(option)(point) + (option === 1 ? level : 0);
    const soft = learnSpotInk(
      [...rows.slice(0, 2), ...Array.from({ length: 8 }, () => row(1, faint(0.15)))],
      rows.flat(),
      OPTIONS,
    )!;
    expect(soft.standsOut(row(1, faint(0.06)))).toBe(true);
    expect(learnt.standsOut(row(1, faint(0.06)))).toBe(false);
    expect(soft.standsOut(row(1, faint(0.02)), 0.9)).toBe(true);
    expect(soft.standsOut(row(1, faint(0.02)), 0.3)).toBe(false);
    expect(learnt.standsOut(row(1, faint(0.02)), 0.9)).toBe(false);
  });

  it('is paler where glare pales the rings of its row, too', () => {
    const cross = (level: number) => (option: number) => (point: readonly [number, number]) =>
      0.5 * letter(option)(point) + (option === 1 ? (level * dot(point)) / 0.25 : 0);
    const paled = (level: number, line: number) => row(1, cross(level)).map((own) => ({ ...own, line }));
    expect(learnt.standsOut(paled(0.065, 0.05))).toBe(true);
    expect(learnt.standsOut(paled(0.065, 0.1))).toBe(false);
    expect(learnt.standsOut(paled(0.03, 0.05))).toBe(false);
  });

  it('is less where the bubble as a whole is darker, too', () => {
    const faint = row(1, (option) => (point) => letter(option)(point) + (option === 1 ? 0.2 * dot(point) : 0));
    expect(learnt.standsOut(faint, 1.1)).toBe(true);
    expect(learnt.standsOut(faint, 0.5)).toBe(false);
  });

  it('is no print that varies by a little in most rows of a blank sheet', () => {
    const varied = Array.from({ length: ROWS }, (_, at) =>
      row(at + 1, (option) => (point) => letter(option)(point) + (option === at % OPTIONS ? 0.3 * dot(point) : 0)),
    );
    const blank = learnSpotInk(varied, varied.flat(), OPTIONS)!;
    expect(varied.filter((own) => blank.standsOut(own))).toEqual([]);
  });

  it('is not told on a sheet that shows a letter less than five times', () => {
    expect(learnSpotInk(rows.slice(0, 4), rows.slice(0, 4).flat(), OPTIONS)).toBeNull();
  });
});
