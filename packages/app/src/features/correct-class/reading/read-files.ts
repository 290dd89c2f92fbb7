import type { Picture } from '@caderneta/omr-engine';
import type { PictureReader } from '../../../parts/sheet-reading/reading/picture-reader.ts';
import type { PhotoChoice } from '../../../parts/sheet-reading/reading/use-photo-choice.ts';
import type { ClassEvent } from '../machine/class-run.events.ts';
import type { BatchPage, ClassRun } from '../machine/class-run.state.ts';
import { openSources } from './page-sources.ts';
import { readPages } from './read-pages.ts';

interface FileReading {
  readonly reader: PictureReader;
  readonly now: () => ClassRun;
  readonly send: (event: ClassEvent) => void;
  readonly withPhoto: PhotoChoice['withPhoto'];
  /** They are open, and their pages are known. */
  readonly onOpened: () => void;
  /** A page that a person will want to look at. */
  readonly onLook: (page: number, frame: Picture) => void;
  readonly signal: AbortSignal;
}

const needsLook = ({ state }: BatchPage): boolean => state.name !== 'saved' && state.name !== 'known';

/** Reads the sheets of files one page after the other, and says of each to the machine what came of it. */
export async function readFiles(files: readonly File[], reading: FileReading): Promise<void> {
  const { reader, now, send, withPhoto, onOpened, onLook, signal } = reading;
  const { sources, close } = await openSources(files);
  onOpened();
  if (signal.aborted) return close();
  const from = now().pages.length;
  send({ type: 'pages-added', pages: sources.map(({ name, number }) => ({ name, number })) });
  const look = (page: number, frame: Picture | null) => {
    const known = now().pages[page];
    if (frame && known && needsLook(known)) onLook(page, frame);
  };
  await readPages({
    sources,
    reader,
    keys: now().table,
    onStart: (index) => send({ type: 'page-started', page: from + index }),
    onRead: (index, draft, frame) => {
      send({ type: 'page-read', page: from + index, draft: withPhoto(draft, frame) });
      look(from + index, frame);
    },
    onFail: (index, message, frame) => {
      send({ type: 'page-failed', page: from + index, message });
      look(from + index, frame);
    },
    signal,
  }).finally(close);
}
