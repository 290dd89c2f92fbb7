import type { Browser, Page } from '@playwright/test';
import { textFingerprint } from '../text-fingerprint.ts';

const desktop = { width: 1280, height: 800 } as const;
const phone = { width: 360, height: 740 } as const;
/** It is always this moment: calendars and dates would draw another picture tomorrow. */
const NOW = new Date('2026-08-14T12:00:00Z');
/** A story that is still played after so long is drawn as it is, ms. */
const PATIENCE_MS = 20_000;
/** Pictures of a page that does not come to rest. */
const AT_MOST = 10;
/** Pages at once: a picture waits for the story more than it computes. */
const PAGES = 2;

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  }
}

/** Opens a story at a size, and waits until it was played. */
async function openStory(page: Page, story: string, size: typeof desktop | typeof phone): Promise<void> {
  await page.setViewportSize(size);
  // What axe says of it is asked for elsewhere.
  await page.goto(`iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
  await page
    .waitForFunction(
      () => ['finished', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
      undefined,
      { timeout: PATIENCE_MS },
    )
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

const screenshot = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });

/** What a page shows once it is at rest: a play's last step, a theme or a canvas may be drawn frames later. */
async function picture(page: Page): Promise<Buffer> {
  let before = await screenshot(page);
  for (let taken = 1; taken < AT_MOST; taken += 1) {
    const now = await screenshot(page);
    if (now.equals(before)) break;
    before = now;
  }
  return before;
}

const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);

/** Chromium paints the borders that cells share in the colours of before until they are laid out anew. */
const layTablesAnew = (page: Page) =>
  page.evaluate(() => {
    for (const table of document.querySelectorAll('table')) {
      table.style.borderCollapse = 'separate';
      void table.offsetHeight;
      table.style.borderCollapse = '';
    }
  });

async function drawStory(page: Page, story: string, drawn: (look: string, png: Buffer) => void): Promise<void> {
  await openStory(page, story, desktop);
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    drawn(`${story}.${theme}`, await picture(page));
  }
  await setTheme(page, 'light');
  await page.emulateMedia({ forcedColors: 'active' });
  await layTablesAnew(page);
  drawn(`${story}.forced`, await picture(page));
  await page.emulateMedia({ forcedColors: null });
  await openStory(page, story, phone);
  drawn(`${story}.phone`, await picture(page));
}

/**
 * Draws stories of a built Storybook in light, dark, forced colours and on a phone.
 *
 * @param site Address of the folder that holds its iframe.html, with a slash at its end.
 * @param drawn Is given each picture (PNG) by name, `button--primary.dark`, as soon as there is one.
 */
export async function drawStories(
  browser: Browser,
  site: string,
  stories: readonly string[],
  drawn: (look: string, png: Buffer) => void,
): Promise<void> {
  const waiting = [...stories];
  const work = async () => {
    const context = await browser.newContext({
      baseURL: site,
      reducedMotion: 'reduce',
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) await drawStory(page, story, drawn);
    await context.close();
  };
  await Promise.all(Array.from({ length: PAGES }, work));
}

/** Which Chromium draws, and how its letters come out. */
export async function drawnBy(
  browser: Browser,
  site: string,
  story: string,
): Promise<{ chromium: string; text: string }> {
  const page = await browser.newPage({ baseURL: site });
  await openStory(page, story, desktop);
  const text = await page.evaluate(textFingerprint);
  await page.close();
  return { chromium: browser.version().split('.')[0] ?? '', text };
}
