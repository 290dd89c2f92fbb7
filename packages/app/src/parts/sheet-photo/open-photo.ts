import type { Picture } from '@caderneta/omr-engine';
import { sheetPhotoCopy } from './sheet-photo.copy.ts';

/** JPEG quality of photos of sheets that are sent or kept. */
export const JPEG_QUALITY = 0.95;
/** Twice the long side at which the reader works, px: more pixels cost a cheap phone its memory and show it no more. */
const LONG_SIDE_PX = 2600;

export const canvasOf = (width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
};

export const jpegBlob = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

export interface OpenPhoto {
  /** Whoever opened it closes it. */
  readonly frame: Picture;
  /** What goes to the server if this device cannot read it: the file itself, or a JPEG of it. */
  readonly file: () => Promise<Blob | null>;
  readonly fileName: string;
}

const sentAsIs = ['image/jpeg', 'image/png'];

/** An image as the browser shows it, without its pixels. @throws where it cannot show it */
async function imageOf(file: File): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Opens a photo, turned as its EXIF says, no larger than it is read. Null when the browser cannot show it: `whyUnopened` says why. */
export async function openPhoto(file: File): Promise<OpenPhoto | null> {
  let frame: ImageBitmap;
  try {
    const image = await imageOf(file);
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(1, LONG_SIDE_PX / Math.max(naturalWidth, naturalHeight));
    frame = await createImageBitmap(image, {
      resizeWidth: Math.max(1, Math.round(naturalWidth * scale)),
      resizeHeight: Math.max(1, Math.round(naturalHeight * scale)),
      resizeQuality: 'high',
    });
  } catch {
    return null;
  }
  if (sentAsIs.includes(file.type)) {
    const fileName = file.name || (file.type === 'image/png' ? 'frame.png' : 'frame.jpg');
    return { frame, file: async () => file, fileName };
  }
  const canvas = canvasOf(frame.width, frame.height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // What is transparent is paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(frame, 0, 0);
  return { frame, file: () => jpegBlob(canvas, JPEG_QUALITY), fileName: 'upload.jpg' };
}

const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Some systems give a PDF no type. */
export const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);

/** What to tell whoever chose a file that did not open as a photo. */
export function whyUnopened(file: File): string {
  if (isHeic(file)) return sheetPhotoCopy.heic;
  return file.type.startsWith('image/') ? sheetPhotoCopy.damaged : sheetPhotoCopy.notImage;
}
