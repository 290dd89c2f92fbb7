import { request as api, type Page } from '@playwright/test';
import { answersOf, frameOf, makePile, sheetFor } from '../../../journeys/support/class-pile.ts';
import { accounts, openBrowser, signedInContext } from '../../../journeys/support/journey.ts';
import type { RunningServer } from '../../../journeys/support/server.ts';
import { filmRaw } from './raw-film.ts';
import { holdBrowser } from './slow-browser.ts';
import { phoneSize, visitFirst } from './start.ts';

const SHEETS = 30;
/** Of one processor, for the whole browser. */
const SHARE = 0.25;
const SECONDS_EACH = 4;
/** Of each sheet, as the hand moves. */
const VIEWS = 2;
const CAMERA_FPS = 8;
const bars = { idle: 0.7, longTaskMs: 50, framesPerSecond: 4 } as const;
/** What a page and a worker are held to may differ by so much. */
const MOST_UNLIKE = 0.2;

/** Counts what the page's thread is busy with, and what the reader answers. */
const watching = `
  globalThis.__name = (made) => made;
  globalThis.seen = { tasks: [], readings: 0 };
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) seen.tasks.push(Math.round(duration)); }).observe({ type: 'longtask' });
  const Own = Worker;
  globalThis.Worker = class extends Own {
    constructor(url, options) {
      super(url, options);
      if (options?.name === 'omr-worker') this.addEventListener('message', () => { seen.readings += 1; });
    }
  };
`;

/** The same loop in the page and in a worker, ms each, the best of three: whether both are held alike. */
async function calibrate(page: Page): Promise<{ readonly inPage: number; readonly inWorker: number }> {
  const rounds = [await loopBoth(page), await loopBoth(page), await loopBoth(page)];
  return {
    inPage: Math.min(...rounds.map(({ inPage }) => inPage)),
    inWorker: Math.min(...rounds.map(({ inWorker }) => inWorker)),
  };
}

const loopBoth = (page: Page) =>
  page.evaluate(async () => {
    const loop = `(() => { const from = performance.now(); let x = 0; for (let i = 0; i < 3e7; i++) x = (x + i * 7) % 1013; return performance.now() - from + (x < 0 ? 1 : 0); })()`;
    const inPage = await new Promise<number>((done) =>
      setTimeout(() => done(new Function(`return ${loop}`)() as number), 200),
    );
    const url = URL.createObjectURL(new Blob([`postMessage(${loop})`], { type: 'text/javascript' }));
    const inWorker = await new Promise<number>((done) => {
      new Worker(url).onmessage = ({ data }) => done(data as number);
    });
    return { inPage, inWorker };
  });

/**
 * A class's pile before the camera of a phone whose browser has a quarter of one processor.
 * @returns how many of its bars are missed; all where they cannot be measured here
 */
export async function benchCamera(server: RunningServer): Promise<number> {
  const request = await api.newContext();
  const pile = await makePile(request, server, 'Pilha do celular lento', SHEETS);
  const sheets = pile.pupils.slice(0, SHEETS).map((owner, index) => sheetFor(pile, owner, answersOf(index + 1)));
  const views: Buffer[] = [];
  for (const [index, sheet] of sheets.entries()) {
    for (let view = 0; view < VIEWS; view += 1) views.push(await frameOf(sheet, 4_000 + index * VIEWS + view));
  }
  const film = await filmRaw(views, SECONDS_EACH / VIEWS, CAMERA_FPS);
  const browser = await openBrowser(film);
  let release: (() => void) | null = null;
  try {
    const context = await signedInContext(browser, server, accounts.teacher);
    const address = `/app/activities/${pile.id}/correction?classId=${pile.classId}&modo=turma`;
    await visitFirst(context, address);
    const page = await context.newPage();
    await page.setViewportSize(phoneSize);
    await page.addInitScript(watching);
    await page.goto(address);
    await page.getByRole('button', { name: 'Iniciar streaming' }).waitFor();
    const system = await browser.newBrowserCDPSession();
    const { processInfo } = await system.send('SystemInfo.getProcessInfo');
    const pid = processInfo.find(({ type }) => type === 'browser')?.id;
    release = pid === undefined ? null : holdBrowser(pid, SHARE);
    if (release === null) {
      console.log('the camera is not measured: this machine lets nobody hold a browser back (cgroups, as root)');
      return Object.keys(bars).length;
    }
    const blank = await context.newPage();
    await blank.goto('about:blank');
    const { inPage, inWorker } = await calibrate(blank);
    await blank.close();
    console.log(
      `held to ${SHARE} of a processor: ${Math.round(inPage)} ms in a page, ${Math.round(inWorker)} in a worker`,
    );
    if (Math.abs(inPage / inWorker - 1) > MOST_UNLIKE) {
      console.log('the camera is not measured: page and worker are not held alike');
      return Object.keys(bars).length;
    }
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const busy = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    };
    await page.getByRole('button', { name: 'Iniciar streaming' }).click();
    await page.waitForTimeout(5_000);
    await page.evaluate('seen = { tasks: [], readings: 0 }');
    const [busyBefore, startedAt] = [await busy(), performance.now()];
    await page.waitForTimeout(SHEETS * SECONDS_EACH * 1_000);
    const seconds = (performance.now() - startedAt) / 1_000;
    const idle = 1 - ((await busy()) - busyBefore) / seconds;
    const { tasks, readings } = (await page.evaluate('seen')) as { tasks: number[]; readings: number };
    const saved = [...(await pile.results()).values()].filter(({ hits }) => hits !== null).length;
    const framesPerSecond = readings / seconds;
    const longest = Math.max(0, ...tasks);
    const rows = [
      { what: 'page’s thread idle', is: idle.toFixed(2), bar: bars.idle, within: idle >= bars.idle },
      { what: 'longest task, ms', is: longest, bar: bars.longTaskMs, within: longest <= bars.longTaskMs },
      {
        what: 'frames read a second',
        is: framesPerSecond.toFixed(1),
        bar: bars.framesPerSecond,
        within: framesPerSecond >= bars.framesPerSecond,
      },
      { what: 'sheets of the film saved', is: saved, bar: SHEETS, within: saved >= SHEETS },
    ];
    console.table(rows);
    return rows.filter(({ within }) => !within).length;
  } finally {
    release?.();
    await browser.close();
    await request.dispose();
  }
}
