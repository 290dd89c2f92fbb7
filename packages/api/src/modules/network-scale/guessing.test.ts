import { expect, test } from 'vitest';
import { meanOf } from '../../statistics/moments.ts';
import { simulateTest } from '../../statistics/testing/simulated-test.ts';
import calibrateExam from './calibrate-exam.thread.ts';

test('the fewer letters a question has, the more of its hits may be guessed', () => {
  const { rows } = simulateTest(5, { pupils: 1000, items: 10, guess: 0.2 });
  const answers = Uint8Array.from(rows.flatMap((row) => row.map(Number)));
  const [three, five] = [3, 5].map((options) => {
    const shared = new Int32Array(new SharedArrayBuffer(8));
    const found = calibrateExam({ model: '3PL', items: 10, options, answers, shared });
    return found.ok ? meanOf(found.curves.flatMap((curve) => curve?.c ?? [])) : Number.NaN;
  });
  expect(five).toBeLessThan(0.3);
  expect(three).toBeGreaterThan((five ?? 1) + 0.03);
});
