import type { Photo, ReadOutcome } from './core/reading.ts';

/** Text of a QR code in the photo; null when there is none, when it is not legible, and where the decoder cannot be loaded. */
async function readIdentity({ width, height, pixels }: Photo): Promise<string | null> {
  try {
    // Most of a pile is told apart by the strips: the decoder, half as large as the reader, comes when it is needed.
    const { decodeQR } = await import('qr/decode.js');
    // No limit of time: the same photo is to give the same text on any machine.
    return decodeQR({ width, height, data: pixels }, { timeLimit: Number.POSITIVE_INFINITY });
  } catch {
    // Thrown where nothing is found, too.
    return null;
  }
}

/** Adds the text of the code printed on the sheet to a reading of our own sheet: no other carries one. */
export async function withIdentity(outcome: ReadOutcome, photo: Photo): Promise<ReadOutcome> {
  if (!outcome.ok || outcome.markersFound === 0) return outcome;
  return { ...outcome, identity: await readIdentity(photo) };
}
