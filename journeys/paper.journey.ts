import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { accounts, expect, signIn, test } from './support/journey.ts';
import { paperOf, pressPrint } from './support/paper.ts';
import { waitingFor } from './support/waiting.ts';

/** The lines of each page that a browser would print. */
async function printedPages(page: Page): Promise<string[]> {
  const document = await getDocument({ data: await paperOf(page), verbosity: 0 }).promise;
  const numbers = Array.from({ length: document.numPages }, (_page, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
}

test.describe('Papel', () => {
  test('the keys to print give any page under its school’s head, in ink on white, without what is pressed', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn(page, accounts.manager);
    for (const [path, title, content] of [
      ['/', /Olá, /, 'Mínimo 75%'],
      ['/app/class', 'Gerenciar Turmas', '9º Ano C'],
      ['/app/users/students', 'Estudantes', 'Matrícula'],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByText(content).first()).toBeVisible();
        await pressPrint(page);
        const pages = await printedPages(page);
        const [first = ''] = pages;
        expect(first).toMatch(/^Página 1 de \d+ +Rede municipal de ensino de Santa Aurora +E\.M\. /);
        expect(first).toMatch(title);
        // A director's charts come after what asks for a hand, and may be on the next page.
        expect(pages.join(' ')).toContain(content);
        expect(first).toMatch(/\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}/);
        expect(first).toContain(`Página 1 de ${pages.length}`);
        expect(pages.join(' ')).not.toMatch(/Configurações|Sair|Adicionar|Atualizar|Pular para/);
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
        await page.emulateMedia({ media: null, colorScheme: 'dark' });
      });
    }
  });

  test('a list is printed with thirty rows a page or more, its headings on each', async ({ page, context }) => {
    await context.addInitScript(() => {
      window.print = () => undefined;
    });
    await signIn(page, accounts.master);
    await page.goto('/app/users');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Imprimir' }).click();
    const popup = await opening;
    await expect(popup.getByRole('heading', { name: 'Usuários' })).toBeVisible();
    const isOurs = () =>
      popup.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family.includes('Atkinson') && status === 'loaded'),
      );
    await expect.poll(isOurs, 'our typeface').toBe(true);
    const rows = await popup.getByRole('row').count();
    const pages = await printedPages(popup);
    expect(rows).toBeGreaterThan(700);
    expect(pages.length).toBeLessThanOrEqual(Math.ceil(rows / 30));
    for (const [index, text] of pages.entries()) {
      expect(text).toContain('E-mail');
      expect(text).toContain(`Página ${index + 1} de ${pages.length}`);
    }
  });

  test('a sheet of grades holds the grades that are still written, whole', async ({ page }) => {
    await signIn(page, accounts.teacher);
    await page.goto(`/app/class/${(await waitingFor(page)).class}?aba=notas`);
    const grade = page.locator('[data-grade]').first();
    await expect(grade).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const lineHeight = await grade.evaluate((input) => Number.parseFloat(getComputedStyle(input).lineHeight));
    expect((await grade.boundingBox())?.height).toBeGreaterThanOrEqual(lineHeight);
  });
});
