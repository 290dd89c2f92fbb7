/** A gray image, 0 black to 255 white, row by row. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A gray image made from a part of a photo, `scale` photo pixels to one of its own. */
export interface WorkImage extends GrayImage {
  /** Whole number of photo pixels to a work pixel, in both directions. */
  readonly scale: number;
  /** Photo position of the work image's first pixel's outer corner, photo pixels. */
  readonly originX: number;
  readonly originY: number;
  /** Long side that the whole photo has at this scale, px. Window sizes derive from it, so that a region is read like the whole. */
  readonly frameSide: number;
}

/** Photo position of a work image's position, both with pixel centres at whole numbers. */
export const toPhotoX = (image: WorkImage, x: number): number => (x + 0.5) * image.scale - 0.5 + image.originX;
export const toPhotoY = (image: WorkImage, y: number): number => (y + 0.5) * image.scale - 0.5 + image.originY;

/** Stay this far from the far edge, px, so that the right and lower neighbours exist. */
export const EDGE = 1.001;

/** Gray level between pixels; positions outside the image are moved to its edge. */
export function sampleBilinear(image: GrayImage, x: number, y: number): number {
  const { width, height, pixels } = image;
  const cx = x < 0 ? 0 : x > width - EDGE ? width - EDGE : x;
  const cy = y < 0 ? 0 : y > height - EDGE ? height - EDGE : y;
  const left = cx | 0;
  const top = cy | 0;
  const fx = cx - left;
  const fy = cy - top;
  const at = top * width + left;
  const upper = pixels[at]! + (pixels[at + 1]! - pixels[at]!) * fx;
  const lower = pixels[at + width]! + (pixels[at + width + 1]! - pixels[at + width]!) * fx;
  return upper + (lower - upper) * fy;
}
