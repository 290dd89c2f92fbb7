import { request as api, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { accounts, contextOptions, logIn, sessionEntries } from '../../../journeys/support/journey.ts';
import { homeOf, paths } from '../src/lib/paths.ts';
import { LAST_VISIT_KEY } from '../src/lib/session/session-storage.ts';
import { serveBarePage } from './bare-page.ts';
import { openSlowLine, type SlowLine } from './slow-line.ts';

/** A cheap phone's processor beside this machine's. */
export const SLOWER = 4;
export const phoneSize = { width: 390, height: 844 };
/** Nothing new for so long, ms, and the page stands. */
const QUIET_MS = 1_500;

/** How long the largest thing may take to be painted, as a multiple of the bare page's time with an empty cache. */
const budgets = { 'sign-in': 1.5, cold: 2, cached: 0.7 } as const;
const MOST_SHIFT = 0.02;

interface Start {
  readonly lcpMs: number;
  readonly shift: number;
  readonly requests: number;
  readonly kilobytes: number;
  readonly largest: string;
}

export const middleOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Watches, from a page's first moment, what is painted largest and what moves. */
const watching = `
  globalThis.__name = (made) => made;
  globalThis.seen = { lcp: 0, largest: '', shift: 0, at: performance.now() };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.lcp = entry.startTime;
      seen.largest = (entry.element?.tagName ?? entry.url) + ' ' + (entry.element?.textContent ?? '').slice(0, 40);
      seen.at = performance.now();
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
      seen.at = performance.now();
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver(() => { seen.at = performance.now(); }).observe({ type: 'resource', buffered: true });
`;

export async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watching);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Opens an address as somebody who has just touched the icon, and waits until nothing more comes. */
async function start(context: BrowserContext, line: SlowLine, path: string): Promise<Start> {
  const page = await openSlowPage(context);
  const before = line.received();
  await page.goto(line.url + path);
  await page.waitForFunction((quiet) => {
    const { lcp, at } = (globalThis as unknown as { seen: { lcp: number; at: number } }).seen;
    return lcp > 0 && performance.now() - at > quiet;
  }, QUIET_MS);
  const bytes = line.received() - before;
  const { lcp, shift, largest, requests } = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { lcp: number; shift: number; largest: string } };
    return { ...seen, requests: performance.getEntriesByType('resource').length };
  });
  await page.close();
  return { lcpMs: Math.round(lcp), shift, requests, kilobytes: Math.round(bytes / 1000), largest };
}

/** The app is on the device, with all that its service worker stores. */
const isOnDevice = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });

/** After what the first visit stores, ms: what a list fetches ahead has come, and the page rests. */
const SETTLED_MS = 5_000;

/** Opens an address as a device's first visit does, until all is there that the device keeps. */
export async function visitFirst(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForTimeout(SETTLED_MS);
  await page.close();
}

/** What the sign-in of an account leaves in a browser. */
export async function storedSession(url: string, email: string) {
  const request = await api.newContext();
  const answer = await logIn(request, url, email);
  await request.dispose();
  return { user: answer.user, stored: sessionEntries(answer).map(([name, value]) => ({ name, value })) };
}

type Row = Record<string, string | number>;

const rowOf = (screen: string, kind: keyof typeof budgets, starts: readonly Start[], bareMs: number): Row => {
  const lcpMs = middleOf(starts.map((one) => one.lcpMs));
  const shift = Math.max(...starts.map((one) => one.shift));
  const typical = starts.find((one) => one.lcpMs === lcpMs);
  return {
    screen,
    kind,
    'LCP ms': lcpMs,
    'of bare': Number((lcpMs / bareMs).toFixed(2)),
    budget: budgets[kind],
    CLS: Number(shift.toFixed(3)),
    requests: typical?.requests ?? 0,
    kB: typical?.kilobytes ?? 0,
    largest: typical?.largest ?? '',
    within: lcpMs <= budgets[kind] * bareMs && shift <= MOST_SHIFT ? 'yes' : 'NO',
  };
};

/**
 * How long sign-in and every role's dashboard take to stand on a cheap phone and a bad line, with an empty cache and on a later visit,
 * beside a page that is React alone.
 * @param runs of which the middle one counts
 * @returns how many rows are beyond their budget
 */
export async function benchStarts(browser: Browser, serverUrl: string, runs: number): Promise<number> {
  const bare = await serveBarePage();
  const bareLine = await openSlowLine(bare.url);
  const line = await openSlowLine(serverUrl);
  const options = { ...contextOptions, viewport: phoneSize, reducedMotion: 'reduce' } as const;
  const repeated = async (once: () => Promise<Start>) => {
    const starts: Start[] = [];
    for (let run = 0; run < runs; run += 1) starts.push(await once());
    return starts;
  };
  const inNewBrowser = async (path: string, of: SlowLine, stored: readonly { name: string; value: string }[] = []) => {
    const storageState = { cookies: [], origins: [{ origin: of.url, localStorage: [...stored] }] };
    const context = await browser.newContext({ ...options, storageState, serviceWorkers: 'block' });
    const found = await start(context, of, path);
    await context.close();
    return found;
  };
  const rows: Row[] = [];
  try {
    const bareStarts = await repeated(() => inNewBrowser('/', bareLine));
    const bareMs = middleOf(bareStarts.map(({ lcpMs }) => lcpMs));
    rows.push({ screen: 'bare React', kind: 'cold', 'LCP ms': bareMs, kB: bareStarts[0]?.kilobytes ?? 0 });
    rows.push(rowOf('sign-in', 'sign-in', await repeated(() => inNewBrowser('/', line)), bareMs));
    for (const [role, email] of Object.entries(accounts)) {
      const { user, stored } = await storedSession(serverUrl, email);
      const path = paths[homeOf(user.role)];
      rows.push(rowOf(role, 'cold', await repeated(() => inNewBrowser(path, line, stored)), bareMs));
      const storageState = { cookies: [], origins: [{ origin: line.url, localStorage: stored }] };
      const context = await browser.newContext({ ...options, storageState, serviceWorkers: 'allow' });
      const first = await context.newPage();
      line.hurry(true);
      await first.goto(line.url + path);
      await first.getByRole('heading', { level: 1 }).waitFor();
      await isOnDevice(first);
      await first.waitForFunction((key) => localStorage.getItem(key) !== null, LAST_VISIT_KEY);
      await first.close();
      line.hurry(false);
      rows.push(rowOf(role, 'cached', await repeated(() => start(context, line, path)), bareMs));
      await context.close();
    }
  } finally {
    await line.close();
    await bareLine.close();
    await bare.stop();
  }
  console.table(rows);
  return rows.filter(({ within }) => within === 'NO').length;
}
