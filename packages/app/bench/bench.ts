// npm run bench -w packages/app [-- --only scroll|start|correction|interactions|camera] [--runs 5] [--server http://localhost:3000]: how a cheap phone finds the app. Prints what the browser
// reported and ends with 1 where something took longer than it may.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startServer } from '../../../journeys/support/server.ts';
import { launchOptions } from '../../../scripts/chromium.mjs';
import { startScratchPostgres } from '../../../scripts/scratch-postgres.mjs';
import { benchCamera } from './camera.ts';
import { benchCorrection } from './correction.ts';
import { benchInteractions } from './interactions.ts';
import { benchScrolling } from './scroll.ts';
import { benchStarts } from './start.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '5' }, server: { type: 'string' } },
});
const wants = (part: string) => values.only === undefined || values.only === part;

const database = await startScratchPostgres('caderneta-bench-');
const server = await startServer({ DATABASE_URL: database.url });
const browser = await chromium.launch(launchOptions);
let beyond = 0;
try {
  if (wants('start')) beyond += await benchStarts(browser, values.server ?? server.url, Number(values.runs));
  if (wants('correction')) beyond += await benchCorrection(server, Number(values.runs));
  if (wants('interactions')) beyond += await benchInteractions(browser, values.server ?? server.url);
  if (wants('camera')) beyond += await benchCamera(server);
  if (wants('scroll')) beyond += await benchScrolling(browser, server.url, database.url);
} finally {
  await browser.close();
  await server.stop();
  await database.stop();
}
process.exitCode = beyond > 0 ? 1 : 0;
