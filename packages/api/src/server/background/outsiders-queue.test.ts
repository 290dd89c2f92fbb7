import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createOutsidersQueue } from './outsiders-queue.ts';

test('one at work, one behind it; the rest is sent away, and after each there is a rest', async () => {
  const queue = createOutsidersQueue(0.25);
  const began: number[] = [];
  let atOnce = 0;
  let most = 0;
  const work = async () => {
    began.push(performance.now());
    atOnce += 1;
    most = Math.max(most, atOnce);
    await sleep(30);
    atOnce -= 1;
    return true;
  };
  expect(await Promise.all([1, 2, 3, 4].map(() => queue(work)))).toEqual([true, true, null, null]);
  const [first = 0, second = 0] = began;
  // 30 ms of work ask for 90 ms of rest.
  expect([most, second - first >= 110]).toEqual([1, true]);
  await expect(queue(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await queue(work)).toBe(true);
});
