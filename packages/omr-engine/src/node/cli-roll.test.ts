import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { pagePng } from '../../test-kit/page-raster.ts';
import { rollPage } from '../../test-kit/roll-pages.ts';
import { planGivenRoll, renderFilledRoll } from '../../test-kit/roll-photo.ts';
import { runRoll } from './cli-roll.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omr-roll-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

/** Runs the command; its exit code and the lines that it printed. */
async function run(...args: string[]) {
  const printed: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => printed.push(String(chunk)) > 0);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const exit = await runRoll(args);
  return { exit, lines: printed.map((line) => JSON.parse(line)) };
}

it('prints a line a page: who was away on which day', async () => {
  const plan = planGivenRoll([
    [false, true, false],
    [true, false, false],
  ]);
  const scan = join(folder, 'roll.png');
  await writeFile(scan, await pagePng(await renderFilledRoll(rollPage(2, 3, 318), plan)));
  const { exit, lines } = await run(scan);
  expect(lines).toEqual([{ file: scan, status: 'ok', number: 318, pupils: 2, days: 3, rows: ['.x.', 'x..'] }]);
  expect(exit).toBe(0);
});

it('a file that is no picture is a line with an error; no file at all is a wrong usage', async () => {
  const text = join(folder, 'roll.txt');
  await writeFile(text, 'chamada');
  const { exit, lines } = await run(text);
  expect([exit, lines[0]?.status, lines[0]?.code]).toEqual([1, 'error', 'not-an-image']);
  expect((await run(join(folder, 'outra.png'))).lines[0]?.message).toContain('Não há arquivo');
  expect((await run()).exit).toBe(2);
  expect((await run('--groups', '3', text)).exit).toBe(2);
});
