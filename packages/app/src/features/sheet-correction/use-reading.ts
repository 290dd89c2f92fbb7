import type { AnswerKey } from '@caderneta/contract';
import { createSheetReader, refusalMessages, type SheetReader } from '@caderneta/omr-engine';
import { showToast } from '@caderneta/ui';
import { useCallback, useEffect, useRef } from 'react';
import { openPhoto } from '../../parts/sheet-photo/open-photo.ts';
import type { CorrectionEvent } from './machine/correction.events.ts';
import type { CorrectionState } from './machine/correction.state.ts';
import type { SheetDraft } from './machine/sheet-draft.ts';
import { TOAST_MS } from './machine/timing.ts';
import { runFrameLoop } from './reading/frame-loop.ts';
import { readOnDevice, readOnServer } from './reading/read-sheet-image.ts';
import { isCameraSupported, useCamera } from './reading/use-camera.ts';
import { useFrozenPicture } from './reading/use-frozen-picture.ts';
import { correctionCopy } from './sheet-correction.copy.ts';

/** Tells a failure, but the same one only once while its toast stands: a stream fails every second. */
function useFailureToast() {
  const last = useRef({ message: '', at: 0 });
  return useCallback((message: string) => {
    const now = Date.now();
    if (last.current.message === message && now - last.current.at < TOAST_MS) return;
    last.current = { message, at: now };
    showToast({ tone: 'error', message, durationMs: TOAST_MS });
  }, []);
}

interface Reading {
  readonly key: AnswerKey;
  readonly state: CorrectionState;
  readonly now: () => CorrectionState;
  readonly send: (event: CorrectionEvent) => void;
  /** Answers whether the reading settled the sheet. */
  readonly onReading: (draft: SheetDraft) => boolean;
}

/** Camera, reader and frame loop: everything that turns pictures into readings while the machine asks for it. */
export function useReading({ key, state, now, send, onReading }: Reading) {
  const tell = useFailureToast();
  const { frozen, freeze } = useFrozenPicture(state.phase.name);
  const reader = useRef<SheetReader | null>(null);
  const present = useRef({ key, onReading });
  present.current = { key, onReading };

  useEffect(() => {
    const made = createSheetReader();
    reader.current = made;
    return () => {
      reader.current = null;
      made.dispose();
    };
  }, []);

  const camera = useCamera(
    state.camera !== 'off',
    () => send({ type: 'camera-started', at: Date.now() }),
    () => {
      tell(correctionCopy.errors.cameraFailed);
      send({ type: 'camera-failed' });
    },
  );
  const { video, facesRoom } = camera;

  const kind = state.phase.name === 'streaming' || state.phase.name === 'capturing' ? state.phase.name : null;
  useEffect(() => {
    if (kind === null || reader.current === null) return;
    const stop = new AbortController();
    void runFrameLoop({
      kind,
      reader: reader.current,
      key: present.current.key,
      video: () => video.current,
      facesRoom,
      state: now,
      send,
      onReading: (draft, frame, live) => {
        if (present.current.onReading(draft)) void freeze(frame, live);
      },
      onFailure: tell,
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [kind, now, send, tell, freeze, video, facesRoom]);

  const readPhoto = async (file: File) => {
    send({ type: 'upload-started' });
    if (now().phase.name !== 'uploading' || reader.current === null) return;
    const photo = await openPhoto(file);
    const refuse = (message: string) => {
      tell(message);
      send({ type: 'reading-failed', at: Date.now() });
    };
    if (photo === null) return refuse(refusalMessages['not-an-image']);
    let outcome = await readOnDevice(reader.current, photo.frame, key, { mode: 'upload', crops: true });
    if (!outcome.ok && outcome.code !== 'cancelled') {
      outcome = await readOnServer(photo.file, photo.fileName, key, outcome);
    }
    if (!outcome.ok) refuse(outcome.message);
    else if (present.current.onReading(outcome.draft)) void freeze(photo.frame, outcome.live);
  };

  const wantCamera = (purpose: 'streaming' | 'capturing') => {
    if (isCameraSupported()) return send({ type: 'camera-wanted', purpose, at: Date.now() });
    tell(correctionCopy.errors.noCamera);
    send({ type: 'camera-failed' });
  };

  return { attachVideo: camera.attach, frozen, readPhoto, wantCamera, tell };
}
