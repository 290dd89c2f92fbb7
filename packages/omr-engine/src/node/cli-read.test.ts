import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSheetPhoto } from '../../test-kit/index.ts';
import { layOutSheet, pageIdentity } from '../index.ts';
import { runRead } from './cli-read.ts';

const real = fileURLToPath(new URL('../../../../fixtures/omr-photos/letssolve/', import.meta.url));
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omr-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

interface Line {
  file: string;
  status: string;
  code?: string;
  message?: string;
  elapsed_ms: number;
  identity?: string | null;
  answers: { question: number; marked: string | null; state: string; confidence: number }[][];
  resultados?: {
    area: number;
    status: string;
    respostas: { questao: number; correto: boolean; alternativa_marcada: number | null }[];
  }[];
}

/** Runs the command; what it printed, line by line. */
async function read(...args: string[]): Promise<{ exit: number; lines: Line[]; usage: string }> {
  let printed = '';
  let usage = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    printed += chunk;
    return true;
  });
  vi.spyOn(console, 'error').mockImplementation((text) => {
    usage += text;
  });
  const exit = await runRead(args);
  vi.restoreAllMocks();
  return {
    exit,
    usage,
    lines: printed
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line),
  };
}

describe('omr read', () => {
  it('gives the numbers of a sheet’s grids, which a key grades', async () => {
    const laidOut = layOutSheet({ groups: [3, 3], options: 4, grids: 2 });
    if (!laidOut.ok) throw new Error(laidOut.message);
    const answers = [
      ['A', '', 'B'],
      ['C', 'D', ''],
    ];
    const page = { title: 'Prova' };
    const photo = await makeSheetPhoto({ layout: laidOut.layout, seed: 5, page, answers, numbers: ['-12,5', '308'] });
    const [file, keyFile] = [join(folder, 'numbers.jpg'), join(folder, 'numbers.json')];
    await writeFile(file, photo.jpeg);
    const number = { kind: 'numeric', tolerance: 0 };
    const key = [
      { '1': 'a', '2': { ...number, value: -12.5 }, '3': 'b' },
      { '1': 'c', '2': 'd', '3': { ...number, value: 307 } },
    ];
    await writeFile(keyFile, JSON.stringify(key));
    const { lines } = await read(file, '--groups', '3,3', '--options', '4', '--key', keyFile, '--json');
    expect(lines[0]).toMatchObject({
      status: 'ok',
      answers: [{ length: 3 }, { length: 3 }],
      digits: [
        { name: '1', value: '-12,5', state: 'marked' },
        { name: '2', value: '308', state: 'marked' },
      ],
    });
    const rights = lines[0]?.resultados?.map(({ respostas }) => respostas.map(({ correto }) => correto));
    expect(rights).toEqual([
      [true, true, true],
      [true, true, false],
    ]);
  });

  it('reads a page of two by its key, and says which it is', { tags: 'full' }, async () => {
    const laidOut = layOutSheet({ groups: [13, 13], options: 4, grids: 1 });
    if (!laidOut.ok) throw new Error(laidOut.message);
    const answers = [0, 1].map((group) => Array.from({ length: 13 }, (_, row) => (group + row === 0 ? '' : 'B')));
    const page = {
      ...{ title: 'Prova', identity: pageIdentity('AV7-0042', 2) },
      position: { number: 2, columnsBefore: [25, 25, 25] } as const,
    };
    const photo = await makeSheetPhoto({ layout: laidOut.layout, seed: 8, page, answers, numbers: ['308'] });
    const [file, keyFile] = [join(folder, 'second.jpg'), join(folder, 'long.json')];
    await writeFile(file, photo.jpeg);
    const column = (size: number) => Object.fromEntries(Array.from({ length: size }, (_, at) => [at + 1, 'b']));
    const number = { kind: 'numeric', value: 308, tolerance: 0 };
    const key = [...[25, 25, 25].map(column), { ...column(13), '1': number }, column(13)];
    await writeFile(keyFile, JSON.stringify(key));
    const { lines } = await read(file, '--groups', '25,25,25,13,13', '--options', '4', '--key', keyFile, '--json');
    expect(lines[0]).toMatchObject({
      status: 'ok',
      sheet_page: 2,
      answers: [{ length: 13 }, { length: 13 }],
      digits: [{ value: '308' }],
      resultados: [{ area: 4 }, { area: 5 }],
    });
    expect(lines[0]?.resultados?.flatMap(({ respostas }) => respostas).filter(({ correto }) => correto)).toHaveLength(
      26,
    );
  });

  it('reads the ten real photos: none silently wrong', async () => {
    const truth = JSON.parse(await readFile(join(real, 'truth.json'), 'utf8')) as {
      photos: { file: string; answers: Record<string, string>; uncertain: Record<string, string> }[];
    };
    const files = truth.photos.map(({ file }) => join(real, file));
    const { exit, lines } = await read(...files, '--groups', '10,10', '--options', '5', '--json');
    expect(lines.map(({ file }) => file)).toEqual(files);
    expect(lines.filter(({ status }) => status === 'ok')).toHaveLength(10);
    expect(exit).toBe(0);
    const flagged = { clear: 0, doubtful: 0 };
    for (const [i, { answers }] of lines.entries()) {
      const photo = truth.photos[i]!;
      for (const [at, { marked, state }] of answers.flat().entries()) {
        const number = String(at + 1);
        if (state === 'uncertain') flagged[number in photo.uncertain ? 'doubtful' : 'clear']++;
        else if (!(number in photo.uncertain))
          expect([photo.file, number, marked ?? '']).toEqual([photo.file, number, photo.answers[number]]);
      }
    }
    expect(flagged.clear).toBe(0);
    expect(flagged.doubtful).toBeLessThanOrEqual(6);
  });

  it('a file that cannot be read gives its line, the others go on, and a key gives results', async () => {
    const laidOut = layOutSheet({ groups: [2, 3], options: 4 });
    if (!laidOut.ok) throw new Error(laidOut.message);
    const answers = [
      ['A', 'BC'],
      ['', 'D', 'C'],
    ];
    const page = { title: 'Prova', identity: 'AV7-0042' };
    const { jpeg } = await makeSheetPhoto({
      layout: laidOut.layout,
      seed: 4,
      answers,
      page,
      size: 'upload',
      quarterTurn: 0,
    });
    const files = ['texto.jpg', 'folha.jpg', 'nenhuma.png'].map((name) => join(folder, name));
    await writeFile(files[0]!, 'não é foto');
    await writeFile(files[1]!, jpeg);
    const key = join(folder, 'gabarito.json');
    await writeFile(
      key,
      JSON.stringify([
        { 1: 'a', 2: 'b' },
        { 1: 'a', 2: 'c', 3: 'c' },
      ]),
    );
    const { exit, lines } = await read(...files, '--groups', '2,3', '--options', '4', '--key', key, '--json');
    expect(exit).toBe(1);
    expect(lines.map(({ status, code }) => [status, code])).toEqual([
      ['error', 'not-an-image'],
      ['ok', undefined],
      ['error', 'not-an-image'],
    ]);
    expect(lines[0]).toMatchObject({ answers: [], message: expect.stringContaining('imagem') });
    const sheet = lines[1]!;
    expect(sheet.identity).toBe('AV7-0042');
    expect(sheet.elapsed_ms).toBeGreaterThan(0);
    expect(sheet.answers.map((group) => group.map(({ marked }) => marked ?? ''))).toEqual(answers);
    expect(
      sheet.resultados?.map(({ respostas }) =>
        respostas.map(({ alternativa_marcada, correto }) => [alternativa_marcada, correto]),
      ),
    ).toEqual([
      [
        [1, true],
        [null, false],
      ],
      [
        [null, false],
        [4, false],
        [3, true],
      ],
    ]);
    expect(sheet.resultados?.map(({ status }) => status)).toEqual(['incomplete', 'complete']);
  });

  it('tells a file that there is not from a folder', async () => {
    const missing = join(folder, 'nenhuma.jpg');
    const { exit, lines } = await read(missing, folder, '--groups', '10', '--options', '4');
    expect([exit, lines.map(({ message }) => message)]).toEqual([
      1,
      [
        `Não há arquivo em ${missing}. Confira o caminho.`,
        `${folder} é uma pasta. Indique os arquivos que estão nela.`,
      ],
    ]);
  });

  it.each([
    [['--groups', '10', '--options', '4'], 'Falta o arquivo'],
    [['a.jpg', '--options', '4'], '--groups'],
    [['a.jpg', '--groups', '0', '--options', '4'], 'questões'],
    [['a.jpg', '--groups', '10', '--options', '4', '--key', '/nao/existe.json'], 'gabarito'],
    [['a.jpg', '--groups', '10', '--options', '4', '--loud'], 'Não há a opção --loud.'],
    [['a.jpg', '--groups', '--options', '4'], 'Falta o valor da opção --groups.'],
    [['a.jpg', '--groups', '10', '--options'], 'Falta o valor da opção --options.'],
    [['a.jpg', '--groups', '10', '--options', '4', '--json=x'], 'A opção --json não leva valor.'],
  ])('says what is wrong with %j', async (args, message) => {
    const { exit, usage, lines } = await read(...args);
    expect(exit).toBe(2);
    expect(lines).toEqual([]);
    expect(usage).toContain(message);
  });
});
