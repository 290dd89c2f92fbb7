import sharp from 'sharp';
import { expose, type Scene } from './expose.ts';
import { blur, motion } from './lens.ts';
import type { Level } from './levels.ts';
import { develop, sharpen, smear } from './processing.ts';
import type { Random } from './random.ts';
import { sense } from './sensor.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Frames of a phone's camera stream, and photos of its gallery. */
export const photoSizes = {
  landscape: { width: 1280, height: 720 },
  portrait: { width: 720, height: 1280 },
  upload: { width: 1536, height: 2048 },
  'upload-12mp': { width: 3024, height: 4032 },
} as const;
export type PhotoSize = keyof typeof photoSizes;

/** A size by its name, or the one given; a stream's portrait frame where there is none. */
export const sizeInPixels = (size: PhotoSize | Size = 'portrait'): Size =>
  typeof size === 'object' ? size : photoSizes[size];

/** Pixels a millimetre of page: fine enough that the photo never shows the page's own pixels. */
export const pageDensity = ({ width, height }: Size): number => {
  const shortSide = Math.min(width, height);
  return shortSide > 2000 ? 14 : shortSide > 1000 ? 10 : 6;
};

/** A photo's pixels, which have been through JPEG, and that file. */
export interface TakenPhoto extends Size {
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  readonly jpeg: Buffer;
}

async function throughJpeg(rgb: Uint8Array, size: Size, quality: number): Promise<TakenPhoto> {
  const jpeg = await sharp(rgb, { raw: { ...size, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
  const raw = await sharp(jpeg).ensureAlpha().raw().toBuffer();
  return { ...size, jpeg, rgba: new Uint8ClampedArray(raw.buffer as ArrayBuffer, raw.byteOffset, raw.length) };
}

/** Photographs the scene: what lens, sensor and phone make of it. */
export function takePhoto(size: Size, scene: Scene, level: Level, random: Random): Promise<TakenPhoto> {
  const scale = Math.min(size.width, size.height) / 720;
  const picture = expose(size, scene);
  blur(picture, random.between(...level.blurPx) * scale);
  if (random.chance(level.chances.motion))
    motion(picture, random.between(...level.motionPx) * scale, random.between(0, Math.PI));
  sense(picture, random.between(...level.noise), random.chance(level.chances.demosaic), random);
  if (random.chance(level.chances.smear)) smear(picture, random.between(...level.smearing), 3 * level.noise[1]);
  if (random.chance(level.chances.sharpen)) sharpen(picture, random.between(...level.sharpening));
  const rgb = develop(picture, {
    curve: random.between(-level.toneCurve, level.toneCurve),
    contrast: random.between(...level.toneContrast),
    cast: [random.between(...level.redCast), 1, random.between(...level.blueCast)],
  });
  return throughJpeg(rgb, size, random.whole(...level.jpegQuality));
}
