import { answersIn } from '@caderneta/contract';
import { expect, test } from 'vitest';
import { makeSheetPhoto } from '../test-kit/index.ts';
import { layOutSheet } from './index.ts';
import { readSheet } from './read-sheet.ts';

/** Five statements, whose bubbles say V, F and nothing, above questions of one letter and of several. */
const answers = [
  ['A', 'B', '', 'B', 'A', 'C', 'D', 'AC', 'ABD', 'BCD'],
  ['BC', '', 'D', 'ABCD', 'A', 'AD', 'C', 'BD', '', 'B'],
];
const statements = [1, 2, 3, 4, 5].map((question) => ({ group: 0, question, labels: ['V', 'F'] }));

test.each([11, 12, 13])('statements and several marks a question are read as they stand, photo %i', async (seed) => {
  const laidOut = layOutSheet({ groups: [10, 10], options: 4 });
  if (!laidOut.ok) throw new Error(laidOut.message);
  const page = { title: 'Prova', labelled: statements, takesSeveral: true };
  const { rgba, width, height } = await makeSheetPhoto({ layout: laidOut.layout, seed, page, answers });
  const outcome = readSheet({ width, height, pixels: rgba }, laidOut.layout.spec);
  if (!outcome.ok) throw new Error(outcome.code);
  expect(answersIn(outcome.answers).map(({ letters }) => letters)).toEqual(answers.flat());
  // Three marks and more are rare enough that a person is asked.
  const asked = answersIn(outcome.answers).filter(({ state }) => state === 'uncertain');
  expect(asked.filter(({ letters }) => letters.length < 3)).toEqual([]);
});
