import type { Browser, Page } from '@playwright/test';
import { growClass } from '../../../journeys/support/big-class.ts';
import { accounts, signIn } from '../../../journeys/support/journey.ts';
import { phoneSize, SLOWER } from './start.ts';

const PUPILS = 60;
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

/**
 * Does a class of 60 pupils scroll without a long task, on a processor a quarter as fast as this one?
 * @returns how many tabs have a task that is longer than it may be
 */
export async function benchScrolling(browser: Browser, serverUrl: string, databaseUrl: string): Promise<number> {
  const classId = await growClass(databaseUrl, PUPILS);
  const results: Record<string, string | number>[] = [];
  for (const viewport of [phoneSize, { width: 1440, height: 900 }]) {
    const page = await browser.newPage({ viewport, baseURL: serverUrl, serviceWorkers: 'block' });
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
  console.table(results);
  const failed = results.filter(({ longest }) => Number(longest) > LONGEST_MS);
  console.log(
    `${PUPILS} pupils, processor ${SLOWER} times slower: ${failed.length} of ${results.length} with a task over ${LONGEST_MS} ms`,
  );
  return failed.length;
}
