import type { Exposure } from './expose.ts';
import type { Random } from './random.ts';

/** Adds `weight` times a stretch of one plane to another: the inner loop of both convolutions. */
function addShifted(out: Float32Array, to: number, plane: Float32Array, from: number, length: number, weight: number) {
  for (let at = 0; at < length; at += 1) out[to + at] = (out[to + at] ?? 0) + (plane[from + at] ?? 0) * weight;
}

/** Convolves every row with a kernel centred on its middle; edges repeat. */
function convolveRows(plane: Float32Array, width: number, height: number, kernel: Float32Array): Float32Array {
  const out = new Float32Array(plane.length);
  const half = kernel.length >> 1;
  const padded = new Float32Array(width + 2 * half);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    padded.fill(plane[row] ?? 0, 0, half);
    padded.set(plane.subarray(row, row + width), half);
    padded.fill(plane[row + width - 1] ?? 0, half + width);
    for (let tap = 0; tap < kernel.length; tap += 1) addShifted(out, row, padded, tap, width, kernel[tap] ?? 0);
  }
  return out;
}

/** The same for columns, a whole row at a time. */
function convolveColumns(plane: Float32Array, width: number, height: number, kernel: Float32Array): Float32Array {
  const out = new Float32Array(plane.length);
  const half = kernel.length >> 1;
  for (let y = 0; y < height; y += 1)
    for (let tap = 0; tap < kernel.length; tap += 1) {
      const from = Math.max(0, Math.min(height - 1, y + tap - half));
      addShifted(out, y * width, plane, from * width, width, kernel[tap] ?? 0);
    }
  return out;
}

function gaussian(sigma: number): Float32Array {
  const half = Math.ceil(2.5 * sigma);
  const taps = Float32Array.from({ length: 2 * half + 1 }, (_, tap) =>
    Math.exp(-((tap - half) ** 2) / (2 * sigma * sigma)),
  );
  const sum = taps.reduce((total, value) => total + value, 0);
  return taps.map((value) => value / sum);
}

const eachPlane = (picture: Exposure, change: (plane: Float32Array) => Float32Array): Exposure => {
  const [red, green, blue] = picture.planes;
  return { ...picture, planes: [change(red), change(green), change(blue)] };
};

/** Out of focus: Gaussian blur of the given sigma in pixels. */
export function blur(picture: Exposure, sigma: number): Exposure {
  if (sigma < 0.15) return picture;
  const kernel = gaussian(sigma);
  const { width, height } = picture;
  return eachPlane(picture, (plane) =>
    convolveColumns(convolveRows(plane, width, height, kernel), width, height, kernel),
  );
}

/** A hand that moves along x or y during the exposure. */
export function motion(picture: Exposure, lengthPx: number, alongX: boolean): Exposure {
  const taps = Math.round(lengthPx) | 1;
  if (taps < 3) return picture;
  const kernel = new Float32Array(taps).fill(1 / taps);
  const convolve = alongX ? convolveRows : convolveColumns;
  return eachPlane(picture, (plane) => convolve(plane, picture.width, picture.height, kernel));
}

/** The phone's own sharpening: adds back what a blur takes, with its halo. */
export function sharpen(picture: Exposure, amount: number): Exposure {
  const soft = blur(picture, 1.2);
  const sharpened = picture.planes.map((plane, channel) => {
    const base = soft.planes[channel as 0 | 1 | 2];
    return plane.map((value, at) => value + amount * (value - (base[at] ?? value)));
  });
  return { ...picture, planes: sharpened as [Float32Array, Float32Array, Float32Array] };
}

/** Sensor noise: mostly shared by the three colours, a part of its own in each. */
export function addNoise(picture: Exposure, sigma: number, random: Random): Exposure {
  const table = Float32Array.from({ length: 8191 }, () => random.normal() * sigma);
  let shared = random.whole(0, 8190);
  let own = random.whole(0, 8190);
  const [red, green, blue] = picture.planes;
  for (let at = 0; at < red.length; at += 1) {
    shared = (shared + 1 + ((at * 2654435761) >>> 29)) % 8191;
    const luma = 0.85 * (table[shared] ?? 0);
    for (const plane of [red, green, blue]) {
      own = (own + 7) % 8191;
      plane[at] = (plane[at] ?? 0) + luma + 0.5 * (table[own] ?? 0);
    }
  }
  return picture;
}

/** The phone's denoising: small differences from the neighbourhood are smeared away, edges stay. */
export function smear(picture: Exposure, amount: number, threshold: number): Exposure {
  const soft = blur(picture, 1);
  const smeared = picture.planes.map((plane, channel) => {
    const base = soft.planes[channel as 0 | 1 | 2];
    return plane.map((value, at) => {
      const difference = value - (base[at] ?? value);
      return Math.abs(difference) > threshold ? value : value - amount * difference;
    });
  });
  return { ...picture, planes: smeared as [Float32Array, Float32Array, Float32Array] };
}

/** The phone's tone curve and its colour cast, down to RGBA bytes. */
export function develop(picture: Exposure, random: Random): Uint8ClampedArray<ArrayBuffer> {
  const { width, height, planes } = picture;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const curve = random.between(-0.18, 0.18);
  const cast = [random.between(0.94, 1.04), 1, random.between(0.9, 1.03)];
  for (let at = 0; at < width * height; at += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const value = ((planes[channel as 0 | 1 | 2][at] ?? 0) * (cast[channel] ?? 1)) / 255;
      pixels[at * 4 + channel] = 255 * (value + curve * value * (1 - value) * 2);
    }
    pixels[at * 4 + 3] = 255;
  }
  return pixels;
}
