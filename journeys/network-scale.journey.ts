import { accounts, expect, signIn, test } from './support/journey.ts';
import { seeToast } from './support/list-steps.ts';
import { giveNetworkExam } from './support/network-exam.ts';

test('a network calibrates the exam of its base year, then the next one by common questions, and reads both', {
  tag: '@full',
}, async ({ page, databaseUrl }) => {
  const first = await giveNetworkExam(databaseUrl, { title: 'Prova da rede de março', seed: 11 });
  const second = await giveNetworkExam(databaseUrl, { title: 'Prova da rede de novembro', seed: 12, harder: 5 });
  expect(first.sheets).toBeGreaterThanOrEqual(200);
  await signIn(page, accounts.municipality);
  await page.goto('/app/scale');
  await expect(page.getByText('Nenhuma prova calibrada')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Nova calibração' });
  const submit = dialog.getByRole('button', { name: 'Iniciar' });
  const chooseExam = async (title: string) => {
    await page.getByRole('button', { name: 'Nova calibração' }).click();
    await dialog.getByRole('combobox', { name: /Avaliação/ }).fill(title);
    await page.getByRole('option', { name: title }).click();
  };
  const row = (title: string) => page.getByRole('row', { name: new RegExp(title) });

  await test.step('the first exam is the base', async () => {
    await chooseExam(first.title);
    await submit.click();
    await seeToast(page, 'Calibração iniciada');
    await expect(row(first.title)).toContainText('Concluída', { timeout: 60_000 });
    await expect(row(first.title)).toContainText('Ano-base');
  });

  await test.step('the next one wants eight common questions', async () => {
    await chooseExam(second.title);
    const block = dialog.getByRole('group', { name: 'Bloco 1' });
    for (const name of [/No ano-base/, /Nesta prova/]) {
      await block.getByRole('button', { name }).click();
      await page.getByRole('option', { name: 'Questão 1', exact: true }).click();
    }
    await block.getByRole('textbox', { name: 'Quantas' }).fill('5');
    await submit.click();
    await expect(dialog.getByText(/5 questões comuns não bastam/)).toBeVisible();
    await block.getByRole('textbox', { name: 'Quantas' }).fill('12');
    await submit.click();
    await expect(row(second.title)).toContainText('Concluída', { timeout: 60_000 });
  });

  await test.step('what it found: years, schools, levels and the questions that moved', async () => {
    await page.getByRole('link', { name: second.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeFocused();
    const years = page.getByRole('figure', { name: 'A rede ao longo dos anos' });
    await expect(years.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('figure', { name: 'Escolas' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Níveis da escala' })).toContainText('Questão 1');
    await expect(page.getByRole('table', { name: 'Questões comuns' }).getByRole('row')).toHaveCount(13);
    const moved = page.getByRole('table', { name: 'Questões comuns' }).getByRole('row').filter({ hasText: 'Mudou' });
    await expect(moved.filter({ hasText: 'Questão 5' })).toBeVisible();
    await years.getByRole('button', { name: /Ver tabela/ }).click();
    await expect(years.getByRole('columnheader', { name: 'Até' })).toBeVisible();
  });

  await test.step('a school in both exams, with its classes; to the other exam the school is kept', async () => {
    const school = page.getByRole('combobox', { name: 'Escola' });
    await school.fill('dalva');
    await page.getByRole('option', { name: /Dalva/ }).click();
    const years = page.getByRole('figure', { name: /Dalva Nogueira ao longo dos anos$/ });
    await expect(years.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText(new RegExp(`De ${first.title} a ${second.title}: `))).toHaveCount(2);
    const classes = page.getByRole('figure', { name: /^Turmas de/ });
    await expect(classes.getByRole('listitem').filter({ hasText: '9º Ano C · ' })).toHaveCount(2);
    await years.getByRole('link', { name: new RegExp(first.title) }).click();
    await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
    await expect(school).toHaveValue(/Dalva/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
  });

  await test.step('one that is under way is cancelled', async () => {
    await page.route(/\/scale-runs\/[0-9a-f-]+$/, async (route) => {
      const answer = await route.fetch();
      const json = await answer.json();
      await route.fulfill({
        response: answer,
        json: { ...json, data: { ...json.data, status: 'RUNNING', cycles: 12, findings: null } },
      });
    });
    await page.reload();
    await expect(page.getByText(/^Estimando as questões: rodada \d+/)).toBeVisible();
    await page.getByRole('button', { name: /Cancelar/ }).click();
    // The server knows that it was over long ago.
    await seeToast(page, 'já terminou');
  });

  await test.step('who runs a school has no such screen', async () => {
    await signIn(page, accounts.manager);
    await page.goto('/app/scale');
    await expect(page.getByRole('heading', { name: /Acesso/ })).toBeVisible();
  });
});
