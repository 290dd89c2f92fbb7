import type { ReadOutcome } from '../core/reading.ts';
import { Workspace } from '../core/workspace.ts';
import { readSheet } from '../read-sheet.ts';
import { readRoll } from '../roll/read-roll.ts';
import { withIdentity } from '../with-identity.ts';
import { holdLifeLock } from './life-lock.ts';
import { isPicture, pixelsOf } from './picture.ts';
import { seenOutcome, withPixels } from './seen-outcome.ts';
import { StreamTracking } from './stream-tracking.ts';
import type { SheetWorkerApi } from './worker-api.ts';

/** What the worker's script does, one photo at a time. */
export function createSheetWorker(): SheetWorkerApi {
  const workspace = new Workspace();
  const tracking = new StreamTracking();

  return {
    start: async (lifeLock) => lifeLock !== undefined && holdLifeLock(lifeLock),

    async read(given, spec, request) {
      const { mode = 'stream', crops = mode === 'upload', tracked = true, allowMirrored, halfFirst, timed } = request;
      const photo = isPicture(given) ? await pixelsOf(given, mode === 'stream') : given;
      const hint = mode === 'stream' ? tracking.hintFor(photo) : { halfFirst: false };
      const options = {
        workspace,
        region: tracked ? hint.region : undefined,
        allowMirrored,
        mode,
        halfFirst: halfFirst ?? hint.halfFirst,
        timed,
      };
      let outcome: ReadOutcome = readSheet(photo, spec, options);
      if (mode === 'upload') {
        // The strip says the same in a hundredth of the time.
        if (outcome.ok && outcome.strip === null) outcome = await withIdentity(outcome, photo);
      } else tracking.note(photo, outcome);
      return seenOutcome(photo, outcome, crops);
    },

    async readRoll(picture) {
      const read = readRoll(await pixelsOf(picture, false), workspace);
      return read.ok ? withPixels(read) : read;
    },
  };
}
