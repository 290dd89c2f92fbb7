import { readFile } from 'node:fs/promises';
import { className } from './support/correction-steps.ts';
import { accounts, expect, signIn, test } from './support/journey.ts';
import { toast } from './support/list-steps.ts';

test('the map of skills: from the reports to a network, one of its schools, a cell by keyboard, a file and paper', async ({
  page,
}) => {
  await signIn(page, accounts.municipality);
  await page.goto('/app/export');
  await page.getByRole('link', { name: 'Mapa de habilidades' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mapa de habilidades' })).toBeVisible();
  const schools = page.getByRole('region', { name: 'Mapa de escolas e habilidades' });
  await expect(schools.getByRole('columnheader').nth(3)).toBeVisible();
  const before = await schools.getByRole('columnheader').count();

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
    await page.getByRole('combobox', { name: 'Instituição' }).fill('Dalva');
    await page.getByRole('option', { name: /Dalva/ }).click();
    const classes = page.getByRole('region', { name: 'Mapa de turmas e habilidades' });
    await expect(classes.getByRole('rowheader').nth(1)).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(
      /^mapa-de-habilidades_e-m-professora-dalva-nogueira(_[\w-]+)?_\d{4}-\d\d-\d\d\.csv$/,
    );
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

test('a teacher plans a lesson with its skills, and sees what the class was taught and asked', async ({ page }) => {
  await signIn(page, accounts.teacher);
  await page.goto('/app/class');
  await page.getByRole('link', { name: className, exact: true }).click();
  await page.getByRole('tab', { name: 'Cronograma' }).click();

  await test.step('skills of the year, asked by the demonstration’s exams and not taught yet', async () => {
    await page.getByRole('radio', { name: 'Habilidades' }).click();
    const row = page.getByRole('row', { name: /MA6-01/ });
    await expect(row).toContainText(/\d/);
    await expect(page.getByRole('link', { name: 'Ensinadas' })).toBeVisible();
  });

  await test.step('an event of today teaches one, found by its text', async () => {
    await page.getByRole('radio', { name: 'Mês' }).click();
    await page.getByRole('button', { name: 'Novo evento' }).click();
    const form = page.getByRole('dialog', { name: 'Novo evento' });
    await form.getByLabel('Título').fill('Aula de porcentagem');
    const field = form.getByRole('combobox', { name: /Habilidades/ });
    await field.fill('MA6-01');
    await page.getByRole('option', { name: /MA6-01/ }).click();
    await expect(form.getByRole('button', { name: 'Retirar MA6-01' })).toBeVisible();
    await form.getByRole('button', { name: 'Adicionar' }).click();
    await expect(toast(page, 'Evento criado')).toBeVisible();
    await expect(page.getByText(/MA6-01/).first()).toBeVisible();
  });

  await test.step('from then on it was planned and taught', async () => {
    await page.getByRole('radio', { name: 'Habilidades' }).click();
    await expect(page.getByRole('row', { name: /MA6-01/ })).toContainText(/\d\d\/\d\d\/\d{4}.*\d\d\/\d\d\/\d{4}/);
    await page.getByRole('button', { name: /Mostrar/ }).click();
    await page.getByRole('option', { name: 'Falta ensinar' }).click();
    await expect(page.getByRole('row', { name: /MA6-01/ })).toHaveCount(0);
    await expect(page.getByRole('row', { name: /MA6-04/ })).toBeVisible();
  });
});
