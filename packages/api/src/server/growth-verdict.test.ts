import { expect, test } from 'vitest';
import { judgeGrowth, measureGrowth, type Times } from '../../bench/growth-verdict.ts';

/** Times of so many calls, some of them slow. */
const times = (calls: number, ms: number, slow = 0, slowMs = 0) =>
  Array.from({ length: calls }, (_, at) => (at < slow ? slowMs : ms));
const judge = (of: Partial<Times>, name = 'list /x') =>
  judgeGrowth(name, { small: times(200, 4), large: times(200, 4), crowd: [], ...of }).isBad;

test('a call may take twice as long on the large network, and two milliseconds longer', () => {
  expect([judge({ large: times(200, 8) }), judge({ large: times(200, 8.1) })]).toEqual([false, true]);
  const quick = { small: times(200, 0.5) };
  expect([judge({ ...quick, large: times(200, 2.5) }), judge({ ...quick, large: times(200, 2.6) })]).toEqual([
    false,
    true,
  ]);
});

test('one slow call in a hundred is let pass, more are growth, in whichever round they came', () => {
  expect([judge({ large: times(200, 4, 2, 80) }), judge({ large: times(200, 4, 3, 80) })]).toEqual([false, true]);
});

test('a list may take 50 ms with ten clients at once, a dashboard 300 alone', () => {
  expect([judge({ crowd: [times(200, 50)] }), judge({ crowd: [times(200, 20, 3, 51)] })]).toEqual([false, true]);
  const long = (ms: number) => judge({ small: times(200, 299), large: times(200, ms) }, 'dashboard master');
  expect([long(300), long(301)]).toEqual([false, true]);
});

test('a moment in which the machine stood still is of one round; what is slow in most rounds is the list', () => {
  const [usual, still] = [times(200, 20), times(200, 20, 10, 80)];
  expect([judge({ crowd: [usual, still, usual] }), judge({ crowd: [still, usual, still] })]).toEqual([false, true]);
});

/** Measures rounds of forty calls; what `slowIn` names have so many slow ones on the large network. */
async function measured(slowIn: (round: number) => number) {
  let done = 0;
  const { isBad } = await measureGrowth('list /x', async (rounds) => {
    const each = Array.from({ length: rounds }, () => times(40, 1, slowIn(done++), 9));
    return { small: times(rounds * 40, 1), large: each.flat(), crowd: [] };
  });
  return { isBad, rounds: done };
}

test('what looks beyond the bars is measured on, and judged over all its rounds', async () => {
  expect(await measured(() => 0)).toEqual({ isBad: false, rounds: 3 });
  expect(await measured((round) => (round < 3 ? 1 : 0))).toEqual({ isBad: false, rounds: 12 });
  expect(await measured((round) => (round < 12 ? 1 : 0))).toEqual({ isBad: false, rounds: 48 });
  expect(await measured(() => 1)).toEqual({ isBad: true, rounds: 48 });
  // Two slow calls in a hundred are growth, though not every round has one.
  expect(await measured((round) => (round % 5 === 4 ? 0 : 1))).toEqual({ isBad: true, rounds: 48 });
});
