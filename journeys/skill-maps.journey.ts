import { readFile } from 'node:fs/promises';
import { accounts, expect, signIn, test } from './support/journey.ts';

test('the map of skills: from the reports to a network, one of its schools, a cell by keyboard, a file and paper', async ({
  page,
}) => {
  await signIn(page, accounts.municipality);
  await page.goto('/app/export');
  await page.getByRole('link', { name: 'Mapa de habilidades' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mapa de habilidades' })).toBeVisible();
  const schools = page.getByRole('region', { name: 'Mapa de escolas e habilidades' });
  const before = await schools.getByRole('columnheader').count();
  expect(before).toBeGreaterThan(3);

  await test.step('narrowed by component, and found again by its address', async () => {
    await page.getByRole('button', { name: /Componente/ }).click();
    await page.getByRole('option', { name: 'Matemática' }).click();
    await expect.poll(() => schools.getByRole('columnheader').count()).toBeLessThan(before);
    await page.reload();
    await expect(page.getByRole('button', { name: /Componente/ })).toContainText('Matemática');
  });

  await test.step('arrows walk through the cells, each told whole', async () => {
    await schools.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const first = await schools.getByRole('rowheader').nth(1).innerText();
    await expect(page.getByRole('status').filter({ hasText: `${first} · ` })).toContainText(/\d+ de \d+\. |Ninguém/);
  });

  await test.step('a school is its classes; a file and paper say the same', async () => {
    await page.getByRole('combobox', { name: 'Instituição' }).click();
    await page.getByRole('option').first().click();
    const classes = page.getByRole('region', { name: 'Mapa de turmas e habilidades' });
    await expect(classes.getByRole('rowheader').nth(1)).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^mapa-de-habilidades_\d{4}-\d\d-\d\d\.csv$/);
    expect((await readFile(await file.path(), 'utf8')).split('\r\n')[0]).toMatch(/^\uFEFFTurma;/);
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Imprimir' }).click();
    const paper = await popup;
    await expect(paper.getByRole('cell', { name: /\d% · (Já sabe|A retomar|Poucas)/ }).first()).toBeVisible();
    await paper.close();
  });
});

test('who runs a school sees its classes, and MASTER whose skill is whose', async ({ page }) => {
  await signIn(page, accounts.manager);
  await page.goto('/app/export/skills');
  await expect(page.getByRole('region', { name: 'Mapa de turmas e habilidades' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Instituição' })).toHaveCount(0);
  await signIn(page, accounts.master);
  await page.goto('/app/skills');
  await expect(page.getByRole('columnheader', { name: 'Município' })).toBeVisible();
});
