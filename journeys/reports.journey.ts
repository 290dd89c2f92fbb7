import { readFile } from 'node:fs/promises';
import { accounts, expect, signIn, test } from './support/journey.ts';
import { expectRetry, toast, whileBroken } from './support/list-steps.ts';

test('a director reads a report, hides what is personal and takes it away; the audit log knows', async ({ page }) => {
  await signIn(page, accounts.manager);
  await expectRetry(page, '/app/export', /\/reports\/attendance\?/, 'Erro ao carregar o relatório');
  await expect(page.getByText(/^Atualizado em \d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Frequência por turma' }).getByRole('row')).toHaveCount(11);

  const choose = async (report: string) => {
    await page.getByRole('button', { name: /Relatório$/ }).click();
    await page.getByRole('option', { name: report }).click();
  };
  await choose('Alunos por turma');
  await expect(page.getByText('Selecione a turma')).toBeVisible();
  await page.getByRole('combobox', { name: 'Turma' }).fill('9º Ano C');
  await page.getByRole('option', { name: '9º Ano C' }).first().click();
  const table = page.getByRole('table', { name: 'Alunos por turma' });
  const pupil = table.getByRole('row').filter({ hasText: 'Ana Beatriz Moura' });
  await expect(pupil.getByText(/\d\d\/\d\d\/20\d\d/)).toBeVisible();
  await page.getByText('Ocultar dados pessoais').click();
  await expect(pupil.getByText('Oculto')).toBeVisible();

  await test.step('nothing is taken away that is not written down', async () => {
    await whileBroken(page, 'POST', /\/reports\/exports$/, async () => {
      await page.getByRole('button', { name: 'CSV' }).click();
      await expect(toast(page, 'A exportação não foi registrada e, por isso, não foi feita')).toBeVisible();
    });
  });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^relatorio-pupils_\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe('\uFEFFNº;Matrícula;Aluno;Gênero;Nascimento;Situação');
  expect(text).toContain(';Ana Beatriz Moura;Feminino;Oculto;Matriculado');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Imprimir' }).click();
  const paper = await popup;
  await expect(paper.getByRole('cell', { name: 'Ana Beatriz Moura' })).toBeVisible();
  await expect(paper.getByText('Turma: 9º Ano C')).toBeVisible();
  await paper.close();

  await choose('Mapa do conselho');
  await expect(page.getByRole('columnheader', { name: 'Média' })).toBeVisible();
  await choose('Auditoria');
  await expect(page.getByRole('cell', { name: 'Relatório: Alunos por turma' }).first()).toBeVisible();
});
