import { accounts, expect, signIn, test } from './support/journey.ts';
import { expectRetry, toast } from './support/list-steps.ts';

test('a director decides for each pupil and turns the year of the own school', async ({ page }) => {
  await signIn(page, accounts.manager);
  await page.goto('/app/class');
  await page.getByRole('link', { name: 'Virar o ano' }).click();
  await expectRetry(page, '/app/year-turnover', /\/year-turnover\?/, 'Erro ao carregar as turmas do ano');
  const first = page.getByRole('button', { name: /^Por decidir Resultado de / }).first();
  await expect(first).toBeVisible();
  const name = ((await first.getAttribute('aria-label')) ?? (await first.innerText())).trim();
  expect(name).not.toBe('');
  await first.click();
  await page.getByRole('option', { name: 'Promovido' }).click();
  const turn = page.getByRole('button', { name: 'Virar o ano' });
  await test.step('a decision outlives a reload', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: /^Promovido Resultado de / })).toHaveCount(1);
  });
  await turn.click();
  const question = page.getByRole('alertdialog', { name: /^Virar de \d{4} para \d{4}\?$/ });
  await expect(
    question.getByText(/^Com nova matrícula: 1 aluno na série seguinte e 0 alunos na mesma\./),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Virar o ano' }).click();
  await expect(toast(page, /^Sucesso: Ano virado! \d+ turmas? criadas?/)).toBeVisible();
  await expect(page.getByText('Ano já virado')).toHaveCount(1);
});
