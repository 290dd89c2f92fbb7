import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layOutSheet } from '../src/index.ts';
import { filmSheet } from './fake-camera.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'camera-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a film is a row of JPEG frames of the camera’s size', async () => {
  const laidOut = layOutSheet({ groups: [10, 10], options: 4 });
  if (!laidOut.ok) throw new Error(laidOut.message);
  const path = join(folder, 'sheet.mjpeg');
  const answers = [Array<string>(10).fill('A'), Array<string>(10).fill('D')];
  await filmSheet(path, { layout: laidOut.layout, answers, seed: 1 }, 3);
  const film = await readFile(path);
  const starts = [...film.keys()].filter((at) => film.readUInt32BE(Math.min(at, film.length - 4)) >>> 8 === 0xffd8ff);
  expect(starts).toHaveLength(3);
  for (const [index, start] of starts.entries()) {
    const { width, height } = await sharp(film.subarray(start, starts[index + 1])).metadata();
    expect([width, height]).toEqual([1280, 720]);
  }
});
