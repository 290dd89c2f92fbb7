import type { Page } from '@playwright/test';
import { answersOf, makePile, type Pile, photoOf, scanOf, sheetFor } from './support/class-pile.ts';
import { chooseFiles } from './support/correction-steps.ts';
import { accounts, expect, signedInContext, test } from './support/journey.ts';

const openFiles = async (page: Page, pile: Pile) => {
  await page.goto(`/app/activities/${pile.id}/correction?classId=${pile.classId}`);
  await page.getByRole('button', { name: 'Turma inteira' }).click();
  await page.getByText('Upload (alternativo)').click();
};
const needing = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Precisam de você' }).getByRole('listitem', { name, exact: true });

test.describe('Turma inteira, de arquivos', () => {
  test('a scanner’s PDF and a photo: what is sure is saved, the rest waits for a human @full', async ({
    server,
    request,
    browser,
  }) => {
    const pile = await makePile(request, server, 'Turma no scanner');
    const [ana, bruno, caio] = pile.pupils;
    if (!ana || !bruno || !caio) throw new Error('a class of three is needed');
    const foreign = { ...sheetFor(pile, ana), identity: 'AV1999-1' };
    const pdf = await scanOf([
      sheetFor(pile, ana, answersOf(1)),
      'blank',
      sheetFor(pile, null, answersOf(3)),
      sheetFor(pile, bruno, { '1:2': 'AC' }),
      foreign,
    ]);
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    await openFiles(page, pile);
    await chooseFiles(page, [
      { name: 'turma.pdf', mimeType: 'application/pdf', buffer: pdf },
      { name: 'zz-outra.jpg', mimeType: 'image/jpeg', buffer: await photoOf(sheetFor(pile, ana, answersOf(7)), 77) },
      { name: 'z-carta.txt', mimeType: 'text/plain', buffer: Buffer.from('nada') },
    ]);
    await expect(page.getByText('7 folhas: 1 salva, 1 em revisão, 5 precisam de você.')).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByRole('heading', { name: '5 folhas precisam de você' })).toBeVisible();
    await expect(needing(page, 'turma.pdf, página 2')).toContainText(/folha|imagem/i);
    await expect(page.getByRole('list', { name: 'Em revisão' })).toContainText(`${bruno.user.name}: salva em revisão`);
    await expect(needing(page, 'turma.pdf, página 5')).toContainText('é de outra avaliação e não foi salva');
    await expect(needing(page, 'z-carta.txt')).toContainText('O arquivo não é uma imagem que se possa abrir');

    await test.step('a sheet without a code is the teacher’s to place, by its picture', async () => {
      const bare = needing(page, 'turma.pdf, página 3');
      await expect(bare.getByRole('img', { name: 'Imagem: turma.pdf, página 3' })).toBeVisible();
      await expect(bare.getByRole('button', { name: 'Escolha um aluno' })).toBeDisabled();
      await bare.getByText(caio.user.name, { exact: true }).click();
      await bare.getByRole('button', { name: `Salvar para ${caio.user.name}` }).click();
      await expect(bare).toHaveCount(0);
    });

    await test.step('a pupil already corrected is replaced only when the teacher says so', async () => {
      const again = needing(page, 'zz-outra.jpg');
      await expect(again).toContainText(`${ana.user.name} já tem resultado`);
      expect((await pile.results()).get(ana.user.name)).toMatchObject({ hits: 19, version: 1 });
      await again.getByRole('button', { name: 'Substituir' }).click();
      await expect.poll(async () => (await pile.results()).get(ana.user.name)).toMatchObject({ hits: 17, version: 2 });
    });

    await test.step('what is put aside goes from the list; other files can follow', async () => {
      await needing(page, 'z-carta.txt').getByRole('button', { name: 'Deixar de lado' }).click();
      await expect(needing(page, 'z-carta.txt')).toHaveCount(0);
      await expect.poll(async () => (await pile.results()).get(caio.user.name)).toMatchObject({ hits: 18, version: 1 });
      expect((await pile.results()).get(bruno.user.name)).toMatchObject({ status: 'IN_REVIEW', hits: 19 });
      await page.getByRole('button', { name: 'Ler outros arquivos' }).click();
      await expect(page.getByRole('button', { name: 'Escolher pasta' })).toBeVisible();
    });
    await context.close();
  });

  test('thirty pages of a scanner', { tag: '@full' }, async ({ server, request, browser }, info) => {
    test.setTimeout(400_000);
    const pile = await makePile(request, server, 'Turma de trinta no scanner', 30);
    const pupils = pile.pupils.slice(0, 30);
    const pdf = await scanOf(pupils.map((pupil, index) => sheetFor(pile, pupil, answersOf(index + 1))));
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    await openFiles(page, pile);
    const startedAt = Date.now();
    await chooseFiles(page, [{ name: 'turma.pdf', mimeType: 'application/pdf', buffer: pdf }]);
    await expect(page.getByText('30 folhas: 30 salvas.')).toBeVisible({ timeout: 120_000 });
    info.annotations.push({ type: '30 pages, s', description: ((Date.now() - startedAt) / 1000).toFixed(1) });
    const hits = (number: number) => 20 - Object.keys(answersOf(number)).length;
    await expect
      .poll(async () => {
        const results = await pile.results();
        return pupils.map(({ user }) => [results.get(user.name)?.hits, results.get(user.name)?.version]);
      })
      .toEqual(pupils.map((_, index) => [hits(index + 1), 1]));
    await context.close();
  });

  test('can be cancelled: what was read stays, the rest is not', { tag: '@full' }, async ({
    server,
    request,
    browser,
  }) => {
    const pile = await makePile(request, server, 'Turma interrompida');
    const pdf = await scanOf(
      pile.pupils.slice(0, 12).map((pupil, index) => sheetFor(pile, pupil, answersOf(index + 1))),
    );
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    await openFiles(page, pile);
    await chooseFiles(page, [{ name: 'turma.pdf', mimeType: 'application/pdf', buffer: pdf }]);
    const counter = page.getByRole('progressbar', { name: 'Corrigidas' });
    await expect(counter).toHaveAttribute('aria-valuenow', /[1-9]/);
    await page.getByRole('button', { name: /^Cancelar/ }).click();
    await expect(page.getByText(/sem ler ou de lado/)).toBeVisible();
    const saved = await counter.getAttribute('aria-valuenow');
    expect(Number(saved)).toBeLessThan(12);
    await expect
      .poll(async () => [...(await pile.results()).values()].filter(({ status }) => status !== 'PENDING').length)
      .toBe(Number(saved));
    await context.close();
  });
});
