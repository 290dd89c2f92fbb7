import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideAnswers } from './decide-answers.ts';
import { inkOf, type MeasuredBubble, samplePoints } from './measure-bubble.ts';

type Point = readonly [x: number, y: number];

/** What a bubble holds beyond its letter: how dark each of its points is, and what is measured around it. */
interface Ink extends Partial<Pick<MeasuredBubble, 'line' | 'around' | 'beside' | 'seen' | 'darkestSide'>> {
  readonly depth?: (point: Point) => number;
}

/** Letters that differ from option to option, as print does: two strokes. */
const letterAt = (option: number, [x, y]: Point): number =>
  Math.abs(x) === 1 + (option % 2) && Math.abs(y) <= 2 ? 0.2 + 0.03 * option : 0.015;
/** The sensor's noise, no two points alike. */
const noiseAt = (question: number, option: number, at: number): number =>
  0.012 * Math.sin(97 * question + 31 * option + 7.3 * at);

const OPTIONS = 4;

/** A sheet whose bubble (question, option) holds what `inkAt` says. */
function sheet(
  questions: number,
  inkAt: (question: number, option: number) => Ink,
  options = OPTIONS,
): MeasuredBubble[] {
  return Array.from({ length: questions * options }, (_, index) => {
    const question = Math.floor(index / options) + 1;
    const option = index % options;
    const ink = inkAt(question, option);
    const { depth = () => 0, line = 0.1, around = 0.06, beside = 0.08, seen = true, darkestSide = 0.97 } = ink;
    const depths = Float32Array.from(samplePoints, (point, at) =>
      Math.min(0.95, Math.max(0, Math.max(letterAt(option, point), depth(point)) + noiseAt(question, option, at))),
    );
    const jitter = 0.004 * Math.sin(13 * question + 5 * option);
    const near = { line: line + jitter, around: around + 2 * jitter, beside: beside + 2 * jitter };
    const rest = { seen, darkestSide, ...near, paper: 210 };
    return { group: 0, question, option, depths, ...inkOf(depths), ...rest };
  });
}

const read = (bubbles: MeasuredBubble[], questions: number, options = OPTIONS) =>
  decideAnswers(bubbles, [questions], options)[0]!;

/** A bubble filled by a pen, its ring's line and all. */
const filled = (dark = 0.75): Ink => ({ depth: ([x, y]) => dark - 0.04 * ((x + 2 * y) & 1), line: 0.22, around: 0.12 });
const stroke = (dark: number, isOn: (point: Point) => boolean): Ink => ({ depth: (point) => (isOn(point) ? dark : 0) });
const ROWS = 20;
const answerOf = (question: number): number => (question * 7) % OPTIONS;
/** A sheet answered throughout, but for one row. */
const withRow = (row: (option: number) => Ink, dark?: number) =>
  sheet(ROWS, (question, option) => {
    if (question === 4) return row(option);
    return option === answerOf(question) ? filled(dark) : {};
  });

describe('deciding', () => {
  it('reads any set of full marks as it is: one, none, several', () => {
    const marks = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }), {
      minLength: ROWS,
      maxLength: ROWS,
    });
    fc.assert(
      fc.property(marks, (rows) => {
        const answers = read(
          sheet(ROWS, (question, option) => (rows[question - 1]!.includes(option) ? filled() : {})),
          ROWS,
        );
        for (const [at, { letters, state }] of answers.entries()) {
          const marked = [...rows[at]!].sort().map((option) => 'ABCD'[option]);
          if (state === 'uncertain') expect(marked.length).toBeGreaterThan(1);
          else expect([letters, state]).toEqual([marked.join(''), ['blank', 'marked', 'multiple'][marked.length]]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('a blank sheet is blank, and so is one where every answer is A', () => {
    expect(
      read(
        sheet(ROWS, () => ({})),
        ROWS,
      ).every(({ state }) => state === 'blank'),
    ).toBe(true);
    const allA = read(
      sheet(ROWS, (_, option) => (option === 0 ? filled() : {})),
      ROWS,
    );
    expect(allA.every(({ letters, state }) => letters === 'A' && state === 'marked')).toBe(true);
  });

  it.each<[string, Ink]>([
    ['a bubble that was not seen', { ...filled(), seen: false }],
    ['a dot half as dark as the pen', stroke(0.4, ([x, y]) => Math.hypot(x, y) <= 1.5)],
    ['gray of half the pen’s darkness all over', { depth: () => 0.37 }],
    ['a finger over half of it', { depth: ([x]) => (x > 0 ? 0.75 : 0.1), darkestSide: 0.25 }],
  ])('%s is never silently blank, nor another letter', (_, ink) => {
    const answers = read(
      withRow((option) => (option === 2 ? ink : {})),
      ROWS,
    );
    expect(answers[3]!.state === 'blank' || (answers[3]!.state === 'marked' && answers[3]!.letters !== 'C')).toBe(
      false,
    );
    expect(answers.filter(({ state }) => state === 'marked').length).toBeGreaterThanOrEqual(ROWS - 1);
  });

  it('what is gray beside a clear mark is never silently a second answer, nor silently the only one', () => {
    for (const gray of [0.15, 0.25, 0.35]) {
      const [, , , answer] = read(
        withRow((option) => (option === 1 ? filled() : option === 3 ? { depth: () => gray } : {})),
        ROWS,
      );
      expect(['B', 'BD']).toContain(answer!.letters);
      if (answer!.state !== 'uncertain') expect(answer!.letters).toBe('B');
    }
  });

  it('ink beside a bubble of a row without marks is asked about: a stroke under the letter, a tick that misses it', () => {
    const answers = read(
      withRow((option) => (option === 2 ? { beside: 0.6 } : {})),
      ROWS,
    );
    expect(answers[3]!.state).toBe('uncertain');
    expect(answers.filter(({ state }) => state === 'marked')).toHaveLength(ROWS - 1);
  });

  it('a line that passes is asked about; a circle, a cross of a hand that makes crosses, a mark over its ring are not', () => {
    const line = stroke(0.7, ([x]) => x === 0);
    const rowWith = (ink: Ink) => withRow((option) => (option === 2 ? ink : {}));
    const stateOf = (bubbles: MeasuredBubble[]) => read(bubbles, ROWS)[3]!.state;
    expect(stateOf(rowWith({ ...line, beside: 0.6 }))).toBe('uncertain');
    expect(stateOf(rowWith({ around: 0.6, beside: 0.62, line: 0.3 }))).toBe('marked');
    expect(stateOf(rowWith({ ...filled(), beside: 0.6 }))).toBe('marked');
    const crosses = sheet(ROWS, (question, option) =>
      option === answerOf(question) ? { ...stroke(0.7, ([x, y]) => Math.abs(x) === Math.abs(y)), beside: 0.5 } : {},
    );
    expect(stateOf(crosses)).toBe('marked');
  });

  it('a far paler circle on a sheet answered by circles is never silently blank', () => {
    const circle = (around: number): Ink => ({ around, line: 0.11 });
    const answers = read(
      sheet(ROWS, (question, option) => {
        if (question === 4) return option === 2 ? circle(0.14) : {};
        return option === answerOf(question) ? circle(0.35) : {};
      }),
      ROWS,
    );
    expect(answers[3]!.state).not.toBe('blank');
  });

  it('a speck on a letter does not shake a clear mark beside it', () => {
    const speck = stroke(0.3, ([x, y]) => x === 0 && y === 0);
    const [, , , answer] = read(
      withRow((option) => (option === 1 ? filled() : option === 3 ? speck : {})),
      ROWS,
    );
    expect(answer).toMatchObject({ letters: 'B', state: 'marked' });
  });

  it('what a whole row shares is the edge of a shadow, no ink', () => {
    const [, , , answer] = read(
      withRow(() => ({ depth: () => 0.12, line: 0.13 })),
      ROWS,
    );
    expect(answer).toMatchObject({ state: 'blank' });
  });

  it('a pencil is an answer where all marks are as pale', () => {
    const answers = read(
      sheet(ROWS, (question, option) => (option === answerOf(question) ? filled(0.2) : {})),
      ROWS,
    );
    expect(answers.map(({ letters }) => letters)).toEqual(answers.map((_, at) => 'ABCD'[answerOf(at + 1)]));
    expect(answers.filter(({ state }) => state === 'marked').length).toBeGreaterThanOrEqual(ROWS - 2);
  });

  it('confidence is a probability whatever was measured, and a state agrees with its letters', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const bubble = fc.record({ dark: share, line: share, around: share, darkestSide: share, seen: fc.boolean() });
    fc.assert(
      fc.property(fc.array(bubble, { minLength: 40, maxLength: 40 }), (inks) => {
        const drawn = sheet(10, (question, option) => {
          const { dark, ...rest } = inks[(question - 1) * OPTIONS + option]!;
          return { ...rest, depth: () => dark };
        });
        for (const { confidence, state, letters } of read(drawn, 10)) {
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
          if (state === 'marked') expect(letters).toHaveLength(1);
          if (state === 'blank') expect(letters).toBe('');
        }
      }),
      { numRuns: 50 },
    );
  });
});
