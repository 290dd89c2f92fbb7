import type { Page } from '@playwright/test';
import { accounts, expect, signIn, test } from './support/journey.ts';

/** A green pixel as a PNG, and the first bytes of a PDF. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** The next request of this method and place is answered by a server that is in trouble. */
const failNext = (page: Page, method: string, url: RegExp, status = 502) =>
  page.route(url, (route) =>
    route.request().method() === method ? route.fulfill({ status, body: '<html></html>' }) : route.fallback(),
  );
const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

test.describe('Meu Perfil', () => {
  test('is edited in three steps, and the face in the top bar follows the photo @full', async ({ page }) => {
    await signIn(page, accounts.manager);
    await page.goto('/');
    await page.getByRole('button', { name: /Diretor\(a\)/ }).click();
    const entries = page.getByRole('menuitem');
    await expect(entries.first()).toHaveText('Meu Perfil');
    await entries.first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Meus horários' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Editar Perfil' }).click();
    const wizard = page.getByRole('dialog', { name: 'Editar Usuário' });
    const next = wizard.getByRole('button', { name: 'Próximo' });

    await test.step('what is wrong in the first step is said there', async () => {
      await expect(wizard.getByRole('button', { name: 'Voltar' })).toBeDisabled();
      const name = wizard.getByLabel('Nome');
      const stored = await name.inputValue();
      await name.fill('');
      await wizard.getByLabel('E-mail', { exact: false }).fill('sergio');
      await wizard.getByLabel('CPF').fill('123');
      await next.click();
      await said(page, 'Verifique os campos obrigatórios.');
      for (const text of ['Informe o nome', 'E-mail inválido', 'CPF inválido']) await said(page, text);
      await name.fill(stored);
      await wizard.getByLabel('E-mail', { exact: false }).fill(accounts.manager);
      await wizard.getByLabel('CPF').fill('52998224725');
      await expect(wizard.getByLabel('CPF')).toHaveValue('529.982.247-25');
    });

    await test.step('a reload keeps what was typed, but no CPF', async () => {
      await wizard.getByLabel('Matrícula').fill('DIR-77');
      await page.reload();
      await said(page, /Este é o seu rascunho/);
      await expect(wizard.getByLabel('Matrícula')).toHaveValue('DIR-77');
      await expect(wizard.getByLabel('CPF')).not.toHaveValue('529.982.247-25');
      await wizard.getByRole('button', { name: 'Descartar' }).click();
      await expect(wizard.getByLabel('Matrícula')).not.toHaveValue('DIR-77');
      await wizard.getByLabel('CPF').fill('52998224725');
    });

    await test.step('a photo is an image of 5 MB at most', async () => {
      const file = wizard.locator('input[type="file"]');
      await file.setInputFiles({ name: 'foto.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
      await said(page, 'Por favor, selecione apenas arquivos de imagem');
      await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
      await said(page, 'A imagem deve ter no máximo 5MB');
      await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: picture });
      await said(page, 'Imagem carregada com sucesso!');
    });

    await test.step('contacts are hidden until added; the first is the primary one', async () => {
      await next.click();
      for (const remove of await wizard.getByRole('button', { name: /^Remover Telefone/ }).all()) await remove.click();
      await expect(wizard.getByRole('group', { name: 'Telefone 1' })).toHaveCount(0);
      await wizard.getByRole('button', { name: 'Adicionar telefone' }).click();
      await expect(wizard.getByLabel('Número')).toBeFocused();
      await wizard.getByLabel('Número').fill('35999');
      await wizard.getByRole('button', { name: 'Adicionar telefone' }).click();
      await expect(
        wizard.getByRole('group', { name: 'Telefone 1' }).getByText('Primário', { exact: true }),
      ).toBeVisible();
      await wizard.getByRole('button', { name: 'Remover Telefone 2' }).click();
      await next.click();
      await said(page, 'Telefone deve ter DDD e 8 ou 9 dígitos');
      await wizard.getByLabel('Número').fill('35999991234');
      await next.click();
      await expect(wizard.getByRole('button', { name: 'Adicionar endereço' })).toBeVisible();
    });

    await test.step('a failed save loses nothing; then it is saved', async () => {
      const save = wizard.getByRole('button', { name: 'Salvar' });
      await failNext(page, 'PATCH', /\/users\//);
      await save.click();
      await said(page, 'Erro ao salvar perfil');
      await page.unroute(/\/users\//);
      await page.route(/\/users\//, (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({
              status: 404,
              json: { success: false, code: 'not-found', message: 'Registro não encontrado.' },
            })
          : route.fallback(),
      );
      await save.click();
      await said(page, 'Usuário não identificado.');
      await page.unroute(/\/users\//);
      const shown = { success: false, code: 'already-exists', message: 'Este CPF já é de outra pessoa.' };
      await page.route(/\/users\//, (route) => route.fulfill({ status: 409, json: shown }), { times: 1 });
      await save.click();
      await said(page, 'Este CPF já é de outra pessoa.');
      await save.click();
      await said(page, 'Perfil atualizado com sucesso!');
      await expect(wizard).toHaveCount(0);
      await said(page, '(35) 99999-1234');
      await said(page, '529.982.247-25');
      await expect(page.getByRole('banner').locator('img')).toBeVisible();
    });
  });

  test('a pupil reads it and changes nothing', async ({ page }) => {
    await signIn(page, accounts.student);
    await page.goto('/app/profile');
    await expect(page.getByRole('heading', { name: 'Dados Acadêmicos' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Editar Perfil' })).toHaveCount(0);
    for (const title of ['Formações', 'Meus horários']) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
    }
  });

  test('shows each role its own parts @full', async ({ page }) => {
    for (const [role, parts] of [
      ['teacher', ['Formações', 'Meus horários']],
      ['municipality', []],
    ] as const) {
      await signIn(page, accounts[role]);
      await page.goto('/app/profile');
      await expect(page.getByRole('button', { name: 'Editar Perfil' })).toBeVisible();
      for (const title of ['Formações', 'Meus horários'] as const) {
        const heading = page.getByRole('heading', { name: title, exact: true });
        await expect(heading).toHaveCount(parts.some((part) => part === title) ? 1 : 0);
      }
      await page.evaluate(() => localStorage.clear());
    }
  });
});

test.describe('Formações and Meus horários', () => {
  test('are added, changed in one call, and removed; failures are named', { tag: '@full' }, async ({ page }) => {
    await signIn(page, accounts.master);
    await page.goto('/app/profile');

    await test.step('Formações', async () => {
      await page.getByRole('button', { name: 'Adicionar formação' }).click();
      const add = page.getByRole('dialog', { name: 'Adicionar Formação' });
      const send = add.getByRole('button', { name: 'Adicionar', exact: true });
      await expect(add.getByRole('button', { name: /Grau/ })).toContainText('Bacharelado');
      await send.click();
      await said(page, 'Informe o curso');
      await add.getByLabel('Curso').fill('Gestão Pública');
      await add.getByLabel('Ano de conclusão').fill('2015');
      const file = add.locator('input[type="file"]');
      await file.setInputFiles({ name: 'diploma.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
      await said(page, 'Este tipo de arquivo não é aceito.');
      await file.setInputFiles({ name: 'diploma.pdf', mimeType: 'application/pdf', buffer: pdf });
      await failNext(page, 'POST', /\/qualifications/);
      await send.click();
      await said(page, 'Falha ao adicionar formação');
      await page.unroute(/\/qualifications/);
      await send.click();
      await said(page, 'Formação adicionada');
      await said(page, /Bacharelado · Concluída em 2015/);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Baixar diploma: Gestão Pública' }).click();
      expect((await download).suggestedFilename()).toBe('Diploma - Gestão Pública.pdf');

      const writes: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/qualifications') && request.method() !== 'GET') writes.push(request.method());
      });
      await page.getByRole('button', { name: 'Editar Gestão Pública' }).click();
      const edit = page.getByRole('dialog', { name: 'Editar Formação' });
      await edit.getByLabel('Curso').fill('Gestão Escolar');
      await failNext(page, 'PATCH', /\/qualifications/);
      await edit.getByRole('button', { name: 'Salvar' }).click();
      await said(page, 'Falha ao salvar formação');
      await page.unroute(/\/qualifications/);
      await edit.getByRole('button', { name: 'Salvar' }).click();
      await said(page, 'Formação atualizada');
      expect(writes).toEqual(['PATCH', 'PATCH']);

      await page.getByRole('button', { name: 'Excluir Gestão Escolar' }).click();
      const removal = page.getByRole('alertdialog').filter({ hasText: 'Excluir Formação' });
      await removal.getByRole('textbox').fill('excluir');
      await said(page, 'Digite EXCLUIR em maiúsculas');
      await expect(removal.getByRole('button', { name: 'Excluir' })).toBeDisabled();
      await removal.getByRole('textbox').fill('EXCLUIR');
      await failNext(page, 'DELETE', /\/qualifications/);
      await removal.getByRole('button', { name: 'Excluir' }).click();
      await said(page, 'Falha ao remover');
      await page.unroute(/\/qualifications/);
      await removal.getByRole('button', { name: 'Excluir' }).click();
      await said(page, 'Formação removida');
    });

    await test.step('Meus horários', async () => {
      await page.getByRole('button', { name: 'Adicionar horário' }).click();
      const add = page.getByRole('dialog', { name: 'Adicionar Horário' });
      const send = add.getByRole('button', { name: 'Adicionar', exact: true });
      await expect(add.getByRole('button', { name: /Dia da semana/ })).toContainText('Segunda-feira');
      await add.getByRole('button', { name: /Dia da semana/ }).click();
      await page.getByRole('option', { name: 'Domingo' }).click();
      await expect(add.getByRole('group', { name: 'Início' })).toContainText('08:00');
      await expect(add.getByRole('group', { name: 'Fim' })).toContainText('09:00');
      const parts = add.getByRole('group', { name: 'Fim' }).getByRole('spinbutton');
      for (const part of await parts.all()) {
        await part.press('Backspace');
        await part.press('Backspace');
      }
      await send.click();
      await said(page, 'Preencha horário inicial e final');
      await parts.nth(0).pressSequentially('09');
      await parts.nth(1).pressSequentially('00');
      await failNext(page, 'POST', /\/teacher-schedules/);
      await send.click();
      await said(page, 'Falha ao adicionar horário');
      await page.unroute(/\/teacher-schedules/);
      await send.click();
      await said(page, 'Horário adicionado');
      const remove = page.getByRole('button', { name: 'Remover Aula, Domingo 08:00' });
      await remove.click();
      const confirm = page.getByRole('alertdialog').filter({ hasText: 'Remover horário' });
      await failNext(page, 'DELETE', /\/teacher-schedules/);
      await confirm.getByRole('button', { name: 'Excluir' }).click();
      await said(page, 'Erro ao remover');
      await page.unroute(/\/teacher-schedules/);
      await confirm.getByRole('button', { name: 'Excluir' }).click();
      await said(page, 'Horário removido');
      await expect(remove).toHaveCount(0);
    });

    await test.step('without a profile neither can be saved', async () => {
      await page.route(/\/users\/[\w-]+$/, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { data: object };
        await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, profiles: [] } } });
      });
      await page.reload();
      await page.getByRole('button', { name: 'Adicionar formação' }).click();
      await page.getByLabel('Curso').fill('Letras');
      await page.getByRole('dialog').getByRole('button', { name: 'Adicionar', exact: true }).click();
      await said(page, 'Perfil do professor inválido');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
      await page.getByRole('button', { name: 'Adicionar horário' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Adicionar', exact: true }).click();
      await said(page, 'Perfil de professor inválido');
    });
  });
});
