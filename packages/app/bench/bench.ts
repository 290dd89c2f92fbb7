// npm run bench -w packages/app: does a class of 60 pupils scroll without a long task, on a processor a quarter as fast as this one?
// Prints what the browser reported and ends with 1 where a task was longer than it may be.
import { chromium, type Page } from '@playwright/test';
import { growClass } from '../../../journeys/support/big-class.ts';
import { accounts, signIn } from '../../../journeys/support/journey.ts';
import { startServer } from '../../../journeys/support/server.ts';
import { launchOptions } from '../../../playwright.config.ts';
import { startBenchDatabase } from './bench-database.ts';

const PUPILS = 60;
const SLOWER = 4;
/** The browser reports tasks from here on, ms. */
const LONGEST_MS = 50;
const tabs = [
  { slug: 'alunos', row: 'listitem' },
  { slug: 'frequencia', row: 'switch' },
  { slug: 'notas', row: 'textbox' },
] as const;

interface Scroll {
  readonly frames: number;
  readonly longTasks: readonly number[];
  readonly seconds: number;
}

/** What loading began counts as done after so long without a long task, ms. */
const QUIET_MS = 2_000;

/** Scrolls the page to its end and back by a hand's breadth a frame, on the slowed processor. Only what scrolling causes is counted. */
async function scroll(page: Page): Promise<Scroll> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const result = await page.evaluate(async (quietMs) => {
    const longTasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(Math.round(duration));
    });
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await new Promise<void>((done) => {
      let timer = setTimeout(done, quietMs);
      const loading = new PerformanceObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(done, quietMs);
      });
      loading.observe({ type: 'longtask' });
    });
    observer.observe({ type: 'longtask' });
    const startedAt = performance.now();
    const end = document.documentElement.scrollHeight - window.innerHeight;
    let frames = 0;
    for (const [from, to] of [
      [0, end],
      [end, 0],
    ] as const) {
      const steps = Math.ceil(Math.abs(to - from) / 60);
      for (let step = 1; step <= steps; step += 1) {
        window.scrollTo(0, from + ((to - from) * step) / steps);
        await frame();
        frames += 1;
      }
    }
    await frame();
    for (const { duration } of observer.takeRecords()) longTasks.push(Math.round(duration));
    observer.disconnect();
    return { frames, longTasks, seconds: (performance.now() - startedAt) / 1000 };
  }, QUIET_MS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return result;
}

const database = await startBenchDatabase();
const server = await startServer({ DATABASE_URL: database.url });
const classId = await growClass(database.url, PUPILS);
const browser = await chromium.launch(launchOptions);
const results: Record<string, string | number>[] = [];
try {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const page = await browser.newPage({ viewport, baseURL: server.url, serviceWorkers: 'block' });
    // Functions that tsx prepared name themselves by a helper that a page does not have.
    await page.addInitScript('globalThis.__name = (made) => made;');
    await signIn(page, accounts.teacher);
    for (const { slug, row } of tabs) {
      await page.goto(`/app/class/${classId}?aba=${slug}`);
      await page
        .getByRole('tabpanel')
        .getByRole(row)
        .nth(PUPILS - 1)
        .waitFor();
      await page.waitForLoadState('networkidle');
      const { frames, longTasks, seconds } = await scroll(page);
      const longest = Math.max(0, ...longTasks);
      const width = viewport.width;
      results.push({
        tab: slug,
        width,
        frames,
        seconds: Number(seconds.toFixed(1)),
        longTasks: longTasks.length,
        longest,
      });
    }
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await database.stop();
}
console.table(results);
const failed = results.filter(({ longest }) => Number(longest) > LONGEST_MS);
console.log(
  `${PUPILS} pupils, processor ${SLOWER} times slower: ${failed.length} of ${results.length} with a task over ${LONGEST_MS} ms`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
