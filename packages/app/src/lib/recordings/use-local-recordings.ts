import { useEffect, useState } from 'react';
import { useUser } from '../session/use-session.ts';
import { type LocalRecording, localRecordings, onLocalRecordings } from './local-recordings.ts';

/** The signed-in user's recordings on this device that the server does not have yet; null where they could not be read. */
export function useLocalRecordings(): readonly LocalRecording[] | null {
  const { id } = useUser();
  const [recordings, setRecordings] = useState<readonly LocalRecording[] | null>([]);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const found = await localRecordings(id);
      if (!isOver) setRecordings(found);
    };
    void read();
    const stop = onLocalRecordings(() => void read());
    return () => {
      isOver = true;
      stop();
    };
  }, [id]);
  return recordings;
}
