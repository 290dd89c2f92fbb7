import { accounts, expect, signIn, signInByForm, test } from './support/journey.ts';

test('? opens the page of help of the screen, and the help is searched', async ({ page }) => {
  await signIn(page, accounts.teacher);
  await page.goto('/app/class');
  await page.getByRole('link', { name: 'Ajuda desta tela' }).click();
  await expect(page.getByRole('heading', { name: 'Turmas', exact: true, level: 1 })).toBeVisible();
  const guide = page.getByRole('article');
  await expect(guide.getByRole('listitem')).toHaveCount(3);
  await expect
    .poll(() => guide.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);

  await guide.getByRole('link', { name: 'Ver toda a ajuda' }).click();
  await page.getByLabel('Buscar na ajuda').fill('HORARIOS');
  await expect(page.getByRole('region', { name: 'Ajuda das telas' }).getByRole('link')).toHaveText([/Meu Perfil/]);
  await page.getByRole('link', { name: 'Meu Perfil' }).first().click();
  await expect(page.getByRole('heading', { name: 'Meu Perfil', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Buscar na ajuda')).toHaveValue('HORARIOS');
});

test('the first run waits in a corner, is left once, and does not come back', async ({ page }) => {
  await signInByForm(page, accounts.teacher);
  const tour = page.getByRole('region', { name: 'Conheça a Caderneta' });
  await expect(tour.getByText('A próxima aula')).toBeVisible();
  await tour.getByRole('button', { name: 'Próximo' }).click();
  await expect(tour.getByText('Corrigir pela câmera')).toBeVisible();
  await tour.getByRole('button', { name: 'Deixar para depois' }).click();
  await expect(tour).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Olá, / })).toBeVisible();
  await expect(page.getByRole('region', { name: 'O que faço agora?' })).toBeVisible();
  await expect(tour).toHaveCount(0);
});
