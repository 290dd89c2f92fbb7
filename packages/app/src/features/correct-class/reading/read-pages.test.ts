import { failureMessages, type ReadOutcome, type SheetReader } from '@caderneta/omr-engine';
import { expect, it } from 'vitest';
import { keyFrom, keysFrom } from '../../../parts/sheet-reading/machine/draft-samples.ts';
import { readOnDevice, readOnServer } from '../../../parts/sheet-reading/reading/read-sheet-image.ts';
import type { PageSource } from './page-sources.ts';
import { readPages } from './read-pages.ts';

const keys = keysFrom(keyFrom('ab'));
const frame = (mark: number) => ({ width: mark, height: 1, close: () => undefined }) as ImageBitmap;
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

function read(sources: readonly PageSource[], signal: AbortSignal, onRead = (_: number) => {}) {
  const messages: string[] = [];
  const reader = {
    read: async ({ width }: ImageBitmap) => (width === 2 ? (refused as unknown as ReadOutcome) : reading),
  } as unknown as SheetReader;
  const done = readPages({
    sources,
    reader: { onDevice: readOnDevice.bind(null, reader), onServer: readOnServer },
    keys,
    onStart: (index) => messages.push(`${index} began`),
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
