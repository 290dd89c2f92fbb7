import { canvasOf, JPEG_QUALITY, jpegBlob } from '../../sheet-photo/open-photo.ts';

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

/** A small JPEG of a page for a person to look at, as an address; null when the browser cannot make one. */
export async function viewOf(frame: ImageData): Promise<string | null> {
  const small = smallOf(frame);
  const blob = small && (await jpegBlob(small, CROP_QUALITY));
  return blob && URL.createObjectURL(blob);
}
