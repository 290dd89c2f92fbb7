import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Photo } from '../core/reading.ts';

/** Most pixels of a photo: 50 megapixels, 200 MB when decoded. Told from the header, before anything is decoded. */
export const MAX_PIXELS = 50_000_000;
/** What a camera, a scanner or a messenger writes. SVG and the like are programs, not photos. */
const photoFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'tiff', 'gif', 'heif']);
const white = { r: 255, g: 255, b: 255 };

export type DecodedImage =
  | { readonly ok: true; readonly photo: Photo }
  | { readonly ok: false; readonly code: 'not-an-image' | 'damaged-image' | 'too-large' };

/**
 * Decodes a photo's file, turned as its EXIF orientation says, transparent parts white.
 *
 * @param source The file's bytes, or its path.
 * @returns RGBA pixels, or why there are none: 'too-large' is told by the header alone. Never throws for a bad file.
 */
export async function decodeImage(source: Uint8Array | string): Promise<DecodedImage> {
  let bytes: Uint8Array;
  let width: number;
  let height: number;
  try {
    bytes = typeof source === 'string' ? await readFile(source) : source;
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!photoFormats.has(header.format)) return { ok: false, code: 'not-an-image' };
    ({ width, height } = header);
  } catch {
    return { ok: false, code: 'not-an-image' };
  }
  if (width * height > MAX_PIXELS) return { ok: false, code: 'too-large' };
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .toColourspace('srgb')
      .flatten({ background: white })
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
    return { ok: true, photo: { width: info.width, height: info.height, pixels } };
  } catch {
    return { ok: false, code: 'damaged-image' };
  }
}
