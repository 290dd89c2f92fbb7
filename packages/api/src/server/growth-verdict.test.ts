import { expect, test } from 'vitest';
import { type Figure, judgeGrowth, type Round } from '../../bench/growth-verdict.ts';

const steady = { median: 4, p99: 9 };
const round = (large: { median: number; p99: number }): Round => ({ small: steady, large });
const judge = (rounds: readonly Round[], name = 'list /x', crowd: readonly Figure[] = []) =>
  judgeGrowth(name, rounds, crowd).isBad;

test('growth shows in every round, noise in one', () => {
  expect(judge([round({ median: 9, p99: 12 }), round({ median: 9, p99: 12 }), round({ median: 9, p99: 12 })])).toBe(
    true,
  );
  expect(judge([round({ median: 9, p99: 80 }), round({ median: 4, p99: 9 }), round({ median: 4, p99: 9 })])).toBe(
    false,
  );
  expect(judge([round({ median: 4, p99: 40 }), round({ median: 4, p99: 30 }), round({ median: 4, p99: 20 })])).toBe(
    true,
  );
});

test('a list may take 50 ms with ten clients at once, a dashboard 300 alone', () => {
  const even = [round(steady), round(steady), round(steady)];
  const crowd = (...p99s: number[]) => p99s.map((p99) => ({ median: 20, p99 }));
  expect([
    judge(even, 'list /x', crowd(50, 50, 50)),
    judge(even, 'list /x', crowd(51, 51, 51)),
    judge(even, 'list /x', crowd(200, 51, 50)),
  ]).toEqual([false, true, false]);
  const long = { small: { median: 200, p99: 299 }, large: { median: 200, p99: 301 } };
  expect([
    judge([long, long, long], 'dashboard master'),
    judge([long, long, even[0] as Round], 'dashboard master'),
  ]).toEqual([true, false]);
});
