import { useCallback, useEffect, useReducer } from 'react';
import { forgetRecording, keepRecording, localRecordings } from '../../lib/recordings/local-recordings.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { prepareRecording } from './audio/prepare-recording.ts';
import { hasUnsaved, type Take, takesAfter } from './takes.ts';

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

/** The recordings of an assessment's pupils: on screen, and on the device where a teacher asked for it. */
export function useTakes({ id: assessmentId, title }: { readonly id: string; readonly title: string }) {
  const { id: userId } = useUser();
  const [takes, dispatch] = useReducer(takesAfter, {});

  const make = useCallback(async (student: string, source: TakeSource) => {
    const take = await takeOf(source);
    dispatch({ type: 'made', student, take });
    return take;
  }, []);

  useEffect(() => {
    let isOver = false;
    const restore = async () => {
      for (const { studentId, audio, name } of await localRecordings(userId, assessmentId)) {
        const take = await takeOf({ audio, name });
        if (!isOver) dispatch({ type: 'made', student: studentId, take: { ...take, isStored: true } });
      }
    };
    void restore();
    return () => {
      isOver = true;
    };
  }, [userId, assessmentId]);

  const isAtRisk = hasUnsaved(takes);
  useEffect(() => {
    if (!isAtRisk) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAtRisk]);

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
    const url = takes[student]?.url;
    if (url) URL.revokeObjectURL(url);
    dispatch({ type: 'removed', student });
    return forget(student);
  };
  return { takes, dispatch, make, keep, forget, remove };
}
