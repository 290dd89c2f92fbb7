import type { Photo, PhotoPoint } from '../core/reading.ts';

/** A picture as the browser holds it, which costs the page's thread no copy of its pixels. Its owner closes it. */
export type Picture = ImageBitmap | VideoFrame;

export const isPicture = (given: Photo | ImageData | Picture): given is Picture => 'close' in given;

const isVideoFrame = (picture: Picture): picture is VideoFrame => 'displayWidth' in picture;

/** Size of a picture as it is shown, px. */
export const sizeOf = (picture: Picture): { readonly width: number; readonly height: number } =>
  isVideoFrame(picture)
    ? { width: picture.displayWidth, height: picture.displayHeight }
    : { width: picture.width, height: picture.height };

/** A second hold on a picture, to be given away. @throws where it was closed already */
export const shareOf = (picture: Picture): Picture | Promise<ImageBitmap> =>
  isVideoFrame(picture) ? new VideoFrame(picture) : createImageBitmap(picture);

let canvas: OffscreenCanvas | undefined;
/** A stream's frames take turns in it. */
let shared = new Uint8ClampedArray(0);

/** A camera's picture without a canvas between, a sixth of its cost; null where this browser or this picture's kind does not give it so. */
async function copyOf(frame: VideoFrame, isShared: boolean): Promise<Photo | null> {
  const { displayWidth: width, displayHeight: height, visibleRect } = frame;
  if (visibleRect?.width !== width || visibleRect.height !== height) return null;
  const size = 4 * width * height;
  const pixels = isShared && shared.length === size ? shared : new Uint8ClampedArray(size);
  if (isShared) shared = pixels;
  const [plane, ...more] = await frame.copyTo(pixels, { format: 'RGBA' }).catch(() => []);
  return plane?.stride === 4 * width && more.length === 0 ? { width, height, pixels } : null;
}

function drawnOf(picture: Picture): Photo {
  const { width, height } = sizeOf(picture);
  canvas ??= new OffscreenCanvas(width, height);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas to draw a picture on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}

/**
 * A picture's pixels, and its end. What is transparent is paper.
 * @param isShared they are valid until the next picture's that are so too: a camera's need no new memory each
 */
export async function pixelsOf(picture: Picture, isShared: boolean): Promise<Photo> {
  try {
    return (isVideoFrame(picture) && (await copyOf(picture, isShared))) || drawnOf(picture);
  } finally {
    picture.close();
  }
}

/** Samples across and down. */
const LIGHT_SAMPLES = 16;

/** How light a photo is, from 0 to 1: the mean of its three colours at points of a grid. */
export function lightOf({ width, height, pixels }: Photo): number {
  let sum = 0;
  for (let row = 0; row < LIGHT_SAMPLES; row += 1) {
    for (let column = 0; column < LIGHT_SAMPLES; column += 1) {
      const x = Math.floor(((column + 0.5) * width) / LIGHT_SAMPLES);
      const y = Math.floor(((row + 0.5) * height) / LIGHT_SAMPLES);
      for (let channel = 0; channel < 3; channel += 1) sum += pixels[4 * (y * width + x) + channel]!;
    }
  }
  return sum / (LIGHT_SAMPLES ** 2 * 3 * 255);
}

/** Samples across and down of a sheet's picture. */
const SHARPNESS_SAMPLES = 128;

/**
 * How sharp the part of a photo within these points is, from 0: how much neighbours differ from the mean of those around them, at points of
 * a grid. It tells pictures of one sheet apart, not one sheet from another.
 */
export function sharpnessOf({ width, height, pixels }: Photo, within: readonly PhotoPoint[]): number {
  const [xs, ys] = [within.map(({ x }) => x), within.map(({ y }) => y)];
  const [left, right] = [Math.max(1, Math.min(...xs)), Math.min(width - 2, Math.max(...xs))];
  const [top, bottom] = [Math.max(1, Math.min(...ys)), Math.min(height - 2, Math.max(...ys))];
  if (!(right > left && bottom > top)) return 0;
  const at = (x: number, y: number) => pixels[4 * (y * width + x) + 1]!;
  let sum = 0;
  for (let row = 0; row < SHARPNESS_SAMPLES; row += 1) {
    for (let column = 0; column < SHARPNESS_SAMPLES; column += 1) {
      const x = Math.floor(left + ((column + 0.5) * (right - left)) / SHARPNESS_SAMPLES);
      const y = Math.floor(top + ((row + 0.5) * (bottom - top)) / SHARPNESS_SAMPLES);
      sum += (4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1)) ** 2;
    }
  }
  return Math.sqrt(sum) / (SHARPNESS_SAMPLES * 255);
}
