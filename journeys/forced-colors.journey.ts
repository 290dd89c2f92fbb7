import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { makePile } from './support/class-pile.ts';
import { holdCamera } from './support/held-camera.ts';
import { accounts, dialogsHaveLeftHistory, expect, signedInContext, test } from './support/journey.ts';

/** Lightness of what is drawn, 0 to 255, and how much it varies. */
async function lightnessOf(drawn: Locator): Promise<{ mean: number; stdev: number }> {
  const { channels } = await sharp(await drawn.screenshot())
    .greyscale()
    .stats();
  return channels[0] ?? { mean: 0, stdev: 0 };
}
const lightness = async (of: Locator) => (await lightnessOf(of)).mean;
const shown = async (one: Locator, other: Locator) =>
  expect.poll(async () => Math.abs((await lightness(one)) - (await lightness(other)))).toBeGreaterThan(40);

test('in forced colours what is chosen is told apart by its drawing', async ({ server, request, browser }) => {
  const pile = await makePile(request, server, 'Cores do sistema');
  const context = await signedInContext(browser, server, accounts.teacher);
  const page = await context.newPage();
  await holdCamera(page);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });

  await test.step('a letter of the answer key', async () => {
    await page.goto(`/app/class/${pile.classId}?aba=avaliacoes&gabarito=${pile.id}`);
    const row = page
      .getByRole('dialog')
      .getByRole('radiogroup', { name: 'Coluna 1, questão 1', exact: true })
      .locator('label');
    await expect(row.first()).toBeVisible();
    // The key begins with a 'b'.
    await shown(row.nth(1), row.nth(0));
    await shown(row.nth(1), row.nth(2));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(/gabarito/);
    await dialogsHaveLeftHistory(page);
  });

  await test.step('a tab, and a segment', async () => {
    await page.goto(`/app/class/${pile.classId}?aba=notas`);
    const bar = (name: string) =>
      page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab, '::before').backgroundColor);
    await expect(page.getByRole('tab', { name: 'Notas' })).toHaveAttribute('aria-selected', 'true');
    expect(await bar('Notas')).not.toBe(await bar('Frequência'));
    await page.goto(`/app/activities/${pile.id}/correction?classId=${pile.classId}`);
    const segment = (name: string) => page.getByRole('radio', { name });
    await shown(segment('Câmera (recomendado)'), segment('Upload (alternativo)'));
  });

  await test.step('what the camera looks for: its dot, and the corners for the sheet', async () => {
    await page.getByRole('button', { name: 'Iniciar streaming' }).click();
    const camera = page.getByRole('region', { name: 'Câmera' });
    const status = camera.getByRole('status');
    await expect(status).toContainText('Procurando a folha');
    const dot = status.locator('span').first();
    await expect.poll(async () => (await lightnessOf(dot)).stdev).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Parar câmera' }).click();
  });

  await test.step('a switch that is off has no tick', async () => {
    const keep = page.locator('label').filter({ hasText: 'Guardar a foto das folhas' });
    await expect(keep.locator('svg')).toBeHidden();
    await keep.click();
    await expect(keep.locator('svg')).toBeVisible();
  });
  await context.close();
});
