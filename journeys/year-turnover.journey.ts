import { yearOf } from '../packages/app/src/lib/dates.ts';
import { accounts, test as base, expect, signIn } from './support/journey.ts';
import { expectRetry, seeToast, whileBroken } from './support/list-steps.ts';

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

  await test.step('each counter leads to the pupils that it counts', async () => {
    const totals = page.locator('dl[aria-label="Totais"] > div');
    const rows = page.getByRole('button', { name: /Resultado de / });
    for (const name of ['Promovidos', 'Retidos', 'Por decidir', 'Já passaram']) {
      const cell = totals.filter({ hasText: name });
      const count = Number(await cell.getByRole('definition').innerText());
      await cell.getByRole('link', { name }).click();
      await expect(page.getByRole('button', { name: /Alunos$/ })).toContainText(name);
      if (count === 0) await expect(page.getByText('Nenhum aluno aqui')).toBeVisible();
      else if ((await page.getByRole('navigation', { name: 'Turmas da escola' }).count()) === 0)
        await expect(rows).toHaveCount(count);
      else expect(await rows.count()).toBeLessThan(count);
      await expect(page.getByRole('table')).toHaveCount(count === 0 ? 0 : 1);
    }
    await page.goto(`/app/year-turnover?ano=${yearOf(new Date())}`);
  });

  await test.step('a decision outlives a reload and a failed attempt', async () => {
    const choice = page.getByRole('button', { name: /Resultado de / }).first();
    // Why the year cannot be turned yet is said beside the button.
    const hint = page.getByText('Escolha o resultado de ao menos um aluno para virar o ano.');
    const isOpen = await page.getByRole('button', { name: 'Virar o ano' }).isEnabled();
    await expect(hint).toHaveCount(isOpen ? 0 : 1);
    await choice.click();
    await page.getByRole('option', { name: 'Retido' }).click();
    await expect(choice).toHaveText(/Retido/);
    await expect(hint).toHaveCount(0);
    await page.reload();
    await expect(choice).toHaveText(/Retido/);
    const turn = page.getByRole('button', { name: 'Virar o ano' });
    await turn.click();
    const ask = page.getByRole('alertdialog', { name: /^Virar de \d{4} para \d{4}\?$/ });
    await expect(ask.getByText(/Com nova matrícula: /)).toBeVisible();
    await whileBroken(page, 'POST', calls, async () => {
      await ask.getByRole('button', { name: 'Virar o ano' }).click();
      await seeToast(page, 'Erro ao virar o ano');
    });
    await expect(ask).toBeHidden();
    await expect(choice).toHaveText(/Retido/);
    await turn.click();
    await ask.getByRole('button', { name: 'Virar o ano' }).click();
    await seeToast(page, 'Ano virado! ');
    await expect(page.getByText('Ano já virado').first()).toBeVisible();
  });

  await test.step('the classes of the next year are there', async () => {
    await page.goto(`/app/class?ano=${yearOf(new Date()) + 1}`);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
