import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { defaultLimits } from '../context/server-config.ts';
import { createOutsidersQueue } from './outsiders-queue.ts';

const engines = { of: 'outsiders' };

test('one at work, one behind it; the rest is sent away, and after each there is a rest', async () => {
  const queue = createOutsidersQueue(defaultLimits.outsidersShare, engines);
  const began: number[] = [];
  let atOnce = 0;
  let most = 0;
  const work = async (given: typeof engines) => {
    expect(given).toBe(engines);
    began.push(performance.now());
    atOnce += 1;
    most = Math.max(most, atOnce);
    await sleep(30);
    atOnce -= 1;
    return true;
  };
  const asked = [1, 2, 3, 4].map(() => queue.run(work));
  expect(queue.isFull()).toBe(true);
  expect(await Promise.all(asked)).toEqual([true, true, null, null]);
  expect(queue.isFull()).toBe(false);
  const [first = 0, second = 0] = began;
  // 30 ms of work ask for 90 ms of rest.
  expect([most, second - first >= 110]).toEqual([1, true]);
  await expect(queue.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await queue.run(work)).toBe(true);
});
