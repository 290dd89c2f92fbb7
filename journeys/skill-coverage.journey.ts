import { className } from './support/correction-steps.ts';
import { accounts, expect, signIn, test } from './support/journey.ts';
import { toast } from './support/list-steps.ts';

test('a teacher plans a lesson with its skills, and sees what the class was taught and asked', async ({ page }) => {
  await signIn(page, accounts.teacher);
  await page.goto('/app/class');
  await page.getByRole('link', { name: className, exact: true }).click();
  await page.getByRole('tab', { name: 'Cronograma' }).click();

  await test.step('skills of the year, asked by the demonstration’s exams and not taught yet', async () => {
    await page.getByText('Habilidades', { exact: true }).click();
    const row = page.getByRole('row', { name: /MA6-01/ });
    await expect(row).toContainText(/\d/);
    await expect(page.getByText('Ensinadas')).toBeVisible();
  });

  await test.step('an event of today teaches one, found by its text', async () => {
    await page.getByText('Mês', { exact: true }).click();
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
    await page.getByText('Habilidades', { exact: true }).click();
    await expect(page.getByRole('row', { name: /MA6-01/ })).toContainText(/\d\d\/\d\d\/\d{4}.*\d\d\/\d\d\/\d{4}/);
    await page.getByRole('button', { name: /Mostrar/ }).click();
    await page.getByRole('option', { name: 'Falta ensinar' }).click();
    await expect(page.getByRole('row', { name: /MA6-01/ })).toHaveCount(0);
    await expect(page.getByRole('row', { name: /MA6-02/ })).toBeVisible();
  });
});
