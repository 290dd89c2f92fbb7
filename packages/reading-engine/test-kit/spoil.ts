import type { Random } from './random.ts';

/** Kinds of noise: even over all frequencies, falling by 3 dB an octave, and a hall of voices. */
export const noiseKinds = ['white', 'pink', 'hum'] as const;
export type NoiseKind = (typeof noiseKinds)[number];

function white(length: number, random: Random): Float32Array {
  return Float32Array.from({ length }, () => random.normal());
}

/** Paul Kellet's economy filter. */
function pink(length: number, random: Random): Float32Array {
  let [a, b, c] = [0, 0, 0];
  return Float32Array.from({ length }, () => {
    const value = random.normal();
    a = 0.99765 * a + value * 0.099046;
    b = 0.963 * b + value * 0.2965164;
    c = 0.57 * c + value * 1.0526913;
    return a + b + c + value * 0.1848;
  });
}

/** A fan: its blades' tones over a soft hiss. */
function hum(length: number, random: Random): Float32Array {
  const hiss = pink(length, random);
  return hiss.map((value, i) => value * 0.7 + [1, 2, 3, 5].reduce((sum, k) => sum + Math.sin(i * 0.034 * k) / k, 0));
}

const makers = { white, pink, hum } as const;
const power = (samples: Float32Array): number =>
  samples.reduce((total, value) => total + value * value, 0) / Math.max(1, samples.length);

/** Adds noise so that the whole reading's power is `snrDb` above the noise's. */
export function addNoise(samples: Float32Array, snrDb: number, kind: NoiseKind, random: Random): Float32Array {
  const noise = makers[kind](samples.length, random);
  const gain = Math.sqrt(power(samples) / power(noise) / 10 ** (snrDb / 10));
  return samples.map((value, i) => value + noise[i]! * gain);
}

/** Scales to a level and cuts what goes beyond full scale, as a recorder does. */
export const amplify = (samples: Float32Array, gain: number): Float32Array =>
  samples.map((value) => Math.max(-1, Math.min(1, value * gain)));
