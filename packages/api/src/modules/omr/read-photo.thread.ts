import type { SheetSpec } from '@caderneta/omr-engine';
import { readSheetFile } from '@caderneta/omr-engine/node';
import type { PhotoReading } from '../../server/sheet-photo-reader.ts';

export interface PhotoQuestion {
  readonly bytes: Uint8Array;
  readonly spec: SheetSpec;
}

/** What a thread of the pool does: one photo at a time, bytes in, answers out. */
export default async function readPhoto({ bytes, spec }: PhotoQuestion): Promise<PhotoReading> {
  const outcome = await readSheetFile(bytes, spec, { mode: 'upload' });
  const { elapsedMs } = outcome;
  return outcome.ok
    ? { ok: true, answers: outcome.answers, bubbles: outcome.bubbles, identity: outcome.identity, elapsedMs }
    : { ok: false, code: outcome.code, message: outcome.message, elapsedMs };
}
