import { answersIn, gridGroup } from '@caderneta/contract';
import { expect, test } from 'vitest';
import { makeSheetPhoto } from '../test-kit/index.ts';
import { ordinarily } from '../test-kit/ordinarily.ts';
import { layOutSheet, type SheetSpec } from './index.ts';
import { readSheet } from './read-sheet.ts';
import { cropOpenRows } from './stages/marks/crop-row.ts';

const numbers = ['-12,5', '30471', '', '0,08'];
const asked = numbers.map((_, at) => ({ group: at % 2, question: 3 + at, labels: [], grid: at + 1 }));
const rowsOf = (size: number) =>
  [0, 1].map((group) =>
    Array.from({ length: size }, (_, row) =>
      asked.some((one) => one.group === group && one.question === row + 1) ? '' : ('ABCD'[(row + group) % 4] ?? 'A'),
    ),
  );

async function photoOf(spec: SheetSpec, seed: number, level: 'ordinary' | 'hard', filled = numbers) {
  const laidOut = layOutSheet(spec);
  if (!laidOut.ok) throw new Error(laidOut.message);
  const { layout } = laidOut;
  const page = { title: 'Prova', labelled: asked.slice(0, spec.grids), identity: 'AV12-1001' };
  const answers = rowsOf(spec.groups[0] ?? 10);
  const request = { layout, seed, level, size: 'upload' as const, page, answers, numbers: filled };
  const { rgba, width, height } = await makeSheetPhoto(request);
  const photo = { width, height, pixels: rgba };
  return { photo, spec: layout.spec, answers };
}

test.each(
  ordinarily(
    1,
    [1, 3, 5, 7].flatMap((seed) => [[seed, 10] as const, [seed + 1, 13] as const]),
  ),
)(
  'numbers of a photo are read with the rows, or asked about, and none wrong: photo %i, %i rows',
  async (seed, size) => {
    for (const level of ['ordinary', 'hard'] as const) {
      const { photo, spec, answers } = await photoOf({ groups: [size, size], options: 4, grids: 4 }, seed, level);
      const outcome = readSheet(photo, spec);
      if (!outcome.ok) throw new Error(outcome.code);
      const grids = outcome.answers.find(({ group }) => group === gridGroup);
      for (const [at, { state, letters }] of (grids?.questions ?? []).entries()) {
        if (state !== 'uncertain') expect([state, letters]).toEqual([numbers[at] ? 'marked' : 'blank', numbers[at]]);
      }
      expect(grids?.questions.filter(({ state }) => state === 'uncertain').length).toBeLessThan(2);
      expect(grids?.bubbles).toMatchObject({ expected: 220 });
      const rows = answersIn(outcome.answers).filter(({ group }) => group !== gridGroup);
      expect(rows.map(({ letters }) => letters)).toEqual(answers.flat());
    }
  },
);

test('two digits of a column are asked about, with the picture of their grid', async () => {
  const { photo, spec } = await photoOf({ groups: [10, 10], options: 4, grids: 1 }, 21, 'ordinary', ['12']);
  const outcome = readSheet(photo, spec);
  if (!outcome.ok) throw new Error(outcome.code);
  const doubted = outcome.answers.map((own) =>
    own.group === gridGroup
      ? { ...own, questions: own.questions.map((answer) => ({ ...answer, state: 'multiple' as const })) }
      : { ...own, questions: [] },
  );
  const [crop, more] = cropOpenRows(photo, { ...outcome, answers: doubted });
  expect([crop?.group, crop?.question, more]).toEqual([gridGroup, 1, undefined]);
  // Twice as high as wide: the fields for writing, the signs and ten digits.
  expect((crop?.height ?? 0) / (crop?.width ?? 1)).toBeCloseTo(2, 0);
});

test('a sheet of fewer grids than the key asks is refused; of one that has more, the first ones are read', async () => {
  const plain = { groups: [10, 10], options: 4 };
  const without = await photoOf(plain, 31, 'ordinary', []);
  const withTwo = await photoOf({ ...plain, grids: 2 }, 32, 'ordinary', ['7', '8']);
  for (const [photo, grids] of [
    [without.photo, 1],
    [withTwo.photo, 4],
  ] as const)
    expect(readSheet(photo, { ...plain, grids })).toMatchObject({ ok: false, code: 'layout-mismatch' });
  const outcome = readSheet(withTwo.photo, { ...plain, grids: 1 });
  expect(outcome.ok && outcome.answers.at(-1)?.questions.map(({ letters }) => letters)).toEqual(['7']);
});
