import { accounts, expect, signIn, test } from './support/journey.ts';

test('Ctrl+K finds pupils, classes, screens and acts by keyboard alone, accents aside, and nothing out of reach', async ({
  page,
}) => {
  await signIn(page, accounts.teacher);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Olá, / })).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Buscar em tudo' });
  const found = (name: string) => page.getByRole('group', { name }).getByRole('menuitem');
  const ask = async (words: string) => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(words);
  };

  await ask('an');
  await expect(
    page.getByText('Digite três letras ou mais; para turmas, duas.').or(found('Turmas').first()),
  ).toBeVisible();
  await expect(found('Estudantes')).toHaveCount(0);
  await page.keyboard.type('a beatriz moura');
  await expect(found('Estudantes').first()).toContainText('9º Ano C');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/users\/students\?busca=Ana/);
  await expect(field).toHaveCount(0);
  await expect(page.getByText('Ana Beatriz Moura').first()).toBeVisible();

  await ask('9 ano c');
  await expect(found('Turmas').first()).toContainText('9º Ano C');
  await expect(found('Turmas').first()).toHaveAttribute('href', /\/app\/class\/[0-9a-f-]{36}$/);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);

  await page.getByRole('button', { name: /^Buscar \(Ctrl\+K\)/ }).click();
  await field.fill('avaliacao');
  await expect(found('Avaliações').first()).toBeVisible();
  await field.fill('chamada');
  await expect(found('Ações')).toHaveText(['Fazer chamada']);
  // Screens that the menu does not have.
  await field.fill('montar');
  await expect(found('Telas')).toHaveText(['Montar avaliação']);
  await field.fill('modelos de folha');
  await expect(found('Telas')).toHaveText(['Modelos de folha']);
  // What other roles begin, and other people, are not a teacher's to find.
  await field.fill('municipio');
  await expect(page.getByText('Nada encontrado com essas palavras.')).toBeVisible();
  await field.fill('marina teixeira');
  await expect(page.getByText('Nada encontrado com essas palavras.')).toBeVisible();
});
