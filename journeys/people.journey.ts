import type { Locator, Page } from '@playwright/test';
import pg from 'pg';
import { accounts, expect, signIn, test } from './support/journey.ts';
import { seeToast } from './support/list-steps.ts';
import { downloadPdf, openPdf } from './support/print-pdf.ts';

const silent = { status: 500, contentType: 'application/json', body: '{}' } as const;
/** The next call of this kind is answered by a server that is in trouble. */
async function failNext(page: Page, method: string, url: RegExp): Promise<void> {
  let isOver = false;
  await page.route(url, (route) => {
    if (isOver || route.request().method() !== method) return route.fallback();
    isOver = true;
    return route.fulfill(silent);
  });
}
const stepsToSave = ['Próximo', 'Próximo', 'Salvar'];

/** Picks a class by typing its name; the list begins anew when the classes arrive while it is open. */
async function chooseClass(page: Page, within: Page | Locator, name: string): Promise<void> {
  await expect(async () => {
    await within.getByRole('combobox', { name: 'Turma' }).fill('');
    await within.getByRole('combobox', { name: 'Turma' }).fill(name);
    await page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click({ timeout: 3_000 });
  }).toPass();
}

/** Removes the person of a card: the failure first, then the removal. */
async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Excluir ${name}` }).click();
  const removal = page.getByRole('alertdialog', { name: /^Excluir (professor|estudante)$/ });
  await removal.getByRole('textbox').fill('EXCLUIR');
  await failNext(page, 'DELETE', /\/users\/[^/?]+$/);
  await removal.getByRole('button', { name: 'Excluir' }).click();
  await seeToast(page, 'Falha ao remover');
  await removal.getByRole('button', { name: 'Excluir' }).click();
  await seeToast(page, /(Professor|Estudante) removido$/);
  await expect(page.getByText(/^Nenhum (professor|estudante) encontrado\.$/)).toBeVisible();
}

test.describe('Professores e Estudantes', () => {
  test('a teacher: wizard, qualifications, week, removal', { tag: '@full' }, async ({ page }) => {
    const name = 'Professora de Passagem';
    await signIn(page, accounts.manager);
    await page.goto('/app/users/teachers');
    await page.getByRole('button', { name: 'Novo professor' }).click();
    const wizard = page.getByRole('dialog', { name: 'Novo professor' });
    await wizard.getByRole('textbox', { name: /^Nome/ }).fill(name);
    await wizard.getByRole('textbox', { name: /^E-mail/ }).fill('prof.passagem@santaaurora.edu.br');
    await expect(wizard.getByRole('combobox', { name: 'Instituição' })).toBeDisabled();
    await expect(wizard.getByRole('combobox', { name: 'Instituição' })).toHaveValue('E.M. Professora Dalva Nogueira');
    await wizard.getByRole('button', { name: 'Próximo' }).click();
    await expect(wizard.getByText('Senha obrigatória').first()).toBeVisible();
    await wizard.getByRole('textbox', { name: /^Senha/ }).fill('Senha@2026');
    await failNext(page, 'POST', /\/users$/);
    for (const step of stepsToSave) await wizard.getByRole('button', { name: step }).click();
    await seeToast(page, 'Falha ao criar professor');
    await test.step('an answer that is lost on its way makes nobody twice', async () => {
      await page.route(
        /\/users$/,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await wizard.getByRole('button', { name: 'Salvar' }).click();
      await seeToast(page, 'Falha ao criar professor. Sem conexão');
      await wizard.getByRole('button', { name: 'Salvar' }).click();
      await seeToast(page, 'Professor criado');
    });

    await page.getByLabel('Buscar professores').fill(name);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: `Formações de ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Adicionar formação' }).click();
    const form = page.getByRole('dialog');
    const course = form.getByRole('textbox', { name: /^Curso/ });
    const fail = (method: string) => failNext(page, method, /\/qualifications/);
    await course.fill('Letras');
    await fail('POST');
    await course.press('Enter');
    await seeToast(page, 'Falha ao adicionar formação');
    await expect(course).toHaveValue('Letras');
    await course.press('Enter');
    await seeToast(page, 'Formação adicionada');
    await page.getByRole('button', { name: 'Editar Letras' }).click();
    await course.fill('Pedagogia');
    await fail('PATCH');
    await course.press('Enter');
    await seeToast(page, 'Falha ao salvar formação');
    await course.press('Enter');
    await seeToast(page, 'Formação atualizada');
    await page.getByRole('button', { name: 'Excluir Pedagogia' }).click();
    const removal = page.getByRole('alertdialog', { name: 'Excluir Formação' });
    await removal.getByRole('textbox').fill('EXCLUIR');
    await fail('DELETE');
    await removal.getByRole('button', { name: 'Excluir' }).click();
    await seeToast(page, 'Falha ao remover');
    await removal.getByRole('button', { name: 'Excluir' }).click();
    await seeToast(page, 'Formação removida');
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click();

    await page.getByRole('button', { name: `Ver ${name}` }).click();
    await expect(page.getByRole('list', { name: `Horários de ${name}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Editar ${name}` }).click();
    const edit = page.getByRole('dialog', { name: 'Editar professor' });
    await failNext(page, 'PATCH', /\/users\/[^/?]+$/);
    for (const step of stepsToSave) await edit.getByRole('button', { name: step }).click();
    await seeToast(page, 'Falha ao atualizar');
    await edit.getByRole('button', { name: 'Salvar' }).click();
    await seeToast(page, 'Professor atualizado');
    await remove(page, name);
  });

  test('a pupil: wizard, transfer with its history, reset of access, removal @full', async ({ page }) => {
    const name = 'Estudante de Passagem';
    await signIn(page, accounts.manager);
    await page.goto('/app/users/students');
    await page.getByRole('button', { name: 'Novo estudante' }).click();
    const wizard = page.getByRole('dialog', { name: 'Novo estudante' });
    await wizard.getByRole('textbox', { name: /^Nome/ }).fill(name);
    await wizard.getByRole('button', { name: 'Próximo' }).click();
    await expect(wizard.getByText('Email obrigatório').first()).toBeVisible();
    await wizard.getByText('Sem e-mail: criar um endereço da escola').click();
    await wizard.getByRole('textbox', { name: /^Matrícula/ }).fill('PASS-1');
    await wizard.getByRole('textbox', { name: /^Senha/ }).fill('Senha@2026');
    await chooseClass(page, wizard, '9º Ano B');
    await failNext(page, 'POST', /\/users$/);
    for (const step of stepsToSave) await wizard.getByRole('button', { name: step }).click();
    await seeToast(page, 'Falha ao criar estudante');
    await wizard.getByRole('button', { name: 'Salvar' }).click();
    await seeToast(page, 'Estudante criado');

    await page.getByLabel('Buscar estudantes').fill(name);
    const card = page.getByRole('article', { name });
    await expect(card).toContainText('pass-1@aluno.');
    await page.getByRole('button', { name: `Editar ${name}` }).click();
    const edit = page.getByRole('dialog', { name: 'Editar estudante' });
    for (const step of stepsToSave) await edit.getByRole('button', { name: step }).click();
    await seeToast(page, 'Estudante atualizado');

    await test.step('transfer', async () => {
      await page.getByRole('button', { name: `Mais ações: ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Transferir de turma' }).click();
      const transfer = page.getByRole('dialog', { name: `Transferir ${name}` });
      await transfer.getByRole('button', { name: 'Transferir' }).click();
      await expect(transfer.getByText('Selecione a turma').first()).toBeVisible();
      await chooseClass(page, transfer, '9º Ano C');
      await failNext(page, 'PATCH', /\/users\/[^/?]+$/);
      await transfer.getByRole('button', { name: 'Transferir' }).click();
      await seeToast(page, 'Falha ao transferir');
      await transfer.getByRole('button', { name: 'Transferir' }).click();
      await seeToast(page, 'Estudante transferido');
      await expect(card).toContainText('9º Ano C');
      await page.getByRole('button', { name: `Ver ${name}` }).click();
      const history = page.getByRole('region', { name: 'Turmas por que passou' });
      await expect(history.getByRole('listitem').nth(0)).toContainText('9º Ano C');
      await expect(history.getByRole('listitem').nth(0)).toContainText('Cursando');
      await page.keyboard.press('Escape');
    });

    await test.step('reset of access', async () => {
      await page.getByRole('button', { name: `Mais ações: ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Redefinir acesso' }).click();
      const reset = page.getByRole('dialog', { name: `Redefinir acesso de ${name}` });
      await reset.getByRole('button', { name: 'Redefinir acesso' }).click();
      await expect(reset.getByText(/^[3-9A-Y]{5}-[3-9A-Y]{5}$/)).toBeVisible();
      await reset.getByRole('button', { name: 'Fechar' }).last().click();
    });
    await remove(page, name);
  });

  test('a pupil whose save was heard but not answered is one pupil after the draft is saved again', {
    tag: '@full',
  }, async ({ page }) => {
    const name = 'Estudante Sem Resposta';
    await signIn(page, accounts.manager);
    await page.goto('/app/users/students');
    await page.getByRole('button', { name: 'Novo estudante' }).click();
    const wizard = page.getByRole('dialog', { name: 'Novo estudante' });
    await wizard.getByRole('textbox', { name: /^Nome/ }).fill(name);
    await wizard.getByText('Sem e-mail: criar um endereço da escola').click();
    await wizard.getByRole('textbox', { name: /^Senha/ }).fill('Senha@2026');
    await chooseClass(page, wizard, '9º Ano B');
    await page.route(/\/users$/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    for (const step of stepsToSave) await wizard.getByRole('button', { name: step }).click();
    await seeToast(page, 'Falha ao criar estudante');
    await page.unrouteAll({ behavior: 'wait' });

    await page.reload();
    await expect(wizard.getByRole('textbox', { name: /^Nome/ })).toHaveValue(name);
    await wizard.getByRole('textbox', { name: /^Senha/ }).fill('Senha@2026');
    for (const step of stepsToSave) await wizard.getByRole('button', { name: step }).click();
    await seeToast(page, 'Estudante criado');
    await page.getByLabel('Buscar estudantes').fill(name);
    await expect(page.getByRole('article', { name })).toHaveCount(1);
    await remove(page, name);
    await expect(page.getByRole('article', { name })).toHaveCount(0);
  });

  test('a sheet: refused whole, taken whole; cards printed; a pupil’s first access', { tag: '@full' }, async ({
    page,
    databaseUrl,
  }) => {
    await signIn(page, accounts.manager);
    await page.goto('/app/users/students');
    await page.getByRole('link', { name: 'Importar' }).click();
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar modelo' }).click(),
    ]);
    expect(template.suggestedFilename()).toBe('modelo-estudantes.csv');
    await page.getByRole('button', { name: 'Conferir' }).click();
    await expect(page.getByText('Envie um arquivo ou cole a planilha').first()).toBeVisible();
    await page.getByRole('radio', { name: 'Colar planilha' }).click();
    await expect(page.getByText('Envie um arquivo ou cole a planilha')).toHaveCount(0);
    const pasted = page.getByRole('textbox', { name: 'Planilha colada' });
    const lines = (cpf: string) =>
      [
        'Nome\tMatrícula\tCPF\tSérie\tTurma',
        `Inês Importada\tIMP-1\t${cpf}\t9º Ano\tC`,
        'Ivo Importado\tIMP-2\t\t9º Ano\tC',
      ].join('\n');
    await pasted.fill(lines('123.456.789-00'));
    await page.reload();
    await expect(pasted).toHaveValue(/Inês Importada/);
    await page.getByRole('button', { name: 'Conferir' }).click();
    await expect(page.getByText(/^1 linha com problema\./)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Inês Importada' })).toContainText('CPF inválido');
    await expect(page.getByRole('button', { name: 'Importar 2 estudantes' })).toBeDisabled();
    // The button that was pressed went with the form; Back is a step, not the way out.
    await expect(page.getByRole('region', { name: 'Conferência' })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/import$/);
    await expect(page.getByRole('region', { name: 'Planilha' })).toBeFocused();
    await pasted.fill(lines(''));
    await page.getByRole('button', { name: 'Conferir' }).click();
    await expect(page.getByText('Nenhum problema encontrado.')).toBeVisible();
    await test.step('cancelled while it waits for another import of the network', async () => {
      const other = new pg.Client({ connectionString: databaseUrl });
      await other.connect();
      await page.setViewportSize({ width: 390, height: 500 });
      await other.query(`begin; select pg_advisory_xact_lock(hashtext('people-import:' || id)) from municipalities`);
      try {
        await page.getByRole('button', { name: 'Importar 2 estudantes' }).click();
        await page.getByRole('button', { name: 'Cancelar importação' }).click();
        await expect(page.getByRole('progressbar', { name: 'Carregando...' })).toBeVisible();
      } finally {
        await other.end();
      }
      await seeToast(page, 'Importação cancelada. Nada foi gravado.');
      await expect(page.getByRole('region', { name: 'Conferência' })).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Conferência: 2 estudantes' })).toBeInViewport();
      await page.setViewportSize({ width: 1280, height: 720 });
    });
    await page.getByRole('button', { name: 'Importar 2 estudantes' }).click();
    await expect(page.getByText('2 estudantes importados com sucesso!').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Importação concluída' })).toBeFocused();

    const code = await test.step('cards', async () => {
      await page.getByRole('link', { name: 'Cartões de acesso' }).click();
      await chooseClass(page, page, '9º Ano C');
      await page.getByRole('button', { name: 'Gerar para 2 alunos sem acesso' }).click();
      await seeToast(page, '2 cartões gerados');
      await page.getByRole('button', { name: 'Imprimir' }).click();
      const [sheet] = await openPdf(await downloadPdf(page, 'Cartões de acesso'), 1);
      expect(sheet?.text).toContain('Inês');
      const card = page.getByRole('listitem').filter({ hasText: 'Inês Importada' });
      const written = await card.getByText(/^[3-9A-Y]{5}-[3-9A-Y]{5}$/).innerText();
      await page.getByRole('button', { name: 'Voltar à turma' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Cartões de acesso' })).toBeFocused();
      return written;
    });

    await test.step('first access', async () => {
      await page.evaluate(() => localStorage.clear());
      await page.goto('/');
      await page.getByRole('link', { name: 'Primeiro acesso com código' }).click();
      await page.getByLabel('Matrícula ou e-mail').fill('IMP-1');
      await page.getByLabel('Código do cartão').fill('AAAAA-AAAAA');
      await page.getByLabel('Nova senha').fill('Senha@2026');
      await page.getByLabel('Repita a senha').fill('Senha@2026');
      await page.getByRole('button', { name: 'Criar senha e entrar' }).click();
      await expect(page.getByText(/código incorretos, ou o código não vale mais/)).toBeVisible();
      await page.getByLabel('Código do cartão').fill(code.toLowerCase());
      await page.getByRole('button', { name: 'Criar senha e entrar' }).click();
      await expect(page.getByRole('heading', { name: 'Olá, Inês Importada' })).toBeVisible();
    });
  });
});
