import type { Page } from '@playwright/test';
import { accounts, expect, signIn, test } from './support/journey.ts';

/** The part of the program with what opens over the page. */
const part = /\/assets\/overlays-.+\.js$/;

/** Holds that part back, as a bad line does, until it is let through. */
async function holdOverlays(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(part, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function openStart(page: Page): Promise<void> {
  await signIn(page, accounts.teacher);
  await page.goto('/app/dashboard/teacher');
  await expect(page.getByRole('heading', { name: /^Olá, / })).toBeVisible();
}

const meButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Lúcia Prado/ });
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Notificações/ });

test.describe('What opens over the page, before its part has come', () => {
  test('a menu opens once it is there, at the row that the key asked for, and gives the focus back', async ({
    page,
  }) => {
    const release = await holdOverlays(page);
    await openStart(page);
    await meButton(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect(meButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(meButton(page)).toBeFocused();
    await expect(page.getByRole('menu')).toHaveCount(0);
    release();
    await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(meButton(page)).toBeFocused();
  });

  test('the notifications open once they are there, with the focus in them, and give it back', async ({ page }) => {
    const release = await holdOverlays(page);
    await openStart(page);
    await bell(page).focus();
    await page.keyboard.press('Enter');
    await expect(bell(page)).toHaveAttribute('aria-expanded', 'true');
    release();
    const panel = page.getByRole('dialog', { name: /Notificações/ });
    await expect(panel).toBeVisible();
    await expect.poll(() => panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(bell(page)).toBeFocused();
  });

  test('what was pressed again before it came stays closed', async ({ page }) => {
    const release = await holdOverlays(page);
    await openStart(page);
    await bell(page).click();
    await bell(page).click();
    const coming = page.waitForResponse(part);
    release();
    await coming;
    await expect(bell(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await bell(page).click();
    await expect(page.getByRole('dialog', { name: /Notificações/ })).toBeVisible();
  });

  test('what did not come leaves the button closed, and the next press fetches it again', async ({ page }) => {
    await page.route(part, (route) => route.abort());
    await openStart(page);
    const failing = page.waitForEvent('requestfailed', (request) => part.test(request.url()));
    await bell(page).click();
    await failing;
    await expect(bell(page)).toHaveAttribute('aria-expanded', 'false');
    await page.unrouteAll({ behavior: 'wait' });
    await bell(page).click();
    await expect(page.getByRole('dialog', { name: /Notificações/ })).toBeVisible();
  });
});
