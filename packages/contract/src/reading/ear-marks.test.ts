import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earMarksSchema } from './ear-marks.schema.ts';
import { type EarMark, earFigures, earMarks, readingFigures } from './ear-marks.ts';

const marksOf = (...words: (EarMark | null)[]) => ({ words, started_s: 1, ended_s: 31 });

describe('a reading marked by ear', () => {
  it('counts what was read, also by its syllables', () => {
    expect(earFigures(marksOf('read', 'changed', 'spelled', 'syllabled', 'skipped', null))).toEqual({
      words_total: 6,
      words_reached: 5,
      words_right: 2,
      accuracy_percent: 40,
      words_per_minute: 4,
    });
  });

  it('is never more than right, nor slower for being right', () => {
    const words = fc.array(fc.constantFrom(...earMarks), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(words, (marks) => {
        const figures = earFigures(marksOf(...marks));
        const better = earFigures(marksOf(...marks.map(() => 'read' as const)));
        expect(figures.accuracy_percent).toBeLessThanOrEqual(better.accuracy_percent);
        expect(figures.words_per_minute).toBeLessThanOrEqual(better.words_per_minute);
        expect(better.accuracy_percent).toBe(100);
      }),
    );
  });

  it.each([
    [marksOf('read', null, 'read'), 'Há palavras marcadas depois do fim da leitura'],
    [marksOf(null), 'Há palavras marcadas depois do fim da leitura'],
    [{ ...marksOf('read'), ended_s: 1 }, 'A leitura precisa terminar depois de começar'],
  ])('%j is refused', (marks, message) => {
    expect(earMarksSchema.safeParse(marks).error?.issues[0]?.message).toBe(message);
  });
});

describe('the figures of a reading', () => {
  const estimate = (verdict?: string) => ({ words_per_minute: 90, alignment: { accuracy_percent: 97, verdict } });

  it('are estimates, of which the doubtful ones say so', () => {
    const figures = { words_per_minute: 90, accuracy_percent: 97 };
    for (const verdict of [undefined, 'match']) {
      expect(readingFigures(estimate(verdict))).toEqual({ ...figures, origin: 'estimate' });
    }
    for (const verdict of ['inconclusive', 'other-text']) {
      expect(readingFigures(estimate(verdict))).toEqual({ ...figures, origin: 'doubtful' });
    }
  });

  it('are those of confirmed marks before any estimate', () => {
    const ear_marks = marksOf('read', 'read', 'changed', 'read');
    for (const verdict of ['match', 'other-text']) {
      expect(readingFigures({ ...estimate(verdict), ear_marks })).toEqual({
        origin: 'ear',
        accuracy_percent: 75,
        words_per_minute: 6,
      });
    }
  });
});
