import type { Picture } from '@caderneta/omr-engine';
import { useCallback, useEffect } from 'react';
import type { LiveView } from '../../../parts/sheet-reading/machine/live-view.ts';
import { isDoubtful, type SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import { keyFor } from '../../../parts/sheet-reading/machine/sheet-keys.ts';
import { CLASS_PAUSE_MS, FIRST_ATTEMPT_MS, RETRY_MS } from '../../../parts/sheet-reading/machine/timing.ts';
import type { PictureReader } from '../../../parts/sheet-reading/reading/picture-reader.ts';
import { useAskedPicture } from '../../../parts/sheet-reading/reading/use-asked-picture.ts';
import { isCameraSupported, noCameraText, useCamera } from '../../../parts/sheet-reading/reading/use-camera.ts';
import type { PhotoChoice } from '../../../parts/sheet-reading/reading/use-photo-choice.ts';
import type { AskReader } from '../../../parts/sheet-reading/reading/use-picture-reader.ts';
import { useWakeLock } from '../../../parts/sheet-reading/reading/use-wake-lock.ts';
import { sheetReadingCopy } from '../../../parts/sheet-reading/sheet-reading.copy.ts';
import type { ClassEvent } from '../machine/class-run.events.ts';
import { sightingOf } from '../machine/class-run.machine.ts';
import { type ClassRun, isReadingFrames } from '../machine/class-run.state.ts';
import { lookCloser } from './look-closer.ts';

interface ClassCamera {
  readonly reader: AskReader;
  readonly state: ClassRun;
  readonly now: () => ClassRun;
  readonly send: (event: ClassEvent) => void;
  readonly tell: (message: string) => void;
  readonly photo: Pick<PhotoChoice, 'see' | 'withSharpest'>;
}

/** The camera that stays on: every frame is read, and what settles a sheet goes to the machine. */
export function useClassCamera({ reader, state, now, send, tell, photo }: ClassCamera) {
  const camera = useCamera(
    state.camera !== 'off',
    () => send({ type: 'camera-started' }),
    () => {
      tell(sheetReadingCopy.errors.cameraFailed);
      send({ type: 'camera-failed' });
    },
  );
  const { video, facesRoom, noteRead } = camera;
  const { see, withSharpest } = photo;
  const isReading = isReadingFrames(state);
  useWakeLock(isReading);
  const { picture, take } = useAskedPicture(state.question !== null);

  useEffect(() => {
    if (!isReading) return;
    const stop = new AbortController();
    const { signal } = stop;
    let nextAttemptAt = Date.now() + FIRST_ATTEMPT_MS;
    const settle = async (own: PictureReader, draft: SheetDraft, frame: Picture, live: LiveView | null) => {
      const sighting = sightingOf(now(), draft);
      send({ type: 'sheet-read', sighting });
      const isFirst = sighting.kind === 'more' && sighting.watch.run.length < 2;
      if (sighting.kind !== 'seen-before') see(frame, live, isFirst);
      if (sighting.kind !== 'settled') return;
      const hasCode = sighting.draft.strip !== null || sighting.draft.identity !== null;
      const settled = hasCode ? sighting.draft : await lookCloser(own, frame, now().table, sighting.draft, signal);
      if (!settled || signal.aborted) return;
      send({ type: 'sheet-settled', draft: withSharpest(settled) });
      if (now().question !== null) void take(frame, live);
    };
    const begin = async () => {
      const own = await reader();
      if (signal.aborted) return;
      if (own === null) return send({ type: 'stream-stopped' });
      await own.watch({
        kind: 'stream',
        keys: now().table,
        camera: { video, facesRoom, noteRead },
        nextAttemptAt: () => nextAttemptAt,
        // While sheets pass, the next frame does better than any answer that has to be waited for.
        asksServer: (code) => code === 'engine-failed',
        needsCrops: () => now().watch.run.some((draft) => isDoubtful(draft, keyFor(now().table, draft))),
        restMs: CLASS_PAUSE_MS,
        onSeen: (live) => send({ type: 'frame-seen', live }),
        onMiss: () => {
          if (Date.now() >= nextAttemptAt) nextAttemptAt = Date.now() + RETRY_MS;
          send({ type: 'sheet-missed' });
        },
        onDark: () => send({ type: 'stream-stopped' }),
        onReading: (draft, frame, live) => settle(own, draft, frame, live),
        onFailure: tell,
        signal,
      });
    };
    void begin();
    return () => stop.abort();
  }, [isReading, now, send, tell, video, facesRoom, noteRead, reader, see, withSharpest, take]);

  const start = useCallback(() => {
    if (isCameraSupported()) return send({ type: 'stream-wanted' });
    tell(noCameraText());
    send({ type: 'camera-failed' });
  }, [send, tell]);
  return { attachVideo: camera.attach, torch: camera.torch, picture, start };
}
