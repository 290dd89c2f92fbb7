import type { Picture } from '@caderneta/omr-engine';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import type { SheetKeys } from '../../../parts/sheet-reading/machine/sheet-keys.ts';
import type { PictureReader } from '../../../parts/sheet-reading/reading/picture-reader.ts';
import { isNear } from '../machine/sheet-watch.ts';

/**
 * Looks for the code of a sheet that showed none in the stream, in the same picture with every means. Null when the picture does
 * not bear out the reading: then nothing is known, and the next frames decide.
 */
export async function lookCloser(
  reader: Pick<PictureReader, 'onDevice'>,
  frame: Picture,
  keys: SheetKeys,
  settled: SheetDraft,
  signal: AbortSignal,
): Promise<SheetDraft | null> {
  const outcome = await reader.onDevice(frame, keys, { mode: 'upload', crops: false, signal });
  if (!outcome.ok || !isNear(outcome.draft, settled)) return null;
  return { ...settled, identity: outcome.draft.identity, strip: outcome.draft.strip };
}
