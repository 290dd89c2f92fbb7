import type { Page } from '@playwright/test';
import { accounts, demoPassword, expect, signIn, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';

/** An answer in which the server says nothing that a person could read. */
const silent = { status: 500, contentType: 'application/json', body: '{}' } as const;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Picks by typing. Where the dialog is scrolled meanwhile the list closes, and comes back with the next key. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('combobox', { name: label });
  await expect(async () => {
    await field.fill('');
    await field.fill(option);
    await page.getByRole('option', { name: option }).first().click({ timeout: 3_000 });
  }).toPass();
}

async function pickRole(page: Page, label: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Perfil/ })
    .click();
  await page.getByRole('option', { name: label, exact: true }).click();
}

test.describe('Usuários gerais', () => {
  test('finds, filters, and says what went wrong', async ({ page }) => {
    await signIn(page, accounts.master);
    await page.goto('/');
    await test.step('a failed list never looks empty', async () => {
      await page.route(/\/users\?/, (route) => route.fulfill(silent));
      await page.goto('/app/users');
      await expect(page.getByText('Erro ao buscar usuários.')).toBeVisible();
      await page.unroute(/\/users\?/);
      await page.getByRole('button', { name: 'Tentar novamente' }).first().click();
      await expect(page.getByRole('table', { name: 'Usuários' })).toBeVisible();
    });
    await test.step('counters, search by role, filters', async () => {
      await expect(page.getByRole('table', { name: 'Usuários' }).getByRole('row')).toHaveCount(11);
      for (const label of ['Total de usuários', 'Professores', 'Diretores', 'Admins de Municípios']) {
        await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible();
      }
      await page.route(
        /\/users\?.*search=a(&|$)/,
        async (route) => {
          const response = await route.fetch();
          const json = { ...(await response.json()), total: 1000, total_is_bound: true };
          await route.fulfill({ response, json });
        },
        { times: 1 },
      );
      await page.getByLabel('Buscar usuários').fill('a');
      await expect(page.getByText('1–10 de mais de 1.000 usuários')).toBeVisible();
      await page.getByLabel('Buscar usuários').fill('gestor brandão');
      await expect(page.getByRole('row').nth(1)).toContainText('Sérgio Brandão');
      await expect(page.getByRole('row').nth(1)).toContainText('Diretor(a)');
      await page.getByLabel('Buscar usuários').fill('ninguém com este nome');
      await expect(page.getByText('Nenhum usuário encontrado.')).toBeVisible();
      await page.getByRole('button', { name: 'Limpar filtros' }).click();
      await page.getByRole('button', { name: /^Todos os perfis/ }).click();
      await expect(page.getByRole('option')).toHaveText([
        'Todos os perfis',
        'Perfil: Master',
        'Perfil: Município',
        'Perfil: Gestor',
        'Perfil: Professor',
        'Perfil: Estudante',
      ]);
      await page.getByRole('option', { name: 'Perfil: Gestor' }).click();
      await expect(page.getByText(/^1–\d de \d usuários$/)).toBeVisible();
      await page.getByRole('button', { name: /^Ativos e inativos/ }).click();
      await page.getByRole('option', { name: 'Só inativos' }).click();
      await expect(page).toHaveURL(/perfil=MANAGER&status=inativo/);
    });
    await test.step('ten rows of one line stand on a screen', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/app/users');
      const rows = page.getByRole('table', { name: 'Usuários' }).getByRole('row');
      await expect(rows).toHaveCount(11);
      const boxes = await rows.evaluateAll((all) => all.slice(1).map((row) => row.getBoundingClientRect()));
      for (const { height } of boxes) expect(height).toBeLessThanOrEqual(52);
      expect(boxes.at(-1)?.bottom).toBeLessThanOrEqual(900);
    });
    await test.step('columns, and everything that is kept of one person', async () => {
      await page.goto('/app/users?busca=ana.moura');
      await expect(page.getByRole('table', { name: 'Usuários' }).getByRole('columnheader')).toHaveText([
        'Nome',
        'E-mail',
        'Perfil',
        'Status',
        'Instituição e município',
        'Ações',
      ]);
      await page.getByRole('button', { name: 'Ver Ana Beatriz Moura' }).click();
      const details = page.getByRole('dialog', { name: 'Detalhes do usuário' });
      await expect(details.getByText('Estudante', { exact: true })).toBeVisible();
      await expect(details.getByText('Ativo', { exact: true })).toBeVisible();
      await expect(details.getByRole('term')).toHaveText([
        'Data de nascimento',
        'Gênero',
        'CPF',
        'Matrícula',
        'Instituição',
        'Município',
        'Série',
        'Turma',
        'Ano letivo',
      ]);
      for (const title of ['Telefones', 'E-mails', 'Endereços']) {
        const contacts = details.getByRole('region', { name: title });
        await expect(contacts.getByText('Primário', { exact: true })).toBeVisible();
      }
      await expect(details.getByRole('region', { name: 'Telefones' }).getByText('Celular')).toBeVisible();
    });
  });

  test('the wizard says what is missing, clears by role and keeps what was typed', { tag: '@full' }, async ({
    page,
  }) => {
    await signIn(page, accounts.master);
    await page.goto('/app/users');
    await page.getByRole('button', { name: 'Novo usuário' }).click();
    const wizard = page.getByRole('dialog', { name: 'Novo usuário' });
    const next = wizard.getByRole('button', { name: 'Próximo' });
    const says = (message: string) => expect(wizard.getByText(message).first()).toBeVisible();
    await test.step('what is missing', async () => {
      await expect(wizard.getByRole('button', { name: 'Voltar' })).toBeDisabled();
      await wizard.getByRole('button', { name: /Perfil/ }).click();
      const labels = ['Selecione…', 'Master', 'Município', 'Diretor(a)', 'Professor(a)', 'Aluno', 'Admin', 'Mentor'];
      await expect(page.getByRole('option')).toHaveText(labels);
      await page.getByRole('option', { name: 'Selecione…' }).click();
      await next.click();
      for (const message of [
        'Nome obrigatório',
        'Email obrigatório',
        'Perfil obrigatório',
        'Senha é obrigatória para novos usuários',
      ]) {
        await says(message);
      }
    });
    await test.step('what is wrong', async () => {
      await wizard.getByLabel('Nome').fill('Rosângela Tavares');
      await wizard.getByLabel('E-mail', { exact: false }).first().fill('rosangela@');
      await wizard.getByLabel('CPF').fill('1234567890');
      await wizard.getByLabel('Senha', { exact: false }).first().fill('abc');
      await next.click();
      await says('Email inválido');
      await says('CPF deve conter 11 dígitos');
      await says('A senha deve ter no mínimo 8 caracteres, A senha deve ter uma letra maiúscula');
      await wizard.getByLabel('CPF').fill('12345678900');
      await expect(wizard.getByLabel('CPF')).toHaveValue('123.456.789-00');
      await next.click();
      await says('CPF inválido');
    });
    await test.step('photos', async () => {
      const input = wizard.locator('input[type=file]');
      await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
      await says('Por favor, selecione apenas arquivos de imagem');
      await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
      await says('A imagem deve ter no máximo 5MB');
      await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
      await expect(page.getByText('Imagem carregada com sucesso!').last()).toBeVisible();
    });
    await test.step('role-dependent pickers', async () => {
      await page.route(/\/institutions\?/, (route) => route.fulfill(silent));
      await pickRole(page, 'Aluno');
      await expect(page.getByText('Erro ao carregar instituições').first()).toBeVisible();
      await page.unroute(/\/institutions\?/);
      await wizard.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(wizard.getByRole('combobox', { name: 'Município' })).toHaveCount(0);
      await expect(wizard.getByRole('combobox', { name: 'Turma' })).toBeDisabled();
      await page.route(/\/classes\?/, (route) => route.fulfill(silent));
      await choose(page, 'Instituição', 'E.M. Professora Dalva Nogueira');
      await expect(page.getByText('Erro ao carregar turmas').first()).toBeVisible();
      await page.unroute(/\/classes\?/);
      await pickRole(page, 'Município');
      await expect(wizard.getByRole('combobox', { name: 'Instituição' })).toHaveCount(0);
      await pickRole(page, 'Professor(a)');
      await expect(wizard.getByRole('combobox', { name: 'Instituição' })).toBeDisabled();
      await choose(page, 'Município', 'Santa Aurora');
      await choose(page, 'Instituição', 'E.M. Professora Dalva Nogueira');
      await pickRole(page, 'Diretor(a)');
      await expect(wizard.getByRole('combobox', { name: 'Município' })).toHaveValue('');
      await expect(wizard.getByRole('combobox', { name: 'Instituição' })).toBeDisabled();
    });
    await test.step('a reload keeps everything but password, CPF and photo', async () => {
      await page.reload();
      await expect(wizard.getByLabel('Nome')).toHaveValue('Rosângela Tavares');
      await expect(wizard.getByLabel('CPF')).toHaveValue('');
      await expect(wizard.getByRole('button', { name: 'Remover foto' })).toHaveCount(0);
      await expect(wizard.getByText(/Este é o seu rascunho/)).toBeVisible();
    });
  });

  test('a user is made by keyboard alone through a failed save and an expired session, then removed', {
    tag: '@full',
  }, async ({ page }) => {
    await signIn(page, accounts.master);
    await page.goto('/app/users');
    const key = (name: string) => page.keyboard.press(name);
    const wizard = page.getByRole('dialog', { name: 'Novo usuário' });
    await test.step('three steps without a mouse', async () => {
      await page.getByRole('button', { name: 'Novo usuário' }).focus();
      await key('Enter');
      await tabTo(page, wizard.getByRole('textbox', { name: /^Nome/ }));
      await page.keyboard.type('Rosângela Nóbrega');
      await tabTo(page, wizard.getByRole('textbox', { name: /^E-mail/ }));
      await page.keyboard.type('rosangela.nobrega@santaaurora.edu.br');
      await tabTo(page, wizard.getByRole('button', { name: /Perfil/ }));
      await key('ArrowDown');
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.keyboard.type('Prof');
      await key('Enter');
      await tabTo(page, wizard.getByRole('combobox', { name: 'Município' }));
      await page.keyboard.type('Santa Aurora');
      await expect(page.getByRole('option', { name: /Santa Aurora/ })).toBeVisible();
      await key('ArrowDown');
      await key('Enter');
      await tabTo(page, wizard.getByRole('textbox', { name: /^Senha/ }));
      await page.keyboard.type('Senha@2026');
      await key('Enter');
      await tabTo(page, wizard.getByRole('button', { name: 'Adicionar telefone' }));
      await key('Enter');
      await expect(wizard.getByRole('textbox', { name: 'Número' })).toBeFocused();
      await page.keyboard.type('35999990000');
      await expect(wizard.getByRole('textbox', { name: 'Número' })).toHaveValue('(35) 99999-0000');
      await key('Enter');
      await tabTo(page, wizard.getByRole('button', { name: 'Adicionar endereço' }));
      await key('Enter');
      await tabTo(page, wizard.getByRole('textbox', { name: 'CEP' }));
      await page.keyboard.type('37990000');
      await expect(wizard.getByRole('textbox', { name: 'CEP' })).toHaveValue('37990-000');
      await tabTo(page, wizard.getByRole('textbox', { name: 'Rua' }));
      await page.keyboard.type('Rua das Flores');
    });
    await test.step('a failed save loses nothing', async () => {
      await page.route(/\/users$/, (route) => route.fulfill(silent), { times: 1 });
      await key('Enter');
      await expect(page.getByText('Erro ao salvar usuário').last()).toBeVisible();
      await expect(wizard.getByRole('textbox', { name: 'Rua' })).toHaveValue('Rua das Flores');
    });
    await test.step('nor does an expired session', async () => {
      await page.route(
        /\/users$/,
        (route) =>
          route.fulfill({
            status: 401,
            contentType: 'application/json',
            body: JSON.stringify({ success: false, code: 'session-invalid', message: 'Sessão inválida ou expirada.' }),
          }),
        { times: 1 },
      );
      await tabTo(page, wizard.getByRole('button', { name: 'Salvar' }));
      await key('Enter');
      const lock = page.getByRole('dialog', { name: 'Sua sessão terminou' }).or(page.getByRole('alertdialog'));
      await lock.getByLabel('Senha', { exact: true }).fill(demoPassword);
      await lock.getByRole('button', { name: 'Entrar', exact: true }).click();
      await expect(page.getByText('Usuário criado com sucesso!').last()).toBeVisible();
      await expect(wizard).toBeHidden();
    });
    await test.step('details, edit, removal', async () => {
      await page.getByLabel('Buscar usuários').fill('rosangela nobrega');
      await page.getByRole('button', { name: 'Ver Rosângela Nóbrega' }).click();
      const details = page.getByRole('dialog', { name: 'Detalhes do usuário' });
      await expect(details.getByText('(35) 99999-0000')).toBeVisible();
      await expect(details.getByText('Rua das Flores, 37990-000, Brasil')).toBeVisible();
      await expect(details.getByText('Professor(a)')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Editar Rosângela Nóbrega' }).click();
      const edit = page.getByRole('dialog', { name: 'Editar usuário' });
      await edit.getByText('Conta ativa').click();
      for (const step of ['Próximo', 'Próximo']) await edit.getByRole('button', { name: step }).click();
      // Another director saves the same person meanwhile.
      const id = new URL(page.url()).searchParams.get('formulario');
      const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('access_token'))}`;
      const data = { profile: { matricula: 'OUTRA-1' } };
      expect((await page.request.patch(`/users/${id}`, { headers: { authorization }, data })).ok()).toBe(true);
      await edit.getByRole('button', { name: 'Salvar' }).click();
      // Both values stand side by side in the dialog, and nothing is chosen for the person.
      await expect(edit.getByText(/salvou este registro enquanto você o editava/)).toBeVisible();
      const differing = edit.getByRole('table', { name: 'O que difere' }).getByRole('row');
      await expect(differing.filter({ hasText: 'Matrícula' })).toContainText('OUTRA-1');
      const shown = { success: false, message: ['E-mail já cadastrado', 'CPF já cadastrado'] };
      await page.route(/\/users\/[^/?]+$/, (route) => route.fulfill({ status: 409, json: shown }), { times: 1 });
      await edit.getByRole('button', { name: 'Manter o meu' }).click();
      await expect(page.getByText('E-mail já cadastrado, CPF já cadastrado').last()).toBeVisible();
      await edit.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Usuário editado com sucesso!').last()).toBeVisible();
      await expect(page.getByRole('row').nth(1)).toContainText('Inativo');
      await page.getByRole('button', { name: 'Excluir Rosângela Nóbrega' }).click();
      const removal = page.getByRole('alertdialog', { name: 'Excluir usuário' });
      await expect(removal).toContainText(
        'Tem certeza que deseja excluir o usuário Rosângela Nóbrega? Esta ação não poderá ser desfeita.',
      );
      await removal.getByRole('textbox').fill('excluir');
      await expect(removal.getByText('Digite EXCLUIR em maiúsculas')).toBeVisible();
      await expect(removal.getByRole('button', { name: 'Excluir' })).toBeDisabled();
      await removal.getByRole('textbox').fill('EXCLUIR');
      await page.route(/\/users\/[^/?]+$/, (route) => route.fulfill(silent), { times: 1 });
      await removal.getByRole('button', { name: 'Excluir' }).click();
      await expect(page.getByText('Erro ao excluir usuário.').last()).toBeVisible();
      await removal.getByRole('button', { name: 'Excluir' }).click();
      await expect(page.getByText('Usuário excluído com sucesso!').last()).toBeVisible();
      await expect(page.getByText('Nenhum usuário encontrado.')).toBeVisible();
    });
  });

  test('who deletes the own account is signed out', async ({ page, request, server }) => {
    const email = 'diretora.de.passagem@santaaurora.edu.br';
    const signedIn = await request.post(`${server.url}/auth/login`, {
      data: { email: accounts.master, password: demoPassword },
    });
    const headers = { authorization: `Bearer ${(await signedIn.json()).data.access_token}` };
    const schools = await request.get(`${server.url}/institutions?limit=1`, { headers });
    const profile = { institution_id: (await schools.json()).data[0].id };
    const user = { name: 'Diretora de Passagem', email, password: demoPassword, role: 'MANAGER', profile };
    expect((await request.post(`${server.url}/users`, { headers, data: user })).ok()).toBe(true);

    await signIn(page, email);
    await page.goto('/app/users?busca=passagem');
    await page.getByRole('button', { name: 'Excluir Diretora de Passagem' }).click();
    const removal = page.getByRole('alertdialog', { name: 'Excluir usuário' });
    await expect(removal).toContainText('Esta é a sua própria conta');
    await removal.getByRole('textbox').fill('EXCLUIR');
    await removal.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  });
});
