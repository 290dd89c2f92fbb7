import { accounts, demoPassword, expect, signIn, test } from './support/journey.ts';
import { expectRetry, expectTakenAway, seeToast, typeAndRemove, whileBroken } from './support/list-steps.ts';

test.describe('Administração', () => {
  test('MASTER keeps municipalities @full', async ({ page }) => {
    const calls = /\/municipalities(\/[\w-]+)?(\?|$)/;
    await signIn(page, accounts.master);
    await expectRetry(page, '/app/municipalities', calls, 'Erro ao carregar municípios');
    await expect(page.getByRole('article').first()).toBeVisible();

    await page.getByRole('button', { name: 'Adicionar Município' }).click();
    const form = page.getByRole('dialog', { name: 'Adicionar Município' });
    await form.getByRole('button', { name: 'Adicionar' }).click();
    await expect(form.getByText('Informe o nome do município')).toBeVisible();
    await form.getByLabel('Nome').fill('Pedra Alta');
    await form.getByLabel('Código IBGE').fill('3149999');
    await whileBroken(page, 'POST', calls, async () => {
      await form.getByRole('button', { name: 'Adicionar' }).click();
      await seeToast(page, 'Erro ao criar município');
    });
    await test.step('what was typed outlives the failed save, and a reload', async () => {
      await page.reload();
      await expect(form.getByLabel('Nome')).toHaveValue('Pedra Alta');
    });
    await form.getByRole('button', { name: 'Adicionar' }).click();
    await seeToast(page, 'Município criado!');

    await page.getByLabel('Buscar municípios').fill('3149999');
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await card.getByRole('button', { name: 'Editar Pedra Alta' }).click();
    const edit = page.getByRole('dialog', { name: 'Editar Município' });
    await edit.getByLabel('Nome').fill('Pedra Alta do Sul');
    await edit.getByRole('button', { name: /UF/ }).click();
    await page.getByRole('option', { name: 'MG' }).click();
    await whileBroken(page, 'PATCH', calls, async () => {
      await edit.getByRole('button', { name: 'Salvar' }).click();
      await seeToast(page, 'Erro ao atualizar município');
    });
    await edit.getByRole('button', { name: 'Salvar' }).click();
    await seeToast(page, 'Município atualizado!');
    await expect(card.getByText('MG', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Ver Pedra Alta do Sul' }).click();
    await expect(page.getByRole('dialog').getByText('Nenhuma instituição cadastrada')).toBeVisible();
    await page.keyboard.press('Escape');

    await card.getByRole('button', { name: 'Excluir Pedra Alta do Sul' }).click();
    await whileBroken(page, 'DELETE', calls, async () => {
      await typeAndRemove(page, 'Excluir Município');
      await seeToast(page, 'Erro ao remover município');
    });
    await typeAndRemove(page, 'Excluir Município');
    await seeToast(page, 'Município removido');
    await expect(page.getByText('Nenhum município encontrado.')).toBeVisible();
    await page.getByRole('button', { name: 'Limpar busca' }).last().click();
    await expectTakenAway(page, /^municipios_\d{4}-\d\d-\d\d\.xlsx$/, 'Municípios', 'Santa Aurora');
  });

  test('the figures of a municipality lead to what they count', async ({ page }) => {
    await signIn(page, accounts.master);
    for (const [figure, heading] of [
      ['Instituições', 'Instituições'],
      ['Alunos cadastrados', 'Usuários gerais'],
      ['Professores', 'Usuários gerais'],
    ] as const) {
      await page.goto('/app/municipalities');
      const card = page.getByRole('article').filter({ hasText: 'Santa Aurora' });
      const link = card.getByRole('link', { name: figure });
      const fact = card.locator('dl > div').filter({ has: page.getByRole('link', { name: figure }) });
      const count = (await fact.getByRole('definition').innerText()).trim();
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(new RegExp(`de ${count} (instituições|usuários)`))).toBeVisible();
      await expect(page.getByRole('button', { name: /Município/ })).toContainText('Santa Aurora');
    }
    await page.getByRole('button', { name: /Município/ }).click();
    await page.getByRole('option', { name: 'Todos os municípios' }).click();
    await expect(page).toHaveURL(/\?perfil=TEACHER$/);
  });

  test('MUNICIPALITY reads its municipality and keeps its institutions', { tag: '@full' }, async ({ page }) => {
    const calls = /\/institutions(\/[\w-]+)?(\?|$)/;
    await signIn(page, accounts.municipality);
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Municípios', exact: true })
      .click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^(Adicionar|Editar|Excluir) / })).toHaveCount(0);
    await page.getByRole('button', { name: /^Ver / }).click();
    const details = page.getByRole('dialog', { name: 'Detalhes do Município' });
    await expect(details.getByRole('rowheader').first()).toBeVisible();
    await page.keyboard.press('Escape');
    // What closes a dialog is a step back: until then the page goes nowhere else.
    await expect(details).toBeHidden();

    await expectRetry(page, '/app/institutions', calls, 'Erro ao carregar instituições');
    await page.getByRole('button', { name: 'Adicionar Instituição' }).click();
    const form = page.getByRole('dialog', { name: 'Adicionar Instituição' });
    await expect(form.getByRole('combobox')).toHaveValue('Santa Aurora');
    await expect(form.getByRole('combobox')).toBeDisabled();
    await form.getByRole('button', { name: 'Adicionar' }).click();
    await expect(form.getByText('Informe um nome para a instituição')).toBeVisible();
    await form.getByLabel('Nome').fill('E.M. Ipê Amarelo');
    await whileBroken(page, 'POST', calls, async () => {
      await form.getByRole('button', { name: 'Adicionar' }).click();
      await seeToast(page, 'Erro ao criar instituição');
    });
    await form.getByRole('button', { name: 'Adicionar' }).click();
    await seeToast(page, 'Instituição criada!');

    await page.getByLabel('Buscar instituições').fill('ipe amarelo');
    await page.getByRole('button', { name: 'Editar E.M. Ipê Amarelo' }).click();
    const edit = page.getByRole('dialog', { name: 'Editar Instituição' });
    await edit.getByLabel('Diretor').fill('Célia Nunes');
    await whileBroken(page, 'PATCH', calls, async () => {
      await edit.getByRole('button', { name: 'Salvar' }).click();
      await seeToast(page, 'Erro ao atualizar instituição');
    });
    await edit.getByRole('button', { name: 'Salvar' }).click();
    await seeToast(page, 'Instituição atualizada!');
    await expect(page.getByRole('cell', { name: 'Célia Nunes' })).toBeVisible();
    await expectTakenAway(page, /^instituicoes_\d{4}-\d\d-\d\d\.xlsx$/, 'Instituições', 'Célia Nunes');

    await page.getByRole('button', { name: 'Excluir E.M. Ipê Amarelo' }).click();
    await whileBroken(page, 'DELETE', calls, async () => {
      await typeAndRemove(page, 'Excluir Instituição');
      await seeToast(page, 'Erro ao remover instituição');
    });
    await typeAndRemove(page, 'Excluir Instituição');
    await seeToast(page, 'Instituição removida');
    await expect(page.getByText('Nenhuma instituição encontrada.')).toBeVisible();
  });

  test('MANAGER keeps the disciplines of the own school; a session that ended is told before saving', {
    tag: '@full',
  }, async ({ page }) => {
    const calls = /\/disciplines(\/[\w-]+)?(\?|$)/;
    await signIn(page, accounts.manager);
    await expectRetry(page, '/app/disciplines', calls, 'Erro ao carregar disciplinas');
    await expect(page.getByRole('button', { name: /Instituição/ })).toBeDisabled();
    await page.getByRole('button', { name: 'Adicionar Disciplina' }).click();
    const form = page.getByRole('dialog', { name: 'Adicionar Disciplina' });
    await expect(form.getByRole('combobox')).toBeDisabled();
    await form.getByRole('button', { name: 'Adicionar' }).click();
    await expect(form.getByText('Informe nome e instituição')).toBeVisible();
    await form.getByLabel('Nome').fill('Robótica');
    await whileBroken(page, 'POST', calls, async () => {
      await form.getByRole('button', { name: 'Adicionar' }).click();
      await seeToast(page, 'Erro ao salvar');
    });

    const passwordAgain = async () => {
      const lock = page.getByRole('alertdialog', { name: 'Sua sessão terminou' });
      await lock.getByLabel('Senha', { exact: true }).fill(demoPassword);
      await lock.getByRole('button', { name: 'Entrar', exact: true }).click();
    };
    await test.step('the server no longer knows the session: the save goes on after signing in again', async () => {
      const token = await page.evaluate(() => localStorage.getItem('access_token'));
      await page.request.post('/auth/logout', { headers: { authorization: `Bearer ${token}` } });
      await form.getByRole('button', { name: 'Adicionar' }).click();
      await seeToast(page, 'Sessão inválida ou expirada. Entre novamente.');
      await passwordAgain();
      await seeToast(page, 'Disciplina criada');
    });

    await page.getByLabel('Buscar disciplinas').fill('robotica');
    await page.getByRole('button', { name: 'Editar Robótica' }).click();
    const edit = page.getByRole('dialog', { name: 'Editar Disciplina' });
    await edit.getByLabel('Nome').fill('Robótica e Programação');
    await test.step('the browser no longer keeps the session', async () => {
      await page.evaluate(() => localStorage.clear());
      await edit.getByRole('button', { name: 'Salvar' }).click();
      await seeToast(page, 'Sessão expirada. Faça login novamente.');
      await passwordAgain();
      await edit.getByRole('button', { name: 'Salvar' }).click();
      await seeToast(page, 'Disciplina atualizada');
    });

    await page.getByRole('button', { name: 'Ver Robótica e Programação' }).click();
    const details = page.getByRole('dialog', { name: 'Detalhes da Disciplina' });
    await expect(details.getByText('Nenhum professor nesta disciplina.')).toBeVisible();
    await expect(details.getByText('Sérgio')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Excluir Robótica e Programação' }).click();
    await whileBroken(page, 'DELETE', calls, async () => {
      await typeAndRemove(page, 'Excluir Disciplina');
      await seeToast(page, 'Erro ao excluir');
    });
    await typeAndRemove(page, 'Excluir Disciplina');
    await seeToast(page, 'Excluída');
    await expect(page.getByText('Nenhuma disciplina encontrada.')).toBeVisible();
  });
});
