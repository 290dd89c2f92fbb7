import { describe, expect, it } from 'vitest';
import { calibrationLines, calibrationOf } from './calibration.ts';

const answers = (confidence: number, right: number, wrong: number) =>
  Array.from({ length: right + wrong }, (_, at) => ({ confidence, isRight: at < right }));

describe('the calibration curve', () => {
  it('has no error where answers are right as often as they say', () => {
    const { curve, error } = calibrationOf([...answers(0.75, 3, 1), ...answers(1, 8, 0)]);
    expect(error).toBe(0);
    expect(curve[7]).toEqual({ answers: 4, confidence: 0.75, right: 0.75 });
    expect(curve[9]).toEqual({ answers: 8, confidence: 1, right: 1 });
  });

  it('weighs what each bin is off by its answers', () => {
    const { error } = calibrationOf([...answers(0.5, 4, 0), ...answers(1, 3, 1), ...answers(1, 8, 0)]);
    expect(error).toBeCloseTo((4 * 0.5 + 12 * (1 / 12)) / 16);
  });

  it('tells of bins with answers alone', () => {
    expect(calibrationLines(calibrationOf(answers(0.5, 1, 1)))).toEqual([
      'confidence 0.500  right 0.500  of 2',
      'expected calibration error 0.0000',
    ]);
    expect(calibrationOf([]).error).toBe(0);
  });
});
