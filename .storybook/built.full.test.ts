import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumExecutable } from '../scripts/chromium.mjs';

const PORT = 6_107;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

let server: ChildProcess;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = spawn(process.execPath, ['scripts/storybook.mjs'], {
    cwd: ROOT,
    env: { ...process.env, STORYBOOK_PORT: String(PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((done, failed) => {
    server.stdout?.on('data', (text: Buffer) => text.toString().includes('http://') && done());
    server.once('exit', (code) => failed(new Error(`Storybook ended with ${code}`)));
  });
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  browser = await chromium.launch({ executablePath: chromiumExecutable(), args });
  page = await browser.newPage({ baseURL: `http://localhost:${PORT}` });
}, 300_000);

afterAll(async () => {
  await browser?.close();
  server?.kill();
});

describe('the built Storybook', () => {
  it('draws one ring around what has the focus', async () => {
    for (const story of ['textfield--wrong', 'searchfield--empty', 'numberfield--grade', 'confirmdelete--wrong']) {
      await page.goto(`/iframe.html?id=${story}&viewMode=story`);
      await page.locator('input').first().focus();
      await page.keyboard.press('Shift');
      const rings = await page.evaluate(() => {
        const drawn = [];
        for (let element = document.activeElement; element !== null; element = element.parentElement) {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          if (outlineStyle !== 'none' && outlineWidth !== '0px') drawn.push(outlineWidth);
        }
        return drawn;
      });
      expect(rings, story).toEqual(['3px']);
    }
  }, 60_000);

  it('shows each story of a page at its own text size and theme, the page at 100 %', async () => {
    await page.goto('/iframe.html?id=table--docs&viewMode=docs');
    const frame = page.locator('#iframe--table--phone-large-text');
    // A frame is loaded once it is near.
    await frame.scrollIntoViewIfNeeded({ timeout: 30_000 });
    const large = frame.contentFrame().locator('html');
    await expect.poll(() => large.getAttribute('data-text-size'), { timeout: 30_000 }).toBe('200');
    await expect.poll(() => page.locator('html').getAttribute('data-text-size')).toBe('100');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    expect((await frame.boundingBox())?.width).toBe(360);
    expect((await page.locator('#story--table--desktop thead').first().boundingBox())?.height).toBeGreaterThan(30);
  }, 90_000);
});
