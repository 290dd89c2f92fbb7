import { showToast } from '@caderneta/ui';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { forgetRecording, keepRecording, localRecordings } from '../../lib/recordings/local-recordings.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { prepareRecording } from './audio/prepare-recording.ts';
import { LEFT_MS, readingCopy } from './reading-correction.copy.ts';
import { takeStoreOf } from './take-store.ts';
import { hasUnsaved, type Take } from './takes.ts';

export interface TakeSource {
  readonly audio: Blob;
  readonly name: string;
}

const mediaTypes = { wav: 'audio/wav', mp3: 'audio/mpeg' } as const;

/** A recording as this screen shows and sends it; as it came where this browser cannot open it. */
async function takeOf({ audio, name }: TakeSource): Promise<Take> {
  const prepared = await prepareRecording(audio);
  const states = { evaluation: null, isSaved: false, isStored: false };
  if (prepared === null) {
    const url = audio.type.startsWith('audio/webm') ? URL.createObjectURL(audio) : null;
    const unheard = {
      peaks: [],
      seconds: 0,
      pauses: [],
      speech: { startSeconds: 0, endSeconds: 0 },
      clippedPercent: 0,
    };
    return { audio, name, url, format: 'as-it-came', ...unheard, ...states };
  }
  const { bytes, format, ...shown } = prepared;
  const ready = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mediaTypes[format] });
  const base = name.replace(/\.[^.]*$/, '');
  return { audio: ready, name: `${base}.${format}`, url: URL.createObjectURL(ready), format, ...shown, ...states };
}

const tellLeft = () => showToast({ tone: 'warning', message: readingCopy.recording.left, durationMs: LEFT_MS });

/** The recordings of an assessment's pupils: in this tab, and on the device where a teacher asked for it. */
export function useTakes({ id: assessmentId, title }: { readonly id: string; readonly title: string }) {
  const { id: userId } = useUser();
  const store = takeStoreOf(assessmentId);
  const { dispatch } = store;
  const takes = useSyncExternalStore(store.subscribe, store.takes);

  const make = useCallback(
    async (student: string, source: TakeSource) => {
      const take = await takeOf(source);
      dispatch({ type: 'made', student, take });
      if (store.isLeft() && store.takes()[student]) tellLeft();
    },
    [store, dispatch],
  );

  useEffect(() => {
    let isOver = false;
    const restore = async () => {
      // Where they could not be read, the frame says so above every screen.
      for (const { studentId: student, audio, name } of (await localRecordings(userId, assessmentId)) ?? []) {
        // What was recorded since stands in its place.
        const isReplaced = () => isOver || student in store.takes();
        if (isReplaced()) continue;
        const take = { ...(await takeOf({ audio, name })), isStored: true };
        if (!isReplaced()) dispatch({ type: 'made', student, take });
        else if (take.url) URL.revokeObjectURL(take.url);
      }
    };
    void restore();
    return () => {
      isOver = true;
    };
  }, [userId, assessmentId, store, dispatch]);

  // After the store was left, which is the hook above.
  useEffect(
    () => () => {
      if (hasUnsaved(store.takes())) tellLeft();
    },
    [store],
  );

  /** Keeps a recording on the device; false where the browser cannot. */
  const keep = async (studentId: string, studentName: string, { audio, name }: Take) => {
    const isStored = await keepRecording({
      userId,
      assessmentId,
      studentId,
      studentName,
      title,
      audio,
      name,
      keptAt: Date.now(),
    });
    if (isStored) dispatch({ type: 'kept', student: studentId });
    return isStored;
  };
  const forget = (studentId: string) => forgetRecording(userId, assessmentId, studentId);
  const remove = (student: string) => {
    dispatch({ type: 'removed', student });
    return forget(student);
  };
  return { takes, dispatch, make, keep, forget, remove };
}
