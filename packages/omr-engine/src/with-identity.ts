import type { Photo, PhotoRegion, ReadOutcome } from './core/reading.ts';

/** A part of a photo, as far as the photo shows it. */
function cut({ width, height, pixels }: Photo, region: PhotoRegion): Photo {
  const [left, top] = [Math.max(0, Math.floor(region.x)), Math.max(0, Math.floor(region.y))];
  const right = Math.min(width, Math.ceil(region.x + region.width));
  const bottom = Math.min(height, Math.ceil(region.y + region.height));
  const part = { width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  const own = new Uint8ClampedArray(part.width * part.height * 4);
  for (let row = 0; row < part.height; row++) {
    const from = ((top + row) * width + left) * 4;
    own.set(pixels.subarray(from, from + part.width * 4), row * part.width * 4);
  }
  return { ...part, pixels: own };
}

/** Text of a QR code in a photo; null when there is none, when it is not legible, and where the decoder cannot be loaded. */
async function readCode({ width, height, pixels }: Photo): Promise<string | null> {
  try {
    // Most of a pile is told apart by the strips: the decoder, half as large as the reader, comes when it is needed.
    const { decodeQR } = await import('qr/decode.js');
    // No limit of time: the same photo is to give the same text on any machine. So small a part may be looked at hard.
    return decodeQR(
      { width, height, data: pixels },
      { effort: Number.POSITIVE_INFINITY, timeLimit: Number.POSITIVE_INFINITY },
    );
  } catch {
    // Thrown where nothing is found, too.
    return null;
  }
}

/** Adds the text of the code that stands where our sheet's is printed; what stands elsewhere is another's. */
export async function withIdentity(outcome: ReadOutcome, photo: Photo): Promise<ReadOutcome> {
  if (!outcome.ok || !outcome.code) return outcome;
  return { ...outcome, identity: await readCode(cut(photo, outcome.code)) };
}
