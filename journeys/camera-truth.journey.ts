import type { Page } from '@playwright/test';
import { answersOf, frameOf, makePile, type Pile, pileKey, sheetFor } from './support/class-pile.ts';
import { holdCamera } from './support/held-camera.ts';
import { accounts, expect, signedInContext, test } from './support/journey.ts';

const addressOf = ({ id, classId }: Pile) => `/app/activities/${id}/correction?classId=${classId}`;
const question = (page: Page, name: string) => page.getByRole('alert', { name });
/** Names of those who have a result. */
const saved = async (pile: Pile) =>
  [...(await pile.results())].filter(([, { status }]) => status !== 'PENDING').map(([name]) => name);

/** Every question of a sheet without an answer, but for the first. */
const blankSheet = Object.fromEntries(
  [1, 2].flatMap((column) => [...Array(10).keys()].map((at) => [`${column}:${at + 1}`, ''])),
);

test.describe('A câmera diz a verdade', () => {
  test('a sheet that names nobody is nobody’s until somebody chooses', { tag: '@full' }, async ({
    server,
    request,
    browser,
  }) => {
    const pile = await makePile(request, server, 'Folhas sem dono');
    const [ana, bruno, caio] = pile.pupils;
    if (!ana || !bruno || !caio) throw new Error('a class of three is needed');
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    const camera = await holdCamera(page);
    const pick = (name: string) => question(page, 'De quem é esta folha?').getByText(name, { exact: true }).click();

    await test.step('the whole class: the picture, who is missing, nobody chosen', async () => {
      await page.goto(`${addressOf(pile)}&modo=turma`);
      await camera.show(await frameOf(sheetFor(pile, null, answersOf(3)), 81));
      await page.getByRole('button', { name: 'Iniciar streaming' }).click();
      const asked = question(page, 'De quem é esta folha?');
      await expect(asked).toContainText('O código desta folha não foi lido');
      await expect(asked.getByRole('img', { name: 'Imagem da folha' })).toBeVisible();
      await expect(asked.getByRole('radiogroup', { name: `Quem falta (${pile.pupils.length})` })).toBeVisible();
      await expect(asked.getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(asked.getByRole('button', { name: 'Escolha um aluno' })).toBeDisabled();
      expect(await saved(pile)).toEqual([]);
      await pick(bruno.user.name);
      await asked.getByRole('button', { name: `Salvar para ${bruno.user.name}` }).click();
      await expect.poll(() => saved(pile)).toEqual([bruno.user.name]);
    });

    await test.step('a code of another class', async () => {
      const outsider = { ...sheetFor(pile, ana, answersOf(5)), identity: `${pile.code}-99887766` };
      await camera.show(await frameOf(outsider, 82));
      const asked = question(page, 'De quem é esta folha?');
      await expect(asked).toContainText('não é de nenhum aluno desta turma');
      await expect(asked.getByRole('radio', { checked: true })).toHaveCount(0);
      await asked.getByRole('button', { name: 'Ignorar folha' }).click();
      await expect(asked).toHaveCount(0);
    });

    await test.step('a sheet of another assessment looks refused, and nothing of the last one is said beside it', async () => {
      await camera.show(await frameOf({ ...sheetFor(pile, ana, answersOf(6)), identity: 'AV1999-1' }, 86));
      const view = page.getByRole('region', { name: 'Imagem da câmera' });
      await expect(view.getByRole('status')).toContainText('Folha recusada: é de outra avaliação');
      await expect(view.getByRole('img', { name: 'Folha recusada' })).toBeVisible();
      await expect.poll(() => camera.vibrations()).toContainEqual([320]);
      await expect(view.getByText('Correta', { exact: true })).toHaveCount(0);
      await expect(page.getByText(/^Salva:/)).toHaveCount(0);
      await expect(page.getByText(/Recusada: esta folha.* é de outra avaliação e não foi salva/)).toBeVisible();
    });

    await test.step('an all but blank sheet is saved only after a look', async () => {
      await camera.show(await frameOf(sheetFor(pile, caio, { ...blankSheet, '1:1': 'B' }), 83));
      const asked = question(page, 'Quase tudo em branco. É isso mesmo?');
      await expect(asked.getByRole('img', { name: 'Imagem da folha' })).toBeVisible();
      expect(await saved(pile)).toEqual([bruno.user.name]);
      await asked.getByRole('button', { name: 'É isso mesmo, salvar' }).click();
      await expect.poll(() => saved(pile)).toEqual([bruno.user.name, caio.user.name]);
    });

    await test.step('one pupil: whom the screen shows first was chosen by nobody', async () => {
      await page.goto(addressOf(pile));
      await camera.show(await frameOf(sheetFor(pile, null, answersOf(9)), 84));
      await page.getByRole('button', { name: 'Iniciar streaming' }).click();
      const asked = question(page, 'De quem é esta folha?');
      await expect(asked.getByRole('radio', { checked: true })).toHaveCount(0);
      expect(await saved(pile)).not.toContain(ana.user.name);
      await asked.getByRole('button', { name: 'Ler outra folha' }).click();
      expect(await saved(pile)).toEqual([bruno.user.name, caio.user.name]);
    });

    await test.step('one pupil: a sheet of another assessment looks, sounds and feels refused', async () => {
      await page.goto(addressOf(pile));
      await camera.show(await frameOf({ ...sheetFor(pile, ana, answersOf(6)), identity: 'AV1999-1' }, 87));
      await page.getByRole('button', { name: 'Iniciar streaming' }).click();
      await expect(page.getByRole('img', { name: 'Folha recusada' })).toBeVisible();
      await expect.poll(() => camera.vibrations()).toContainEqual([320]);
    });
    await context.close();
  });

  test('answers typed by hand, a second sheet beside them, and the way back', async ({ server, request, browser }) => {
    const pile = await makePile(request, server, 'Folha molhada');
    const [ana] = pile.pupils;
    if (!ana) throw new Error('a class of one is needed');
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    const camera = await holdCamera(page);
    const { name } = ana.user;

    await test.step('twenty questions from the keyboard alone, begun with the pupil, ended in the class', async () => {
      await page.goto(`${addressOf(pile)}&aluno=${ana.id}`);
      await page.getByRole('button', { name: 'Digitar respostas' }).click();
      await expect(page.getByLabel('Questão 1 da coluna 1')).toBeFocused();
      await page.keyboard.type(pileKey[0].slice(0, 8));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      // The dialog's step in the history is taken back a moment after it is gone, and a way there would be taken back with it.
      await page.waitForFunction(() => !history.state?.dialogs);
      await page.goto(`${addressOf(pile)}&modo=turma`);
      await page.getByRole('button', { name: `Digitar respostas de ${name}` }).click();
      await expect(page.getByText(/^Recuperamos o que você digitou/)).toBeVisible();
      await page.keyboard.type(`02${pileKey[1]}`);
      await expect(page.getByText('Todas as questões têm resposta.')).toBeVisible();
      await page.getByRole('button', { name: 'Salvar respostas' }).click();
      await expect.poll(async () => (await pile.results()).get(name)).toMatchObject({ hits: 18, version: 1 });
      await page.goto(`/app/activities/${pile.id}/results`);
      await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Digitada por Lúcia Prado');
    });

    await test.step('the sheet, read after all, counts; both are there, and one goes back', async () => {
      await page.goto(`${addressOf(pile)}&aluno=${ana.id}`);
      await expect(page.getByText('Acertos: 18 de 20').first()).toBeVisible();
      await camera.show(await frameOf(sheetFor(pile, ana, answersOf(7)), 85));
      await page.getByRole('button', { name: 'Iniciar streaming' }).click();
      const history = page.getByRole('region', { name: 'Folhas deste aluno' });
      await expect(history).toContainText('17 de 20');
      await expect(history).toContainText('Digitada · por Lúcia Prado');
      await history.getByRole('button', { name: /^Voltar à de / }).click();
      await expect(page.getByText('Acertos: 18 de 20').first()).toBeVisible();
      expect((await pile.results()).get(name)).toMatchObject({ hits: 18, version: 3 });
    });
    await context.close();
  });
});
