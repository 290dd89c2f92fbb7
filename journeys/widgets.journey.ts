import { rmSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../scripts/chromium.mjs';
import { contextOptions, expect, test } from './support/journey.ts';
import { buildWidgetPage, serveWidgetPage } from './support/widget-page.ts';

/** What the page's print and open, which are watched, wrote down. */
const noted = (page: Page, what: 'printed' | 'printedAt' | 'openedAt') =>
  page.evaluate((name) => document.documentElement.dataset[name] ?? '', what);
const printed = (page: Page) => noted(page, 'printed');

test.describe('Widgets', () => {
  let folder = '';
  test.beforeAll(async () => {
    folder = await buildWidgetPage();
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function openPage(server: { url: string }, query: string) {
    // Playwright's Chromium lets every window open; the real one blocks those that no press asked for.
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-popup-blocking'] });
    const context = await browser.newContext(contextOptions);
    await context.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = (...how) => {
        document.documentElement.dataset.openedAt = String(Date.now());
        return open(...how);
      };
      window.print = () => {
        document.documentElement.dataset.printedAt = String(Date.now());
        document.documentElement.dataset.printed = document.body.textContent ?? '';
      };
    });
    const pages = await serveWidgetPage(server.url, folder);
    context.once('close', () => pages.close());
    const page = await context.newPage();
    await page.goto(`${pages.url}/${query}`);
    return { browser, page };
  }

  test('printing opens a window of 900×700 under the policy of the server and prints it', async ({ server }) => {
    const { browser, page } = await openPage(server, '');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Imprimir' }).click();
    const popup = await opening;
    await expect(popup.getByRole('heading', { name: 'FAQs' })).toBeVisible();
    await expect.poll(() => printed(popup)).toContain('Matrícula & notas');
    const waited = Number(await noted(popup, 'printedAt')) - Number(await noted(page, 'openedAt'));
    expect(waited).toBeGreaterThanOrEqual(495);
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([900, 700]);
    await expect(popup.getByText('Secretaria Municipal de Educação')).toBeVisible();
    await expect(popup.getByText('14/08/2026, 09:42')).toBeVisible();
    await expect(popup.getByRole('cell', { name: 'Matrícula & notas' })).toBeVisible();
    await expect(popup.getByText('Status: Ativo')).toBeVisible();
    // The sheet's own style came through: numbers stand at the right, and a link carries it, not the page.
    await expect(popup.getByRole('cell', { name: '3', exact: true })).toHaveCSS('text-align', /right|end/);
    await browser.close();
  });

  test('printing says that the window was blocked and prints from the page', async ({ server }) => {
    const { browser, page } = await openPage(server, '?antes');
    const dialog = page.getByRole('alertdialog', { name: 'A janela de impressão foi bloqueada' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Imprimir nesta página' }).click();
    await expect.poll(() => printed(page)).toContain('Matrícula & notas');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('[data-same-page]')).toHaveCount(0);
    await browser.close();
  });

  test('an assistant is filled from the keyboard alone: Enter goes on and, at the end, saves', async ({ server }) => {
    const { browser, page } = await openPage(server, '?assistente');
    const press = async (title: string, label: string) => {
      await expect(page.getByRole('region', { name: title })).toBeVisible();
      await page.getByLabel(label).focus();
      await page.keyboard.type('x');
      await page.keyboard.press('Enter');
    };
    await press('Etapa 1 de 3: Dados Básicos', 'Nome');
    await press('Etapa 2 de 3: Contatos', 'Telefone');
    await expect(page.getByRole('region', { name: 'Etapa 3 de 3: Endereços' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('CEP')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Salvo')).toBeVisible();
    await browser.close();
  });
});
