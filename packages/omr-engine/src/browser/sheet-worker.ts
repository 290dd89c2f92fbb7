import { transfer } from 'comlink';
import type { ReadOutcome } from '../core/reading.ts';
import { Workspace } from '../core/workspace.ts';
import { readSheet } from '../read-sheet.ts';
import { refuseBeside } from '../refuse-beside.ts';
import type { SecondAttempt } from '../second-attempt.ts';
import { cropOpenRows } from '../stages/marks/crop-row.ts';
import { withIdentity } from '../with-identity.ts';
import { holdLifeLock } from './life-lock.ts';
import { isPicture, lightOf, pixelsOf, sharpnessOf } from './picture.ts';
import { StreamTracking } from './stream-tracking.ts';
import type { SheetWorkerApi } from './worker-api.ts';

/** An upload waits this long for OpenCV, ms, before it does without. */
const SECOND_ATTEMPT_WAIT_MS = 8_000;

/**
 * What the worker's script does, one photo at a time.
 *
 * @param load Starts OpenCV, from the folder URL given; null where it cannot start. Asked once, after the first frame was read: no
 *   frame waits for it, only an upload does.
 */
export function createSheetWorker(load: (base: string | null) => Promise<SecondAttempt | null>): SheetWorkerApi {
  const workspace = new Workspace();
  const tracking = new StreamTracking();
  let base: string | null = null;
  let ready: SecondAttempt | null = null;
  let loading: Promise<SecondAttempt | null> | null = null;

  const startSecondAttempt = (): Promise<SecondAttempt | null> => {
    loading ??= load(base).then((loaded) => {
      ready = loaded;
      return loaded;
    });
    return loading;
  };

  /** OpenCV for a photo that cannot be taken again: worth waiting for. */
  const awaitSecondAttempt = (): Promise<SecondAttempt | null> => {
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), SECOND_ATTEMPT_WAIT_MS));
    return Promise.race([startSecondAttempt(), late]);
  };

  return {
    async start(opencvBase, lifeLock) {
      base = opencvBase;
      return lifeLock !== undefined && holdLifeLock(lifeLock);
    },

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
      // What is saved was looked at beside: there is nothing to read before OpenCV is there.
      const second = ready ?? (mode === 'upload' ? await awaitSecondAttempt() : null);
      let outcome: ReadOutcome = readSheet(photo, spec, { ...options, secondAttempt: second });
      if (mode === 'upload') {
        outcome = refuseBeside(outcome, photo, spec, second);
        // The strip says the same in a hundredth of the time.
        if (!outcome.ok || outcome.strip === null) outcome = withIdentity(outcome, photo, second);
      }
      if (mode === 'stream') {
        tracking.note(photo, outcome);
        // Started only now, so that the first frame is read before megabytes arrive.
        setTimeout(() => void startSecondAttempt());
      }
      const seen = { light: lightOf(photo), ...(outcome.ok && { sharpness: sharpnessOf(photo, outcome.outline) }) };
      if (!outcome.ok || !crops) return { ...outcome, ...seen };
      const rows = cropOpenRows(photo, outcome);
      return transfer(
        { ...outcome, ...seen, crops: rows },
        rows.map(({ pixels }) => pixels.buffer as ArrayBuffer),
      );
    },

    async secondAttemptReady() {
      return ready !== null;
    },
  };
}
