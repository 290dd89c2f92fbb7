import { describe, expect, it } from 'vitest';
import { Random } from '../../test-kit/random.ts';
import { addNoise, amplify, noiseKinds } from '../../test-kit/spoil.ts';
import { SAMPLE_RATE } from '../core/recording.ts';
import { median } from '../core/statistics.ts';
import { findRuns } from './find-runs.ts';
import { listen } from './listen.ts';

/** A voice without words: harmonics at a pitch, one swell a syllable. */
function babble(syllables: number, hz: (s: number) => number, seconds = 0.2): Float32Array {
  const samples = new Float32Array(Math.round(syllables * seconds * SAMPLE_RATE));
  let phase = 0;
  for (let i = 0; i < samples.length; i++) {
    const at = i / SAMPLE_RATE;
    phase += (2 * Math.PI * hz(at)) / SAMPLE_RATE;
    const swell = 0.15 + 0.85 * Math.sin((Math.PI * (at % seconds)) / seconds) ** 2;
    for (let k = 1; k <= 12; k++) samples[i]! += (swell * 0.2 * Math.sin(k * phase)) / k;
  }
  return samples;
}

const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * SAMPLE_RATE));
const join = (...parts: Float32Array[]): Float32Array => Float32Array.from(parts.flatMap((part) => [...part]));
const hear = (samples: Float32Array) => listen({ samples, clippedShare: 0 });
const steady = (hz: number) => () => hz;

describe('pitch', () => {
  it.each([80, 120, 210, 330, 440])('follows a voice at %d Hz', (hz) => {
    const { pitch } = hear(babble(10, steady(hz)));
    const voiced = pitch.filter((value) => value > 0);
    expect(voiced.length).toBeGreaterThan(150);
    expect(Math.abs(median(voiced) / hz - 1)).toBeLessThan(0.01);
  });

  it('finds none in noise', () => {
    const random = new Random(1);
    const { pitch } = hear(Float32Array.from({ length: 32_000 }, () => 0.1 * random.normal()));
    expect(pitch.filter((value) => value > 0).length).toBeLessThan(10);
  });
});

describe('speech and pauses', () => {
  const spoken = join(
    silence(0.5),
    babble(10, steady(150)),
    silence(0.6),
    babble(5, steady(150)),
    silence(0.3),
    babble(5, steady(140)),
  );

  it('finds the pauses at their times', () => {
    const { pauses, speechS } = hear(spoken);
    expect(pauses).toHaveLength(2);
    expect(pauses[0]!.startS).toBeCloseTo(2.5, 1);
    expect(pauses[0]!.endS).toBeCloseTo(3.1, 1);
    expect(speechS).toBeCloseTo(4, 0);
  });

  it('counts a syllable a swell, and runs between the silences', () => {
    const { nuclei, speech } = hear(spoken);
    expect(nuclei).toHaveLength(20);
    expect(findRuns(speech, nuclei).map((run) => run.nuclei.length)).toEqual([10, 5, 5]);
  });

  it.each([1e-2, 0.1, 3])('at any level (× %d)', (gain) => {
    expect(hear(spoken.map((value) => value * gain)).pauses).toHaveLength(2);
  });

  it('hears no speech in steady noise', () => {
    for (const kind of noiseKinds) {
      const noise = addNoise(silence(6).fill(1e-4, 0, 1), -60, kind, new Random(2));
      const scaled = amplify(noise, 0.1 / Math.max(...noise));
      expect(hear(scaled).speech.spans).toHaveLength(0);
    }
  });
});

describe('level', () => {
  const spoken = join(...Array.from({ length: 5 }, () => join(babble(8, steady(160)), silence(0.5))));

  it.each([5, 10, 15, 20, 30])('measures a voice %d dB above white noise', (snrDb) => {
    const noisy = addNoise(spoken, snrDb, 'white', new Random(snrDb));
    expect(Math.abs(hear(noisy).level.snrDb - snrDb)).toBeLessThan(2.5);
  });

  it('calls a recording without noise clean', () => {
    expect(hear(spoken).level.snrDb).toBe(60);
  });
});
