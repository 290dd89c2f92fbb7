// npm run -w packages/api item-statistics: how long a calibration of a network's exam takes, and how near it comes to what was drawn
import { calibrate } from '../src/statistics/irt/calibrate.ts';
import { irtModels } from '../src/statistics/irt/models.ts';
import { patternsOf } from '../src/statistics/irt/patterns.ts';
import { simulateTest } from '../src/statistics/testing/simulated-test.ts';

const PUPILS = 20_000;
const ITEMS = 60;
const MOST_SECONDS = 20;

const { rows, curves } = simulateTest(1, { pupils: PUPILS, items: ITEMS, guess: 0.2 });
const patterns = patternsOf(rows);
for (const model of irtModels) {
  const startedAt = process.cpuUsage();
  const outcome = calibrate(patterns, { model, options: 5 });
  const { user, system } = process.cpuUsage(startedAt);
  const seconds = (user + system) / 1e6;
  if (!outcome.ok) throw new Error(outcome.code);
  const { cycles, curves: found } = outcome.calibration;
  const apart = Math.sqrt(curves.reduce((sum, { b }, item) => sum + ((found[item]?.b ?? 0) - b) ** 2, 0) / ITEMS);
  console.log(`${model}: ${seconds.toFixed(1)} s of ${MOST_SECONDS}, ${cycles} cycles, b off by ${apart.toFixed(3)}`);
  if (seconds > MOST_SECONDS) process.exitCode = 1;
}
