import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openAssessments } from './support/correction-steps.ts';
import { accounts, expect, signIn, test } from './support/journey.ts';

/** Counters and toasts come to rest, so that what is judged is what stays. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alertdialog')).toHaveCount(0, { timeout: 15_000 });
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
  expect(
    violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

const publicPages = ['/', '/ajuda', '/privacidade', '/acessibilidade'];

for (const [name, colorScheme, viewport] of [
  ['desktop, light', 'light', { width: 1440, height: 900 }],
  ['phone of 360 px, dark', 'dark', { width: 360, height: 740 }],
] as const) {
  test.describe(`Screens, ${name}`, () => {
    test.use({ colorScheme, viewport, reducedMotion: 'reduce' });

    test('are accessible and never scroll sideways', async ({ page }) => {
      for (const path of publicPages) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expectAccessible(page, path);
        await expectNoSidewaysScroll(page, path);
      }
      await signIn(page, accounts.teacher);
      await settle(page);
      await expectAccessible(page, 'home');
      await expectNoSidewaysScroll(page, 'home');
      for (const path of ['/app/class', '/app/help', '/app/settings', '/app/managerClass']) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expectAccessible(page, path);
        await expectNoSidewaysScroll(page, path);
      }
      await openAssessments(page);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, 'Avaliações');
      await expectNoSidewaysScroll(page, 'Avaliações');
      await page.getByRole('button', { name: /^Gabarito: Avaliação bimestral de Matemática/ }).click();
      await expect(page.getByRole('dialog').getByRole('radiogroup').first()).toBeVisible();
      await expectAccessible(page, 'Gabarito');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Resultados: Avaliação bimestral de Matemática/ }).click();
      await expect(page.getByRole('dialog').getByText('Caio Fernandes Luz')).toBeVisible();
      await expectAccessible(page, 'Resultados');
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: /^Corrigir: Avaliação bimestral de Matemática/ }).click();
      await expect(page.getByRole('heading', { name: 'Correção OMR' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, 'Correção OMR');
      await expectNoSidewaysScroll(page, 'Correção OMR');
    });
  });
}
