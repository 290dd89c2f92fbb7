import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideAnswers } from './decide-answers.ts';
import type { MeasuredBubble } from './measure-bubble.ts';
import { samplePoints } from './measure-bubble.ts';

const empty = {
  darkness: 0.03,
  coverage: 0.02,
  inked: 0.02,
  dark: 0,
  peak: 0.05,
  line: 0.1,
  around: 0,
  paper: 210,
  darkestSide: 1,
  seen: true,
};
const filled = { ...empty, darkness: 0.7, coverage: 0.95, inked: 0.97, dark: 0.95, peak: 0.8 };

/** Points as dark as the mean, and its darkest ones in the middle. */
const depthsOf = ({ darkness, peak }: Pick<MeasuredBubble, 'darkness' | 'peak'>): Float32Array =>
  Float32Array.from(samplePoints, ([x, y]) => (Math.abs(x) <= 1 && Math.abs(y) <= 1 ? peak : darkness));

/** A sheet whose bubble (question, option) is what `ink` says beyond an empty one. */
function sheet(
  questions: number,
  options: number,
  ink: (question: number, option: number) => Partial<MeasuredBubble>,
): MeasuredBubble[] {
  return Array.from({ length: questions * options }, (_, index) => {
    const question = Math.floor(index / options) + 1;
    const option = index % options;
    const seen = { ...empty, ...ink(question, option) };
    return { depths: depthsOf(seen), ...seen, group: 0, question, option };
  });
}
const read = (bubbles: MeasuredBubble[], questions = 10, options = 4) =>
  decideAnswers(bubbles, [questions], options)[0]!;

describe('deciding', () => {
  it('reads any set of full marks as it is: one, none, several', () => {
    const marks = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }), {
      minLength: 10,
      maxLength: 10,
    });
    fc.assert(
      fc.property(marks, (rows) => {
        const answers = read(sheet(10, 4, (question, option) => (rows[question - 1]!.includes(option) ? filled : {})));
        answers.forEach(({ letters, state, confidence }, i) => {
          const marked = [...rows[i]!]
            .sort()
            .map((option) => 'ABCD'[option])
            .join('');
          expect(letters).toBe(marked);
          expect(state).toBe(['blank', 'marked', 'multiple'][marked.length]);
          expect(confidence).toBeGreaterThan(0.9);
        });
      }),
    );
  });

  it('a faint dot and a smeared ring are left to a person where the row holds nothing else', () => {
    const dot = { peak: 0.16, darkness: 0.05 };
    const smearedRing = { peak: 0.12, darkness: 0.06, coverage: 0.04, inked: 0.15 };
    const answers = read(
      sheet(10, 4, (question, option) => {
        if (question < 3 && option === 2) return question === 1 ? dot : smearedRing;
        return question > 3 && option === 1 ? filled : {};
      }),
    );
    expect(answers.map(({ state }) => state)).toEqual([
      'uncertain',
      'uncertain',
      'blank',
      ...Array<string>(7).fill('marked'),
    ]);
  });

  it('a thin faint cross and a ring drawn on the printed one are left to a person where the row holds nothing else', () => {
    const cross = { darkness: 0.1, coverage: 0.05, inked: 0.1 };
    const answers = read(
      sheet(10, 4, (question, option) => {
        if (question === 1 || question === 4)
          return option === 2 ? cross : question === 4 && option === 1 ? filled : {};
        if (question === 2) return option === 0 ? { line: 0.15 } : {};
        if (question === 3) return option === 0 ? { line: 0.12, darkness: 0.05 } : {};
        return option === 1 ? filled : {};
      }),
    );
    expect(answers.slice(0, 4).map(({ state }) => state)).toEqual(['uncertain', 'uncertain', 'blank', 'marked']);
  });

  it('print out of place beside a clear mark leaves it the answer; ink as dark as the pen does not', () => {
    const print = { coverage: 0.06, darkness: 0.04, inked: 0.12, peak: 0.45 };
    const answers = read(
      sheet(10, 4, (question, option) => {
        if (question < 3 && option === 2) return { ...print, peak: question === 1 ? 0.38 : 0.65 };
        if (question === 3) return option === 2 ? print : {};
        return option === 1 ? filled : {};
      }),
    );
    expect(answers.slice(0, 4).map(({ state }) => state)).toEqual(['marked', 'uncertain', 'uncertain', 'marked']);
  });

  it('a pencil too soft to cover anything is left to a person, alone or beside a mark', () => {
    const soft = { darkness: 0.19, coverage: 0.03, inked: 0.45, peak: 0.19 };
    const answers = read(
      sheet(10, 4, (question, option) => {
        if (question < 3 && option === 0) return soft;
        return question > 1 && option === 1 ? filled : {};
      }),
    );
    expect(answers.map(({ state }) => state)).toEqual(['uncertain', 'uncertain', ...Array(8).fill('marked')]);
  });

  it('a letter darker than the others is print where nothing else is marked, ink beside marks', () => {
    const dark = { peak: 0.12, darkness: 0.05, coverage: 0.11, inked: 0.1 };
    const marked = read(
      sheet(10, 4, (question, option) => (question === 1 ? (option === 2 ? dark : {}) : option === 1 ? filled : {})),
    );
    expect(marked[0]!.state).toBe('uncertain');
    const alone = read(sheet(10, 4, (question, option) => (question === 1 && option === 2 ? dark : {})));
    expect(alone.every(({ state }) => state === 'blank')).toBe(true);
  });

  it('a lone spot as dark as a pen’s is left to a person, and so are strokes in more rows than noise reaches', () => {
    const stateOf = (rows: number, peak: number) =>
      read(sheet(10, 4, (question, option) => (question <= rows && option === 2 ? { peak, darkness: 0.05 } : {})))[0]!
        .state;
    expect([stateOf(1, 0.25), stateOf(1, 0.12), stateOf(4, 0.12)]).toEqual(['uncertain', 'blank', 'uncertain']);
  });

  it('a pencil half as dark as the pen is an answer alone in its row, and may be an erasure beside a mark', () => {
    const gray = { darkness: 0.34, coverage: 0.45, inked: 1, dark: 0.4, peak: 0.42 };
    const rows = read(
      sheet(10, 4, (question, option) => {
        if (question < 3 && option === 0) return gray;
        return question > 1 && option === 1 ? filled : {};
      }),
    );
    expect(rows.slice(0, 2).map(({ state }) => state)).toEqual(['marked', 'uncertain']);
  });

  it('on a sheet of few rows every trace counts', () => {
    const states = read(
      sheet(5, 4, (question, option) => (question === 1 && option === 2 ? { peak: 0.17 } : {})),
      5,
    );
    expect(states.map(({ state }) => state)).toEqual(['uncertain', ...Array<string>(4).fill('blank')]);
  });

  it('a weak mark beside the edge of a shadow is looked at again', () => {
    const shadow = { ...empty, darkness: 0.25, coverage: 0.3, inked: 0.7, peak: 0.6, darkestSide: 0.77 };
    const bubbles = sheet(10, 4, (question, option) => {
      if (question === 1) return option === 1 ? shadow : { darkestSide: 0.77 };
      return option === 3 ? filled : {};
    });
    const stateBy = (look?: (bubble: MeasuredBubble) => MeasuredBubble) =>
      decideAnswers(bubbles, [10], 4, look)[0]![0]!.state;
    expect(stateBy()).toBe('marked');
    expect(stateBy((bubble) => ({ ...bubble, ...empty }))).toBe('blank');
  });

  it('a blank sheet is blank, and so is one where every answer is A', () => {
    expect(read(sheet(10, 4, () => ({}))).every(({ state }) => state === 'blank')).toBe(true);
    const allA = read(sheet(10, 4, (_, option) => (option === 0 ? filled : {})));
    expect(allA.every(({ letters, state }) => letters === 'A' && state === 'marked')).toBe(true);
  });

  it.each([
    ['an unseen ring', { seen: false }],
    ['a dot', { peak: 0.4, coverage: 0.07 }],
    ['a ring drawn around', { line: 0.25 }],
    ['a faint mark', { coverage: 0.16, darkness: 0.1 }],
    [
      'a finger over half of it',
      { coverage: 0.45, darkness: 0.4, inked: 0.6, dark: 0.5, peak: 0.75, darkestSide: 0.25 },
    ],
    ['a finger at its edge', { coverage: 0.15, darkness: 0.19, inked: 0.36, dark: 0.13, peak: 0.4, darkestSide: 0.45 }],
    ['a veil', { coverage: 0.3, darkness: 0.26, inked: 0.95, dark: 0.1 }],
  ] as const)('%s is never silently blank or answered', (_, ink) => {
    const answers = read(sheet(10, 4, (q, o) => (q === 4 && o === 2 ? ink : q !== 4 && o === 1 ? filled : {})));
    expect(answers[3]).toMatchObject({ question: 4, state: 'uncertain' });
    expect(answers[3]!.confidence).toBeLessThanOrEqual(0.5);
    expect(answers.filter(({ state }) => state === 'marked')).toHaveLength(9);
  });

  it('a thin cross of the same pen is a mark, though not a sure one', () => {
    const thin = { coverage: 0.15, darkness: 0.12, inked: 0.2, dark: 0.15, peak: 0.7 };
    const answers = read(sheet(10, 4, (q, o) => (q === 4 && o === 2 ? thin : q !== 4 && o === 1 ? filled : {})));
    expect(answers[3]).toMatchObject({ letters: 'C', state: 'marked' });
    expect(answers[3]!.confidence).toBeLessThan(0.95);
  });

  it('letters printed inside count for nothing, each against its own', () => {
    const print = [0.16, 0.2, 0.1, 0.18];
    const answers = read(
      sheet(10, 4, (q, o) => (o === q % 4 ? filled : { coverage: print[o], peak: 0.3, inked: 0.2 })),
    );
    answers.forEach(({ letters, state }, i) => {
      expect(letters).toBe('ABCD'[(i + 1) % 4]);
      expect(state).toBe('marked');
    });
  });

  it('a point on a printed letter stands out where the sheet’s own letters hardly vary', () => {
    const letter = (lead: number) => ({ coverage: 0.14, peak: 0.49 + lead, inked: 0.18 });
    const vary = (q: number, o: number) => ((q * 7 + o * 3) % 5) * 0.016 - 0.032;
    const answers = read(
      sheet(10, 4, (q, o) =>
        q === 4 && o === 3
          ? { coverage: 0.17, peak: 0.7, inked: 0.21 }
          : q !== 4 && o === 1
            ? filled
            : letter(vary(q, o)),
      ),
    );
    expect(answers[3]).toMatchObject({ state: 'uncertain' });
    expect(answers.filter(({ state }) => state === 'marked')).toHaveLength(9);
  });

  it('a gray bubble far paler than this sheet’s pen is left to a person, though it covers as much as a mark', () => {
    const ghost = { coverage: 0.25, darkness: 0.3, inked: 0.97, dark: 0.5, peak: 0.25 };
    const answers = read(
      sheet(10, 4, (q, o) => (q === 4 && o === 2 ? ghost : q !== 4 && o === 1 ? { ...filled, darkness: 0.5 } : {})),
    );
    expect(answers[3]).toMatchObject({ state: 'uncertain' });
  });

  it('what a whole row shares is the edge of a shadow, no ink', () => {
    const answers = read(sheet(10, 4, (q, o) => (q === 4 ? { peak: 0.3, line: 0.16 } : o === 1 ? filled : {})));
    expect(answers[3]).toMatchObject({ state: 'blank' });
  });

  it('a point paler than the pen does not shake a clear mark beside it', () => {
    const answers = read(sheet(10, 4, (q, o) => (o === 1 ? filled : q === 7 && o === 3 ? { peak: 0.25 } : {})));
    expect(answers[6]).toMatchObject({ letters: 'B', state: 'marked' });
  });

  it('is nearly sure of a cross that stands alone', () => {
    const cross = { coverage: 0.33, darkness: 0.3, inked: 0.4, dark: 0.3, peak: 0.7 };
    const answers = read(sheet(10, 4, (_, o) => (o === 2 ? cross : {})));
    expect(answers.every(({ confidence }) => confidence >= 0.95)).toBe(true);
  });

  it('asks for points as dark as a pen’s where the empty bubbles are noisy', () => {
    const noisy = (q: number, o: number) => ({
      coverage: 0.2 + 0.07 * Math.sin(7 * q + 3 * o),
      darkness: 0.2,
      peak: 0.65,
    });
    const blotch = { coverage: 0.42, darkness: 0.32, inked: 0.7, dark: 0.4, peak: 0.7 };
    const thin = { coverage: 0.32, darkness: 0.26, inked: 0.5, dark: 0.2, peak: 0.8 };
    const answers = read(
      sheet(10, 4, (q, o) => {
        if (o === 3 && q < 5) return [{ ...blotch, peak: 0.8 }, thin, { ...thin, peak: 0.9 }, blotch][q - 1]!;
        if (q === 2 || q === 3) return { coverage: 0.2, darkness: 0.2, peak: 0.65 };
        if (o === 3 && q === 5) return { ...blotch, peak: 0.95 };
        return o === 1 && q > 5 ? { ...filled, peak: 0.95 } : noisy(q, o);
      }),
    );
    expect(answers.slice(0, 4).map(({ state }) => state)).toEqual(['uncertain', 'uncertain', 'marked', 'uncertain']);
    expect(answers.slice(4).map(({ letters }) => letters)).toEqual(['D', 'B', 'B', 'B', 'B', 'B']);
    expect(answers.slice(4).every(({ state }) => state === 'marked')).toBe(true);
  });

  it('reads a sheet filled throughout with a soft pencil', () => {
    const soft = { coverage: 0.21, darkness: 0.26, inked: 0.95, dark: 0.05, peak: 0.31 };
    const answers = read(sheet(10, 4, (q, o) => (o === q % 4 ? soft : {})));
    expect(answers.every(({ state }) => state === 'marked')).toBe(true);
  });

  it('confidence is between 0 and 1 whatever was measured', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const bubble = fc.record({
      darkness: share,
      coverage: share,
      inked: share,
      dark: share,
      peak: share,
      line: share,
    });
    fc.assert(
      fc.property(fc.array(bubble, { minLength: 40, maxLength: 40 }), (inks) => {
        for (const { confidence, state, letters } of read(sheet(10, 4, (q, o) => inks[(q - 1) * 4 + o]!))) {
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
          if (state === 'marked') expect(letters).toHaveLength(1);
          if (state === 'blank') expect(letters).toBe('');
        }
      }),
    );
  });
});
