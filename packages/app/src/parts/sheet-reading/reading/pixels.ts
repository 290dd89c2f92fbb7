import { type Picture, sizeOf } from '@caderneta/omr-engine';
import { canvasOf, JPEG_QUALITY, jpegBlob } from '../../sheet-photo/open-photo.ts';
import type { LiveView } from '../machine/live-view.ts';

/** Crops are small: this keeps them far below what the server takes. */
const CROP_QUALITY = 0.82;

/** The video's present picture, which the caller closes; null when there is none to take. No pixel passes the page's thread. */
export async function grabPicture(video: HTMLVideoElement): Promise<Picture | null> {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  try {
    return typeof VideoFrame === 'function' ? new VideoFrame(video) : await createImageBitmap(video);
  } catch {
    return null;
  }
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

/** A picture drawn on a canvas of its own; null when the browser has none. */
function drawn(picture: CanvasImageSource, width: number, height: number): HTMLCanvasElement | null {
  const canvas = canvasOf(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** A picture as a JPEG file. */
export async function pictureJpeg(picture: Picture): Promise<Blob | null> {
  const { width, height } = sizeOf(picture);
  const canvas = drawn(picture, width, height);
  return canvas && jpegBlob(canvas, JPEG_QUALITY);
}

async function jpegOf({ width, height, pixels }: Pixels): Promise<Blob | null> {
  const canvas = canvasOf(width, height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
  return jpegBlob(canvas, CROP_QUALITY);
}

/** A row's picture as JPEG in base64; null when the browser cannot make one. */
export async function cropBase64(crop: Pixels): Promise<string | null> {
  const blob = await jpegOf(crop);
  if (!blob) return null;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return btoa(text);
}

/** Long side of a picture to look at, px: a name in print can be read. */
const VIEW_SIDE_PX = 1100;
/** Of a page cut out of its picture: enough of the table around it that a name at its edge is whole. */
const PAGE_MARGIN = 0.03;

/** A picture no larger than it takes to look at it. */
function smallOf(picture: Picture): HTMLCanvasElement | null {
  const { width, height } = sizeOf(picture);
  const scale = Math.min(1, VIEW_SIDE_PX / Math.max(width, height));
  return drawn(picture, Math.round(width * scale), Math.round(height * scale));
}

/** A sheet's picture to keep beside its result, JPEG in base64; at once, as a reading is settled. */
export const photoToStore = (picture: Picture): string | null =>
  smallOf(picture)?.toDataURL('image/jpeg', CROP_QUALITY).split(',')[1] ?? null;

/**
 * The page alone, upright and enlarged, so that the name written on it can be read. The page's corners are known where its markers were
 * seen, clockwise from its own first; two of its sides, each the mean of the pair, straighten it well enough for the eye.
 */
function pageOf(picture: Picture, { outline }: LiveView): HTMLCanvasElement | null {
  const [a, b, c, d] = outline;
  if (!a || !b || !c || !d) return null;
  const across = { x: (b.x - a.x + c.x - d.x) / 2, y: (b.y - a.y + c.y - d.y) / 2 };
  const down = { x: (d.x - a.x + c.x - b.x) / 2, y: (d.y - a.y + c.y - b.y) / 2 };
  const area = across.x * down.y - across.y * down.x;
  const wide = Math.hypot(across.x, across.y);
  if (area === 0 || wide === 0) return null;
  const page = canvasOf(VIEW_SIDE_PX, Math.round((VIEW_SIDE_PX * Math.hypot(down.x, down.y)) / wide));
  const context = page.getContext('2d');
  if (!context) return null;
  const [inX, inY] = [page.width, page.height].map((side) => side * (1 - 2 * PAGE_MARGIN)) as [number, number];
  const [xx, xy] = [(down.y / area) * inX, (-down.x / area) * inX];
  const [yx, yy] = [(-across.y / area) * inY, (across.x / area) * inY];
  const middle = { x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 };
  const toX = page.width / 2 - xx * middle.x - xy * middle.y;
  const toY = page.height / 2 - yx * middle.x - yy * middle.y;
  context.imageSmoothingQuality = 'high';
  context.setTransform(xx, yx, xy, yy, toX, toY);
  context.drawImage(picture, 0, 0);
  return page;
}

/** A JPEG of a sheet for a person to look at; null when the browser cannot make one. `live` is what was seen in the picture. */
export async function viewOf(picture: Picture, live: LiveView | null = null): Promise<Blob | null> {
  const shown = (live && live.markersFound > 0 ? pageOf(picture, live) : null) ?? smallOf(picture);
  return shown && jpegBlob(shown, CROP_QUALITY);
}
