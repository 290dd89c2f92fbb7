import { answersIn } from '@caderneta/contract';
import { expect, test } from 'vitest';
import { makeSheetPhoto, renderFilledSheet } from '../test-kit/index.ts';
import { layOutSheet, type SheetSpec } from './index.ts';
import { readSheet } from './read-sheet.ts';

/** Two columns of which questions 3 and 8 are the teacher's: one marked, one not yet. */
const answers = [
  ['A', 'B', 'D', 'B', 'A', 'C', 'D', '', 'B', 'D'],
  ['B', 'A', '', 'C', 'A', 'D', 'C', 'A', 'B', 'B'],
];
const boxes = ['0', '¼', '½', '¾', '1'];
const labelled = [0, 1].flatMap((group) =>
  [3, 8].map((question) => ({ group, question, labels: boxes, isTeachers: true })),
);

async function readAll(spec: SheetSpec, seed: number) {
  const laidOut = layOutSheet(spec);
  if (!laidOut.ok) throw new Error(laidOut.message);
  const page = { title: 'Prova', labelled, letters: 4 };
  const { rgba, width, height } = await makeSheetPhoto({ layout: laidOut.layout, seed, page, answers });
  const outcome = readSheet({ width, height, pixels: rgba }, laidOut.layout.spec);
  if (!outcome.ok) throw new Error(outcome.code);
  return answersIn(outcome.answers).map(({ state, letters }) => `${state} ${letters}`);
}

test.each([31, 32, 33])(
  'a shaded row is read as any other; one without a mark is never given one, photo %i',
  async (seed) => {
    const read = await readAll({ groups: [10, 10], options: 5 }, seed);
    // What stands on an empty row's boxes is on no other row: it may be asked about, and waits for the teacher either way.
    expect(read.map((each) => (each === 'uncertain ' ? 'blank ' : each))).toEqual(
      answers.flat().map((letters) => (letters === '' ? 'blank ' : `marked ${letters}`)),
    );
  },
);

test.each([41, 42])('marks of the teacher’s own pen beside those of the pupil’s are read, photo %i', async (seed) => {
  const laidOut = layOutSheet({ groups: [10, 10], options: 5 });
  if (!laidOut.ok) throw new Error(laidOut.message);
  const { layout } = laidOut;
  const isTeachers = (row: number) => row === 2 || row === 7;
  const only = (of: (row: number) => boolean) =>
    answers.map((own) => own.map((letters, row) => (of(row) ? letters : '')));
  const paper = await renderFilledSheet(layout, { title: 'Prova', labelled, letters: 4 }, only(isTeachers), seed + 900);
  const pupils = only((row) => !isTeachers(row));
  const { rgba, width, height } = await makeSheetPhoto({ layout, seed, paper, answers: pupils });
  const outcome = readSheet({ width, height, pixels: rgba }, layout.spec);
  if (!outcome.ok) throw new Error(outcome.code);
  expect(answersIn(outcome.answers).map(({ letters }) => letters)).toEqual(answers.flat());
});
