import { readFile } from 'node:fs/promises';
import { accounts, expect, logIn, signIn, test } from './support/journey.ts';

test('a Master sees who saw a pupil, exports the data, and erases it', async ({ page, server }) => {
  const name = 'Tainá Rebouças Lins';
  const manager = await logIn(page.request, server.url, accounts.manager);
  const headers = { authorization: `Bearer ${manager.access_token}` };
  const profile = { profile_phone: [{ number: '35988776655' }], matricula: 'PD-2026-1' };
  const data = { name, email: 'taina.lins@example.com', password: 'Caderno@2026', role: 'STUDENT', profile };
  const made = (await (await page.request.post(`${server.url}/users`, { headers, data })).json()).data;
  await page.request.get(`${server.url}/users/${made.id}`, { headers });

  await signIn(page, accounts.master);
  await page.goto('/app/users/students?busca=taina.lins');
  await page.getByRole('button', { name: `Ver ${name}` }).click();
  const details = page.getByRole('dialog', { name: 'Detalhes do estudante' });

  await test.step('who saw: the director, and now the Master', async () => {
    const seen = details.getByRole('table', { name: 'Quem viu' });
    await expect(seen.getByRole('row').filter({ hasText: 'Sérgio Brandão · Diretor(a)' })).toContainText('Cadastro');
    await expect(seen.getByRole('row').filter({ hasText: 'Marina Teixeira · Master' }).first()).toBeVisible();
  });

  await test.step('the data as a file', async () => {
    const saving = page.waitForEvent('download');
    await details.getByRole('link', { name: 'Exportar dados' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^dados-pessoais-\d{4}-\d\d-\d\d\.zip$/);
    const bytes = await readFile(await saved.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes('dados/Telefones.json')).toBe(true);
  });

  await test.step('what goes and what stays is said before; then the account is gone for good', async () => {
    await details.getByRole('button', { name: 'Apagar dados' }).click();
    const ask = page.getByRole('alertdialog', { name: `Apagar dados de ${name}` });
    await expect(ask.getByRole('region', { name: 'Será apagado' })).toContainText('Contatos e foto');
    await expect(ask.getByRole('region', { name: 'Fica, e por quê' })).toContainText('data de nascimento');
    await ask.getByRole('textbox').fill('EXCLUIR');
    await ask.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Dados apagados')).toBeVisible();
    await expect(page.getByText('Nenhum estudante encontrado.')).toBeVisible();
    const login = { email: data.email, password: data.password };
    expect((await page.request.post(`${server.url}/auth/login`, { data: login })).status()).toBe(401);
  });

  await test.step('what stays is among the archived, and does not come back', async () => {
    await page.goto('/app/settings?secao=archive');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Dados apagados');
    await expect(row.getByRole('button', { name: /^Restaurar/ })).toHaveCount(0);
    await row.getByRole('button', { name: `Privacidade de ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Privacidade de ${name}` });
    await expect(dialog.getByText(/^Os dados foram apagados em /)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Apagar dados' })).toHaveCount(0);
  });
});
