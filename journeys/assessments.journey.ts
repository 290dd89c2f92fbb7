import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accounts, expect, signIn, test } from './support/journey.ts';
import { expectRetry, expectTakenAway, seeToast, typeAndRemove, whileBroken } from './support/list-steps.ts';

const exam = 'Avaliação bimestral de Matemática';
const joint = 'Simulado de Língua Portuguesa e Matemática';

async function pick(page: Page, field: string, text: string): Promise<void> {
  const box = page.getByRole('dialog').getByRole('combobox', { name: field });
  await expect(box).toBeEnabled();
  await box.fill(text);
  await page.getByRole('option', { name: text }).first().click();
}

test.describe('Gestão de Avaliações', () => {
  test('MASTER chooses every step to a class, attaches the file, looks at it, changes and removes @full', async ({
    page,
  }) => {
    const calls = /\/assessments(\/[\w-]+)?(\?|$)/;
    await signIn(page, accounts.master);
    await expectRetry(page, '/app/activities', calls, 'Erro ao carregar avaliações');
    await expect(page.getByRole('article')).toHaveCount(12);

    await page.getByRole('button', { name: 'Nova avaliação' }).click();
    const form = page.getByRole('dialog', { name: 'Nova avaliação' });
    await form.getByRole('button', { name: 'Criar' }).click();
    for (const wrong of [
      'Informe o título',
      'Selecione um município',
      'Selecione uma instituição',
      'Selecione a turma',
    ]) {
      await expect(form.getByText(wrong, { exact: true })).toBeVisible();
    }
    await form.getByLabel('Título').fill('Prova da horta');
    await pick(page, 'Município', 'Santa Aurora');
    await pick(page, 'Instituição', 'Dalva');
    await pick(page, 'Turma', '9º Ano C');
    const buffer = Buffer.from('Texto da prova da horta', 'utf8');
    await form.locator('input[type=file]').setInputFiles({ name: 'prova.txt', mimeType: 'text/plain', buffer });
    await whileBroken(page, 'POST', calls, async () => {
      await form.getByRole('button', { name: 'Criar' }).click();
      await seeToast(page, 'Erro ao criar avaliação');
    });
    await form.getByRole('button', { name: 'Criar' }).click();
    await seeToast(page, 'Avaliação criada');

    await page.getByLabel('Buscar avaliações').fill('horta 9º ano c');
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: 'Baixar Prova da horta, 9º Ano C' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('prova.txt');
    await card.getByRole('button', { name: 'Abrir Prova da horta' }).click();
    const view = page.getByRole('dialog', { name: 'Prova da horta' });
    await expect(view.getByText('Texto da prova da horta')).toBeVisible();
    await expect(view.getByRole('row').filter({ hasText: 'Pendente' }).first()).toBeVisible();
    await page.keyboard.press('Escape');

    await card.getByRole('button', { name: 'Editar Prova da horta' }).click();
    const edit = page.getByRole('dialog', { name: 'Editar avaliação' });
    await edit.getByLabel('Título').fill('Prova do pomar');
    await edit.getByRole('button', { name: 'Remover o arquivo' }).click();
    await whileBroken(page, 'PATCH', calls, async () => {
      await edit.getByRole('button', { name: 'Salvar' }).click();
      await seeToast(page, 'Erro ao atualizar');
    });
    await edit.getByRole('button', { name: 'Salvar' }).click();
    await seeToast(page, 'Avaliação atualizada');
    await expect(page).not.toHaveURL(/formulario=/);
    await page.getByLabel('Buscar avaliações').fill('pomar');
    await expect(card.getByRole('button', { name: 'Abrir Prova do pomar' })).toBeVisible();
    await expect(card.getByRole('button', { name: /Baixar/ })).toHaveCount(0);
    await card.getByRole('button', { name: 'Abrir Prova do pomar' }).click();
    await expect(page.getByRole('dialog').getByText('Sem arquivo')).toBeVisible();
    await page.keyboard.press('Escape');

    await card.getByRole('button', { name: /^Excluir Prova do pomar, \dº Ano [A-Z]$/ }).click();
    await whileBroken(page, 'DELETE', calls, async () => {
      await typeAndRemove(page, 'Excluir avaliação');
      await seeToast(page, 'Erro ao remover');
    });
    await typeAndRemove(page, 'Excluir avaliação');
    await seeToast(page, 'Avaliação removida');
    await expect(page.getByText('Nenhuma avaliação encontrada.')).toBeVisible();
  });

  test('each role filters by what is not its own; the list is taken away; formats lead to their correction', {
    tag: '@full',
  }, async ({ page }) => {
    await signIn(page, accounts.municipality);
    await page.goto('/app/activities');
    await expect(page.getByRole('article')).toHaveCount(12);
    await expect(page.getByRole('combobox', { name: 'Município' })).toHaveCount(0);
    const institution = page.getByRole('combobox', { name: 'Instituição' });
    const schoolClass = page.getByRole('combobox', { name: 'Turma' });
    await expect(schoolClass).toBeDisabled();
    await institution.fill('Dalva');
    await page.getByRole('option').first().click();
    await schoolClass.fill('9º Ano C');
    await page.getByRole('option').first().click();
    await expect(page.getByRole('button', { name: `Abrir ${exam}` })).toBeVisible();
    await expectTakenAway(page, /^avaliacoes_\d{4}-\d\d-\d\d\.xlsx$/, 'Gestão de Avaliações', exam);

    await page.getByRole('button', { name: `Abrir ${exam}` }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Corrigir', exact: true }).click();
    await expect(page).toHaveURL(/\/app\/activities\/[\w-]+\/correction\?classId=[\w-]+$/);
    await expect(page.getByRole('heading', { name: 'Correção OMR' })).toBeVisible();
  });

  test('an assessment goes to other classes, and is compared with them', { tag: '@full' }, async ({ page }) => {
    await signIn(page, accounts.manager);
    await page.goto('/app/activities?busca=bimestral');
    await page.getByRole('button', { name: `Abrir ${exam}` }).click();
    await page.getByRole('button', { name: 'Aplicar em várias turmas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Aplicar em várias turmas' });
    await dialog.getByRole('button', { name: 'Aplicar', exact: true }).click();
    await expect(dialog.getByText('Selecione ao menos uma turma')).toBeVisible();
    await dialog.getByLabel('Buscar turmas').fill('9º ano a');
    await dialog.getByText(/^9º Ano A/).click();
    await dialog.getByRole('button', { name: 'Aplicar', exact: true }).click();
    await seeToast(page, 'Avaliação aplicada');
    await expect(page.getByRole('article').filter({ hasText: exam })).toHaveCount(2);
    await page
      .getByRole('button', { name: `Abrir ${exam}` })
      .first()
      .click();
    await page.getByRole('button', { name: 'Aplicar em várias turmas' }).click();
    await expect(dialog.getByText(/Já tem esta avaliação/)).toBeVisible();
    await page.keyboard.press('Escape');

    await page.goto('/app/activities?busca=simulado+9');
    await page
      .getByRole('button', { name: `Abrir ${joint}` })
      .first()
      .click();
    await page.getByRole('link', { name: 'Análise dos resultados' }).click();
    await page.getByRole('tab', { name: 'Comparação' }).click();
    const table = page.getByRole('table', { name: 'A turma, a escola e a rede' });
    await expect(table.getByRole('row').filter({ hasText: 'Esta turma' })).toBeVisible();
    await expect(table.getByRole('row').filter({ hasText: 'A escola' })).toBeVisible();
    // One school alone took part: the network's line would be that school's again.
    await expect(table.getByRole('row').filter({ hasText: 'A rede' })).toHaveCount(0);

    const choose = async (report: string) => {
      await page.getByRole('button', { name: /Relatório$/ }).click();
      await page.getByRole('option', { name: report }).click();
    };
    await page.goto('/app/export');
    await choose('Comparativo entre instituições');
    await expect(page.getByText('Selecione a avaliação')).toBeVisible();
    await page.getByRole('combobox', { name: 'Turma' }).fill('9º Ano C');
    await page.getByRole('option', { name: '9º Ano C' }).first().click();
    await page.getByRole('combobox', { name: 'Avaliação' }).fill('Simulado');
    await page.getByRole('option').first().click();
    await expect(page.getByRole('columnheader', { name: 'Participação %' })).toBeVisible();
    await choose('Análise por questão');
    await expect(page.getByRole('columnheader', { name: '% dupla' })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(11);
  });
});

test('a director decides what waits, by keyboard, annuls a question, and reads the results by question', async ({
  page,
}) => {
  await signIn(page, accounts.manager);
  await page.goto('/');
  // A card's next step goes to where it is taken.
  const exercise = 'Lista de exercícios: equações';
  await page.goto(`/app/activities?busca=${encodeURIComponent('equações')}`);
  await page.getByRole('link', { name: `Salvar gabarito: ${exercise}` }).click();
  await expect(page.getByRole('dialog', { name: `Gabarito · ${exercise}` })).toBeVisible();

  await page.goto(`/app/activities?busca=${encodeURIComponent('simulado 9º ano b')}`);
  await page.getByRole('button', { name: `Abrir ${joint}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Revisar \d+ folhas/ })
    .click();
  const card = page.getByRole('region', { name: /^Questão \d+ da coluna \d/ });
  const position = page.getByText(/^\d+ de \d+ · Falta/);
  await expect(position).toContainText('1 de ');
  // Keys struck in a dialog, as long as it is there, are the dialog's.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const total = Number((await position.innerText()).match(/de (\d+)/)?.[1]);
  const first = await card.getAttribute('aria-labelledby');
  await expect(card.getByRole('radio', { checked: true })).toHaveCount(0);
  for (const answer of ['Alternativa A', 'Alternativa D', 'Em branco', 'Anulada']) {
    await expect(card.getByRole('radio', { name: answer })).toBeVisible();
  }

  await test.step('a decision that was not saved is not taken for one', async () => {
    await whileBroken(page, 'POST', /\/decisions$/, async () => {
      await page.keyboard.press('b');
      await seeToast(page, 'Erro ao salvar a decisão');
    });
    await expect(card).toHaveAttribute('aria-labelledby', first ?? '');
    await expect(card.getByRole('radio', { checked: true })).toHaveCount(0);
  });
  await page.keyboard.press('b');
  await expect(position).toContainText('2 de ');
  await page.keyboard.press('ArrowLeft');
  await expect(card.getByRole('radio', { name: 'Alternativa B' })).toBeChecked();
  await page.keyboard.press('0');
  await expect(position).toContainText('2 de ');

  await test.step('annulling is for everybody, and asked', async () => {
    await page.keyboard.press('n');
    const asked = page.getByRole('alertdialog', { name: /^Anular a questão \d+ da coluna \d/ });
    await expect(asked.getByText(/contará como certa para todos os alunos/)).toBeVisible();
    // Whose hits change is seen first.
    await expect(asked.getByRole('status', { name: 'O que muda' })).toContainText(
      /resultados? ser(á|ão) recalculados?/,
    );
    await asked.getByRole('button', { name: 'Anular para todos' }).click();
    await seeToast(page, 'Questão anulada');
    await expect(asked).toHaveCount(0);
  });
  const nothing = page.getByText('Nada mais espera revisão');
  for (let left = total; left > 0; left -= 1) {
    // Between two questions there is neither for a moment.
    await expect(card.or(nothing)).toBeVisible();
    if (await nothing.isVisible()) break;
    const name = await card.getAttribute('aria-labelledby');
    await page.keyboard.press('a');
    await expect(page.locator(`[aria-labelledby="${name}"]`)).toHaveCount(0);
  }
  await expect(nothing).toBeVisible();

  await page.getByRole('link', { name: 'Ver resultados' }).click();
  const summary = page.getByLabel('Resumo');
  await expect(summary).toContainText('Em revisão');
  await expect(page.getByRole('link', { name: /^Revisar/ })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Questões' }).click();
  const annulled = page.getByRole('row').filter({ hasText: 'Anulada' });
  await expect(annulled).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe(
    '\uFEFFQuestão;Gabarito;% A;% B;% C;% D;% em branco;% dupla;% acerto;Discriminação;D (27%);KR-20 sem a questão',
  );
  await annulled.getByRole('button', { name: /^Voltar a contar/ }).click();
  await page.getByRole('button', { name: 'Voltar a contar', exact: true }).last().click();
  await seeToast(page, 'Questão de volta na conta');
  await expect(annulled).toHaveCount(0);
});
