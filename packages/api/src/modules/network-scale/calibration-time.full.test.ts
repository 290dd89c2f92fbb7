import { expect, test } from 'vitest';
import { simulateTest } from '../../statistics/testing/simulated-test.ts';
import calibrateExam, { type CalibrationTask, cancelAt, roundsAt } from './calibrate-exam.thread.ts';

const [pupils, items, mostSeconds] = [20_000, 60, 20];

/** The exam as the thread is given it; `cancelled` before it begins. */
function taskOf(model: CalibrationTask['model'], cancelled: boolean): CalibrationTask {
  const { rows } = simulateTest(1, { pupils, items, guess: 0.2 });
  const shared = new Int32Array(new SharedArrayBuffer(8));
  if (cancelled) Atomics.store(shared, cancelAt, 1);
  return { model, items, options: 4, shared, answers: Uint8Array.from(rows.flatMap((row) => row.map(Number))) };
}

test.each(['RASCH', '2PL', '3PL'] as const)(
  '60 questions of 20,000 pupils take no more than 20 s of a core: %s',
  (model) => {
    const task = taskOf(model, false);
    const before = process.cpuUsage();
    const answer = calibrateExam(task);
    const { user, system } = process.cpuUsage(before);
    expect(answer.ok && answer.thetas.length).toBe(pupils);
    expect(Atomics.load(task.shared, roundsAt)).toBeGreaterThan(1);
    expect((user + system) / 1e6).toBeLessThanOrEqual(mostSeconds);
  },
  120_000,
);

test('one that is cancelled ends within a round', () => {
  const task = taskOf('3PL', true);
  expect(calibrateExam(task)).toEqual({ ok: false, code: 'cancelled' });
  expect(Atomics.load(task.shared, roundsAt)).toBe(1);
});
