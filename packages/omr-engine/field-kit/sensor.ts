import sharp from 'sharp';
import { type Dice, ease } from './dice.ts';
import { blur, moved, type Plane, wideBlur } from './filters.ts';
import { toCode } from './page.ts';
import type { Scene } from './view.ts';

/** How a phone makes a picture of what its lens sees. */
export interface Phone {
  /** Blur by focus and by the hand's motion, in pixels. */
  readonly focus: number;
  readonly motion: number;
  /** Electrons that the brightest pixel holds: the fewer, the more noise. */
  readonly electrons: number;
  /** Lightness that white paper gets, as the picture codes it, 0 to 1. */
  readonly white: number;
  readonly contrast: number;
  readonly vignette: number;
  /** How much the phone smooths noise away, and sharpens afterwards. */
  readonly denoise: number;
  readonly sharpen: number;
  /** Quality of the JPEG, 60 to 95. */
  readonly quality: number;
}

/** Which colour a pixel's filter lets through: red and green in one row, green and blue in the next. */
const filterAt = (x: number, y: number): number => (x & 1) + (y & 1);

/** Light with the noise of electrons and of the circuit, one colour a pixel. */
function expose({ width, height, values }: Plane, electrons: number, dice: Dice): Float32Array {
  const raw = new Float32Array(width * height);
  const normal = Float32Array.from({ length: 65536 }, () => dice.normal());
  const dark = (2.5 / electrons) ** 2;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const light = Math.max(0, values[pixel * 3 + filterAt(x, y)]!);
      const noise = normal[(dice.next() * 65536) | 0]! * Math.sqrt(light / electrons + dark);
      raw[pixel] = Math.min(1, Math.max(0, light + noise));
    }
  return raw;
}

/** Each pixel's other colours from its neighbours. */
function demosaic(raw: Float32Array, width: number, height: number): Plane {
  const out = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const up = (y > 0 ? y - 1 : y + 1) * width;
    const down = (y < height - 1 ? y + 1 : y - 1) * width;
    for (let x = 0; x < width; x += 1) {
      const left = x > 0 ? x - 1 : x + 1;
      const right = x < width - 1 ? x + 1 : x - 1;
      const pixel = y * width + x;
      const beside = (raw[y * width + left]! + raw[y * width + right]!) / 2;
      const above = (raw[up + x]! + raw[down + x]!) / 2;
      const corners = (raw[up + left]! + raw[up + right]! + raw[down + left]! + raw[down + right]!) / 4;
      const own = filterAt(x, y);
      const isRedRow = (y & 1) === 0;
      out[pixel * 3] = own === 0 ? raw[pixel]! : own === 2 ? corners : isRedRow ? beside : above;
      out[pixel * 3 + 1] = own === 1 ? raw[pixel]! : (beside + above) / 2;
      out[pixel * 3 + 2] = own === 2 ? raw[pixel]! : own === 0 ? corners : isRedRow ? above : beside;
    }
  }
  return { width, height, channels: 3, values: out };
}

/** How light looks to the eye. */
const lightness = (values: Float32Array, pixel: number): number =>
  0.3 * values[pixel]! + 0.6 * values[pixel + 1]! + 0.1 * values[pixel + 2]!;

/** Smooths colour everywhere and lightness where nothing much is: fine texture goes, edges stay. */
function denoise(picture: Plane, strength: number): Plane {
  if (strength <= 0) return picture;
  const soft = wideBlur(picture, 1 + 0.8 * strength);
  const broad = wideBlur(picture, 2 + 2 * strength);
  const out = new Float32Array(picture.values.length);
  const edge = 0.02 + 0.05 * strength;
  for (let pixel = 0; pixel < out.length; pixel += 3) {
    const own = lightness(picture.values, pixel);
    const near = lightness(soft.values, pixel);
    const wide = lightness(broad.values, pixel);
    const smear = Math.min(1, 0.5 + 0.5 * strength) * (1 - ease(edge, 2.5 * edge, Math.abs(own - near)));
    const calmer = own + (near - own) * smear;
    const strong = 1 - ease(0.1, 0.25, Math.abs(own - wide));
    for (let channel = 0; channel < 3; channel += 1) {
      const tint = picture.values[pixel + channel]! - own;
      const calm = (soft.values[pixel + channel]! - near) * 0.5 + (broad.values[pixel + channel]! - wide) * 0.5;
      out[pixel + channel] = calmer + tint + (calm - tint) * strong * Math.min(1, 0.4 + strength);
    }
  }
  return { ...picture, values: out };
}

/** Makes edges steeper, with a pale and a dark rim beside them. */
function sharpened(picture: Plane, amount: number): Plane {
  if (amount <= 0) return picture;
  const soft = blur(picture, 1.1);
  const out = new Float32Array(picture.values.length);
  for (let pixel = 0; pixel < out.length; pixel += 3) {
    const own = lightness(picture.values, pixel);
    const near = lightness(soft.values, pixel);
    for (let channel = 0; channel < 3; channel += 1)
      out[pixel + channel] = picture.values[pixel + channel]! + amount * (own - near);
  }
  return { ...picture, values: out };
}

/** Lightness below which all but a thousandth of the picture's middle lies: what a phone exposes for. */
function brightest({ width, height, light }: Scene): number {
  const found: number[] = [];
  for (let y = height >> 3; y < height - (height >> 3); y += 5)
    for (let x = width >> 3; x < width - (width >> 3); x += 5) found.push(light[(y * width + x) * 3 + 1]!);
  found.sort((a, b) => a - b);
  return found[Math.floor(0.985 * found.length)] ?? 1;
}

const curveSteps = 4096;

/** The code that the phone gives to light, by the light's root. */
const toneCurve = (contrast: number): Float32Array =>
  Float32Array.from({ length: curveSteps + 1 }, (_, step) => {
    const code = toCode((step / curveSteps) ** 2);
    return code + contrast * (ease(0, 1, code) - code);
  });

/** Takes the picture: light, blur, noise, the phone's processing; a JPEG file. */
export async function takePicture(scene: Scene, phone: Phone, dice: Dice): Promise<Uint8Array> {
  const { width, height } = scene;
  const gain = phone.white ** 2.2 / brightest(scene);
  const lit = new Float32Array(scene.light.length);
  const corner2 = (width * width + height * height) / 4;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const away2 = ((x - width / 2) ** 2 + (y - height / 2) ** 2) / corner2;
      const fall = gain * (1 - phone.vignette * away2);
      const pixel = (y * width + x) * 3;
      lit[pixel] = scene.light[pixel]! * fall;
      lit[pixel + 1] = scene.light[pixel + 1]! * fall;
      lit[pixel + 2] = scene.light[pixel + 2]! * fall;
    }
  const seen = moved(blur({ width, height, channels: 3, values: lit }, phone.focus), phone.motion, dice.between(0, 3));
  const developed = demosaic(expose(seen, phone.electrons, dice.fork('noise')), width, height);
  const { values } = developed;
  const curve = toneCurve(phone.contrast);
  for (let index = 0; index < values.length; index += 1)
    values[index] = curve[(Math.sqrt(values[index]!) * curveSteps + 0.5) | 0]!;
  const done = sharpened(denoise(developed, phone.denoise), phone.sharpen);
  const bytes = new Uint8ClampedArray(done.values.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = 255 * done.values[index]!;
  const raw = { width, height, channels: 3 } as const;
  return new Uint8Array(await sharp(bytes, { raw }).jpeg({ quality: phone.quality }).toBuffer());
}
