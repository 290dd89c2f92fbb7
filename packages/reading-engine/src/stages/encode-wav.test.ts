import { expect, it } from 'vitest';
import { readWav } from '../node/read-wav.ts';
import { encodeWav } from './encode-wav.ts';

it('writes what is read again: rate, length and samples to 16 bits', async () => {
  const samples = Float32Array.from({ length: 1600 }, (_, i) => 0.8 * Math.sin(i / 7));
  samples[0] = 2;
  const sound = await readWav(encodeWav({ samples, clippedShare: 0 }));
  if ('ok' in sound) throw new Error(sound.code);
  const [channel = new Float32Array()] = sound.channels;
  expect([sound.sampleRate, sound.channels.length, channel.length]).toEqual([16_000, 1, 1600]);
  expect(channel[0]).toBeCloseTo(1, 3);
  expect(Math.max(...channel.map((value, i) => (i === 0 ? 0 : Math.abs(value - samples[i]!))))).toBeLessThan(1e-4);
});
