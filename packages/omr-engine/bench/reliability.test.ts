import { expect, test } from 'vitest';
import { calibrationError, reliabilityCurve } from './reliability.ts';

const claims = (probability: number, right: number, wrong: number) =>
  Array.from({ length: right + wrong }, (_, at) => ({ probability, isRight: at < right }));

test('claims that are as often right as they say have no error', () => {
  const curve = reliabilityCurve([...claims(0.5, 5, 5), ...claims(0.9, 9, 1)], 2);
  expect(curve).toEqual([
    { claims: 10, said: expect.closeTo(0.5), right: 0.5 },
    { claims: 10, said: expect.closeTo(0.9), right: 0.9 },
  ]);
  expect(calibrationError(curve)).toBeCloseTo(0);
});

test('the error is the mean distance over all claims', () => {
  expect(calibrationError(reliabilityCurve([...claims(1, 15, 0), ...claims(0.5, 0, 5)], 4))).toBeCloseTo(0.125);
});

test('fewer claims than stretches leave stretches out', () => {
  expect(reliabilityCurve(claims(1, 2, 0))).toHaveLength(2);
});
