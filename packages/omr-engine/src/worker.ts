import './browser/dispose-polyfill.ts';
import { expose, transfer } from 'comlink';
import { loadSecondAttempt } from './browser/load-second-attempt.ts';
import type { SheetWorkerApi } from './browser/worker-api.ts';
import type { Photo, PhotoPoint, PhotoRegion, ReadOutcome } from './core/reading.ts';
import type { SecondAttempt } from './core/second-attempt.ts';
import { Workspace } from './core/workspace.ts';
import { readSheet } from './read-sheet.ts';
import { cropOpenRows } from './stages/crop-row.ts';
import { withIdentity } from './with-identity.ts';
import { withSecondOpinion } from './with-second-opinion.ts';

/** An upload waits this long for OpenCV, ms, before it does without. */
const SECOND_ATTEMPT_WAIT_MS = 8_000;

/** Room around the last frame's sheet in which the next one is looked for first, as a share of its size: a hand's tremor. */
const TRACKING_MARGIN = 0.12;

const workspace = new Workspace();
/** Where the last frame's sheet lay; only for frames of the same size. */
let tracked: { readonly width: number; readonly height: number; readonly region: PhotoRegion } | null = null;
/** Frames until half resolution is tried again where it did not do: a sheet's print stays what it is. */
const FULL_FRAMES = 8;
let fullFrames = 0;
let base: string | null = null;
let ready: SecondAttempt | null = null;
let loading: Promise<SecondAttempt | null> | null = null;

function regionAround(outline: readonly PhotoPoint[]): PhotoRegion {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const marginX = (right - left) * TRACKING_MARGIN;
  const marginY = (bottom - top) * TRACKING_MARGIN;
  const x = Math.max(0, left - marginX);
  const y = Math.max(0, top - marginY);
  return { x, y, width: right + marginX - x, height: bottom + marginY - y };
}

/** Remembers where a frame's sheet lay and at which resolution it was read. A lattice's hull is not the sheet: its numbers and its direction lie outside. */
function track(photo: Photo, outcome: ReadOutcome): void {
  const { width, height } = photo;
  const isWhole = outcome.ok && outcome.found === 'markers' && outcome.markersFound > 0;
  const missedAtHalf = outcome.ok && !outcome.atHalf;
  fullFrames = fullFrames > 0 ? fullFrames - 1 : missedAtHalf ? FULL_FRAMES : 0;
  tracked = isWhole ? { width, height, region: regionAround(outcome.outline) } : null;
}

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

  async read(photo, spec, { mode = 'stream', crops = mode === 'upload', region, allowMirrored, halfFirst, timed }) {
    const last =
      mode === 'stream' && tracked?.width === photo.width && tracked.height === photo.height ? tracked : null;
    const isHalfFirst = halfFirst ?? (mode === 'stream' && fullFrames === 0);
    const options = { workspace, region: region ?? last?.region, allowMirrored, mode, halfFirst: isHalfFirst, timed };
    const known = ready;
    let outcome: ReadOutcome = readSheet(photo, spec, { ...options, secondAttempt: known });
    if (mode === 'upload') {
      const second = known ?? (await awaitSecondAttempt());
      if (!outcome.ok && second && second !== known)
        outcome = readSheet(photo, spec, { ...options, secondAttempt: second });
      outcome = withSecondOpinion(outcome, photo, spec.options, second);
      // The strip says the same in a hundredth of the time.
      if (!outcome.ok || outcome.strip === null) outcome = withIdentity(outcome, photo, second);
    }
    if (mode === 'stream') {
      track(photo, outcome);
      // Started only now, so that the first frame is read before megabytes arrive.
      setTimeout(() => void startSecondAttempt());
    }
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
