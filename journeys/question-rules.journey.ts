import {
  chooseRule,
  chooseStudent,
  fillingOf,
  openCorrection,
  openKey,
  openWithAssessment,
  printClass,
  sheetOf,
  uploadPhoto,
} from './support/correction-steps.ts';
import { photographSheet } from './support/film-sheet.ts';
import { expect, test } from './support/journey.ts';

const key = ['aaacabdcba', 'cabdacdbac'] as const;
const student = 'Bruno Henrique Alves';

test('a key of several letters, of points and of true and false, from the editor to paper and a corrected photo', {
  tag: '@full',
}, async ({ server, browser }) => {
  const title = 'Prova de várias certas';
  const { context, page } = await openWithAssessment(browser, server, title, key);

  await test.step('the rules of three questions', async () => {
    await openKey(page.getByRole('article', { name: title }));
    const editor = page.getByRole('dialog', { name: `Gabarito · ${title}` });
    const several = await chooseRule(editor, 1, 'Várias alternativas certas juntas');
    await several.getByRole('checkbox', { name: 'C' }).check({ force: true });
    await several.getByRole('radio', { name: 'Parcial' }).check({ force: true });
    const points = await chooseRule(editor, 2, 'Alternativas com pontos próprios');
    await points.getByLabel('Pontos da D').fill('0,5');
    await page.keyboard.press('Tab');
    await chooseRule(editor, 3, 'Verdadeiro ou falso');
    await editor.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Gabarito salvo').last()).toBeVisible();
    await openKey(page.getByRole('article', { name: title }));
    await expect(editor.getByText('A + C (parcial)')).toBeVisible();
    await expect(editor.getByText('A = 1, D = 0,5')).toBeVisible();
    await editor.getByRole('button', { name: 'Cancelar' }).click();
  });

  await test.step('on paper, and read back from a photo of it', async () => {
    const sheet = sheetOf(await printClass(page, title), student);
    expect(sheet.text).toContain('mais de uma, só onde a prova pede');
    const filling = fillingOf(key, { '1:1': 'AC', '1:2': 'D', '1:3': 'B' });
    await openCorrection(page, title);
    await chooseStudent(page, student);
    await uploadPhoto(page, await photographSheet(sheet, filling, 11));
    await expect(page.getByText('Resultado salvo: 18,5/20 (92,50)')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Acertos: 18,5 de 20').first()).toBeVisible();
    await expect(page.getByText('Parcial', { exact: true }).first()).toBeVisible();
  });
  await context.close();
});
