import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runModel } from './cli-model.ts';
import { runRead } from './cli-read.ts';

const fixtures = fileURLToPath(new URL('../../../../fixtures/omr-models/', import.meta.url));
const scan = `${fixtures}sample5__ScanBatch1__camscanner-1.jpg`;
const other = `${fixtures}sample5__ScanBatch2__camscanner-2.jpg`;
let folder = '';
let out = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omr-model-'));
  out = join(folder, 'model.json');
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

type Line = Record<string, unknown>;

/** Runs a command; its exit code, what it printed line by line, and what it complained of. */
async function run(command: (args: string[]) => Promise<number>, ...args: string[]) {
  const printed: string[] = [];
  let complaint = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    printed.push(String(chunk));
    return true;
  });
  vi.spyOn(console, 'log').mockImplementation((text) => {
    printed.push(`${text}\n`);
  });
  vi.spyOn(console, 'error').mockImplementation((text) => {
    complaint += text;
  });
  const exit = await command(args);
  vi.restoreAllMocks();
  const lines = printed.join('').split('\n').filter(Boolean);
  return { exit, complaint, lines: lines.map((line): Line => JSON.parse(line)) };
}

describe('omr model', () => {
  it('prints each group that it sees and writes those that fit', { tags: 'full' }, async () => {
    const { exit, lines } = await run(runModel, scan, '--groups', '5,4,4,4', '--options', '4', '--out', out);
    expect(exit).toBe(0);
    const seen = lines.map(({ rows, options, kind }) => `${rows}x${options} ${kind}`);
    expect(seen).toEqual(expect.arrayContaining(['10x9 digits', '10x2 digits', '5x4 questions', '4x4 questions']));
    for (const line of lines)
      expect(line).toMatchObject({ number: expect.any(Number), box: { x: expect.any(Number) } });
    const model = JSON.parse(await readFile(out, 'utf8'));
    expect(model.groups.slice(0, 4).map(({ rows }: { rows: number }) => rows)).toEqual([5, 4, 4, 4]);
  });

  it('writes the groups of --use in their order', { tags: 'full' }, async () => {
    const { lines } = await run(runModel, scan);
    const numbers = lines.filter(({ kind }) => kind === 'questions').map(({ number }) => number);
    const use = `${numbers[1]},${numbers[0]}`;
    const { exit } = await run(runModel, scan, '--use', use, '--out', out);
    expect(exit).toBe(0);
    const { groups } = JSON.parse(await readFile(out, 'utf8'));
    expect(groups.filter((group: Line) => group.use).map((group: Line) => group.number)).toEqual([
      numbers[1],
      numbers[0],
    ]);
  });

  it('fails where the groups do not fit, and still shows them', async () => {
    const { exit, lines, complaint } = await run(runModel, scan, '--groups', '30', '--options', '5', '--out', out);
    expect([exit, lines.length > 5]).toEqual([1, true]);
    expect(complaint).toContain('--groups 30 --options 5');
  });

  it('fails on what is no picture', async () => {
    const text = join(folder, 'text.jpg');
    await writeFile(text, 'not a picture');
    expect((await run(runModel, text, '--out', out)).exit).toBe(1);
    expect((await run(runModel, join(folder, 'nowhere.jpg'), '--out', out)).exit).toBe(1);
  });

  it.each([
    [[]],
    [[scan, other]],
    [[scan, '--groups', '5']],
    [[scan, '--groups', 'five', '--options', '4']],
    [[scan, '--groups', '5', '--options', '4', '--use', '1']],
    [[scan, '--use', '0']],
    [[scan, '--unknown']],
  ])('takes %j for wrong usage', async (args: string[]) => {
    const { exit, complaint } = await run(runModel, ...args);
    expect(exit).toBe(2);
    expect(complaint).toContain('Uso:');
  });
});

describe('omr read --model', () => {
  beforeAll(async () => {
    await run(runModel, scan, '--groups', '5,4,4,4', '--options', '4', '--out', out);
  });

  it('reads another photo of the sheet, its numbers and with a key its results', async () => {
    const key = join(folder, 'key.json');
    const four = { 1: 'd', 2: 'a', 3: 'd', 4: 'd' };
    await writeFile(key, JSON.stringify([{ 1: 'c', 2: 'c', 3: 'b', 4: 'c', 5: 'c' }, four, four, four]));
    const { exit, lines } = await run(runRead, other, '--model', out, '--key', key, '--json');
    expect(exit).toBe(0);
    const [line] = lines as {
      status: string;
      answers: { marked: string }[][];
      digits: Line[];
      resultados: unknown[];
    }[];
    expect(line!.status).toBe('ok');
    expect(line!.answers[0]!.map(({ marked }) => marked).join('')).toBe('CCBCC');
    expect(line!.digits).toContainEqual({ name: expect.any(String), value: '19', state: 'marked' });
    expect(line!.resultados).toHaveLength(4);
  });

  it('refuses what is another sheet', async () => {
    const { exit, lines } = await run(
      runRead,
      `${fixtures}sample2__AdrianSample__adrian_omr.png`,
      '--model',
      out,
      '--json',
    );
    expect([exit, lines[0]!.status]).toEqual([1, 'error']);
  });

  it('takes a damaged model, or one beside --groups, for wrong usage', async () => {
    const damaged = join(folder, 'damaged.json');
    await writeFile(damaged, '{"format":"caderneta-sheet-model","version":9}');
    const wrong = await run(runRead, other, '--model', damaged, '--json');
    expect([wrong.exit, wrong.complaint.includes('versão 9')]).toEqual([2, true]);
    expect((await run(runRead, other, '--model', out, '--groups', '5', '--options', '4')).exit).toBe(2);
  });
});
