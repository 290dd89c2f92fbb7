import { beforeEach, expect, test, vi } from 'vitest';

const { readRollPicture, call, close } = vi.hoisted(() => ({
  readRollPicture: vi.fn(),
  call: vi.fn(),
  close: vi.fn(),
}));
vi.mock('@caderneta/omr-engine/rolls', () => ({ readRollPicture }));
vi.mock('../../../../lib/api/call.ts', () => ({ call }));
vi.mock('../../../../parts/sheet-photo/open-pdf.ts', () => ({ openPdf: vi.fn() }));
vi.mock('../../../../parts/sheet-photo/open-photo.ts', () => ({
  isPdf: () => false,
  openPhoto: async () => ({ frame: { close } }),
  whyUnopened: () => '',
}));

import { readRollFile } from './read-roll-file.ts';

const reading = { ok: true, number: 7, pupils: 2, days: 3, cells: [], crops: [] };
const sheet = { number: 7, pupils: [{}, {}], days: ['a', 'b', 'c'] };
const read = () => readRollFile(new File([], 'chamada.jpg'), 'class', new AbortController().signal);

beforeEach(() => {
  readRollPicture.mockResolvedValue(reading);
  call.mockResolvedValue({ ok: true, data: sheet });
  close.mockClear();
});

test('a photo is put beside the page that was printed', async () => {
  expect(await read()).toEqual({ ok: true, reading, sheet });
  expect(call).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ params: { id: 'class', number: '7' } }),
  );
  expect(close).toHaveBeenCalledOnce();
});

test.each([
  ['of another class', { ok: false, code: 'not-found', message: '' }, /A folha 7 não é desta turma/],
  ['without a connection', { ok: false, code: 'offline', message: '' }, /Sem conexão/],
  ['that the server refuses', { ok: false, code: 'forbidden', message: 'Sem permissão.' }, /Sem permissão/],
  ['of other rows', { ok: true, data: { ...sheet, days: ['a'] } }, /não tem as linhas e os dias/],
])('a sheet %s is refused in words', async (_, answer, words) => {
  call.mockResolvedValue(answer);
  expect(await read()).toEqual({ ok: false, message: expect.stringMatching(words) });
});

test('what the reader refuses is told in its words, and a reader that did not start in others', async () => {
  readRollPicture.mockResolvedValue({ ok: false, code: 'no-sheet', message: 'Nenhuma folha.' });
  expect(await read()).toEqual({ ok: false, message: 'Nenhuma folha.' });
  readRollPicture.mockResolvedValue(null);
  expect(await read()).toEqual({ ok: false, message: 'O leitor não pôde ser iniciado neste aparelho.' });
});
