import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marginBounds, readingCalibrationSchema, readingTruthSchema, textMarginsSchema } from './calibration.schema.ts';
import { readingRecordingsPatchSchema, usualRecordings } from './recordings.schema.ts';

it('cut-offs stay within their bounds, and the doubt does not begin above its end', () => {
  const number = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(number, number, (other_text, inconclusive) => {
      const within = (value: number, { least, most }: { least: number; most: number }) =>
        value >= least && value <= most;
      const right =
        within(other_text, marginBounds.other_text) &&
        within(inconclusive, marginBounds.inconclusive) &&
        other_text <= inconclusive;
      expect(textMarginsSchema.safeParse({ other_text, inconclusive }).success).toBe(right);
    }),
  );
});

it.each([null, 'texto', [], { readings: 40 }])('%j is no calibration, and says so in Portuguese', (value) => {
  const message = readingCalibrationSchema.safeParse(value).error?.issues[0]?.message;
  expect(message).toMatch(/calibração/i);
});

const calibration = {
  scale: 1,
  margins: { other_text: 0.03, inconclusive: 0.1 },
  readings: 40,
  pupils: 12,
  calibrated_at: '2026-05-20T12:00:00.000Z',
};
it.each([
  [{ a: 1 }, /^Este arquivo não é uma calibração/],
  [{ ...calibration, scale: 'um' }, /^Este arquivo não é uma calibração/],
  [{ scale: 1 }, /^Este arquivo não é uma calibração/],
  [{ ...calibration, scale: 2 }, /outra versão do analisador/],
  [{ ...calibration, readings: 19 }, /20 leituras ou mais/],
  [{ ...calibration, pupils: 9 }, /10 alunos ou mais/],
])('of %j it says what is wrong', (value, message) => {
  expect(readingCalibrationSchema.safeParse(calibration).success).toBe(true);
  expect(readingCalibrationSchema.safeParse(value).error?.issues[0]?.message).toMatch(message);
});

it('a truth needs the marks of a whole text; grade and pupil may be absent', () => {
  const ear_marks = { words: ['read', null], started_s: 0, ended_s: 3 };
  expect(readingTruthSchema.safeParse({ ear_marks }).success).toBe(true);
  expect(readingTruthSchema.safeParse({ ear_marks, grade: 10 }).success).toBe(false);
  expect(readingTruthSchema.safeParse({ ear_marks: { ...ear_marks, words: [null, 'read'] } }).success).toBe(false);
});

it('keeping begins off, with a term that may be saved as it is', () => {
  expect(usualRecordings.keep).toBe(false);
  expect(readingRecordingsPatchSchema.safeParse({ ...usualRecordings, keep: true }).success).toBe(true);
});

it.each([
  [{ term: '   ' }, 'Escreva o termo que os responsáveis leem'],
  [{ term: 'a'.repeat(4001) }, 'O termo deve ter no máximo 4000 caracteres'],
  [{ months: 0 }, 'O prazo vai de 1 a 60 meses'],
  [{ months: 61 }, 'O prazo vai de 1 a 60 meses'],
])('%j says %s', (change, message) => {
  const parsed = readingRecordingsPatchSchema.safeParse({ ...usualRecordings, ...change });
  expect(parsed.error?.issues[0]?.message).toBe(message);
});
