import type { Picture } from '@caderneta/omr-engine';
import { useCallback, useEffect, useRef } from 'react';
import { openPhoto, whyUnopened } from '../../../parts/sheet-photo/open-photo.ts';
import type { LiveView } from '../../../parts/sheet-reading/machine/live-view.ts';
import { isDoubtful, type SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import { keyFor, type SheetKeys } from '../../../parts/sheet-reading/machine/sheet-keys.ts';
import { LIVE_PAUSE_MS } from '../../../parts/sheet-reading/machine/timing.ts';
import { useAskedPicture } from '../../../parts/sheet-reading/reading/use-asked-picture.ts';
import { isCameraSupported, noCameraText, useCamera } from '../../../parts/sheet-reading/reading/use-camera.ts';
import { useChime } from '../../../parts/sheet-reading/reading/use-chime.ts';
import { useFailureToast } from '../../../parts/sheet-reading/reading/use-failure-toast.ts';
import { readerMissing, usePictureReader } from '../../../parts/sheet-reading/reading/use-picture-reader.ts';
import { useWakeLock } from '../../../parts/sheet-reading/reading/use-wake-lock.ts';
import { sheetReadingCopy } from '../../../parts/sheet-reading/sheet-reading.copy.ts';
import type { CorrectionEvent } from '../machine/correction.events.ts';
import type { CorrectionState } from '../machine/correction.state.ts';
import { useFrozenPicture } from './use-frozen-picture.ts';

const nextAttemptOf = ({ phase }: CorrectionState) => (phase.name === 'streaming' ? phase.nextAttemptAt : 0);

const needsCrops = ({ phase }: CorrectionState, keys: SheetKeys) =>
  (phase.name === 'streaming' || phase.name === 'capturing') &&
  phase.agreement.some((draft) => isDoubtful(draft, keyFor(keys, draft)));

interface Reading {
  readonly keys: SheetKeys;
  readonly state: CorrectionState;
  readonly now: () => CorrectionState;
  readonly send: (event: CorrectionEvent) => void;
  /** Answers whether the reading settled the sheet. */
  readonly onReading: (draft: SheetDraft, frame: Picture, live: LiveView | null) => boolean;
}

/** Camera, reader and frame loop: everything that turns pictures into readings while the machine asks for it. */
export function useReading({ keys, state, now, send, onReading }: Reading) {
  const tell = useFailureToast();
  const { frozen, freeze } = useFrozenPicture(state.phase.name);
  const { picture, take } = useAskedPicture(state.phase.name === 'asking');
  const reader = usePictureReader(keys.layout !== undefined, tell);
  useChime(state.live);
  const present = useRef({ keys, onReading });
  present.current = { keys, onReading };

  const camera = useCamera(
    state.camera !== 'off',
    () => send({ type: 'camera-started', at: Date.now() }),
    () => {
      tell(sheetReadingCopy.errors.cameraFailed);
      send({ type: 'camera-failed' });
    },
  );
  const { video, facesRoom, noteRead } = camera;
  useWakeLock(state.phase.name === 'streaming');

  /** The picture stays beside its result, or beside the question about it. */
  const show = useCallback(
    (frame: Picture, live: LiveView | null) => {
      void freeze(frame, live);
      if (now().phase.name === 'asking') void take(frame, live);
    },
    [freeze, take, now],
  );

  const kind = state.phase.name === 'streaming' || state.phase.name === 'capturing' ? state.phase.name : null;
  useEffect(() => {
    if (kind === null) return;
    const stop = new AbortController();
    const isStream = kind === 'streaming';
    const end = () => send(isStream ? { type: 'stream-stopped' } : { type: 'reading-failed', at: Date.now() });
    const begin = async () => {
      const own = await reader();
      if (stop.signal.aborted) return;
      if (own === null) return end();
      await own.watch({
        kind: isStream ? 'stream' : 'capture',
        keys: present.current.keys,
        camera: { video, facesRoom, noteRead },
        nextAttemptAt: () => nextAttemptOf(now()),
        asksServer: () => true,
        needsCrops: () => needsCrops(now(), present.current.keys),
        restMs: LIVE_PAUSE_MS,
        onSeen: (live) => send({ type: 'frame-seen', live }),
        onMiss: () => send({ type: 'reading-failed', at: Date.now() }),
        onDark: end,
        onReading: (draft, frame, live) => {
          if (present.current.onReading(draft, frame, live)) show(frame, live);
        },
        onFailure: tell,
        signal: stop.signal,
      });
    };
    void begin();
    return () => stop.abort();
  }, [kind, now, send, tell, show, video, facesRoom, noteRead, reader]);

  /** Answers why the photo gave no reading; null where it did. */
  const readPhoto = async (file: File): Promise<string | null> => {
    send({ type: 'upload-started' });
    if (now().phase.name !== 'uploading') return null;
    const [own, photo] = await Promise.all([reader(), openPhoto(file)]);
    const refuse = (message: string) => {
      tell(message);
      send({ type: 'reading-failed', at: Date.now() });
      return message;
    };
    if (photo === null) return refuse(whyUnopened(file));
    if (own === null) {
      photo.frame.close();
      return refuse(readerMissing);
    }
    let outcome = await own.onDevice(photo.frame, keys, { mode: 'upload', crops: true });
    if (!outcome.ok && outcome.code !== 'cancelled') {
      const sent = await photo.file();
      if (sent) outcome = await own.onServer(sent, photo.fileName, keys, outcome);
    }
    if (outcome.ok && present.current.onReading(outcome.draft, photo.frame, outcome.live))
      show(photo.frame, outcome.live);
    photo.frame.close();
    return outcome.ok ? null : refuse(outcome.message);
  };

  const wantCamera = (purpose: 'streaming' | 'capturing') => {
    if (isCameraSupported()) return send({ type: 'camera-wanted', purpose, at: Date.now() });
    tell(noCameraText());
    send({ type: 'camera-failed' });
  };

  return { attachVideo: camera.attach, torch: camera.torch, frozen, picture, readPhoto, wantCamera, tell };
}
