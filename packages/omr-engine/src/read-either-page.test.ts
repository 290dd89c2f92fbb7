import { answersIn, type PageNumber } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { makeSheetPhoto } from '../test-kit/index.ts';
import { pageIdentity } from './core/page-mark.ts';
import type { Photo } from './core/reading.ts';
import { layOutSheet, type SheetSpec } from './index.ts';
import { type PageSpecs, readEitherPage } from './read-either-page.ts';
import { readSheet } from './read-sheet.ts';

const even: PageSpecs = [
  { groups: [13, 13, 13, 13], options: 4 },
  { groups: [13, 13, 13, 13], options: 4 },
];
const uneven: PageSpecs = [
  { groups: [25, 25, 25], options: 4 },
  { groups: [25, 20], options: 4 },
];

const fillingOf = ({ groups }: SheetSpec, from: number) =>
  groups.map((size, group) => Array.from({ length: size }, (_, row) => 'ABCD'[(row + group + from) % 4] ?? 'A'));

async function photoOf(specs: PageSpecs, page: PageNumber, identity: string | undefined, seed: number) {
  const spec = specs[page - 1] ?? specs[0];
  const laidOut = layOutSheet(spec);
  if (!laidOut.ok) throw new Error(laidOut.message);
  const position = { number: page, columnsBefore: page === 1 ? [] : specs[0].groups };
  const answers = fillingOf(spec, page);
  const { rgba, width, height } = await makeSheetPhoto({
    ...{ layout: laidOut.layout, seed, size: 'upload', answers },
    page: { title: 'Prova', position, ...(identity && { identity: pageIdentity(identity, page) }) },
  });
  return { photo: { width, height, pixels: rgba }, letters: answers.flat() };
}

const read = (photo: Photo, specs: PageSpecs) =>
  readEitherPage(
    specs,
    async (spec) => readSheet(photo, spec),
    () => true,
  );

describe('a photo of either page of a sheet', () => {
  it.each([
    ['alike', even],
    ['unlike', uneven],
  ] as const)('is placed by its strip, in the columns of the whole sheet: pages %s', async (_, specs) => {
    for (const [at, page] of ([2, 1] as const).entries()) {
      const { photo, letters } = await photoOf(specs, page, 'AV318-20260417', 40 + at);
      const { outcome, page: found } = await read(photo, specs);
      if (!outcome.ok) throw new Error(outcome.code);
      expect(found).toBe(page);
      const from = page === 1 ? 0 : specs[0].groups.length;
      expect(outcome.answers.map(({ group }) => group - from)).toEqual(
        specs[page - 1]?.groups.map((__, group) => group),
      );
      expect(new Set(outcome.bubbles.map(({ group }) => group))).toEqual(
        new Set(outcome.answers.map(({ group }) => group)),
      );
      expect(answersIn(outcome.answers).map((answer) => answer.letters)).toEqual(letters);
    }
  });

  it('without a code is placed by its columns, and by nothing where both pages have the same', {
    tags: 'full',
  }, async () => {
    const uneven2 = await photoOf(uneven, 2, undefined, 51);
    expect((await read(uneven2.photo, uneven)).page).toBe(2);
    const even2 = await photoOf(even, 2, undefined, 52);
    expect((await read(even2.photo, even)).outcome).toMatchObject({ ok: false, code: 'page-unknown' });
  });

  it('whose code names the page that its columns are not is refused', async () => {
    const { photo } = await photoOf(uneven, 1, 'AV318-20260417', 53);
    const turned: PageSpecs = [uneven[1] ?? uneven[0], uneven[0]];
    expect((await read(photo, turned)).outcome).toMatchObject({ ok: false, code: 'layout-mismatch' });
  });

  it('is looked at once where nothing on it may be the other page', async () => {
    const { photo } = await photoOf(uneven, 2, 'AV318-20260417', 54);
    let looks = 0;
    const seen = await readEitherPage(
      uneven,
      async (spec) => {
        looks += 1;
        return readSheet(photo, spec);
      },
      () => false,
    );
    expect([seen.outcome.ok, seen.page, looks]).toEqual([false, null, 1]);
  });
});
