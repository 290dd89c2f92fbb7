import { canvasOf, JPEG_QUALITY, jpegBlob } from '../../sheet-photo/open-photo.ts';
import type { LiveView } from '../machine/live-view.ts';

/** Frame size where the video does not tell its own. */
const FALLBACK = { width: 1280, height: 720 };
/** Crops are small: this keeps them far below what the server takes. */
const CROP_QUALITY = 0.82;

/** The video's present frame; null when there is none to take. The canvas is reused from frame to frame. */
export function grabFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  const width = video.videoWidth || FALLBACK.width;
  const height = video.videoHeight || FALLBACK.height;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  try {
    context.drawImage(video, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  } catch {
    return null;
  }
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

async function jpegOf({ width, height, pixels }: Pixels, quality: number): Promise<Blob | null> {
  const canvas = canvasOf(width, height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
  return jpegBlob(canvas, quality);
}

/** A frame as a JPEG file. */
export const frameJpeg = (frame: ImageData): Promise<Blob | null> =>
  jpegOf({ width: frame.width, height: frame.height, pixels: frame.data }, JPEG_QUALITY);

/** A row's picture as JPEG in base64; null when the browser cannot make one. */
export async function cropBase64(crop: Pixels): Promise<string | null> {
  const blob = await jpegOf(crop, CROP_QUALITY);
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
function smallOf({ width, height, data }: ImageData): HTMLCanvasElement | null {
  const whole = canvasOf(width, height);
  whole.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  const scale = Math.min(1, VIEW_SIDE_PX / Math.max(width, height));
  const small = canvasOf(Math.round(width * scale), Math.round(height * scale));
  const context = small.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, small.width, small.height);
  return small;
}

/** A sheet's picture to keep beside its result, JPEG in base64; at once, as a reading is settled. */
export const photoToStore = (frame: ImageData): string | null =>
  smallOf(frame)?.toDataURL('image/jpeg', CROP_QUALITY).split(',')[1] ?? null;

/**
 * The page alone, upright and enlarged, so that the name written on it can be read. The page's corners are known where its markers were
 * seen, clockwise from its own first; two of its sides, each the mean of the pair, straighten it well enough for the eye.
 */
function pageOf({ width, height, data }: ImageData, { outline }: LiveView): HTMLCanvasElement | null {
  const [a, b, c, d] = outline;
  if (!a || !b || !c || !d) return null;
  const across = { x: (b.x - a.x + c.x - d.x) / 2, y: (b.y - a.y + c.y - d.y) / 2 };
  const down = { x: (d.x - a.x + c.x - b.x) / 2, y: (d.y - a.y + c.y - b.y) / 2 };
  const area = across.x * down.y - across.y * down.x;
  const wide = Math.hypot(across.x, across.y);
  if (area === 0 || wide === 0) return null;
  const page = canvasOf(VIEW_SIDE_PX, Math.round((VIEW_SIDE_PX * Math.hypot(down.x, down.y)) / wide));
  const context = page.getContext('2d');
  const whole = canvasOf(width, height);
  whole.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  if (!context) return null;
  const [inX, inY] = [page.width, page.height].map((side) => side * (1 - 2 * PAGE_MARGIN)) as [number, number];
  const [xx, xy] = [(down.y / area) * inX, (-down.x / area) * inX];
  const [yx, yy] = [(-across.y / area) * inY, (across.x / area) * inY];
  const middle = { x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 };
  const toX = page.width / 2 - xx * middle.x - xy * middle.y;
  const toY = page.height / 2 - yx * middle.x - yy * middle.y;
  context.imageSmoothingQuality = 'high';
  context.setTransform(xx, yx, xy, yy, toX, toY);
  context.drawImage(whole, 0, 0);
  return page;
}

/** A JPEG of a sheet for a person to look at, as an address; null when the browser cannot make one. `live` is what was seen in the picture. */
export async function viewOf(frame: ImageData, live: LiveView | null = null): Promise<string | null> {
  const shown = (live && live.markersFound > 0 ? pageOf(frame, live) : null) ?? smallOf(frame);
  const blob = shown && (await jpegBlob(shown, CROP_QUALITY));
  return blob && URL.createObjectURL(blob);
}
