import type { Page } from '@playwright/test';
import { paths } from '../packages/app/src/lib/paths.ts';
import { brokenOnPaper, brokenWords } from './support/broken-words.ts';
import { accounts, expect, signIn, test } from './support/journey.ts';
import { lookAtPaper, paperOf, pressPrint } from './support/paper.ts';
import { roles, visitsOf } from './support/visits.ts';
import { waitingFor } from './support/waiting.ts';

const desktop = { width: 1440, height: 900 };

/** Every screen as the keys to print give it: counted, nothing cut, and no word broken; nor in a table of the screen. */
async function judgePaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await brokenWords(page, 'table'), `${path}: words of a table are broken`).toEqual([]);
  expect(await brokenOnPaper(page), `${path}: words are broken on paper`).toEqual([]);
  await pressPrint(page);
  await lookAtPaper(path, await paperOf(page), { holds: [] });
}

test.describe.configure({ mode: 'parallel' });

test('a word that a narrow column breaks is found, and an e-mail that breaks at its dots is not', async ({ page }) => {
  const cell = (words: string) => `<td style="width: 3rem; max-width: 3rem; overflow-wrap: anywhere">${words}</td>`;
  await page.setContent(`<table><tr>${cell('Situação')}${cell('ana<wbr>@es<wbr>.br')}</tr></table>`);
  const found = (await brokenWords(page, 'table')).map((word) => word.replace('|', ''));
  expect([...new Set(found)]).toEqual(['Situação']);
});

test.describe('Every screen on paper', { tag: '@full' }, () => {
  for (const role of roles) {
    test(`as ${role}`, async ({ page }) => {
      await page.setViewportSize(desktop);
      await signIn(page, accounts[role.toLowerCase() as keyof typeof accounts]);
      for (const id of visitsOf(role, true)) await test.step(id, () => judgePaper(page, paths[id]));
    });
  }

  test('the parts of a class, its results, review and corrections', async ({ page }) => {
    await page.setViewportSize(desktop);
    await signIn(page, accounts.teacher);
    const { class: classId, sheet, reading } = await waitingFor(page);
    for (const path of [
      ...['cronograma', 'frequencia', 'notas', 'materiais', 'alunos', 'avaliacoes'].map(
        (tab) => `/app/class/${classId}?aba=${tab}`,
      ),
      `/app/activities/${sheet}/results`,
      `/app/activities/${sheet}/results?parte=questoes`,
      `/app/activities/${sheet}/review`,
      `/app/activities/${sheet}/correction`,
      `/app/activities/${reading}/reading-correction`,
    ])
      await test.step(path, () => judgePaper(page, path));
  });
});
