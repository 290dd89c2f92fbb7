import type { Page } from '@playwright/test';
import { accounts, demoPassword, expect, signInByForm, test } from './support/journey.ts';

/** Ends this browser's session on the server, as another device or the passing of time would. */
async function endSession(page: Page, url: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.post(`${url}/auth/logout`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok()).toBe(true);
}

test.describe('Sessão', () => {
  test('that ends mid-work asks for the password over the screen; the save goes on after it', async ({
    page,
    server,
  }) => {
    await signInByForm(page, accounts.municipality);
    const dialog = page.getByRole('alertdialog', { name: 'Sua sessão terminou' });

    await test.step('what was typed stays, and is saved once the password is given', async () => {
      await page.goto('/app/class');
      await page.getByRole('button', { name: 'Adicionar Turma' }).click();
      const form = page.getByRole('dialog', { name: 'Adicionar Turma' });
      await form.getByRole('button', { name: /Instituição/ }).click();
      await page.getByRole('option').first().click();
      await form.getByLabel('Série').fill('7º Ano');
      await form.getByRole('textbox', { name: /^Turma/ }).fill('qx');
      await endSession(page, server.url);
      await form.getByRole('button', { name: 'Adicionar' }).click();
      await expect(dialog.getByText(/^Sessão expirada\. Faça login novamente\./)).toBeVisible();
      await expect(dialog.getByText(accounts.municipality)).toBeVisible();
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
      await expect(dialog.getByText('Senha é obrigatória')).toBeVisible();
      await dialog.getByLabel('Senha', { exact: true }).fill('errada');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('E-mail ou senha incorretos.')).toBeVisible();
      await dialog.getByLabel('Senha', { exact: true }).fill(demoPassword);
      await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
      await expect(page.getByText('Turma criada!')).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await page.getByLabel('Buscar turmas').fill('7º ano qx');
      await expect(page.getByText('1 turma', { exact: true })).toBeVisible();
      await expect(page.getByRole('article').filter({ hasText: '7º Ano QX' })).toHaveCount(1);
    });

    await test.step('or another account signs in', async () => {
      await endSession(page, server.url);
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await dialog.getByRole('button', { name: 'Entrar com outra conta' }).click();
      await expect(page).toHaveURL(/\/$/);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  });

  test('that was over before the page opened leads through signing in back to the place', async ({ page, server }) => {
    await signInByForm(page, accounts.teacher);
    await endSession(page, server.url);
    await page.goto('/app/settings');
    await expect(page.getByText('Sessão expirada. Faça login novamente.')).toBeVisible();
    await page.getByLabel('E-mail').fill(accounts.teacher);
    await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL(/\/app\/settings$/);
  });

  test('what is not for a role, and what does not exist, say so and keep the menu', async ({ page }) => {
    await page.goto('/app/nada');
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await signInByForm(page, accounts.student);
    await page.goto('/app/dashboard/manager');
    await expect(page.getByRole('heading', { name: 'Acesso não permitido' })).toBeVisible();
    await expect(page.getByText('Você não possui permissão para acessar esta área.')).toBeVisible();
    await page.goto('/app/nada');
    await expect(page.getByText(/Nada foi encontrado em \/app\/nada/)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
    await page.getByRole('link', { name: 'Ir para o início' }).click();
    await expect(page.getByRole('heading', { name: /^Olá, / })).toBeVisible();
  });

  test('each role finds its own entries in the menu, and everybody the profile menu', { tag: '@full' }, async ({
    page,
  }) => {
    const general = ['Dashboard', 'Turmas', 'Avaliações', 'Disciplinas', 'Banco de questões'];
    const people = ['Usuários gerais', 'Professores', 'Estudantes'];
    const names = ['Municípios', 'Instituições', 'Habilidades'];
    const entries = {
      master: [
        ...[...general, 'Notificações', 'Aulas', 'Conquistas'],
        ...[...names, ...people, 'Perfis e Permissões', 'Relatórios', 'FAQs'],
      ],
      municipality: [
        ...['Dashboard', 'Turmas', 'Avaliações', 'Banco de questões', 'Conquistas'],
        ...[...names, ...people, 'Relatórios'],
      ],
      manager: [...general, 'Conquistas', ...people, 'Perfis e Permissões', 'Relatórios'],
      teacher: ['Dashboard', 'Turmas', 'Banco de questões', 'Conquistas', 'Estudantes'],
      student: ['Dashboard', 'Aulas', 'Conquistas'],
    } as const;
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    for (const role of ['master', 'municipality', 'manager', 'teacher', 'student'] as const) {
      await signInByForm(page, accounts[role]);
      const links = menu.getByRole('listitem').getByRole('link');
      await expect(links).toHaveText([...entries[role], 'Configurações']);
      const folder = menu.getByRole('button', { name: 'Usuários' });
      await expect(folder).toHaveCount(role === 'student' ? 0 : 1);
      if (role === 'student') continue;
      await folder.click();
      await expect(menu.getByRole('link', { name: 'Estudantes' })).toHaveCount(0);
      await page.evaluate(() => localStorage.clear());
    }
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Estudante/ })
      .click();
    await expect(page.getByRole('menuitem')).toHaveText(['Meu Perfil', 'Configurações', 'FAQ', 'Sair']);
    await page.getByRole('menuitem', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(/\/app\/help$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Perguntas Frequentes' })).toBeVisible();
  });
});
