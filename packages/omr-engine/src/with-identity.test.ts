import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { makeSheetPhoto } from '../test-kit/index.ts';
import { createSheetWorker } from './browser/sheet-worker.ts';
import { layOutSheet, type Photo, readSheet } from './index.ts';
import { decodeImage } from './node/decode-image.ts';
import { readDecodedSheet } from './node/read-sheet-file.ts';
import { withIdentity } from './with-identity.ts';

const spec = { groups: [10, 10], options: 4 };

async function photoOf(identity?: string): Promise<Photo> {
  const laidOut = layOutSheet(spec);
  if (!laidOut.ok) throw new Error(laidOut.message);
  const page = { title: 'Prova', identity };
  const taken = await makeSheetPhoto({ layout: laidOut.layout, seed: 2, page, size: 'upload', quarterTurn: 0 });
  return { width: taken.width, height: taken.height, pixels: taken.rgba };
}

it('adds the text of the code that a sheet carries, and of one that carries none nothing', async () => {
  const [coded, bare] = [await photoOf('TURMA-7B-0042'), await photoOf()];
  expect(await withIdentity(readSheet(coded, spec), coded)).toMatchObject({ ok: true, identity: 'TURMA-7B-0042' });
  expect(await withIdentity(readSheet(bare, spec), bare)).toMatchObject({ ok: true, identity: null });
});

it.each(['purple-fill.jpg', 'orange-marker.jpg'])(
  "%s, whose waves hide that its markers are one sheet's, names its pupil",
  async (file) => {
    const from = new URL(`../../../fixtures/omr-photos/waves/${file}`, import.meta.url);
    const decoded = await decodeImage(readFileSync(fileURLToPath(from)));
    if (!decoded.ok) throw new Error(decoded.code);
    const waves = { groups: [13, 13], options: 4 };
    const named = { ok: true, found: 'lattice', identity: 'AV77-1234' };
    expect(await readDecodedSheet(decoded, waves)).toMatchObject(named);
    // As a class's pile is read.
    expect(await createSheetWorker().read(decoded.photo, waves, { mode: 'upload' })).toMatchObject(named);
  },
);
