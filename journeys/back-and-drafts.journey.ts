import { fileURLToPath } from 'node:url';
import { accounts, expect, signIn, test } from './support/journey.ts';

const otherSheet = fileURLToPath(
  new URL('../fixtures/omr-models/sample5__ScanBatch1__camscanner-1.jpg', import.meta.url),
);

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

test('a save that ends after the person left does not take them back', async ({ page }) => {
  await signIn(page, accounts.manager);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/app/dashboard/manager');
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Disciplinas' }).click();
  await page
    .getByRole('button', { name: /^Editar / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Editar Disciplina' });
  await dialog.getByLabel('Nome').press('End');
  await dialog.getByLabel('Nome').pressSequentially(' II');
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/disciplines/*', async (route) => {
    if (route.request().method() === 'PATCH') await answered;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await sent;
  await page.evaluate(() => {
    history.back();
    setTimeout(() => history.back(), 50);
  });
  await expect(page).toHaveURL(/\/dashboard\/manager$/);
  answer();
  await expect(page.getByText('Disciplina atualizada')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/manager$/);
  await expect(page.getByRole('heading', { name: /^Olá, / })).toBeVisible();
  const drafts = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('rascunho')));
  expect(drafts).toEqual([]);
});

test('a draft goes when the person signs out, who is asked first', { tag: '@full' }, async ({ page }) => {
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
  const ask = page.getByRole('alertdialog', { name: 'Sair e apagar os rascunhos?' });
  await expect(ask.getByRole('listitem')).toHaveText(['Município: Serra Nova']);
  await ask.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('rascunho')))).toEqual([]);
});

test('the groups of a sheet model wait in the list, their photo does not', { tag: '@full' }, async ({ page }) => {
  await signIn(page, accounts.manager);
  await page.goto('/app/settings/sheet-models');
  await page.getByRole('button', { name: 'Novo modelo' }).first().click();
  const name = page.getByLabel('Nome do modelo');
  await name.fill('Folha começada');
  const photo = page.locator('input[type=file]');
  await photo.setInputFiles(otherSheet);
  const first = page.getByRole('group', { name: 'Grupo 1', exact: true });
  await first.getByLabel('Nome do número').fill('Inscrição');
  await page.goBack();
  await expect(page.getByText('Rascunho guardado')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain('Inscrição');
  expect(stored).not.toContain('data:image');

  await page.reload();
  await page.getByRole('button', { name: 'Continuar cadastro de Folha começada' }).click();
  await expect(page.getByText('Este é o seu rascunho')).toBeVisible();
  await expect(name).toHaveValue('Folha começada');
  await photo.setInputFiles(otherSheet);
  await expect(first.getByLabel('Nome do número')).toHaveValue('Inscrição');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(name).toHaveValue('');
  await expect(first.getByLabel('Nome do número')).not.toHaveValue('Inscrição');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Modelos de folha' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Continuar cadastro/ })).toHaveCount(0);
});

test('a comment that is not saved waits where it was typed', { tag: '@full' }, async ({ page }) => {
  await signIn(page, accounts.teacher);
  await page.goto('/app/class');
  await page.getByRole('link', { name: '9º Ano C', exact: true }).click();
  await page.getByRole('tab', { name: 'Alunos' }).click();
  await page.getByLabel('Buscar alunos').fill('ana beatriz moura');
  const details = page.getByRole('dialog', { name: 'Ana Beatriz Moura' });
  const field = details.getByLabel('Comentário da aula 1');
  const open = async () => {
    await page.getByRole('button', { name: 'Ver detalhes de Ana Beatriz Moura' }).click();
    await details.getByRole('tab', { name: /^Módulo 1/ }).click();
    await details.getByRole('button', { name: 'Aula 1', exact: true }).click();
  };
  await open();
  const saved = await field.inputValue();
  await field.fill('Releia o texto, Ana.');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page.getByText('Rascunho guardado')).toBeVisible();
  await page.reload();
  await open();
  await expect(field).toHaveValue('Releia o texto, Ana.');
  await expect(details.getByText('Este é o seu rascunho')).toBeVisible();
  await details.getByRole('button', { name: 'Descartar' }).click();
  await expect(field).toHaveValue(saved);
  await expect(details.getByText('Este é o seu rascunho')).toHaveCount(0);
});

test('what hangs on a person or a class waits beside its list too', { tag: '@full' }, async ({ page }) => {
  await signIn(page, accounts.teacher);
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Adicionar formação' }).click();
  const course = page.getByRole('dialog', { name: /Formação$/ }).getByLabel('Curso');
  await course.fill('Letras e Artes');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continuar cadastro de Letras e Artes' }).click();
  await expect(course).toHaveValue('Letras e Artes');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('button', { name: /Continuar cadastro/ })).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await signIn(page, accounts.manager);
  await page.goto('/app/class');
  await page.getByRole('link', { name: '9º Ano C', exact: true }).click();
  await page.getByRole('button', { name: 'Professores', exact: true }).click();
  await page.getByRole('button', { name: 'Adicionar professor' }).click();
  const discipline = page.getByRole('dialog').getByRole('button', { name: /Disciplina/ });
  await discipline.click();
  await page.getByRole('option', { name: 'Arte', exact: true }).click();
  // Until its list is gone Escape is the list's.
  await expect(discipline).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continuar cadastro começado' }).click();
  await expect(discipline).toContainText('Arte');
});
