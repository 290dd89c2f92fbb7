import { expect, it } from 'vitest';
import { makeSheetPhoto } from '../../test-kit/index.ts';
import type { Photo } from '../core/reading.ts';
import { layOutSheet, type SheetPage } from '../index.ts';
import { createSheetWorker } from './sheet-worker.ts';

const spec = { groups: [10], options: 4 };

async function frameOf(page?: SheetPage): Promise<Photo> {
  const laidOut = layOutSheet(spec);
  if (!laidOut.ok) throw new Error(laidOut.message);
  const { width, height, rgba } = await makeSheetPhoto({ layout: laidOut.layout, seed: 21, page });
  return { width, height, pixels: rgba };
}

it('reads the code of an upload without a strip, and no code of a frame', async () => {
  const frame = await frameOf({ title: 'Prova', identity: 'AV-7', strip: false });
  const worker = createSheetWorker();
  expect(await worker.read(frame, spec, { mode: 'upload' })).toMatchObject({ ok: true, strip: null, identity: 'AV-7' });
  expect(await worker.read(frame, spec, {})).toMatchObject({ ok: true, identity: null });
});

/** A sheet on the left of a wide frame, and beside it the same again or bare table. */
async function wideFrame(isSecondThere: boolean): Promise<Photo> {
  const { width, height, pixels } = await frameOf();
  const wide = new Uint8ClampedArray(width * 2 * height * 4).fill(90);
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(y * width * 4, (y + 1) * width * 4);
    wide.set(row, y * width * 2 * 4);
    if (isSecondThere) wide.set(row, (y * width * 2 + width) * 4);
  }
  return { width: width * 2, height, pixels: wide };
}

it('remembers by itself where the sheet was: the next frame is looked at there first, unless that is not wanted', async () => {
  const [alone, beside] = [await wideFrame(false), await wideFrame(true)];
  const worker = createSheetWorker();
  expect(await worker.read(beside, spec, {})).toMatchObject({ ok: false, code: 'two-sheets' });
  expect(await worker.read(alone, spec, {})).toMatchObject({ ok: true, found: 'markers' });
  expect(await worker.read(beside, spec, {})).toMatchObject({ ok: true });
  expect(await worker.read(beside, spec, { tracked: false })).toMatchObject({ ok: false, code: 'two-sheets' });
});

it('says how light a frame is, whether it is read or not', async () => {
  const worker = createSheetWorker();
  const plain = (level: number) => {
    const pixels = new Uint8ClampedArray(640 * 480 * 4).fill(level);
    return worker.read({ width: 640, height: 480, pixels }, spec, {});
  };
  expect(await plain(26)).toMatchObject({ ok: false, light: expect.closeTo(0.1, 2) });
  expect(await plain(255)).toMatchObject({ ok: false, light: 1 });
  const { light } = await worker.read(await frameOf(), spec, {});
  expect(light).toBeGreaterThan(0.4);
});

it('says how sharp a sheet that was read is: less the more it is blurred', async () => {
  const worker = createSheetWorker();
  const sharp = await frameOf();
  /** Each pixel the mean of its neighbours in a row. */
  const blurred = ({ width, height, pixels }: Photo): Photo => ({
    width,
    height,
    pixels: pixels.map((value, at) => (value + (pixels[at - 4] ?? value) + (pixels[at + 4] ?? value)) / 3),
  });
  const seen = [];
  for (const frame of [sharp, blurred(sharp), blurred(blurred(sharp))]) {
    const outcome = await worker.read(frame, spec, {});
    expect(outcome).toMatchObject({ ok: true, sharpness: expect.any(Number) });
    seen.push(outcome.sharpness);
  }
  expect(seen).toEqual([...seen].sort((one, other) => Number(other) - Number(one)));
  expect(new Set(seen).size).toBe(3);
  const nothing = await worker.read(
    { width: 640, height: 480, pixels: new Uint8ClampedArray(640 * 480 * 4) },
    spec,
    {},
  );
  expect(nothing.sharpness).toBeUndefined();
});
