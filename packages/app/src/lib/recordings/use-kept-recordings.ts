import { useEffect, useState } from 'react';
import { useUser } from '../session/use-session.ts';
import { type KeptRecording, keptRecordings, onKeptRecordings } from './kept-recordings.ts';

/** The signed-in user's recordings on this device that the server does not have yet. */
export function useKeptRecordings(): readonly KeptRecording[] {
  const { id } = useUser();
  const [recordings, setRecordings] = useState<readonly KeptRecording[]>([]);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const found = await keptRecordings(id);
      if (!isOver) setRecordings(found);
    };
    void read();
    const stop = onKeptRecordings(() => void read());
    return () => {
      isOver = true;
      stop();
    };
  }, [id]);
  return recordings;
}
