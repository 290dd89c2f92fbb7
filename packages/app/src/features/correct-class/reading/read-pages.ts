import type { Picture } from '@caderneta/omr-engine';
import type { OpenPhoto } from '../../../parts/sheet-photo/open-photo.ts';
import { mayServerRead } from '../../../parts/sheet-reading/machine/server-turn.ts';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import type { SheetKeys } from '../../../parts/sheet-reading/machine/sheet-keys.ts';
import type { PictureReader } from '../../../parts/sheet-reading/reading/picture-reader.ts';
import type { PageSource } from './page-sources.ts';

export interface PageReading {
  readonly sources: readonly PageSource[];
  readonly reader: Pick<PictureReader, 'onDevice' | 'onServer'>;
  readonly keys: SheetKeys;
  readonly onStart: (index: number) => void;
  readonly onRead: (index: number, draft: SheetDraft, frame: Picture) => void;
  readonly onFail: (index: number, message: string, frame: Picture | null) => void;
  readonly signal: AbortSignal;
}

async function readPage(photo: OpenPhoto, { reader, keys, signal }: PageReading) {
  const outcome = await reader.onDevice(photo.frame, keys, { mode: 'upload', crops: true, signal });
  if (outcome.ok || !mayServerRead(outcome.code) || signal.aborted) return outcome;
  const file = await photo.file();
  return file ? reader.onServer(file, photo.fileName, keys, outcome, signal) : outcome;
}

/** Reads a page and tells what came of it. */
async function tellOfPage(index: number, photo: OpenPhoto, reading: PageReading) {
  if (reading.signal.aborted) return;
  const outcome = await readPage(photo, reading);
  if (reading.signal.aborted) return;
  if (outcome.ok) reading.onRead(index, outcome.draft, photo.frame);
  else reading.onFail(index, outcome.message, photo.frame);
}

/** Reads page after page; the next is opened while one is read. A page that fails is told of, and the rest goes on. */
export async function readPages(reading: PageReading): Promise<void> {
  const { sources, signal } = reading;
  let opening = sources[0]?.open();
  try {
    for (const [index, source] of sources.entries()) {
      if (signal.aborted) break;
      reading.onStart(index);
      const photo = await opening;
      opening = sources[index + 1]?.open();
      if (photo) await tellOfPage(index, photo, reading).finally(() => photo.frame.close());
      else if (!signal.aborted) reading.onFail(index, source.failure, null);
    }
  } finally {
    // What was opened ahead must not be left half drawn, nor open.
    (await opening)?.frame.close();
  }
}
