import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSheetPhoto } from '../../test-kit/index.ts';
import { layOutSheet, type SheetLayout, sheetsPdf } from '../index.ts';
import { runRead } from './cli-read.ts';
import { loadSheetFonts } from './load-sheet-fonts.ts';

const a4 = [595, 842] as const;
const answers = [
  ['A', '', 'BC', 'D', 'B', 'A'],
  ['C', 'C', 'D', 'A', '', 'B'],
];

let folder = '';
let layout: SheetLayout;
let photo: Uint8Array;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omr-pdf-'));
  const laidOut = layOutSheet({ groups: [6, 6], options: 4 });
  if (!laidOut.ok) throw new Error(laidOut.message);
  layout = laidOut.layout;
  ({ jpeg: photo } = await makeSheetPhoto({ layout, seed: 11, answers, size: 'upload', quarterTurn: 0 }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

interface Line {
  file: string;
  page?: number;
  status: string;
  code?: string;
  answers: { marked: string | null; state: string }[][];
}

async function read(...files: string[]): Promise<{ exit: number; lines: Line[] }> {
  let printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    printed += chunk;
    return true;
  });
  const exit = await runRead([...files, '--groups', '6,6', '--options', '4', '--json']);
  vi.restoreAllMocks();
  const lines = printed.split('\n').filter(Boolean);
  return { exit, lines: lines.map((line) => JSON.parse(line) as Line) };
}

const written = async (name: string, bytes: Uint8Array): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
};

/** A scanner's PDF: a photo a page; null is an empty page. */
async function scan(photos: readonly (Uint8Array | null)[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const jpeg of photos) {
    const page = pdf.addPage([...a4]);
    if (!jpeg) continue;
    const image = await pdf.embedJpg(jpeg);
    const { width, height } = image.scaleToFit(...a4);
    page.drawImage(image, { x: 0, y: 0, width, height });
  }
  return pdf.save();
}

const marks = (line: Line | undefined) => line?.answers.map((group) => group.map(({ marked }) => marked ?? ''));

describe('omr read of a PDF', () => {
  it('gives a line a page; an empty page fails alone', async () => {
    const file = await written('turma.pdf', await scan([photo, null, photo]));
    const { exit, lines } = await read(file);
    expect(exit).toBe(1);
    expect(lines.map(({ file: name, page, status }) => [name, page, status])).toEqual([
      [file, 1, 'ok'],
      [file, 2, 'error'],
      [file, 3, 'ok'],
    ]);
    expect(lines[1]?.code).toBe('no-contrast');
    expect(marks(lines[0])).toEqual(answers);
    expect(marks(lines[2])).toEqual(answers);
  });

  it('reads the sheets that it prints, as drawn', async () => {
    const pages = [{ title: 'Prova', pupil: { name: 'Ana Souza' } }, { title: 'Prova' }];
    const file = await written('impressa.pdf', await sheetsPdf([layout], pages, await loadSheetFonts()));
    const { exit, lines } = await read(file);
    expect(lines.map(({ page, status }) => [page, status])).toEqual([
      [1, 'ok'],
      [2, 'ok'],
    ]);
    expect(exit).toBe(0);
    expect(new Set(lines.flatMap((line) => line.answers.flat().map(({ state }) => state)))).toEqual(new Set(['blank']));
  });

  it('a damaged PDF is one failure, and the files after it go on', async () => {
    const whole = await scan([photo]);
    const files = [
      await written('cabeca.pdf', new TextEncoder().encode('%PDF-1.7\n1 0 obj\n')),
      await written('metade.pdf', whole.subarray(0, whole.length / 2)),
      await written('inteira.pdf', whole),
    ];
    const { exit, lines } = await read(...files);
    expect(exit).toBe(1);
    expect(lines.map(({ file }) => file)).toEqual(files);
    expect(lines.map(({ page, code }) => [page, code])).toEqual([
      [undefined, 'damaged-image'],
      [undefined, 'damaged-image'],
      [1, undefined],
    ]);
    expect(marks(lines[2])).toEqual(answers);
  });
});
