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

test('open questions: shaded on paper, waiting while unmarked, graded in review or by a second photo', {
  tag: '@full',
}, async ({ server, browser }) => {
  const title = 'Prova com questões abertas';
  const { context, page } = await openWithAssessment(browser, server, title, key);

  await test.step('two questions become open, one of quarters', async () => {
    await openKey(page.getByRole('article', { name: title }));
    const editor = page.getByRole('dialog', { name: `Gabarito · ${title}` });
    const quarters = await chooseRule(editor, 1, /Aberta/);
    await quarters.getByRole('button', { name: /Caixas para a nota/ }).click();
    await page.getByRole('option', { name: /¼/ }).click();
    await chooseRule(editor, 2, /Aberta/);
    await editor.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Gabarito salvo').last()).toBeVisible();
  });

  const sheet = sheetOf(await printClass(page, title), student);
  await test.step('the sheet says whose the rows are', () => {
    expect(sheet.text).toContain('professor(a)');
    expect(sheet.text).toContain('¾');
    expect(sheet.text).toContain('linhas cinza');
  });

  await test.step('read before they are graded, both wait, and nothing else does', async () => {
    await openCorrection(page, title);
    await chooseStudent(page, student);
    await uploadPhoto(page, await photographSheet(sheet, fillingOf(key, { '1:1': '', '1:2': '' }), 21, { options: 5 }));
    await expect(page.getByText('Questão 1 da coluna 1: falta a nota do professor(a)')).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByText('Questão 2 da coluna 1: falta a nota do professor(a)')).toBeVisible();
    await expect(page.getByText('Acertos: 18 de 20').first()).toBeVisible();
  });

  await test.step('marked on the same paper and read again, one counts and the other is decided in review', async () => {
    await uploadPhoto(
      page,
      await photographSheet(sheet, fillingOf(key, { '1:1': 'D', '1:2': '' }), 22, { options: 5 }),
    );
    await expect(page.getByText('Resultado salvo: 18,75/20 (93,75)').first()).toBeVisible({ timeout: 60_000 });
    await page.goto('/app/class');
    await openAssessments(page);
    await actOn(page, title, 'Revisar 1');
    await expect(
      page.getByRole('heading', { name: 'Questão 2 da coluna 1: falta a nota do professor(a)' }),
    ).toBeVisible();
    await expect(page.getByText('1 de 1')).toBeVisible();
    // The second of its boxes, by its digit.
    await page.keyboard.press('1');
    await expect(page.getByText('Nada mais espera revisão')).toBeVisible();
  });

  await test.step('and the results tell its points and its boxes', async () => {
    await page.getByRole('link', { name: 'Ver resultados' }).click();
    await expect(page.getByText('19,25').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Questões' }).click();
    await expect(page.getByText('Aberta (0 ¼ ½ ¾ 1)')).toBeVisible();
  });
  await context.close();
});
