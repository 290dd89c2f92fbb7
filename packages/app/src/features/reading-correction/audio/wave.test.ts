import fc from 'fast-check';
import { expect, it } from 'vitest';
import { levelWarning, peaksOf } from './wave.ts';

it('draws the loudest moment of every stretch at full height', () => {
  const samples = new Float32Array(8000);
  samples[3999] = -0.5;
  samples[100] = 0.25;
  const peaks = peaksOf(samples);
  expect([peaks.length, peaks[199], peaks[5], peaks[300]]).toEqual([400, 1, 0.5, 0]);
});

it('stays between 0 and 1 whatever was recorded', () => {
  fc.assert(
    fc.property(fc.float32Array({ noNaN: true, min: -1, max: 1 }), (samples) => {
      const peaks = peaksOf(samples);
      expect(peaks.length).toBeLessThanOrEqual(Math.max(samples.length, 0));
      expect(peaks.every((peak) => peak >= 0 && peak <= 1)).toBe(true);
    }),
  );
});

it.each([
  [[0.2, 0.99, 0.3], 'clipped'],
  [[0.001, 0.002, 0.001], 'faint'],
  [[0.001, 0.002], null],
  [[0.001, 0.2, 0.001], null],
] as const)('%j: %s', (recent, warning) => {
  expect(levelWarning(recent, 3)).toBe(warning);
});
