import {
  actOn,
  chooseRule,
  chooseStudent,
  fillingOf,
  openAssessments,
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

test('numeric questions: a grid on paper, read from a photo, typed where in doubt, right within the tolerance', {
  tag: '@full',
}, async ({ server, browser }) => {
  const title = 'Prova com questões numéricas';
  const { context, page } = await openWithAssessment(browser, server, title, key);

  await test.step('two questions ask a number, one with a tolerance', async () => {
    await openKey(page.getByRole('article', { name: title }));
    const editor = page.getByRole('dialog', { name: `Gabarito · ${title}` });
    const makeNumeric = async (question: number, value: string, tolerance: string) => {
      const region = await chooseRule(editor, question, /Numérica/);
      await region.getByRole('textbox', { name: 'Número certo' }).fill(value);
      await region.getByRole('textbox', { name: /Tolerância/ }).fill(tolerance);
      await region.getByRole('textbox', { name: /Tolerância/ }).press('Tab');
    };
    await makeNumeric(1, '-12,5', '0,5');
    await makeNumeric(2, '1024', '0');
    await expect(editor.getByText('Número -12,5 ± 0,5')).toBeVisible();
    await editor.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Gabarito salvo').last()).toBeVisible();
  });

  const sheet = sheetOf(await printClass(page, title), student);
  await test.step('the sheet has a grid for each', () => {
    expect(sheet.text).toContain('na grade');
    expect(sheet.text).toContain('Questão 1 · coluna 1');
    expect(sheet.text).toContain('Questão 2 · coluna 1');
  });

  const filling = fillingOf(key, { '1:1': '', '1:2': '' });
  await test.step('numbers are read with the rows, and right within the tolerance', async () => {
    await openCorrection(page, title);
    await chooseStudent(page, student);
    await uploadPhoto(page, await photographSheet(sheet, filling, 21, { numbers: ['-12', '1023'] }));
    await expect(page.getByText('Acertos: 19 de 20').first()).toBeVisible({ timeout: 60_000 });
  });

  await test.step('one that is none is asked about, beside the picture of its grid, and typed', async () => {
    await uploadPhoto(page, await photographSheet(sheet, filling, 22, { numbers: ['-12,5', '-'] }));
    await expect(page.getByText('Acertos: 19 de 20').first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('heading', { name: 'Questão 2 da coluna 1: leitura em dúvida' })).toBeVisible();
    await page.goto('/app/class');
    await openAssessments(page);
    await actOn(page, title, 'Revisar 1');
    await expect(page.getByRole('img', { name: /Recorte da questão 2/ })).toBeVisible();
    await page.getByRole('textbox', { name: /Número da questão 2/ }).fill('1024');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nada mais espera revisão')).toBeVisible();
  });

  await test.step('and the results tell its share', async () => {
    await page.getByRole('link', { name: 'Ver resultados' }).click();
    await page.getByRole('tab', { name: 'Questões' }).click();
    await expect(page.getByText('Número -12,5 ± 0,5')).toBeVisible();
    await expect(page.getByText('Número 1024')).toBeVisible();
  });
  await context.close();
});
