import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeReading } from '../../test-kit/make-readings.ts';
import { writeWav } from '../../test-kit/write-wav.ts';
import { runAnalyze } from './cli-analyze.ts';
import { openEspeak } from './espeak.ts';

const text = 'A formiga limpou as antenas e saiu bem cedo em busca de açúcar, porque a chuva não tardava.';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reading-cli-'));
  const espeak = openEspeak();
  const { samples, sampleRate } = await makeReading({ text, voice: 'pt-br+m4', rate: 140 }, async (said, plan) => {
    return (await espeak.speakAs(said, plan.rate, { voice: plan.voice }))!;
  });
  espeak.close();
  await writeFile(path.join(folder, 'reading.wav'), writeWav(samples, sampleRate));
  await writeFile(path.join(folder, 'text.txt'), text);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

/** Runs the command; what it printed, line by line. */
async function analyze(...args: string[]) {
  let [printed, complaint] = ['', ''];
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    printed += chunk;
    return true;
  });
  vi.spyOn(console, 'error').mockImplementation((message) => {
    complaint += message;
  });
  const exit = await runAnalyze(args.map((arg) => (/\.(wav|txt)$/.test(arg) ? path.join(folder, arg) : arg)));
  const lines = printed
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { exit, lines, complaint };
}

it('prints a line a file, with an evaluation or a code', async () => {
  const { exit, lines } = await analyze(
    'reading.wav',
    'text.txt',
    'missing.wav',
    '--text',
    'text.txt',
    '--grade',
    '3',
    '--json',
  );
  expect(exit).toBe(1);
  expect(lines.map(({ status, code }) => [status, code])).toEqual([
    ['success', undefined],
    ['error', 'not-audio'],
    ['error', 'file-not-found'],
  ]);
  expect(lines[0]).toMatchObject({
    file: path.join(folder, 'reading.wav'),
    margin: expect.any(Number),
    elapsed_ms: expect.any(Number),
    evaluation: {
      overall_score: expect.any(Number),
      reference_used: true,
      alignment: { words_total: 18, words_read: 18, accuracy_percent: 100 },
    },
  });
});

it('judges a recording alike to the last digit in another process, started later', { tags: 'full' }, async () => {
  const { lines } = await analyze('reading.wav', '--text', 'text.txt', '--json');
  const [recording, read] = [path.join(folder, 'reading.wav'), path.join(folder, 'text.txt')];
  const command = fileURLToPath(new URL('cli.ts', import.meta.url));
  const typescript = ['--import', 'tsx', '--conditions=caderneta-source', command];
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...typescript,
    ...['analyze', recording, '--text', read, '--json'],
  ]);
  const { evaluation, margin } = JSON.parse(stdout) as Record<string, unknown>;
  expect({ evaluation, margin }).toEqual({ evaluation: lines[0]!.evaluation, margin: lines[0]!.margin });
});

it.each([
  [[], 'Falta o arquivo a avaliar.'],
  [['reading.wav', '--grade', '12'], '--grade vai de 1 a 9.'],
  [['reading.wav', '--text', 'missing.txt'], 'ENOENT'],
  [['reading.wav', '--voice', 'x'], '--voice'],
])('refuses %j', async (args, why) => {
  const { exit, lines, complaint } = await analyze(...args);
  expect([exit, lines]).toEqual([2, []]);
  expect(complaint).toContain(why);
  expect(complaint).toContain('Uso:');
});
