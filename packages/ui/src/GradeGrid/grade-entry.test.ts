import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanTyping, readColumn, readGrade, stepGrade, writeGrade } from './grade-entry.ts';

const read = (text: string) => {
  const reading = readGrade(text);
  return reading.ok ? reading.grade : 'no number';
};

describe('readGrade', () => {
  it('takes comma, point and two figures without either', () => {
    expect(['7', '7,5', '7.5', '75', '05', ',5', '7,'].map(read)).toEqual([7, 7.5, 7.5, 7.5, 0.5, 0.5, 7]);
  });

  it('keeps ten as ten', () => {
    expect(['10', '10,0', '100', '1', '1,0'].map(read)).toEqual([10, 10, 10, 1, 1]);
  });

  it('clamps to the scale and rounds to a tenth', () => {
    expect(['12,5', '-3', '7,56', '9,96', '8,05'].map(read)).toEqual([10, 0, 7.6, 10, 8.1]);
  });

  it('tells an empty cell from what is no number', () => {
    expect(['', '  ', '–', 'faltou', '7,5 (rec.)', ','].map(read)).toEqual([
      null,
      null,
      null,
      'no number',
      'no number',
      'no number',
    ]);
  });

  it('reads back whatever it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (tenths) => {
        expect(read(writeGrade(tenths / 10))).toBe(tenths / 10);
      }),
    );
    expect(read(writeGrade(null))).toBeNull();
  });

  it('never leaves the scale', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), (value) => {
        const grade = read(value.toFixed(3));
        expect(grade).toBeGreaterThanOrEqual(0);
        expect(grade).toBeLessThanOrEqual(10);
      }),
    );
  });
});

it('steps by a tenth without drifting and stops at the ends', () => {
  let grade: number | null = null;
  for (let count = 0; count < 7; count += 1) grade = stepGrade(grade, 1);
  expect(grade).toBe(0.7);
  expect([stepGrade(10, 1), stepGrade(0, -1), stepGrade(6.5, -1)]).toEqual([10, 0, 6.4]);
});

it('keeps figures and commas of what is typed', () => {
  expect(cleanTyping('8.4x')).toBe('8,4');
});

describe('readColumn', () => {
  it('takes the first column of a copied range', () => {
    expect(readColumn('8,5\tAna\r\n\t\r\n7\tCaio\r\n')).toEqual(['8,5', '', '7']);
  });

  it('leaves one cell to the field', () => {
    expect([readColumn('8,5'), readColumn('8,5\n')]).toEqual([null, null]);
  });
});
