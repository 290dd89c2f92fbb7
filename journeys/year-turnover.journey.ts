import { accounts, test as base, expect, signIn } from './support/journey.ts';
import { expectRetry, toast, whileBroken } from './support/list-steps.ts';

/** A network of its own: what is turned here is not there for other journeys. */
const test = base.extend<object, { ownNetwork: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  ownNetwork: [async ({}, use) => use('year-turnover'), { scope: 'worker' }],
});

test('a director turns the year of the school, a class at a time', { tag: '@full' }, async ({ page, ownNetwork }) => {
  expect(ownNetwork).toBe('year-turnover');
  const calls = /\/institutions\/[\w-]+\/year-turnover(\?|$)/;
  await signIn(page, accounts.manager);
  await page.goto('/app/class');
  await page.getByRole('link', { name: 'Virar o ano' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Virar o ano' })).toBeVisible();
  await expectRetry(page, '/app/year-turnover', calls, 'Erro ao carregar as turmas do ano');

  const turned = page.getByRole('heading', { level: 2 });
  await expect(page.getByRole('table')).toHaveCount(1);
  const first = await turned.first().innerText();
  await page.getByRole('button', { name: 'Página 2', exact: true }).click();
  await expect(turned.first()).not.toHaveText(first);
  await page.getByRole('button', { name: 'Página 1', exact: true }).click();
  await expect(turned.first()).toHaveText(first);

  await test.step('the day on which enrolments begin is the one that its dialog shows', async () => {
    const day = page.getByText(/^01\/02\/\d{4}$/);
    await expect(day).toBeVisible();
    await page.getByRole('button', { name: 'Editar o início das novas matrículas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Início das novas matrículas' });
    await dialog.getByRole('spinbutton').first().press('ArrowUp');
    await dialog.getByRole('button', { name: 'Usar este dia' }).click();
    await expect(page.getByText(/^02\/02\/\d{4}$/)).toBeVisible();
  });

  await test.step('a decision outlives a reload and a failed attempt', async () => {
    const choice = page.getByRole('button', { name: /Resultado de / }).first();
    await choice.click();
    await page.getByRole('option', { name: 'Retido' }).click();
    await expect(choice).toHaveText(/Retido/);
    await page.reload();
    await expect(choice).toHaveText(/Retido/);
    const turn = page.getByRole('button', { name: 'Virar o ano' });
    await turn.click();
    const ask = page.getByRole('alertdialog', { name: /^Virar de \d{4} para \d{4}\?$/ });
    await expect(ask.getByText(/Com nova matrícula: /)).toBeVisible();
    await whileBroken(page, 'POST', calls, async () => {
      await ask.getByRole('button', { name: 'Virar o ano' }).click();
      await expect(toast(page, 'Erro ao virar o ano')).toBeVisible();
    });
    await expect(ask).toBeHidden();
    await expect(choice).toHaveText(/Retido/);
    await turn.click();
    await ask.getByRole('button', { name: 'Virar o ano' }).click();
    await expect(toast(page, 'Ano virado! ')).toBeVisible();
    await expect(page.getByText('Ano já virado').first()).toBeVisible();
  });

  await test.step('the classes of the next year are there', async () => {
    await page.goto(`/app/class?ano=${new Date().getFullYear() + 1}`);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
