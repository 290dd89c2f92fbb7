import { layOutSheet } from '../packages/omr-engine/src/index.ts';
import { makeSheetPhoto } from '../packages/omr-engine/test-kit/index.ts';
import {
  actOn,
  chooseFiles,
  fillingOf,
  openAssessments,
  openCorrection,
  openKey,
  openWithAssessment,
  printClass,
} from './support/correction-steps.ts';
import { photographSheet } from './support/film-sheet.ts';
import { expect, test } from './support/journey.ts';

const keyA = ['bdacabdcba', 'cabdacdbac'] as const;
const keyB = ['acbdacbdac', 'dcbadcbadc'] as const;

test('versions A and B: made in the key, printed turn about, told apart by the code, said in the results', {
  tag: '@full',
}, async ({ server, browser }) => {
  const title = 'Prova de duas versões';
  const { context, page } = await openWithAssessment(browser, server, title, keyA);
  const card = page.getByRole('article', { name: title });
  const editor = page.getByRole('dialog', { name: `Gabarito · ${title}` });
  const save = editor.getByRole('button', { name: 'Salvar', exact: true });

  await test.step('version B has questions of its own, all of them', async () => {
    await openKey(card);
    await editor.getByText('Versão B', { exact: true }).click();
    await expect(editor.getByText('Esta avaliação tem só uma versão')).toBeVisible();
    await editor.getByRole('button', { name: 'Questões próprias' }).click();
    await save.click();
    await expect(editor.getByText('Faltam 20 questões da versão B.')).toBeVisible();
    await editor
      .getByRole('radiogroup', { name: 'Coluna 1, questão 1', exact: true })
      .getByRole('radio')
      .first()
      .focus();
    await page.keyboard.type(keyB.join(''));
    await save.click();
    await expect(page.getByText('Gabarito salvo').last()).toBeVisible();
    await expect(editor).toHaveCount(0);
  });

  const sheets = await printClass(page, title);
  const nameOn = (text: string) => ['Ana Beatriz Moura', 'Bruno Henrique Alves'].find((name) => text.includes(name));
  await test.step('sheets are printed turn about, and say their version', async () => {
    expect(sheets.slice(0, 4).map(({ text }) => /Versão ([AB])/.exec(text)?.[1])).toEqual(['A', 'B', 'A', 'B']);
    expect(sheets.slice(0, 2).map(({ text }) => nameOn(text))).toEqual(['Ana Beatriz Moura', 'Bruno Henrique Alves']);
  });

  await test.step('each sheet is graded by the key of its code', async () => {
    const [first, second] = sheets;
    if (!first || !second) throw new Error('two sheets are needed');
    const photos = [
      await photographSheet(first, fillingOf(keyA, { '1:1': 'A' }), 901),
      await photographSheet(second, fillingOf(keyB, { '2:10': 'B', '2:9': '' }), 902),
    ];
    await openCorrection(page, title);
    await page.getByRole('button', { name: 'Turma inteira' }).click();
    await page.getByText('Upload (alternativo)').click();
    await chooseFiles(
      page,
      photos.map((buffer, at) => ({ name: `folha-${at}.jpg`, mimeType: 'image/jpeg', buffer })),
    );
    await expect(page.getByText('2 folhas: 2 salvas.')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('a sheet that says no version waits until the teacher does', async () => {
    await page.getByRole('button', { name: 'Um aluno' }).click();
    await page.getByRole('button', { name: /Aluno/ }).first().click();
    await page.getByRole('option', { name: /Caio Fernandes Luz/ }).click();
    await page.getByText('Upload (alternativo)').click();
    const laidOut = layOutSheet({ groups: [10, 10], options: 4 });
    if (!laidOut.ok) throw new Error(laidOut.message);
    const answers = fillingOf(keyB, {});
    const { jpeg } = await makeSheetPhoto({
      layout: laidOut.layout,
      answers,
      seed: 903,
      size: 'upload',
      quarterTurn: 0,
    });
    await page.locator('input[type=file]').setInputFiles({ name: 'sem.jpg', mimeType: 'image/jpeg', buffer: jpeg });
    await page.getByRole('button', { name: 'Processar e salvar' }).click();
    const question = page.getByRole('alert', { name: 'De que versão é esta folha?' });
    await expect(question).toBeVisible({ timeout: 45_000 });
    await question.getByRole('button', { name: 'Versão B' }).click();
    await expect(page.getByText('Resultado salvo: 20/20 (100,00)')).toBeVisible();
    await expect(page.getByText('Caio Fernandes Luz · Versão B')).toBeVisible();
  });

  await test.step('the results say each pupil’s version, and keep the questions of each apart', async () => {
    await openAssessments(page);
    await actOn(page, title, 'Resultados');
    const row = (name: string) => page.getByRole('dialog').getByRole('row', { name: new RegExp(name) });
    await expect(row('Ana Beatriz Moura A Corrigida 19 de 20')).toBeVisible();
    await expect(row('Bruno Henrique Alves B Corrigida 18 de 20')).toBeVisible();
    await page.getByRole('link', { name: 'Análise dos resultados' }).click();
    await page.getByRole('tab', { name: 'Questões' }).click();
    await expect(page.getByRole('row', { name: /^B: 10 da coluna 2/ })).toContainText('C');
    await expect(page.getByText('KR-20 da versão B')).toBeVisible();
  });
  await context.close();
});
