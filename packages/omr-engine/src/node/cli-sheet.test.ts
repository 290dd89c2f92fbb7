import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runSheet } from './cli-sheet.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folhas ção '));
});
afterAll(() => rm(folder, { recursive: true }));

const path = (name: string): string => join(folder, name);
const shape = ['--groups', '13,13', '--options', '4'];

/** Runs the command in this process and catches what it says on the error stream. */
async function run(...args: string[]): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((text: unknown) => void said.push(String(text)));
  try {
    return { code: await runSheet(args), said: said.join('\n') };
  } finally {
    spy.mockRestore();
  }
}

describe('omr sheet', () => {
  test('writes the four formats', async () => {
    for (const format of ['pdf', 'png', 'svg', 'json']) {
      const { code, said } = await run(...shape, '--format', format, '--out', path(`folha.${format}`));
      expect([code, said]).toEqual([0, '']);
    }
    expect((await PDFDocument.load(await readFile(path('folha.pdf')))).getPageCount()).toBe(1);
    const png = await sharp(path('folha.png')).metadata();
    expect([png.width, png.density]).toEqual([1654, 200]);
    expect(await readFile(path('folha.svg'), 'utf8')).toMatch(/^<svg /);
    const json = JSON.parse(await readFile(path('folha.json'), 'utf8')) as { bubbles: unknown[] };
    expect(json.bubbles).toHaveLength(104);
  });

  test('columns that one page does not hold go to a second one', async () => {
    const long = ['--groups', '13,13,13,13,13,13,13,13', '--options', '4', '--identity', 'AV7'];
    await writeFile(path('dois.csv'), 'nome;matricula\nAna;1\nBento;2\n');
    expect((await run(...long, '--students', path('dois.csv'), '--out', path('longa.pdf'))).code).toBe(0);
    expect((await PDFDocument.load(await readFile(path('longa.pdf')))).getPageCount()).toBe(4);
    const cellsOf = async (number: string) => {
      expect((await run(...long, '--page', number, '--out', path(`longa${number}.json`))).code).toBe(0);
      const json = JSON.parse(await readFile(path(`longa${number}.json`), 'utf8')) as {
        bubbles: unknown[];
        strip: { cells: { black: boolean }[] };
      };
      expect(json.bubbles).toHaveLength(208);
      return json.strip.cells.map(({ black }) => black);
    };
    expect(await cellsOf('2')).not.toEqual(await cellsOf('1'));
    for (const wrong of [
      ['--grids', '1'],
      ['--page', '3'],
      ['--layout', 'legacy'],
      ['--groups', '9,9,9,9,9,9,9,9,9'],
    ]) {
      expect((await run(...long, ...wrong, '--out', path('nada.json'))).code).toBe(2);
    }
  });

  test('one page a pupil of the roster', async () => {
    await writeFile(path('turma.csv'), '\uFEFFnome;matricula;turma\nAna;1;9A\nBento Gonçalves;2;9A\nCaio;3;9B\n');
    const { code } = await run(
      ...shape,
      '--students',
      path('turma.csv'),
      '--title',
      'Prova',
      '--out',
      path('turma.pdf'),
    );
    expect(code).toBe(0);
    expect((await PDFDocument.load(await readFile(path('turma.pdf')))).getPageCount()).toBe(3);
  });

  test('the older layout and numbering that runs on', async () => {
    const args = [...shape, '--layout', 'legacy', '--numbering', 'continuous', '--out', path('antiga.svg')];
    expect((await run(...args)).code).toBe(0);
    const { code, said } = await run('--groups', '13', '--options', '4', '--layout', 'legacy', '--out', path('x.svg'));
    expect(code).toBe(2);
    expect(said).toContain('2 colunas');
  });

  test.each([
    [[], '--groups'],
    [['--groups', '13,13'], '--options'],
    [[...shape], '--out'],
    [[...shape, '--out', 'folha'], '--format'],
    [[...shape, '--out', 'folha.pdf', '--format', 'doc'], '--format'],
    [['--groups', '30', '--options', '4', '--out', 'folha.pdf'], '1 a 25'],
    [['--groups', '5,x', '--options', '4', '--out', 'folha.pdf'], '1 a 25'],
    [['--groups', '5', '--options', '9', '--out', 'folha.pdf'], '2 a 5'],
    [[...shape, '--out', 'folha.pdf', '--numbering', 'odd'], '--numbering'],
    [[...shape, '--out', 'folha.pdf', '--nothing'], '--nothing'],
    [[...shape, '--out', 'folha.png', '--students', 'turma.csv'], '--students'],
    [[...shape, '--out', 'folha.pdf', '--identity', 'X'.repeat(33)], '32'],
  ])('wrong use %j exits 2 and names %s', async (args, named) => {
    const { code, said } = await run(...args);
    expect(code).toBe(2);
    expect(said).toContain(named);
  });

  test('a roster that is not there or not UTF-8, or a folder that is not there, exits 1', async () => {
    const missing = await run(...shape, '--students', path('nada.csv'), '--out', path('x.pdf'));
    expect(missing).toMatchObject({ code: 1, said: expect.stringContaining('nada.csv') });
    await writeFile(path('antiga.csv'), Buffer.from('nome;turma\nJo\xe3o;9A\n', 'latin1'));
    const latin = await run(...shape, '--students', path('antiga.csv'), '--out', path('x.pdf'));
    expect(latin).toMatchObject({ code: 1, said: expect.stringContaining('UTF-8') });
    const unwritable = await run(...shape, '--out', path('nada/x.pdf'));
    expect(unwritable).toMatchObject({ code: 1, said: expect.stringContaining('nada/x.pdf') });
  });

  test('the root command runs without a build and writes to the standard output', async () => {
    const root = fileURLToPath(new URL('../../../../', import.meta.url));
    const args = [
      'run',
      '-s',
      'omr',
      '--',
      'sheet',
      '--groups',
      '2',
      '--options',
      '3',
      '--format',
      'json',
      '--out',
      '-',
    ];
    const { stdout } = await promisify(execFile)('npm', args, { cwd: root });
    expect((JSON.parse(stdout) as { bubbles: unknown[] }).bubbles).toHaveLength(6);
  });
});
