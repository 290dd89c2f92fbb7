import type { Photo, SheetFailure } from '../core/reading.ts';
import type { SheetSpec } from '../core/sheet-layout.ts';
import type { SheetModel } from '../models/sheet-model.ts';
import type { Picture } from './picture.ts';
import type { SheetWorkerApi } from './worker-api.ts';

/** The key's shape, and the model of the sheet that it is for. */
export interface ModelSpec extends SheetSpec {
  readonly model: SheetModel;
}

/** A model proposed from a picture, and the straightened picture that it lies in. */
export interface Proposal {
  readonly ok: true;
  readonly model: SheetModel;
  readonly picture: Photo;
}

/** What the script of the worker for other makers' sheets offers: the reader's own calls, which want a `ModelSpec`, and proposing. */
export interface ModelWorkerApi extends Omit<SheetWorkerApi, 'readRoll'> {
  /** 'no-sheet' where no group of bubbles is seen. */
  propose(picture: Picture): Promise<Proposal | SheetFailure>;
}
