import type { Picture, SheetFailureCode, SheetReader } from '@caderneta/omr-engine';
import type { LiveView } from '../machine/live-view.ts';
import { isServerTurn } from '../machine/server-turn.ts';
import type { SheetDraft } from '../machine/sheet-draft.ts';
import type { SheetKeys } from '../machine/sheet-keys.ts';
import { LIVE_PAUSE_MS, TOAST_MS } from '../machine/timing.ts';
import { sheetReadingCopy } from '../sheet-reading.copy.ts';
import { grabPicture, pictureJpeg } from './pixels.ts';
import { type ImageOutcome, readOnDevice, readOnServer } from './read-sheet-image.ts';
import type { Camera } from './use-camera.ts';
import { withoutRepeats } from './without-repeats.ts';

/** A camera just turned on gives its first picture within this many looks, or not at all. */
const FIRST_PICTURE_LOOKS = 30;
/** A page in the background shows nobody anything: the loop only waits. */
const HIDDEN_PAUSE_MS = 400;

export interface FrameLoop {
  /** One picture of many, or a burst that stands alone. */
  readonly kind: 'stream' | 'capture';
  readonly camera: Pick<Camera, 'video' | 'facesRoom' | 'noteRead'>;
  readonly reader: SheetReader;
  readonly keys: SheetKeys;
  /** When the next attempt is due, ms since 1970: until then the server is not asked. */
  readonly nextAttemptAt: () => number;
  /** Whether the server may be asked about a frame that this device refused so. */
  readonly asksServer: (code: SheetFailureCode) => boolean;
  /** Pictures of rows are cut once a reading of this sheet had something to decide. */
  readonly needsCrops: () => boolean;
  /** Rest between two frames, ms. */
  readonly restMs: number;
  readonly onSeen: (live: LiveView) => void;
  /** A complete reading, and the picture that it came from, which is closed afterwards; the next frame waits until it is dealt with. */
  readonly onReading: (draft: SheetDraft, frame: Picture, live: LiveView | null) => unknown;
  /** A frame without one. */
  readonly onMiss: () => void;
  /** A failure that the person should read. */
  readonly onFailure: (message: string) => void;
  /** The camera gives no picture. */
  readonly onDark: () => void;
  readonly signal: AbortSignal;
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      // One signal lasts for thousands of frames.
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

/** Until the video shows another picture: the same one would say the same again. One that is not drawn shows none. */
const nextPicture = (video: HTMLVideoElement) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, LIVE_PAUSE_MS);
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => resolve());
    else resolve();
  });

/**
 * Reads frame after frame until told to stop: on this device, and where it is the server's turn, there. One at a time.
 */
export async function runFrameLoop(loop: FrameLoop): Promise<void> {
  const { signal, camera } = loop;
  const isStream = loop.kind === 'stream';
  const tell = withoutRepeats(loop.onFailure, TOAST_MS);
  let lastServerAt = Number.NEGATIVE_INFINITY;

  /** What a picture gave, told to whoever asked; null where the loop ended meanwhile. */
  const lookAt = async (frame: Picture): Promise<ImageOutcome | null> => {
    const startedAt = performance.now();
    let outcome: ImageOutcome = await readOnDevice(loop.reader, frame, loop.keys, {
      mode: isStream ? 'stream' : 'upload',
      crops: !isStream || loop.needsCrops(),
      allowMirrored: !camera.facesRoom(),
      signal,
    });
    if (signal.aborted) return null;
    camera.noteRead(outcome.light, performance.now() - startedAt);
    if (outcome.live) loop.onSeen(outcome.live);
    const clock = { now: Date.now(), nextAttemptAt: loop.nextAttemptAt(), lastServerAt };
    let isReported = !isStream;
    if (
      !outcome.ok &&
      loop.asksServer(outcome.code) &&
      isServerTurn(outcome.code, isStream ? 'stream' : 'single', clock)
    ) {
      const jpeg = await pictureJpeg(frame);
      if (jpeg && !signal.aborted) {
        lastServerAt = Date.now();
        isReported = true;
        outcome = await readOnServer(jpeg, 'frame.jpg', loop.keys, outcome, signal);
      }
    }
    if (signal.aborted) return null;
    if (outcome.ok) await loop.onReading(outcome.draft, frame, outcome.live);
    else {
      if (isReported) tell(outcome.message);
      loop.onMiss();
    }
    return outcome;
  };

  let looks = 0;
  while (!signal.aborted) {
    const element = camera.video.current;
    const frame = element && !document.hidden ? await grabPicture(element) : null;
    if (frame === null) {
      looks += document.hidden ? 0 : 1;
      if (looks > FIRST_PICTURE_LOOKS) {
        tell(sheetReadingCopy.errors.capture);
        loop.onDark();
        return;
      }
      await pause(document.hidden ? HIDDEN_PAUSE_MS : LIVE_PAUSE_MS, signal);
      continue;
    }
    looks = 0;
    // A camera has few pictures to lend: one that is not given back stops it.
    const outcome = await lookAt(frame).finally(() => frame.close());
    if (outcome === null) return;
    // A reader that cannot start answers at once: there is nothing to look at before the next attempt.
    const rest = !outcome.ok && outcome.code === 'engine-failed' ? loop.nextAttemptAt() - Date.now() : 0;
    await pause(Math.max(loop.restMs, rest), signal);
    if (element) await nextPicture(element);
  }
}
