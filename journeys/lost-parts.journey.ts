import type { Page } from '@playwright/test';
import { accounts, demoPassword, expect, signIn, signInByForm, test } from './support/journey.ts';
import { waitingFor } from './support/waiting.ts';

/** Lets parts of the program not come, as a bad line does, until they are let through. */
async function lose(
  page: Page,
  names: string,
): Promise<{ missed: () => readonly string[]; find: () => Promise<void> }> {
  const parts = new RegExp(`/assets/(${names})-[\\w-]+\\.js$`);
  const missed: string[] = [];
  await page.route(parts, (route) => {
    missed.push(parts.exec(route.request().url())?.[1] ?? '');
    return route.abort();
  });
  return { missed: () => missed, find: () => page.unroute(parts) };
}

test.describe('A part of the program that did not come', () => {
  test('leaves the screen as it is where nobody waits for it', async ({ page }) => {
    const { missed } = await lose(page, 'PaperHead|FirstRun');
    await signInByForm(page, accounts.teacher);
    await expect.poll(() => [...new Set(missed())].sort()).toEqual(['FirstRun', 'PaperHead']);
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
    await page.getByRole('link', { name: 'Turmas', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Turmas' })).toBeVisible();
  });

  test('for a forgotten password is told, and comes with the next press', async ({ page }) => {
    const { find } = await lose(page, 'ResetRequestDialog');
    await page.goto('/');
    await page.getByLabel('E-mail').fill(accounts.student);
    const lost = page.getByRole('dialog', {
      name: 'Sem conexão com o servidor. Verifique a internet e tente de novo.',
    });
    const forgot = page.getByRole('button', { name: 'Esqueci minha senha' });
    await forgot.click();
    await lost.getByRole('button', { name: 'Fechar' }).click();
    await expect(lost).toHaveCount(0);
    await expect(page.getByLabel('E-mail')).toHaveValue(accounts.student);
    await find();
    await forgot.click();
    await expect(page.getByRole('dialog', { name: 'Esqueci minha senha' }).getByLabel('E-mail')).toBeVisible();
  });

  test('to ask for the password keeps the form that was being saved, and is fetched again', async ({
    page,
    server,
  }) => {
    const { find } = await lose(page, 'SessionLock');
    await signInByForm(page, accounts.municipality);
    await page.goto('/app/class');
    await page.getByRole('button', { name: 'Adicionar Turma' }).click();
    const form = page.getByRole('dialog', { name: 'Adicionar Turma' });
    await form.getByRole('button', { name: /Instituição/ }).click();
    await page.getByRole('option').first().click();
    await form.getByLabel('Série').fill('7º Ano');
    await form.getByRole('textbox', { name: /^Turma/ }).fill('qy');
    const token = await page.evaluate(() => localStorage.getItem('access_token'));
    await page.request.post(`${server.url}/auth/logout`, { headers: { authorization: `Bearer ${token}` } });
    await form.getByRole('button', { name: 'Adicionar' }).click();

    const cover = page.getByRole('dialog', { name: /^Sem conexão com o servidor/ });
    await expect(cover).toBeVisible();
    await expect(page.getByLabel('Série')).toHaveValue('7º Ano');
    // Escape and the search are no ways around the password.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(cover).toBeVisible();
    await find();
    await cover.getByRole('button', { name: 'Tentar novamente' }).click();
    const lock = page.getByRole('alertdialog', { name: 'Sua sessão terminou' });
    await lock.getByLabel('Senha', { exact: true }).fill(demoPassword);
    await lock.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText('Turma criada!')).toBeVisible();
  });

  test('to save the grades for another system is told', async ({ page }) => {
    await lose(page, 'save-one-roster');
    await signIn(page, accounts.teacher);
    const { sheet } = await waitingFor(page);
    await page.goto(`/app/activities/${sheet}/results?parte=questoes`);
    await page.getByRole('button', { name: 'OneRoster das notas' }).click();
    await expect(page.getByText('Não foi possível preparar a lista')).toBeVisible();
  });
});
