import type { ReadOutcome, SheetFailureCode, SheetReading, SheetSpec } from '@caderneta/omr-engine';

/** What a photo said: the engine's outcome without what only a screen draws. */
export type PhotoReading =
  | ({ readonly ok: true } & Pick<SheetReading, 'answers' | 'identity' | 'strip' | 'elapsedMs'>)
  | ({ readonly ok: false; readonly code: SheetFailureCode | 'busy' } & Pick<ReadOutcome, 'elapsedMs'> & {
        readonly message: string;
      });

/** Reads photos of answer sheets, one at a time, away from the thread that answers requests. */
export interface SheetPhotoReader {
  read(bytes: Uint8Array, spec: SheetSpec): Promise<PhotoReading>;
  close(): Promise<void>;
}
