import { scratchPlane } from './scratch.ts';

/**
 * A photo in the making, 0 to 255: brightness a pixel, and colour as a phone's camera and JPEG keep it, at half the size.
 * `redness` is red minus luma, `blueness` blue minus luma.
 */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly luma: Float32Array;
  readonly chromaWidth: number;
  readonly chromaHeight: number;
  readonly redness: Float32Array;
  readonly blueness: Float32Array;
}

/** Shares of red, green and blue in the luma. @source ITU-R BT.601 */
export const lumaOf = (red: number, green: number, blue: number): number => 0.299 * red + 0.587 * green + 0.114 * blue;

/** Green minus luma, from the two other differences. */
export const greenness = (redness: number, blueness: number): number => -0.5094 * redness - 0.1942 * blueness;

/** A picture to expose; the one before must be done with. */
export function nextPicture(width: number, height: number): Picture {
  const chromaWidth = (width + 1) >> 1;
  const chromaHeight = (height + 1) >> 1;
  return {
    width,
    height,
    luma: scratchPlane('luma', width * height),
    chromaWidth,
    chromaHeight,
    redness: scratchPlane('redness', chromaWidth * chromaHeight),
    blueness: scratchPlane('blueness', chromaWidth * chromaHeight),
  };
}
