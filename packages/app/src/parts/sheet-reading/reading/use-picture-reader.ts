import { useCallback, useEffect, useRef } from 'react';
import { withReason } from '../../../lib/api/failure-text.ts';
import { fetchOutboxCalls } from '../../../lib/outbox/send-entry.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { lazyCopy } from '../../lazy/lazy.copy.ts';
import type { PictureReader } from './picture-reader.ts';

export const readerMissing = withReason(lazyCopy.failed, { message: lazyCopy.hint });

/** Gives the device's reader; null where its program did not come, which is told: whoever asks next fetches it again. */
export type AskReader = () => Promise<PictureReader | null>;

/** The device's reader, started beside the screen and ended with it. That of other makers' sheets comes with the first of them. */
export function usePictureReader(isOfModel: boolean, tell: (message: string) => void): AskReader {
  const coming = useRef<Promise<PictureReader | null> | null>(null);
  const start = useCallback<AskReader>(() => {
    coming.current ??= import('./picture-reader.ts')
      .then(({ openPictureReader }) => openPictureReader(isOfModel))
      .catch(() => {
        coming.current = null;
        return null;
      });
    return coming.current;
  }, [isOfModel]);
  // Read while nothing moves yet: in the midst of a film the rules of a save would hold up its picture.
  useEffect(() => whenIdle(() => void fetchOutboxCalls()), []);
  useEffect(() => {
    void start();
    return () => {
      void coming.current?.then((reader) => reader?.dispose());
      coming.current = null;
    };
  }, [start]);
  return useCallback(async () => {
    const reader = await start();
    if (reader === null) tell(readerMissing);
    return reader;
  }, [start, tell]);
}
