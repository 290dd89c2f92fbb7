import type { Picture, SheetReader } from '@caderneta/omr-engine';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import type { SheetKeys } from '../../../parts/sheet-reading/machine/sheet-keys.ts';
import { fetchImageReading } from '../../../parts/sheet-reading/reading/late-reading.ts';
import { isNear } from '../machine/sheet-watch.ts';

/**
 * Looks for the code of a sheet that showed none in the stream, in the same picture with every means. Null when the picture does
 * not bear out the reading: then nothing is known, and the next frames decide.
 */
export async function lookCloser(
  reader: SheetReader,
  frame: Picture,
  keys: SheetKeys,
  settled: SheetDraft,
  signal: AbortSignal,
): Promise<SheetDraft | null> {
  const { readOnDevice } = await fetchImageReading();
  const outcome = await readOnDevice(reader, frame, keys, { mode: 'upload', crops: false, signal });
  if (!outcome.ok || !isNear(outcome.draft, settled)) return null;
  return { ...settled, identity: outcome.draft.identity, strip: outcome.draft.strip };
}
