import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readingCalibrationSchema } from '@caderneta/contract/reading';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeReading } from '../../test-kit/make-readings.ts';
import { writeWav } from '../../test-kit/write-wav.ts';
import { calibrateCopy as copy } from '../calibrate/calibrate.copy.ts';
import { wordsOf } from '../text/words.ts';
import { runCalibrate } from './cli-calibrate.ts';
import { openEspeak } from './espeak.ts';
import { judgeTruths } from './judge-truths.ts';
import { readTruthFolder } from './truth-folder.ts';

const texts = {
  formiga: 'A formiga limpou as antenas e saiu bem cedo em busca de açúcar.',
  barco: 'O barco de papel desceu o córrego devagar e passou pela ponte.',
};
const truthOf = (text: string, change: object = {}) =>
  JSON.stringify({
    ear_marks: { words: wordsOf(text).map(() => 'read'), started_s: 0, ended_s: 7 },
    grade: 3,
    pupil: 'um',
    ...change,
  });

let sounds: Readonly<Record<string, Uint8Array>> = {};
let folder = '';
beforeAll(async () => {
  const espeak = openEspeak();
  const made: [string, Uint8Array][] = [];
  for (const [name, text] of Object.entries(texts)) {
    const { samples, sampleRate } = await makeReading({ text, voice: 'pt-br+m4', rate: 150 }, async (said, plan) => {
      return (await espeak.speakAs(said, plan.rate, { voice: plan.voice }))!;
    });
    made.push([name, writeWav(samples, sampleRate)]);
  }
  espeak.close();
  sounds = Object.fromEntries(made);
});
const put = (name: string, content: string | Uint8Array) => writeFile(path.join(folder, name), content);
let lines: { out: string[]; err: string[] };
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'calibrate-'));
  for (const [name, text] of Object.entries(texts)) {
    await put(`${name}.wav`, sounds[name]!);
    await put(`${name}.txt`, text);
    await put(`${name}.json`, truthOf(text));
  }
  lines = { out: [], err: [] };
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.out.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.err.push(String(line)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});
afterAll(() => vi.unstubAllEnvs());

it('tells by name what is wrong with a reading, and takes the others', async () => {
  await put('sem-texto.wav', sounds.barco!);
  await put('sem-som.txt', texts.barco);
  await put('sem-marcas.wav', sounds.barco!);
  await put('sem-marcas.txt', texts.barco);
  await put('torto.mp3', 'nada');
  await put('torto.txt', texts.barco);
  await put('torto.json', '{"ear_marks": 3}');
  await put('curto.mp3', 'nada');
  await put('curto.txt', 'Só isto.');
  await put('curto.json', truthOf(texts.barco));
  await put('calibration.json', '{}');
  const found = await readTruthFolder(folder);
  expect(found?.readings.map(({ name }) => name)).toEqual(['barco', 'formiga']);
  expect(found?.errors).toEqual([
    { name: 'curto', why: copy.otherWords(12, 2) },
    { name: 'sem-marcas', why: copy.noTruth },
    { name: 'sem-som', why: copy.noSound },
    { name: 'sem-texto', why: copy.noText },
    { name: 'torto', why: copy.badTruth },
  ]);
  expect(await readTruthFolder(path.join(folder, 'nenhuma'))).toBeNull();
});

it('judges own and other texts, and goes on past a damaged recording', async () => {
  await put('avariado.wav', sounds.barco!.subarray(0, 2000));
  await put('avariado.txt', texts.barco);
  await put('avariado.json', truthOf(texts.barco));
  const { readings } = (await readTruthFolder(folder))!;
  const espeak = openEspeak();
  const judged = await judgeTruths(readings, espeak.speak);
  espeak.close();
  expect(judged.errors.map(({ name }) => name)).toEqual(['avariado']);
  expect([judged.own.length, judged.other.length, judged.pupils]).toEqual([2, 2, 1]);
  expect(Math.min(...judged.own)).toBeGreaterThan(Math.max(...judged.other));
  expect(judged.heard[0]?.evaluation.alignment?.words_read).toBe(12);
});

it('leaves everything as it is with too few readings', async () => {
  const out = path.join(folder, 'saida.json');
  expect(await runCalibrate([folder, '--out', out])).toBe(1);
  expect(lines.err.join('\n')).toContain(copy.failures['few-readings']);
  await expect(readFile(out)).rejects.toThrow();
});

it('says what changes and writes what a network’s settings take', { tags: 'full' }, async () => {
  const judged = {
    own: Array.from({ length: 24 }, (_, index) => 0.1 + index / 100),
    other: Array.from({ length: 100 }, (_, index) => (index % 7) / 200),
    pupils: 12,
    heard: [],
    errors: [],
  };
  const truths = await import('./judge-truths.ts');
  vi.spyOn(truths, 'judgeTruths').mockResolvedValue(judged);
  const out = path.join(folder, 'saida.json');
  await runCalibrate([folder, '--out', out], new Date('2026-05-20T15:00:00Z'));
  const written = readingCalibrationSchema.parse(JSON.parse(await readFile(out, 'utf8')));
  expect(written).toMatchObject({ readings: 24, pupils: 12, calibrated_at: '2026-05-20T15:00:00.000Z' });
  expect(lines.out.join('\n')).toContain(`em dúvida abaixo de:     0,065 → `);
  expect(lines.out.join('\n')).toContain('24 leituras de 12 alunos, 100 comparações com texto de outra');
});

it.each([
  [[], copy.noFolder],
  [['a', 'b'], copy.noFolder],
  [['a', '--margins', 'nenhum.json'], copy.unreadable('nenhum.json')],
  [['a', '--voz', 'b'], '--voz'],
])('refuses %j', async (args, why) => {
  expect(await runCalibrate(args)).toBe(2);
  expect(lines.err.join('\n')).toContain(why);
  expect(lines.err.join('\n')).toContain(copy.usage);
});
