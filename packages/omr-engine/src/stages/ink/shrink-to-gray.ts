import type { WorkImage } from '../../core/gray-image.ts';
import type { Photo, PhotoRegion } from '../../core/reading.ts';
import type { Workspace } from '../../core/workspace.ts';

/** Luma weights of red, green and blue in 256ths (ITU-R BT.601). */
export const RED = 77;
export const GREEN = 150;
export const BLUE = 29;
/** Every second of a word's four bytes, far enough apart to be summed 256 times without a carry. */
export const EVEN_BYTES = 0xff00ff;
const GREEN_CHANNEL = 0xff00;

/** Whole number by which a photo is shrunk so that its long side comes nearest to `targetSide` px. */
export const workScale = (photo: Photo, targetSide: number): number =>
  Math.max(1, Math.round(Math.max(photo.width, photo.height) / targetSide));

/** Pixels as packed words, little-endian as on every platform that runs this (red lowest); copied only where they are not aligned. */
function packed(photo: Photo): Int32Array {
  const { pixels } = photo;
  const words = photo.width * photo.height;
  if (pixels.byteOffset % 4 === 0) return new Int32Array(pixels.buffer, pixels.byteOffset, words);
  return new Int32Array(pixels.slice().buffer, 0, words);
}

/**
 * Gray and shrink in one pass over the photo's pixels: mean of `scale`×`scale` pixels, then luma.
 *
 * @param region Part of the photo to take; the whole photo when left out. It is cut to the photo and to whole work pixels.
 * @returns An image in the workspace's memory, valid until its next photo.
 */
export function shrinkToGray(photo: Photo, scale: number, workspace: Workspace, region?: PhotoRegion): WorkImage {
  const cols = Math.floor(photo.width / scale);
  const rows = Math.floor(photo.height / scale);
  const left = region ? Math.min(Math.max(0, Math.floor(region.x / scale)), cols - 1) : 0;
  const top = region ? Math.min(Math.max(0, Math.floor(region.y / scale)), rows - 1) : 0;
  // In whole words of four pixels, where the photo is wide enough.
  const width = region ? Math.max(1, Math.min(cols - left, 4 * Math.ceil(region.width / scale / 4))) : cols;
  const height = region ? Math.max(1, Math.min(rows - top, Math.ceil(region.height / scale))) : rows;
  const pixels = workspace.gray(width * height);
  const source = packed(photo);
  const kernel = scale === 1 ? grayOne : scale === 2 ? grayHalf : scale === 3 ? grayThird : grayMean;
  kernel({ source, stride: photo.width, left, top, scale }, pixels, width, height);
  return {
    width,
    height,
    pixels,
    scale,
    originX: left * scale,
    originY: top * scale,
    frameSide: Math.round(Math.max(photo.width, photo.height) / scale),
  };
}

/** Where a photo's pixels are taken from; the place in pixels of the shrunk image. */
interface Source {
  readonly source: Int32Array;
  readonly stride: number;
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

type Kernel = (from: Source, out: Uint8Array, width: number, height: number) => void;

/** Red and blue weighed in one multiplication: the sum stands in its upper half, blue's overflow is dropped. */
const RED_AND_BLUE = (RED << 16) | BLUE;
const UPPER = 0xffff << 16;

/** Two pixels' luma, one in each half. */
const lumaOfTwo = (a: number, b: number): number =>
  (((Math.imul(a & EVEN_BYTES, RED_AND_BLUE) >>> 16) | (Math.imul(b & EVEN_BYTES, RED_AND_BLUE) & UPPER)) +
    Math.imul(((a >>> 8) & 255) | ((b << 8) & (255 << 16)), GREEN)) |
  0;

/** Four pixels at once where the rows' words are whole. */
const grayOne: Kernel = ({ source, stride, left, top }, out, width, height) => {
  const words = new Int32Array(out.buffer, out.byteOffset, out.length >> 2);
  const fours = width % 4 === 0 ? width : 0;
  for (let y = 0; y < height; y++) {
    const p = (y + top) * stride + left;
    const q = y * width;
    for (let x = 0; x < fours; x += 4) {
      const low = lumaOfTwo(source[p + x]!, source[p + x + 1]!);
      const high = lumaOfTwo(source[p + x + 2]!, source[p + x + 3]!);
      words[(q + x) >> 2] =
        ((low >>> 8) & 255) | ((low >>> 16) & 0xff00) | ((high << 8) & 0xff0000) | (high & 0xff000000);
    }
    for (let x = fours; x < width; x++) out[q + x] = lumaOfTwo(source[p + x]!, 0) >>> 8;
  }
};

const grayHalf: Kernel = ({ source, stride, left, top }, out, width, height) => {
  const share = 1 / (4 * 256);
  for (let y = 0; y < height; y++) {
    const q = y * width;
    let p = 2 * (y + top) * stride + 2 * left;
    let r = p + stride;
    for (let x = 0; x < width; x++, p += 2, r += 2) {
      const a = source[p]!;
      const b = source[p + 1]!;
      const c = source[r]!;
      const d = source[r + 1]!;
      const redBlue = (a & EVEN_BYTES) + (b & EVEN_BYTES) + (c & EVEN_BYTES) + (d & EVEN_BYTES);
      const green = ((a >>> 8) & 255) + ((b >>> 8) & 255) + ((c >>> 8) & 255) + ((d >>> 8) & 255);
      out[q + x] = ((redBlue & 0xffff) * RED + green * GREEN + (redBlue >>> 16) * BLUE) * share;
    }
  }
};

const sumOfThree = (source: Int32Array, at: number, channels: number): number =>
  (source[at]! & channels) + (source[at + 1]! & channels) + (source[at + 2]! & channels);

/** What 12 megapixels are read at, with nothing left to a loop. */
const grayThird: Kernel = ({ source, stride, left, top }, out, width, height) => {
  const share = 1 / (9 * 256);
  for (let y = 0; y < height; y++) {
    const q = y * width;
    let p = 3 * (y + top) * stride + 3 * left;
    let r = p + stride;
    let s = r + stride;
    for (let x = 0; x < width; x++, p += 3, r += 3, s += 3) {
      const redBlue =
        sumOfThree(source, p, EVEN_BYTES) + sumOfThree(source, r, EVEN_BYTES) + sumOfThree(source, s, EVEN_BYTES);
      const green =
        (sumOfThree(source, p, GREEN_CHANNEL) +
          sumOfThree(source, r, GREEN_CHANNEL) +
          sumOfThree(source, s, GREEN_CHANNEL)) >>>
        8;
      out[q + x] = ((redBlue & 0xffff) * RED + green * GREEN + (redBlue >>> 16) * BLUE) * share;
    }
  }
};

/** Any scale up to 16, where 256 pixels still fit the packed sums. */
const grayMean: Kernel = ({ source, stride, left, top, scale }, out, width, height) => {
  const share = 1 / (scale * scale * 256);
  for (let y = 0; y < height; y++) {
    const q = y * width;
    for (let x = 0; x < width; x++) {
      let redBlue = 0;
      let green = 0;
      let p = scale * (y + top) * stride + scale * (x + left);
      for (let j = 0; j < scale; j++, p += stride) {
        for (let i = 0; i < scale; i++) {
          const v = source[p + i]!;
          redBlue += v & EVEN_BYTES;
          green += (v >>> 8) & 255;
        }
      }
      out[q + x] = ((redBlue & 0xffff) * RED + green * GREEN + (redBlue >>> 16) * BLUE) * share;
    }
  }
};
