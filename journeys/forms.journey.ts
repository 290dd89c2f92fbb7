import { accounts, expect, signIn, test } from './support/journey.ts';

test('a choice with one possibility is made, and is no draft', async ({ page }) => {
  await signIn(page, accounts.municipality);
  await page.goto('/app/users?formulario=novo');
  const wizard = page.getByRole('dialog', { name: 'Novo usuário' });
  await wizard.getByRole('button', { name: /Perfil/ }).click();
  await page.getByRole('option', { name: 'Professor(a)', exact: true }).click();
  await expect(wizard.getByRole('combobox', { name: 'Município' })).toHaveValue(/Santa Aurora/);
  await page.goto('/app/institutions?formulario=novo');
  const school = page.getByRole('dialog', { name: 'Adicionar Instituição' });
  await expect(school.getByRole('combobox', { name: 'Município' })).toHaveValue(/Santa Aurora/);
  await page.keyboard.press('Escape');
  await expect(school).toBeHidden();
  await expect(page.getByText('Rascunho guardado')).toHaveCount(0);
});

test('a Master makes a second one only after MASTER was typed', async ({ page }) => {
  await signIn(page, accounts.master);
  await page.goto('/app/users?formulario=novo');
  const wizard = page.getByRole('dialog', { name: 'Novo usuário' });
  await wizard.getByLabel('Nome').fill('Segunda Master');
  await wizard.getByRole('textbox', { name: 'E-mail' }).fill('segunda.master@santaaurora.edu.br');
  await wizard.getByRole('textbox', { name: /^Senha/ }).fill('Senha@2026');
  await wizard.getByRole('button', { name: /Perfil/ }).click();
  await page.getByRole('option', { name: 'Master', exact: true }).click();
  await wizard.getByRole('button', { name: 'Próximo' }).click();
  await expect(wizard.getByText('Digite MASTER, em maiúsculas, para confirmar').first()).toBeVisible();
  await wizard.getByLabel('Para confirmar, digite MASTER').fill('MASTER');
  await wizard.getByRole('button', { name: 'Próximo' }).click();
  await wizard.getByRole('button', { name: 'Próximo' }).click();
  // An address that was opened and left empty is no mistake, and none is stored.
  await wizard.getByRole('button', { name: 'Adicionar endereço' }).click();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/users'));
  await wizard.getByRole('button', { name: 'Salvar' }).click();
  const body = (await sent).postDataJSON();
  expect(body.profile.profile_address).toEqual([]);
  expect(body.confirmation).toBe('MASTER');
  await expect(wizard).toBeHidden();
});

test('a lesson at the time of another one is refused, with the other named', async ({ page }) => {
  await signIn(page, accounts.teacher);
  await page.goto('/app/profile');
  const add = page.getByRole('dialog', { name: 'Adicionar Horário' });
  const addOnSaturday = async () => {
    await page.getByRole('button', { name: 'Adicionar horário' }).click();
    await add.getByRole('button', { name: /Dia da semana/ }).click();
    await page.getByRole('option', { name: 'Sábado' }).click();
    await add.getByRole('button', { name: 'Adicionar', exact: true }).click();
  };
  await addOnSaturday();
  await expect(add).toBeHidden();
  await addOnSaturday();
  await expect(add.getByText('Já há um horário das 08:00 às 09:00').first()).toBeVisible();
  await add.getByRole('button', { name: 'Cancelar' }).click();
});
