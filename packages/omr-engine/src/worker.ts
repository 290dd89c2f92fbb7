import './browser/dispose-polyfill.ts';
import { expose, transfer } from 'comlink';
import { loadSecondAttempt } from './browser/load-second-attempt.ts';
import type { SheetWorkerApi } from './browser/worker-api.ts';
import type { ReadOutcome } from './core/reading.ts';
import type { SecondAttempt } from './core/second-attempt.ts';
import { Workspace } from './core/workspace.ts';
import { readSheet } from './read-sheet.ts';
import { cropOpenRows } from './stages/crop-row.ts';
import { withIdentity } from './with-identity.ts';

/** An upload waits this long for OpenCV, ms, before it does without. */
const SECOND_ATTEMPT_WAIT_MS = 8_000;

const workspace = new Workspace();
let base: string | null = null;
let ready: SecondAttempt | null = null;
let loading: Promise<SecondAttempt | null> | null = null;

function startSecondAttempt(): Promise<SecondAttempt | null> {
  loading ??= loadSecondAttempt(base).then((loaded) => {
    ready = loaded;
    return loaded;
  });
  return loading;
}

/** OpenCV for a photo that cannot be taken again: worth waiting for. */
function awaitSecondAttempt(): Promise<SecondAttempt | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), SECOND_ATTEMPT_WAIT_MS));
  return Promise.race([startSecondAttempt(), late]);
}

const api: SheetWorkerApi = {
  async start(opencvBase) {
    base = opencvBase;
    return true;
  },

  async read(photo, spec, { mode = 'stream', crops = mode === 'upload', region, allowMirrored }) {
    const options = { workspace, region, allowMirrored, mode };
    const known = ready;
    let outcome: ReadOutcome = readSheet(photo, spec, { ...options, secondAttempt: known });
    if (mode === 'upload') {
      const second = known ?? (await awaitSecondAttempt());
      if (!outcome.ok && second && second !== known)
        outcome = readSheet(photo, spec, { ...options, secondAttempt: second });
      outcome = withIdentity(outcome, photo, second);
    }
    // Started only now, so that the first frame is read before megabytes arrive.
    else setTimeout(() => void startSecondAttempt());
    if (!outcome.ok || !crops) return outcome;
    const rows = cropOpenRows(photo, outcome);
    return transfer(
      { ...outcome, crops: rows },
      rows.map(({ pixels }) => pixels.buffer as ArrayBuffer),
    );
  },

  async secondAttemptReady() {
    return ready !== null;
  },
};

expose(api);
