import { accounts, expect, signIn, test } from './support/journey.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('Back takes the steps of a wizard and closes it; what was typed waits in the list', async ({ page }) => {
  await signIn(page, accounts.manager);
  await page.goto('/app/users/students');
  await page.goto('/app/users/teachers');
  await page.getByRole('button', { name: 'Novo professor' }).click();
  const wizard = page.getByRole('dialog', { name: 'Novo professor' });
  await wizard.getByLabel('Nome').fill('Iara Nóbrega');
  await wizard.getByLabel('E-mail').fill('iara.nobrega@escola.gov.br');
  await wizard.getByRole('textbox', { name: /^Senha/ }).fill('Segredo@iara1');
  await wizard.getByLabel('CPF').fill('52998224725');
  await wizard.getByRole('button', { name: 'Próximo' }).click();
  await expect(wizard.getByRole('region', { name: /Contatos/ })).toBeVisible();

  await page.goBack();
  await expect(wizard.getByLabel('Nome')).toHaveValue('Iara Nóbrega');
  await page.goBack();
  await expect(wizard).toBeHidden();
  await expect(page).toHaveURL(/\/teachers$/);
  await expect(page.getByText('Rascunho guardado')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain('Iara Nóbrega');
  expect(stored).not.toMatch(/segredo@iara|52998224725/i);

  await page.reload();
  await page.getByRole('button', { name: 'Continuar cadastro de Iara Nóbrega' }).click();
  await expect(wizard.getByLabel('E-mail')).toHaveValue('iara.nobrega@escola.gov.br');
  await expect(wizard.getByText('Este é o seu rascunho')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wizard).toBeHidden();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('button', { name: /Continuar cadastro/ })).toHaveCount(0);
  // One more Back leaves the screen: no dialog left a place behind.
  await page.goBack();
  await expect(page).not.toHaveURL(/teachers/);
});

test('a draft goes when the person signs out', async ({ page }) => {
  await signIn(page, accounts.master);
  await page.goto('/app/municipalities?formulario=novo');
  const dialog = page.getByRole('dialog', { name: 'Adicionar Município' });
  await dialog.getByLabel('Nome').fill('Serra Nova');
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('button', { name: 'Continuar cadastro de Serra Nova' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Perfil de|Minha conta|Marina/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('rascunho')))).toEqual([]);
});
