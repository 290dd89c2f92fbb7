import { expect, it } from 'vitest';
import { makeSheetPhoto } from '../test-kit/index.ts';
import { layOutSheet, readSheet } from './index.ts';

it('tells a sheet without any mark from one whose answers are blank but for one', async () => {
  const laidOut = layOutSheet({ groups: [10, 10], options: 4 });
  if (!laidOut.ok) throw new Error(laidOut.message);
  const { layout } = laidOut;
  const blank = layout.spec.groups.map((questions) => Array<string>(questions).fill(''));
  const one = blank.map((questions, group) => questions.map((_, at) => (group === 1 && at === 4 ? 'B' : '')));
  const readWith = async (answers: string[][]) => {
    const { width, height, rgba } = await makeSheetPhoto({ layout, answers, seed: 2_000_071 });
    return readSheet({ width, height, pixels: rgba }, layout.spec);
  };
  expect(await readWith(blank)).toMatchObject({ ok: true, isUnmarked: true });
  const marked = await readWith(one);
  expect(marked.ok && marked.answers[1]!.questions[4]).toMatchObject({ state: 'marked', letters: 'B' });
  expect(marked).not.toHaveProperty('isUnmarked');
});
