import { failureMessages, type ReadOutcome, type SheetReader } from '@caderneta/omr-engine';
import { beforeEach, expect, it } from 'vitest';
import { keyFrom, keysFrom } from '../../../parts/sheet-reading/machine/draft-samples.ts';
import { readOnDevice, readOnServer } from '../../../parts/sheet-reading/reading/read-sheet-image.ts';
import type { PageSource } from './page-sources.ts';
import { readPages } from './read-pages.ts';

const keys = keysFrom(keyFrom('ab'));
/** Pictures that were opened and not closed yet. */
const open = new Set<ImageBitmap>();
beforeEach(() => open.clear());
const frame = (mark: number) => {
  const picture = { width: mark, height: 1, close: () => void open.delete(picture) } as ImageBitmap;
  open.add(picture);
  return picture;
};
const page = (mark: number): PageSource => ({
  name: 'turma.pdf',
  number: mark,
  failure: 'Não abriu',
  open: async () => (mark === 0 ? null : { frame: frame(mark), file: async () => null, fileName: 'upload.jpg' }),
});
const question = (number: number) => ({ question: number, letters: 'A', state: 'marked' as const, confidence: 1 });
const reading = {
  ok: true,
  answers: [{ group: 0, questions: [question(1), question(2)] }],
  identity: 'AV1-1',
  strip: null,
  outline: [],
  bubbles: [],
  markersFound: 4,
} as unknown as ReadOutcome;
const refused = { ok: false, code: 'no-sheet', message: failureMessages['no-sheet'], outline: [], markersFound: 0 };

function read(
  sources: readonly PageSource[],
  signal: AbortSignal,
  onRead = (_: number) => {},
  onStart = (_: number) => {},
) {
  const messages: string[] = [];
  const reader = {
    read: async ({ width }: ImageBitmap) => (width === 2 ? (refused as unknown as ReadOutcome) : reading),
  } as unknown as SheetReader;
  const done = readPages({
    sources,
    reader: { onDevice: readOnDevice.bind(null, reader), onServer: readOnServer },
    keys,
    onStart: (index) => {
      messages.push(`${index} began`);
      onStart(index);
    },
    onRead: (index, draft) => {
      messages.push(`${index} ${draft.identity}`);
      onRead(index);
    },
    onFail: (index, message) => messages.push(`${index} ${message}`),
    signal,
  });
  return done.then(() => messages);
}

it('a page that does not open or is no sheet costs none of the others', async () => {
  expect(await read([page(1), page(0), page(2), page(3)], new AbortController().signal)).toEqual([
    ...['0 began', '0 AV1-1'],
    ...['1 began', '1 Não abriu'],
    ...['2 began', `2 ${failureMessages['no-sheet']}`],
    ...['3 began', '3 AV1-1'],
  ]);
});

it('stops where it is told to', async () => {
  const stop = new AbortController();
  const messages = await read([page(1), page(3), page(4)], stop.signal, (index) => {
    if (index === 0) stop.abort();
  });
  expect(messages.filter((word) => word.endsWith('AV1-1'))).toEqual(['0 AV1-1']);
});

const nothing = () => undefined;

/** A page whose picture stops the reading as the reader looks at it. */
const stopping = (stop: AbortController): PageSource => {
  const look = () => {
    stop.abort();
    return 1;
  };
  const picture = () => Object.defineProperty(frame(1), 'width', { get: look });
  return { ...page(1), open: async () => ({ frame: picture(), file: async () => null, fileName: 'upload.jpg' }) };
};

it.each<[string, (stop: AbortController) => Promise<unknown>]>([
  [
    'before its first page',
    (stop) => {
      stop.abort();
      return read([page(1), page(3)], stop.signal);
    },
  ],
  ['while a page opens', (stop) => read([page(1), page(3)], stop.signal, nothing, () => stop.abort())],
  ['while a page is read', (stop) => read([stopping(stop), page(3)], stop.signal)],
  ['after a page', (stop) => read([page(1), page(3), page(4)], stop.signal, () => stop.abort())],
])('closes every picture where it is stopped %s', async (_, run) => {
  const stop = new AbortController();
  await run(stop);
  expect(stop.signal.aborted).toBe(true);
  expect([...open]).toEqual([]);
});

it('closes every picture where what it tells throws', async () => {
  const done = read([page(1), page(3)], new AbortController().signal, () => {
    throw new Error('a fault');
  });
  await expect(done).rejects.toThrow('a fault');
  expect([...open]).toEqual([]);
});
