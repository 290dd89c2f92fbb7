import { accounts, expect, signIn, test } from './support/journey.ts';
import { seeToast, whileBroken } from './support/list-steps.ts';

test.describe('Turmas', () => {
  test('a director creates, edits and removes a class of the own school', async ({ page }) => {
    const calls = /\/classes(\/[\w-]+)?(\?|$)/;
    await signIn(page, accounts.municipality);
    await page.goto('/app/class');
    await expect(page.getByText('Gerencie séries e turmas por instituição')).toBeVisible();
    await expect(page.getByPlaceholder('Buscar por série, turma ou instituição...')).toBeVisible();
    for (const all of ['Todos os anos', 'Todas as instituições']) {
      await expect(page.getByRole('button', { name: all })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Adicionar Turma' }).click();
    const form = page.getByRole('dialog', { name: 'Adicionar Turma' });
    await form.getByRole('button', { name: 'Adicionar' }).click();
    await expect(form.getByText('Informe a série (ex: 9º Ano)')).toBeVisible();
    await expect(form.getByText('Informe a turma (ex: C)')).toBeVisible();
    await form.getByRole('button', { name: /Instituição/ }).click();
    await page.getByRole('option').first().click();
    await form.getByLabel('Série').fill('5º Ano');
    await form.getByRole('textbox', { name: /^Turma/ }).fill('zz');
    await whileBroken(page, 'POST', calls, async () => {
      await form.getByRole('button', { name: 'Adicionar' }).click();
      await seeToast(page, 'Erro ao criar turma');
    });
    await form.getByRole('button', { name: 'Adicionar' }).click();
    await expect(page.getByText('Turma criada!')).toBeVisible();
    await test.step('of a class that is there already the server says so', async () => {
      await page.getByRole('button', { name: 'Adicionar Turma' }).click();
      await form.getByRole('button', { name: /Instituição/ }).click();
      await page.getByRole('option').first().click();
      await form.getByLabel('Série').fill('5º Ano');
      await form.getByRole('textbox', { name: /^Turma/ }).fill('zz');
      await form.getByRole('button', { name: 'Adicionar' }).click();
      await seeToast(page, 'Já existe uma turma com esta série, letra e ano letivo');
      await form.getByRole('button', { name: 'Cancelar' }).click();
    });
    await page.getByLabel('Buscar turmas').fill('5º ano zz');
    const card = page.getByRole('article').filter({ hasText: '5º Ano ZZ' });
    await expect(card).toHaveCount(1);
    await card.getByRole('button', { name: 'Editar 5º Ano ZZ' }).click();
    const edit = page.getByRole('dialog', { name: 'Editar Turma' });
    await edit.getByRole('textbox', { name: /^Turma/ }).fill('zy');
    await whileBroken(page, 'PATCH', calls, async () => {
      await edit.getByRole('button', { name: 'Salvar' }).click();
      await seeToast(page, 'Erro ao atualizar turma');
    });
    await edit.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Turma atualizada!')).toBeVisible();
    await page.getByLabel('Buscar turmas').fill('5º ano zy');
    await page.getByRole('button', { name: 'Excluir 5º Ano ZY' }).click();
    const removal = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: 'Excluir Turma' });
    const confirm = removal.getByRole('button', { name: 'Excluir' });
    await expect(removal.getByText('Esta ação é irreversível. Para confirmar, digite EXCLUIR.')).toBeVisible();
    await expect(confirm).toBeDisabled();
    await removal.getByRole('textbox').fill('excluir');
    await expect(removal.getByText('Digite EXCLUIR em maiúsculas')).toBeVisible();
    await expect(confirm).toBeDisabled();
    await removal.getByRole('textbox').fill('EXCLUIR');
    await whileBroken(page, 'DELETE', calls, async () => {
      await confirm.click();
      await seeToast(page, 'Erro ao remover');
    });
    await confirm.click();
    await expect(page.getByText('Turma removida')).toBeVisible();
    await expect(page.getByText('Nenhuma turma encontrada.')).toBeVisible();
  });

  test('a failed load never looks like an empty list', async ({ page, context }) => {
    await signIn(page, accounts.teacher);
    await page.goto('/');
    await context.route(/\/classes\?/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/app/class');
    await expect(page.getByText('Erro ao carregar turmas').first()).toBeVisible();
    await expect(page.getByText('Nenhuma turma cadastrada')).toHaveCount(0);
    await context.unroute(/\/classes\?/);
    await page.getByRole('button', { name: 'Tentar novamente' }).first().click();
    await expect(page.getByRole('link', { name: '9º Ano C', exact: true })).toBeVisible();
  });

  test('nobody reaches a class outside their scope, by menu or by address', async ({ page, request, server }) => {
    const signedIn = async (email: string) => {
      const answer = await request.post(`${server.url}/auth/login`, { data: { email, password: 'Caderneta@2026' } });
      return ((await answer.json()) as { data: { access_token: string } }).data.access_token;
    };
    const listed = async (token: string) => {
      const answer = await request.get(`${server.url}/classes?limit=100`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return ((await answer.json()) as { data: { id: string; institution_id: string }[] }).data;
    };
    const all = await listed(await signedIn(accounts.master));
    const own = await listed(await signedIn(accounts.teacher));
    const foreign = all.find(({ id }) => !own.some((mine) => mine.id === id));
    expect(own.length).toBeGreaterThan(0);
    expect(foreign).toBeDefined();
    await signIn(page, accounts.teacher);
    await page.goto(`/app/class/${foreign?.id}`);
    await expect(page.getByText(/Registro não encontrado|Erro ao carregar a turma/).first()).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await signIn(page, accounts.student);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Turmas', exact: true })).toHaveCount(0);
    await page.goto('/app/class');
    await expect(page.getByText('Você não possui permissão para acessar esta área.').first()).toBeVisible();
  });
});
