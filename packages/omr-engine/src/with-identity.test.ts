import { expect, it } from 'vitest';
import { makeSheetPhoto } from '../test-kit/index.ts';
import { layOutSheet, type Photo, readSheet } from './index.ts';
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

it('seeks no code on a sheet that was found without corner markers', async () => {
  const coded = await photoOf('TURMA-7B-0042');
  const outcome = { ...readSheet(coded, spec), markersFound: 0 };
  expect(await withIdentity(outcome, coded)).toBe(outcome);
});
