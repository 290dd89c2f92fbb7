import { fitWithin } from './fit-within.ts';

/** The photo as it is sent, or why it was not taken: no picture by its kind, over 5 MB, or unreadable as a picture. */
export type ReadPhoto = { ok: true; base64: string } | { ok: false; code: 'not-image' | 'too-large' | 'unreadable' };

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_SIDE_PX = 800;
const JPEG_QUALITY = 0.8;

/** Makes of a picture a JPEG of at most 800×800 at quality 0.8, in base64 without the 'data:' prefix. */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  if (!file.type.startsWith('image/')) return { ok: false, code: 'not-image' };
  if (file.size > MAX_BYTES) return { ok: false, code: 'too-large' };
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return { ok: false, code: 'unreadable' };
  const { width, height } = fitWithin(picture.width, picture.height, MAX_SIDE_PX);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return { ok: false, code: 'unreadable' };
  // JPEG knows no transparency: what was see-through becomes white rather than black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  const [, base64 = ''] = canvas.toDataURL('image/jpeg', JPEG_QUALITY).split(',');
  return base64 === '' ? { ok: false, code: 'unreadable' } : { ok: true, base64 };
}
