import { request as api, expect, type Page } from '@playwright/test';
import { frameOf, makePile, sheetFor } from '../../../journeys/support/class-pile.ts';
import { actOn } from '../../../journeys/support/correction-steps.ts';
import { accounts, contextOptions, openBrowser } from '../../../journeys/support/journey.ts';
import type { RunningServer } from '../../../journeys/support/server.ts';
import { filmRaw } from './raw-film.ts';
import { openSlowLine } from './slow-line.ts';
import { middleOf, openSlowPage, phoneSize, storedSession, visitFirst } from './start.ts';

/** From the touch of 'Corrigir' to the first answer of the reader, ms, without the pause between the two touches. */
const LONGEST_MS = 1_500;
const CAMERA_FPS = 8;
/** What the list of assessments fetches ahead has come, ms. */
const SETTLED_MS = 3_000;

/** Notes the touches, when the camera's button stood, and when the reader first answered after the last touch; ms of the page's clock. */
const watching = `
  globalThis.noted = { touches: [], stands: 0, read: 0 };
  addEventListener('pointerdown', () => { noted.touches.push(performance.now()); noted.read = 0; }, true);
  const isThere = () => [...document.querySelectorAll('button')].some((button) => /Iniciar streaming/.test(button.ariaLabel ?? button.textContent));
  new MutationObserver(() => { if (noted.stands === 0 && isThere()) requestAnimationFrame(() => { noted.stands ||= performance.now(); }); })
    .observe(document, { childList: true, subtree: true });
  const Own = Worker;
  globalThis.Worker = class extends Own {
    constructor(url, options) {
      super(url, options);
      if (options?.name !== 'omr-worker') return;
      this.addEventListener('message', ({ data }) => { if (typeof data?.value?.ok === 'boolean') noted.read ||= performance.now(); });
    }
  };
`;

interface Noted {
  readonly touches: readonly number[];
  readonly stands: number;
  readonly read: number;
}

async function correct(
  page: Page,
  address: string,
  title: string,
): Promise<readonly [standsMs: number, readMs: number]> {
  await page.goto(address);
  await page.getByRole('article', { name: title, exact: true }).waitFor();
  await page.waitForTimeout(SETTLED_MS);
  await actOn(page, title, 'Corrigir');
  await page.getByRole('button', { name: 'Iniciar streaming' }).click();
  await expect.poll(() => page.evaluate('noted.read')).toBeGreaterThan(0);
  const { touches, stands, read } = (await page.evaluate('noted')) as Noted;
  const [corrects = 0, films = 0] = touches.slice(-2);
  return [stands - corrects, read - films];
}

/**
 * How long a teacher waits, from the list of assessments, for the first frame that is read: the app on the device, a slow processor, a bad line.
 * @param runs of which the middle one counts
 * @returns how many of its bars are missed
 */
export async function benchCorrection(server: RunningServer, runs: number): Promise<number> {
  const title = 'Primeira folha';
  const request = await api.newContext();
  const pile = await makePile(request, server, title);
  const [owner] = pile.pupils;
  if (!owner) throw new Error('a pupil is needed');
  const browser = await openBrowser(await filmRaw([await frameOf(sheetFor(pile, owner), 4_000)], 1, CAMERA_FPS));
  const line = await openSlowLine(server.url);
  try {
    const { stored } = await storedSession(server.url, accounts.teacher);
    const context = await browser.newContext({
      ...contextOptions,
      viewport: phoneSize,
      reducedMotion: 'reduce',
      permissions: ['camera'],
      storageState: { cookies: [], origins: [{ origin: line.url, localStorage: [...stored] }] },
    });
    const address = `${line.url}/app/class/${pile.classId}?aba=avaliacoes`;
    line.hurry(true);
    await visitFirst(context, address);
    line.hurry(false);
    const found: (readonly [number, number])[] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await openSlowPage(context);
      await page.addInitScript(watching);
      found.push(await correct(page, address, title));
      await page.close();
    }
    const [stands, read] = [0, 1].map((at) => Math.round(middleOf(found.map((times) => times[at] ?? 0))));
    const total = Math.round(middleOf(found.map(([screen, frame]) => screen + frame)));
    const isWithin = total <= LONGEST_MS;
    console.table([
      { what: 'correction stands, ms after the touch', is: stands },
      { what: 'first frame read, ms after the touch of the camera', is: read },
      { what: 'both', is: total, bar: LONGEST_MS, within: isWithin },
    ]);
    return isWithin ? 0 : 1;
  } finally {
    await line.close();
    await browser.close();
    await request.dispose();
  }
}
