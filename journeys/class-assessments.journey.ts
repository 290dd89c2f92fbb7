import type { Page } from '@playwright/test';
import { layOutSheet } from '../packages/omr-engine/src/index.ts';
import { makeSheetPhoto } from '../packages/omr-engine/test-kit/index.ts';
import { actOn, openAssessments, openKey } from './support/correction-steps.ts';
import { accounts, expect, signIn, test } from './support/journey.ts';

const exam = 'Avaliação bimestral de Matemática';
const pick = async (page: Page, field: RegExp, option: string) => {
  await page.getByRole('button', { name: field }).last().click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test("a teacher posts an assessment's results as grades, and none that stands is written over unseen", {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, accounts.teacher);
  await openAssessments(page);
  const dialog = page.getByRole('dialog', { name: `Lançar como nota · ${exam}` });
  const open = async () => {
    await actOn(page, exam, 'Lançar como nota');
    await pick(page, /Escopo/, 'Semestre');
    await expect(dialog.getByRole('table')).toBeVisible();
  };
  const row = (name: string) => dialog.getByRole('row', { name: new RegExp(name) });
  const post = dialog.getByRole('button', { name: /^Lançar \d+ notas?$/ });
  let score = '';

  await test.step('each pupil with a result is chosen, and who has none cannot be', async () => {
    await open();
    await expect(row('Ana Beatriz Moura')).toContainText('Pendente');
    await expect(dialog.getByRole('checkbox', { name: 'Lançar a nota de Ana Beatriz Moura' })).toBeDisabled();
    await expect(row('Gabriela Teles')).toContainText('Em revisão');
    await expect(dialog.getByRole('checkbox', { name: 'Lançar a nota de Caio Fernandes Luz' })).toBeChecked();
    score = /\d+,\d/.exec(await row('Caio Fernandes Luz').innerText())?.[0] ?? '';
    await expect(dialog.getByText(/Nenhuma outra avaliação foi lançada neste período/)).toBeVisible();
    const said = /\d+/.exec(await post.innerText())?.[0];
    await post.click();
    await expect(page.getByText(`${said} notas lançadas`)).toBeVisible();
  });

  await test.step('the gradebook has them; a grade changed by hand is shown, and stays until it is ticked', async () => {
    await page.getByRole('tab', { name: 'Notas' }).click();
    await pick(page, /Escopo/, 'Semestre');
    const cell = page.getByRole('textbox', { name: 'Caio Fernandes Luz, 1º sem.' });
    await expect(cell).toHaveValue(score);
    await cell.fill('3');
    await page.keyboard.press('Enter');
    await expect(cell).toHaveAccessibleDescription(/^Salva/);
    await page.getByRole('tab', { name: 'Avaliações' }).click();
    await open();
    await expect(dialog.getByText(/Já lançada aqui em /)).toBeVisible();
    await expect(dialog.getByText(/^1 aluno já tem outra nota neste período/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Lançar a nota de Caio Fernandes Luz' })).not.toBeChecked();
    await expect(row('Caio Fernandes Luz')).toContainText('3,0');
    await expect(dialog.getByRole('button', { name: 'Lançar notas' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Substituir todas' }).click();
    await dialog.getByRole('button', { name: 'Lançar 1 nota' }).click();
    await expect(page.getByText(/: 1 nota lançada$/)).toBeVisible();
  });
});

test('the key: rows left untouched are asked about, a failed load saves nothing, a photo fills it', {
  tag: '@full',
}, async ({ page }) => {
  const title = 'Gabarito por foto';
  await signIn(page, accounts.teacher);
  await openAssessments(page);
  await page.getByRole('button', { name: 'Nova avaliação' }).click();
  const form = page.getByRole('dialog', { name: 'Nova avaliação' });
  await form.getByLabel('Título').fill(title);
  await form.getByRole('radio', { name: /Gabarito/ }).check({ force: true });
  await form.getByRole('button', { name: 'Criar' }).click();
  const card = page.getByRole('article', { name: title });
  const open = () => openKey(card);
  const editor = page.getByRole('dialog', { name: `Gabarito · ${title}` });
  const question = (column: number, number: number) =>
    editor.getByRole('radiogroup', { name: `Coluna ${column}, questão ${number}`, exact: true });
  const save = editor.getByRole('button', { name: 'Salvar', exact: true });

  await test.step('what nobody touched looks so, and is asked about', async () => {
    await open();
    await expect(question(1, 1)).toHaveAccessibleDescription('Não marcada');
    await expect(editor.getByRole('radio', { checked: true, name: /^Alternativa/ })).toHaveCount(0);
    await expect(question(1, 1).getByRole('radio').first()).toBeFocused();
    await page.keyboard.type('bcd');
    await expect(question(1, 3).getByRole('radio', { name: 'Alternativa D' })).toBeChecked();
  });

  await test.step('what was marked and not saved is there after a reload, and says so', async () => {
    await page.reload();
    await expect(editor.getByText('Recuperamos o que você marcou e ainda não salvou.')).toBeVisible();
    await expect(question(1, 3).getByRole('radio', { name: 'Alternativa D' })).toBeChecked();
    await expect(question(1, 4)).toHaveAccessibleDescription('Não marcada');
    await expect(question(1, 4).getByRole('radio').first()).toBeFocused();
    await save.click();
    await expect(
      editor.getByText('17 questões não foram marcadas e serão salvas como A. Salvar assim mesmo?'),
    ).toBeVisible();
    await editor.getByRole('button', { name: 'Marcar as que faltam' }).click();
    await expect(question(1, 4).getByRole('radio').first()).toBeFocused();
    await page.keyboard.type('a');
    await save.click();
    await expect(editor.getByText(/^16 questões não foram marcadas/)).toBeVisible();
    await editor.getByRole('button', { name: 'Salvar assim mesmo' }).click();
    await expect(page.getByText('Gabarito salvo')).toBeVisible();
  });

  await test.step('marked over a key that somebody else saved meanwhile, it is not saved over theirs unseen', async () => {
    await open();
    await expect(question(1, 1).getByRole('radio', { name: 'Alternativa B' })).toBeFocused();
    await page.keyboard.type('d');
    await expect(question(1, 1).getByRole('radio', { name: 'Alternativa D' })).toBeChecked();
    await page.evaluate(async (name) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('access_token')}`,
        'content-type': 'application/json',
      };
      const list = await (await fetch('/assessments?search=por%20foto', { headers })).json();
      const { id } = list.data.find((one: { title: string }) => one.title === name);
      const { data } = await (await fetch(`/assessments/${id}/key`, { headers })).json();
      data.key[0]['2'] = 'b';
      const body = JSON.stringify({ key: data.key, version: data.version });
      await fetch(`/assessments/${id}/key`, { method: 'POST', headers, body });
    }, title);
    await page.reload();
    await expect(editor.getByText(/^Outra pessoa salvou este registro/)).toBeVisible();
    await expect(question(1, 1).getByRole('radio', { name: 'Alternativa D' })).toBeChecked();
    await expect(save).toBeDisabled();
    await editor.getByRole('button', { name: 'Usar o dela' }).click();
    await expect(question(1, 1).getByRole('radio', { name: 'Alternativa B' })).toBeChecked();
    await expect(question(1, 2).getByRole('radio', { name: 'Alternativa B' })).toBeChecked();
    await expect(save).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(editor).toBeHidden();
    await expect(page).not.toHaveURL(/gabarito=/);
  });

  await test.step('a key that could not be loaded cannot be saved over', async () => {
    await page.route('**/assessments/*/key', (route) => route.abort());
    await page.reload();
    await open();
    await expect(editor.getByText('Erro ao carregar o gabarito')).toBeVisible();
    await expect(save).toHaveCount(0);
    await page.unroute('**/assessments/*/key');
    await editor.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(question(1, 1).getByRole('radio', { name: 'Alternativa B' })).toBeChecked();
  });

  await test.step("a filled sheet's answers become the key once confirmed; a double mark is left alone", async () => {
    const answers = [[...'DCBADCBADC'], [...'ABCDABCDAB']];
    answers[1] = answers[1]?.map((letter, index) => (index === 6 ? 'AC' : letter)) ?? [];
    const laidOut = layOutSheet({ groups: [10, 10], options: 4 });
    if (!laidOut.ok) throw new Error(laidOut.message);
    const { jpeg } = await makeSheetPhoto({
      layout: laidOut.layout,
      answers,
      seed: 71,
      size: 'upload',
      quarterTurn: 0,
    });
    await editor.getByRole('button', { name: 'Importar de uma foto' }).click();
    const file = { name: 'gabarito.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg) };
    await editor.locator('input[type=file]').setInputFiles(file);
    await expect(editor.getByText('19 de 20 questões lidas na foto')).toBeVisible({ timeout: 45_000 });
    await expect(editor.getByText(/coluna 2, questão 7\. Confira antes de salvar\.$/)).toBeVisible();
    await expect(save).toBeDisabled();
    await expect(question(1, 1).getByRole('radio', { name: 'Alternativa D' })).toBeChecked();
    await editor.getByRole('button', { name: 'Usar estas respostas' }).click();
    await expect(question(2, 7)).toHaveAccessibleDescription('Confira: a foto não deixou certeza');
    await expect(question(2, 7).getByRole('radio', { name: 'Alternativa A' })).toBeChecked();
    await question(2, 7).getByRole('radio').first().focus();
    await page.keyboard.type('c');
    await save.click();
    await expect(page.getByText('Gabarito salvo').last()).toBeVisible();
    await page.reload();
    await open();
    await expect(question(1, 2).getByRole('radio', { name: 'Alternativa C' })).toBeChecked();
    await expect(question(2, 7).getByRole('radio', { name: 'Alternativa C' })).toBeChecked();
  });
});
