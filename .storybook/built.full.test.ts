import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import axe from 'axe-core';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveDesign } from '../packages/api/src/server/pages/serve-design.ts';
import { launchOptions } from '../scripts/chromium.mjs';
import { compareStories } from './pictures/compare-stories.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const designDir = fileURLToPath(new URL('../storybook-static', import.meta.url));

interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

let server: FastifyInstance;
let site: string;
let browser: Browser;
let page: Page;
let entries: Entry[];
/** What the browser refused, since the last page was opened. */
const refused: string[] = [];

beforeAll(async () => {
  // Under test Storybook is set up otherwise: what is looked at is what people get.
  const { VITEST: _test, NODE_ENV: _mode, ...env } = process.env;
  const command = ['scripts/storybook.mjs', '--build'];
  const build = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8', env });
  if (build.status !== 0) throw new Error(build.stdout + build.stderr);
  server = Fastify();
  await serveDesign(server, { designDir });
  site = `${await server.listen({ port: 0, host: 'localhost' })}/design/`;
  browser = await chromium.launch(launchOptions);
  page = await browser.newPage({ baseURL: site });
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()));
  page.on('pageerror', (error) => refused.push(error.message));
  const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(`${designDir}/index.json`, 'utf8'));
  entries = Object.values(index.entries);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe('the built Storybook', () => {
  it('draws one ring around what has the focus', async () => {
    for (const story of ['textfield--wrong', 'searchfield--empty', 'numberfield--grade', 'confirmdelete--wrong']) {
      await page.goto(`iframe.html?id=${story}&viewMode=story`);
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
    await page.goto('iframe.html?id=table--guia&viewMode=docs');
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

  it('holds no planted fault, and four groups', () => {
    expect(entries.filter(({ title }) => title.startsWith('Verif'))).toEqual([]);
    expect(new Set(entries.map(({ title }) => title.split('/')[0]))).toEqual(
      new Set(['Comece aqui', 'Fundamentos', 'Componentes', 'Telas']),
    );
  });

  it('opens under its own policy, in Portuguese', async () => {
    refused.length = 0;
    await page.goto('?path=/docs/button--guia');
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.getByRole('heading', { level: 1, name: 'Botão' }).waitFor({ timeout: 30_000 });
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Atkinson');
    expect(refused).toEqual([]);
  }, 60_000);

  it('shows every page with all of its numbered parts and nothing that axe finds', async () => {
    const failures: string[] = [];
    for (const { id } of entries.filter(({ type, title }) => type === 'docs' && !title.startsWith('Telas'))) {
      refused.length = 0;
      await page.goto(`iframe.html?id=${encodeURIComponent(id)}&viewMode=docs`);
      await page.locator('.guide h1').first().waitFor({ timeout: 30_000 });
      // The numbers are put once the story is drawn.
      const missing = page.locator('[data-part="missing"]');
      await expect
        .poll(() => missing.count(), { timeout: 3_000 })
        .toBe(0)
        .catch(() => undefined);
      failures.push(...(await missing.allTextContents()).map((part) => `${id}: no part '${part}'`));
      await page.evaluate(axe.source);
      const found = await page.evaluate(async () => {
        // Stories are looked at one by one elsewhere, in frames of their own or not.
        const { violations } = await window.axe.run(
          { include: ['.guide'], exclude: ['.sb-story', '.example-room', 'iframe'] },
          { resultTypes: ['violations'] },
        );
        return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`);
      });
      failures.push(...[...found, ...refused].map((failure) => `${id}: ${failure}`));
    }
    expect(failures).toEqual([]);
  }, 600_000);

  it('shows every widget as it was accepted: in light, dark, forced colours and on a phone', async () => {
    const widgets = entries.filter(({ type, title }) => type === 'story' && title.startsWith('Componentes/'));
    expect(widgets.length).toBeGreaterThan(400);
    expect(
      await compareStories(
        browser,
        site,
        widgets.map(({ id }) => id),
      ),
    ).toEqual([]);
    // Two thousand pictures; a machine may be three times as slow as another.
  }, 3_600_000);
});

declare global {
  interface Window {
    axe: typeof axe;
  }
}
