import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { actOn } from './support/correction-steps.ts';
import { accounts, expect, signIn, test } from './support/journey.ts';
import { seeToast } from './support/list-steps.ts';

async function keep(page: Page, statement: string, right: string) {
  await page.getByRole('button', { name: 'Nova questão' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nova questão' });
  await dialog.getByLabel(/^Enunciado/).fill(statement);
  for (const letter of ['A', 'B', 'C']) await dialog.getByLabel(`Alternativa ${letter}`).fill(`Opção ${letter}`);
  await dialog.getByRole('button', { name: /Resposta certa/ }).click();
  await page.getByRole('option', { name: right, exact: true }).click();
  await dialog.getByRole('button', { name: /Nível/ }).click();
  await page.getByRole('option', { name: 'Fácil' }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await seeToast(page, 'Questão guardada no banco');
}

test('a teacher keeps questions, puts an assessment together and prints its booklet; a pupil finds none of it', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, accounts.teacher);
  await page.goto('/app/question-bank');

  await test.step('questions are kept, found by level, and taken away as QTI', async () => {
    await keep(page, 'Qual fração é metade?', 'B');
    await keep(page, 'Qual número é primo?', 'C');
    await page.getByRole('button', { name: /Nível/ }).first().click();
    await page.getByRole('option', { name: 'Fácil' }).click();
    await expect(page.getByRole('row', { name: /Qual fração/ })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar QTI' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^banco-de-questoes_qti3_\d{4}-\d\d-\d\d\.zip$/);
    const bytes = await readFile(await (await saved).path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('an assessment is put together from them', async () => {
    await page.getByRole('link', { name: 'Montar avaliação' }).click();
    await page.getByRole('button', { name: 'Adicionar: Qual fração é metade?' }).click();
    await page.getByRole('button', { name: 'Adicionar: Qual número é primo?' }).click();
    await page.getByRole('button', { name: 'Subir a questão 2' }).click();
    await page.getByLabel(/^Título/).fill('Prova do banco');
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect(page.getByText('Rascunho guardado')).toBeVisible();
    await page.getByRole('button', { name: 'Continuar cadastro de Prova do banco' }).click();
    await expect(page.getByLabel(/^Título/)).toHaveValue('Prova do banco');
    const schoolClass = page.getByRole('combobox', { name: /Turma/ });
    if ((await schoolClass.inputValue()) === '') {
      await schoolClass.press('ArrowDown');
      await page.getByRole('option').first().click();
    }
    await page.getByText('Versões A e B', { exact: true }).click();
    // What checks it comes only now, and without a connection it does not.
    await page.route('**/check-assembly*', (route) => route.abort());
    await page.getByRole('button', { name: 'Criar avaliação' }).click();
    await seeToast(page, /Erro ao criar a avaliação\. Verifique a internet/);
    await page.unroute('**/check-assembly*');
    await page.getByRole('button', { name: 'Criar avaliação' }).click();
    await expect(page).toHaveURL(/\/app\/class\/[^/]+\?aba=avaliacoes/);
    await expect(page.getByText('Prova do banco').first()).toBeVisible();
  });

  await test.step('its booklet is printed beside its sheets', async () => {
    await actOn(page, 'Prova do banco', 'Imprimir');
    const dialog = page.getByRole('dialog', { name: 'Imprimir folhas' });
    await dialog.getByRole('button', { name: 'Gerar caderno' }).click();
    await expect(dialog.getByText('Caderno pronto.')).toBeVisible({ timeout: 30_000 });
    const saved = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Baixar caderno' }).click();
    expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-');
    await dialog.getByRole('button', { name: 'Fechar' }).first().click();
  });

  await test.step('a pupil has neither the screen nor its data', async () => {
    await signIn(page, accounts.student);
    await expect(page.getByRole('link', { name: 'Banco de questões' })).toHaveCount(0);
    await page.goto('/app/question-bank');
    await expect(page.getByText('Qual fração é metade?')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Nova questão' })).toHaveCount(0);
  });
});
