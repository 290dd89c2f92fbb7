import type { Photo, ReadOutcome } from './core/reading.ts';
import { Workspace } from './core/workspace.ts';
import { shrinkToGray, workScale } from './stages/ink/shrink-to-gray.ts';

/** Long sides at which the code is looked for, px: modules of 3 to 6 px decode best. */
const SIDES_PX = [1300, 2200] as const;

/** Text of a QR code in the photo; null when there is none, when it is not legible, and where the decoder cannot be loaded. */
async function readIdentity(photo: Photo, workspace: Workspace): Promise<string | null> {
  // Most of a pile is told apart by the strips: the decoder is as large as half the reader.
  const decoder = await import('qr/decode.js').catch(() => null);
  for (const scale of new Set(SIDES_PX.map((side) => workScale(photo, side)))) {
    const { width, height, pixels } = shrinkToGray(photo, scale, workspace);
    const data = new Uint8Array(width * height * 3);
    for (let at = 0; at < data.length; at++) data[at] = pixels[Math.trunc(at / 3)]!;
    try {
      // No limit of time: the same photo is to give the same text on any machine.
      if (decoder) return decoder.decodeQR({ width, height, data }, { timeLimit: Number.POSITIVE_INFINITY });
    } catch {
      // It throws what it does not find.
    }
  }
  return null;
}

/** Adds the text of the code printed on the sheet to a reading of our own sheet: no other carries one. */
export async function withIdentity(
  outcome: ReadOutcome,
  photo: Photo,
  workspace = new Workspace(),
): Promise<ReadOutcome> {
  if (!outcome.ok || outcome.markersFound === 0) return outcome;
  return { ...outcome, identity: await readIdentity(photo, workspace) };
}
