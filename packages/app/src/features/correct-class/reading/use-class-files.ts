import type { Picture } from '@caderneta/omr-engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTurn } from '../../../lib/use-turn.ts';
import { viewOf } from '../../../parts/sheet-reading/reading/pixels.ts';
import type { PhotoChoice } from '../../../parts/sheet-reading/reading/use-photo-choice.ts';
import { type AskReader, readerMissing } from '../../../parts/sheet-reading/reading/use-picture-reader.ts';
import type { ClassEvent } from '../machine/class-run.events.ts';
import type { ClassRun } from '../machine/class-run.state.ts';

interface ClassFiles {
  readonly reader: AskReader;
  readonly now: () => ClassRun;
  readonly send: (event: ClassEvent) => void;
  readonly tell: (message: string) => void;
  readonly withPhoto: PhotoChoice['withPhoto'];
}

/** Sheets from files: photos, a folder of them, or the PDF of a scanner. Pictures of what needs a person stay in this page alone. */
export function useClassFiles({ reader, now, send, tell, withPhoto }: ClassFiles) {
  const [isOpening, setOpening] = useState(false);
  const [pictures, setPictures] = useState<ReadonlyMap<number, string>>(new Map());
  const { begin, end } = useTurn();
  const shown = useRef(pictures);
  shown.current = pictures;
  const stop = useRef<AbortController | null>(null);

  const release = useCallback(() => {
    for (const url of shown.current.values()) URL.revokeObjectURL(url);
  }, []);
  useEffect(
    () => () => {
      stop.current?.abort();
      release();
    },
    [release],
  );

  const picture = async (page: number, frame: Picture) => {
    const isWanted = begin();
    const view = await viewOf(frame);
    if (!view || !isWanted()) return;
    const url = URL.createObjectURL(view);
    setPictures((known) => new Map(known).set(page, url));
  };

  const read = async (files: readonly File[]) => {
    if (files.length === 0 || isOpening) return;
    const control = new AbortController();
    stop.current = control;
    setOpening(true);
    // Those that were cancelled end while others may be opening.
    const opened = () => {
      if (stop.current === control) setOpening(false);
    };
    try {
      const own = await reader();
      if (own === null) return;
      // It came with the reader's program (chunks.ts).
      const { readFiles } = await import('./read-files.ts');
      await readFiles(files, {
        reader: own,
        now,
        send,
        withPhoto,
        onOpened: opened,
        onLook: (page, frame) => void picture(page, frame),
        signal: control.signal,
      });
    } catch {
      if (control.signal.aborted) return;
      send({ type: 'batch-cancelled' });
      tell(readerMissing);
    } finally {
      opened();
    }
  };
  const cancel = () => {
    stop.current?.abort();
    setOpening(false);
    send({ type: 'batch-cancelled' });
  };
  const clear = () => {
    end();
    release();
    setPictures(new Map());
    send({ type: 'batch-cleared' });
  };
  return { isOpening, pictures, read, cancel, clear };
}
