import type { Page } from '@playwright/test';
import { accounts, expect, signIn, test } from './support/journey.ts';

const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

test('what was removed but holds records comes back from Arquivados', async ({ page }) => {
  await signIn(page, accounts.municipality);
  await page.goto('/app/class');
  await page.getByLabel('Buscar turmas').fill('9º ano b');
  const removeClass = page.getByRole('button', { name: 'Excluir 9º Ano B' }).first();
  await removeClass.click();
  const removal = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: 'Excluir Turma' });
  await removal.getByRole('textbox').fill('EXCLUIR');
  await removal.getByRole('button', { name: 'Excluir' }).click();
  await said(page, 'Turma removida');

  await page.evaluate(() => localStorage.clear());
  await signIn(page, accounts.master);
  await page.goto('/app/settings?secao=archive');
  const restore = page.getByRole('button', { name: /^Restaurar 9º Ano B/ });
  await page.route(/\/archive\/class\//, (route) => route.fulfill({ status: 502, body: '' }));
  await restore.click();
  await said(page, 'Erro ao restaurar');
  await page.unroute(/\/archive\/class\//);
  await restore.click();
  await said(page, /9º Ano B.*: restaurado/);
  await expect(restore).toHaveCount(0);
  await page.goto('/app/class');
  await page.getByLabel('Buscar turmas').fill('9º ano b');
  await expect(page.getByRole('link', { name: '9º Ano B', exact: true }).first()).toBeVisible();
});
