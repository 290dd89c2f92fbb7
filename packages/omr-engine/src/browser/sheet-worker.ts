import { transfer } from 'comlink';
import type { ReadOutcome } from '../core/reading.ts';
import { Workspace } from '../core/workspace.ts';
import { readSheet } from '../read-sheet.ts';
import { readRoll } from '../roll/read-roll.ts';
import type { SecondAttempt } from '../second-attempt.ts';
import { cropOpenRows } from '../stages/marks/crop-row.ts';
import { withIdentity } from '../with-identity.ts';
import { holdLifeLock } from './life-lock.ts';
import { isPicture, lightOf, pixelsOf, sharpnessOf } from './picture.ts';
import { StreamTracking } from './stream-tracking.ts';
import type { SheetWorkerApi } from './worker-api.ts';

/** An upload waits this long for OpenCV, ms, before it does without. */
const SECOND_ATTEMPT_WAIT_MS = 8_000;

/** OpenCV, started once and late: no frame waits for it. */
class LateSecondAttempt {
  /** Folder URL of its files. */
  base: string | null = null;
  /** Null until it is there. */
  ready: SecondAttempt | null = null;
  readonly #load: (base: string | null) => Promise<SecondAttempt | null>;
  #loading: Promise<SecondAttempt | null> | null = null;

  constructor(load: (base: string | null) => Promise<SecondAttempt | null>) {
    this.#load = load;
  }

  start(): Promise<SecondAttempt | null> {
    this.#loading ??= this.#load(this.base).then((loaded) => {
      this.ready = loaded;
      return loaded;
    });
    return this.#loading;
  }

  /** For a photo that cannot be taken again it is worth waiting for. */
  awaited(): Promise<SecondAttempt | null> {
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), SECOND_ATTEMPT_WAIT_MS));
    return Promise.race([this.start(), late]);
  }
}

/**
 * What the worker's script does, one photo at a time.
 *
 * @param load Starts OpenCV, from the folder URL given; null where it cannot start. Asked once, after the first frame was read: no
 *   frame waits for it, only an upload does.
 */
export function createSheetWorker(load: (base: string | null) => Promise<SecondAttempt | null>): SheetWorkerApi {
  const workspace = new Workspace();
  const tracking = new StreamTracking();
  const late = new LateSecondAttempt(load);

  return {
    async start(opencvBase, lifeLock) {
      late.base = opencvBase;
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
      const second = late.ready ?? (mode === 'upload' ? await late.awaited() : null);
      let outcome: ReadOutcome = readSheet(photo, spec, { ...options, secondAttempt: second });
      if (mode === 'upload') {
        // The strip says the same in a hundredth of the time.
        if (!outcome.ok || outcome.strip === null) outcome = withIdentity(outcome, photo, second);
      }
      if (mode === 'stream') {
        tracking.note(photo, outcome);
        // Started only now, so that the first frame is read before megabytes arrive.
        setTimeout(() => void late.start());
      }
      const seen = { light: lightOf(photo), ...(outcome.ok && { sharpness: sharpnessOf(photo, outcome.outline) }) };
      if (!outcome.ok || !crops) return { ...outcome, ...seen };
      const rows = cropOpenRows(photo, outcome);
      return transfer(
        { ...outcome, ...seen, crops: rows },
        rows.map(({ pixels }) => pixels.buffer as ArrayBuffer),
      );
    },

    async readRoll(picture) {
      const read = readRoll(await pixelsOf(picture, false), workspace);
      if (!read.ok) return read;
      return transfer(
        read,
        read.crops.map(({ pixels }) => pixels.buffer as ArrayBuffer),
      );
    },

    async secondAttemptReady() {
      return late.ready !== null;
    },
  };
}
