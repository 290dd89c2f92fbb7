import type { Page } from '@playwright/test';
import { answersOf, makePile, type Pile, photoOf, sheetFor } from './support/class-pile.ts';
import { chooseStudent } from './support/correction-steps.ts';
import { accounts, expect, signedInContext, test } from './support/journey.ts';

const results = '**/assessments/*/result';
const open = async (page: Page, { id, classId }: Pile, aluno?: string) => {
  await page.goto(`/app/activities/${id}/correction?classId=${classId}${aluno ? `&aluno=${aluno}` : ''}`);
  await page.getByText('Upload (alternativo)').click();
};

/** Reads a pupil's sheet from a photo, on the device. */
const read = async (page: Page, pile: Pile, at: number, wrong: Record<string, string>, seed: number) => {
  const pupil = pile.pupils[at];
  if (!pupil) throw new Error('such a pupil is needed');
  const buffer = await photoOf(sheetFor(pile, pupil, wrong), seed);
  await page.locator('input[type=file]').setInputFiles({ name: 'folha.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Processar e salvar' }).click();
};

test.describe('Correção OMR: o que não foi salvo', () => {
  test('a sheet without a connection is kept on the device, in every tab, and goes when it is back', {
    tag: '@full',
  }, async ({ server, request, browser }) => {
    const [first, second] = [
      await makePile(request, server, 'Prova um'),
      await makePile(request, server, 'Prova dois'),
    ];
    const [ana, bruno] = first.pupils;
    if (!ana || !bruno) throw new Error('a class of two is needed');
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    const notice = page.getByRole('status', { name: 'Esta leitura ainda não foi salva' });
    await context.route(results, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));

    await test.step('it says where it is, and the next pupil may be read', async () => {
      await open(page, first);
      await read(page, first, 0, answersOf(1), 71);
      await expect(notice).toContainText('Ela está guardada neste aparelho e segue quando a conexão voltar.', {
        timeout: 45_000,
      });
      await expect(page.getByText('Acertos: 19 de 20')).toBeVisible();
      await expect(page.getByText('1 folha guardada neste aparelho: segue quando a conexão voltar.')).toBeVisible();
      await page.getByRole('button', { name: 'Próximo aluno' }).click();
      await expect(page.getByRole('button', { name: `${bruno.user.name} Aluno` })).toBeVisible();
      await expect(notice).toHaveCount(0);
    });

    await test.step('another assessment does not take its place, and other screens say that both wait', async () => {
      await open(page, second);
      await read(page, second, 1, {}, 72);
      await page.getByRole('button', { name: `Salvar para ${bruno.user.name}` }).click({ timeout: 45_000 });
      await expect(notice).toBeVisible();
      await page.goto('/app/class');
      await expect(page.getByText('2 envios guardados neste aparelho: seguem quando a conexão voltar.')).toBeVisible();
      const other = await context.newPage();
      await open(other, first);
      await expect(other.getByText('Acertos: 19 de 20')).toBeVisible();
      await expect(other.getByRole('status', { name: 'Esta leitura ainda não foi salva' })).toBeVisible();
      await other.close();
    });

    await test.step('the connection is back: both arrive, once, and nothing is said any more', async () => {
      await open(page, first);
      await expect(notice).toBeVisible();
      await context.unroute(results);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(notice).toHaveCount(0);
      await expect(page.getByText(/guardadas? neste aparelho/)).toHaveCount(0);
      await expect(page.getByText('Acertos: 19 de 20')).toBeVisible();
      await expect(page.getByText(/^1 de \d+ corrigidas$/)).toBeVisible();
      expect((await first.results()).get(ana.user.name)).toMatchObject({ hits: 19, version: 1 });
      expect((await second.results()).get(bruno.user.name)).toMatchObject({ hits: 20, version: 1 });
    });
    await context.close();
  });

  test('a sheet that somebody saved meanwhile: both are shown, and nothing goes without being asked for', {
    tag: '@full',
  }, async ({ server, request, browser }) => {
    const pile = await makePile(request, server, 'Prova de dois');
    const [ana, bruno] = pile.pupils;
    if (!ana || !bruno) throw new Error('a class of two is needed');
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    const notice = (of: Page) => of.getByRole('alert', { name: 'Esta leitura ainda não foi salva' });
    const saved = (of: Page, words: string) =>
      expect(of.getByText(`Resultado salvo: ${words}`).first()).toBeVisible({ timeout: 45_000 });
    await open(page, pile, ana.id);
    await expect(page.getByText('Sem dados.')).toBeVisible();

    await test.step('the other person is named, and both sheets can be looked at', async () => {
      const office = await signedInContext(browser, server, accounts.manager);
      const theirs = await office.newPage();
      await open(theirs, pile, ana.id);
      await read(theirs, pile, 0, answersOf(1), 81);
      await saved(theirs, '19/20 (95,00)');
      await office.close();
      await read(page, pile, 0, {}, 82);
      await expect(notice(page)).toContainText(
        /Sérgio Brandão salvou 19 de 20 \(95,00\) em \d\d\/\d\d\/\d{4}.+\. A sua leitura tem 20 de 20 \(100,00\)\./,
        { timeout: 45_000 },
      );
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Ver a versão atual' }).click();
      await expect(page.getByText('Acertos: 19 de 20')).toBeVisible();
      await page.getByRole('button', { name: 'Ver a minha leitura' }).click();
      await expect(page.getByText('Acertos: 20 de 20')).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 720 });
    });

    await test.step('from another pupil it is still found, and what the teacher chose is saved', async () => {
      await chooseStudent(page, bruno.user.name);
      await page.getByRole('button', { name: `Ver a folha de ${ana.user.name}` }).click();
      await notice(page).getByRole('button', { name: 'Manter a minha' }).click();
      await saved(page, '20/20 (100,00)');
      await expect(notice(page)).toHaveCount(0);
      expect((await pile.results()).get(ana.user.name)).toMatchObject({ hits: 20, version: 2 });
    });

    await test.step('one’s own second tab knows at once; one’s other device is nobody else', async () => {
      const home = await signedInContext(browser, server, accounts.teacher);
      const [tab, device] = [await context.newPage(), await home.newPage()];
      for (const each of [tab, device]) {
        await open(each, pile, ana.id);
        await expect(each.getByText('Acertos: 20 de 20')).toBeVisible();
      }
      await read(page, pile, 0, answersOf(2), 83);
      await saved(page, '19/20 (95,00)');
      await expect(tab.getByText('Acertos: 19 de 20')).toBeVisible();
      await read(device, pile, 0, answersOf(3), 84);
      await expect(notice(device)).toContainText(
        /Você, em outra aba ou aparelho, salvou 19 de 20 \(95,00\) em .+\. A sua leitura tem 18 de 20 \(90,00\)\./,
        { timeout: 45_000 },
      );
      await notice(device).getByRole('button', { name: 'Usar a dela' }).click();
      await expect(device.getByText('Acertos: 19 de 20')).toBeVisible();
      expect((await pile.results()).get(ana.user.name)).toMatchObject({ hits: 19, version: 3 });
      await home.close();
    });
    await context.close();
  });
});
