import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanTyping, type GradeReading, readPasted, readTyped, stepGrade, writeGrade } from './grade-entry.ts';

const shown = (reading: GradeReading) =>
  reading.kind === 'refused' ? reading.why : reading.kind === 'asked' ? `${reading.grade}?` : reading.grade;
const typed = (text: string) => shown(readTyped(text));
const pasted = (text: string) => shown(readPasted(text));

describe('what was typed', () => {
  it('counts as it stands from 0 to 10, with comma or point', () => {
    expect(['7', '7,5', '7.5', ',5', '7,', '0', '00', '10', '10,0', '1'].map(typed)).toEqual([
      7, 7.5, 7.5, 0.5, 7, 0, 0, 10, 10, 1,
    ]);
  });

  it('is asked about where two figures stand without a comma, or more decimals than one', () => {
    expect(['75', '05', '11', '99', '7,56'].map(typed)).toEqual(['7.5?', '0.5?', '1.1?', '9.9?', '7.6?']);
  });

  it('is refused beyond the scale, and where it is no number', () => {
    expect(['10,5', '-1', '−1', '100', '12,3', '110'].map(typed)).toEqual(Array(6).fill('off-scale'));
    expect(['faltou', '7,5 (rec.)', ',', '-,'].map(typed)).toEqual(Array(4).fill('no-number'));
    expect(['', '  ', '–'].map(typed)).toEqual([null, null, null]);
  });
});

describe('what was pasted', () => {
  it('has no shortcut', () => {
    expect(['75', '11', '05', '10', '7,50', '8,25', '100', '-1'].map(pasted)).toEqual([
      'off-scale',
      'off-scale',
      5,
      10,
      7.5,
      '8.3?',
      'off-scale',
      'off-scale',
    ]);
  });
});

it('no number becomes another unseen', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 20000 }), (hundredths) => {
      const text = (hundredths / 100).toFixed(2).replace('.', ',');
      for (const reading of [readTyped(text), readPasted(text)]) {
        if (reading.kind === 'given') expect(reading.grade).toBe(hundredths / 100);
        if (reading.kind === 'refused') expect(hundredths < 0 || hundredths > 1000).toBe(true);
      }
    }),
  );
});

it('reads back whatever it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (tenths) => {
      expect(typed(writeGrade(tenths / 10))).toBe(tenths / 10);
      expect(pasted(writeGrade(tenths / 10))).toBe(tenths / 10);
    }),
  );
  expect(typed(writeGrade(null))).toBeNull();
});

it('steps by a tenth without drifting and stops at the ends', () => {
  let grade: number | null = null;
  for (let count = 0; count < 7; count += 1) grade = stepGrade(grade, 1);
  expect(grade).toBe(0.7);
  expect([stepGrade(10, 1), stepGrade(0, -1), stepGrade(6.5, -1)]).toEqual([10, 0, 6.4]);
});

it('keeps figures, commas and signs of what is typed', () => {
  expect([cleanTyping('8.4x'), cleanTyping('-1')]).toEqual(['8,4', '-1']);
});
