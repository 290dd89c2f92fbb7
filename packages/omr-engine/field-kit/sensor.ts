import sharp from 'sharp';
import { clamp, type Dice, ease } from './dice.ts';
import { blur, moved, type Plane } from './filters.ts';
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

/** Electrons in a filter of red, green and blue pixels; then each pixel's other colours from its neighbours. */
function expose(scene: Plane, electrons: number, dice: Dice): Plane {
  const { width, height, values } = scene;
  const colourAt = (x: number, y: number) => (y % 2 === 0 ? (x % 2 === 0 ? 0 : 1) : x % 2 === 0 ? 1 : 2);
  const raw = new Float32Array(width * height);
  const pairs = Float32Array.from({ length: 65536 }, () => dice.normal());
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const light = values[pixel * 3 + colourAt(x, y)]!;
      const noise = pairs[Math.floor(dice.next() * 65536)]!;
      raw[pixel] = clamp(light + noise * Math.sqrt(Math.max(0, light) / electrons + (2.5 / electrons) ** 2), 0, 1);
    }
  const out = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const sums = [0, 0, 0];
      const weights = [0, 0, 0];
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const [nearX, nearY] = [x + dx, y + dy];
          if (nearX < 0 || nearY < 0 || nearX >= width || nearY >= height) continue;
          const colour = colourAt(nearX, nearY);
          const weight = dx === 0 && dy === 0 ? 1e6 : dx === 0 || dy === 0 ? 2 : 1;
          sums[colour]! += weight * raw[nearY * width + nearX]!;
          weights[colour]! += weight;
        }
      for (let channel = 0; channel < 3; channel += 1)
        out[(y * width + x) * 3 + channel] = weights[channel]! > 0 ? sums[channel]! / weights[channel]! : 0;
    }
  return { width, height, channels: 3, values: out };
}

/** Smooths colour everywhere and lightness where nothing much is: fine texture goes, edges stay. */
function denoise(picture: Plane, strength: number): Plane {
  if (strength <= 0) return picture;
  const soft = blur(picture, 1 + 0.8 * strength);
  const veil = blur(picture, 2 + 2 * strength);
  const out = new Float32Array(picture.values.length);
  const edge = 0.02 + 0.05 * strength;
  for (let pixel = 0; pixel < out.length; pixel += 3) {
    const mean = (of: Float32Array) => 0.3 * of[pixel]! + 0.6 * of[pixel + 1]! + 0.1 * of[pixel + 2]!;
    const [own, near, wide] = [mean(picture.values), mean(soft.values), mean(veil.values)];
    const smear = Math.min(1, 0.5 + 0.5 * strength) * (1 - ease(edge, 2.5 * edge, Math.abs(own - near)));
    const lightness = own + (near - own) * smear;
    const strong = 1 - ease(0.1, 0.25, Math.abs(own - wide));
    for (let channel = 0; channel < 3; channel += 1) {
      const tint = picture.values[pixel + channel]! - own;
      const calm = (soft.values[pixel + channel]! - near) * 0.5 + (veil.values[pixel + channel]! - wide) * 0.5;
      out[pixel + channel] = lightness + tint + (calm - tint) * strong * Math.min(1, 0.4 + strength);
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
    const own = 0.3 * picture.values[pixel]! + 0.6 * picture.values[pixel + 1]! + 0.1 * picture.values[pixel + 2]!;
    const near = 0.3 * soft.values[pixel]! + 0.6 * soft.values[pixel + 1]! + 0.1 * soft.values[pixel + 2]!;
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

/** Takes the picture: light, blur, noise, the phone's processing, JPEG; four bytes a pixel. */
export async function takePicture(scene: Scene, phone: Phone, dice: Dice): Promise<Uint8ClampedArray> {
  const { width, height } = scene;
  const gain = phone.white ** 2.2 / brightest(scene);
  const lit = new Float32Array(scene.light.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const away = Math.hypot(x - width / 2, y - height / 2) / Math.hypot(width / 2, height / 2);
      const fall = gain * (1 - phone.vignette * away * away);
      for (let channel = 0; channel < 3; channel += 1)
        lit[(y * width + x) * 3 + channel] = scene.light[(y * width + x) * 3 + channel]! * fall;
    }
  const seen = moved(blur({ width, height, channels: 3, values: lit }, phone.focus), phone.motion, dice.between(0, 3));
  const developed = expose(seen, phone.electrons, dice.fork('noise'));
  for (let index = 0; index < developed.values.length; index += 1) {
    const code = toCode(developed.values[index]!);
    developed.values[index] = code + phone.contrast * (ease(0, 1, code) - code);
  }
  const done = sharpened(denoise(developed, phone.denoise), phone.sharpen);
  const bytes = Uint8ClampedArray.from(done.values, (value) => 255 * value);
  const raw = { width, height, channels: 3 } as const;
  const jpeg = await sharp(bytes, { raw }).jpeg({ quality: phone.quality }).toBuffer();
  return new Uint8ClampedArray(await sharp(jpeg).ensureAlpha().raw().toBuffer());
}
