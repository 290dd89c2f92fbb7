import { transfer } from 'comlink';
import { Workspace } from '../core/workspace.ts';
import { refuse } from '../failures.ts';
import { asSheetReading } from '../models/as-sheet-reading.ts';
import { proposePlacedModel } from '../models/propose-model.ts';
import { readSheetWithModel } from '../models/read-with-model.ts';
import { straightPicture } from '../models/straight-picture.ts';
import { holdLifeLock } from './life-lock.ts';
import type { ModelSpec, ModelWorkerApi } from './model-api.ts';
import { isPicture, pixelsOf } from './picture.ts';
import { seenOutcome } from './seen-outcome.ts';

/** What the script of the worker for other makers' sheets does, one picture at a time. */
export function createModelWorker(): ModelWorkerApi {
  const workspace = new Workspace();
  return {
    start: async (lifeLock) => lifeLock !== undefined && holdLifeLock(lifeLock),

    async propose(picture) {
      const photo = await pixelsOf(picture, false);
      const proposed = proposePlacedModel(photo, workspace);
      if (!proposed) return refuse('no-sheet');
      const straight = straightPicture(photo, proposed);
      return transfer({ ok: true, model: proposed.model, picture: straight }, [straight.pixels.buffer as ArrayBuffer]);
    },

    async read(given, spec, { mode = 'stream', crops = mode === 'upload' }) {
      const photo = isPicture(given) ? await pixelsOf(given, mode === 'stream') : given;
      // Whoever starts this worker hands it models.
      const { model, groups } = spec as ModelSpec;
      const read = readSheetWithModel(photo, model, workspace);
      return seenOutcome(photo, read.ok ? asSheetReading(read, model, groups) : read, crops);
    },
  };
}
