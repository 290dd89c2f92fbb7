import type { SheetSpec } from '@caderneta/omr-engine';
import { readSheetFile } from '@caderneta/omr-engine/node';
import type { PhotoReading } from '../../server/context/sheet-photo-reader.ts';

export interface PhotoQuestion {
  readonly bytes: Uint8Array;
  readonly spec: SheetSpec;
}

/** What a thread of the pool does: one photo at a time, bytes in, answers out. */
export default async function readPhoto({ bytes, spec }: PhotoQuestion): Promise<PhotoReading> {
  const outcome = await readSheetFile(bytes, spec, { mode: 'upload' });
  if (!outcome.ok) {
    const { code, message, elapsedMs } = outcome;
    return { ok: false, code, message, elapsedMs };
  }
  const { answers, identity, strip, elapsedMs } = outcome;
  return { ok: true, answers, identity, strip, elapsedMs };
}
