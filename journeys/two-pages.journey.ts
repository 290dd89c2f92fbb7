import {
  chooseFiles,
  chooseStudent,
  fillingOf,
  openCorrection,
  openKey,
  openWithAssessment,
  printClass,
  uploadPhoto,
} from './support/correction-steps.ts';
import { photographSheet } from './support/film-sheet.ts';
import { expect, test } from './support/journey.ts';

const key = ['aaacabdcba', 'cabdacdbacabc'] as const;
const student = 'Bruno Henrique Alves';
/** Six more columns as long as the second, all A. */
const column = Array.from({ length: 13 }, () => 'A');
const firstPage = [...fillingOf(key, { '1:1': 'B' }), column, column];
const secondPage = [column, column, column, column];

test('a sheet of two pages: 101 questions, printed, and read page by page', { tag: '@full' }, async ({
  server,
  browser,
}) => {
  test.setTimeout(480_000);
  const title = 'Simulado de duas páginas';
  const { context, page } = await openWithAssessment(browser, server, title, key);

  await test.step('a key of eight columns says that it takes two pages', async () => {
    await openKey(page.getByRole('article', { name: title }));
    const editor = page.getByRole('dialog', { name: `Gabarito · ${title}` });
    await editor.getByRole('button', { name: /^Colunas|Colunas$/ }).click();
    await page.getByRole('option', { name: '8', exact: true }).click();
    await expect(editor.getByText(/Duas páginas por aluno: até a coluna 4 na primeira/)).toBeVisible();
    await editor.getByRole('button', { name: 'Salvar' }).click();
    await editor.getByRole('button', { name: 'Salvar assim mesmo' }).click();
    await expect(
      page.getByRole('article', { name: title }).getByText(/^Gabarito: 10( \+ 13){7} questões$/),
    ).toBeVisible({
      timeout: 60_000,
    });
  });

  const sheets = await printClass(page, title);
  const pagesOf = (name: string) => sheets.filter(({ text }) => text.includes(name));
  const [first, second] = pagesOf(student);
  await test.step('each pupil has both pages, which say which they are', () => {
    expect(pagesOf(student)).toHaveLength(2);
    expect([first?.text, second?.text]).toEqual([
      expect.stringContaining('página 1 de 2'),
      expect.stringContaining('página 2 de 2'),
    ]);
    expect(second?.text).toContain('Coluna 8');
  });
  if (!first || !second) throw new Error('two pages are needed');

  await test.step('one page waits for the other, and both are the result', async () => {
    await openCorrection(page, title);
    await chooseStudent(page, student);
    await uploadPhoto(page, await photographSheet(second, secondPage, 31));
    await expect(page.getByRole('heading', { name: 'Página 2 lida' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Falta ler a página 1.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Ler a página 1' }).click();
    await uploadPhoto(page, await photographSheet(first, firstPage, 32));
    await expect(page.getByText('Acertos: 100 de 101').first()).toBeVisible({ timeout: 60_000 });
  });

  await test.step('a pile of pages goes to its pupils, each page to its sheet', async () => {
    const others = sheets.filter(({ text }) => !text.includes(student));
    const [one, two, third] = others;
    if (!one || !two || !third) throw new Error('two more pupils are needed');
    await page.getByRole('button', { name: 'Turma inteira' }).click();
    await page.getByText('Upload (alternativo)').click();
    const photos: readonly Buffer[] = [
      await photographSheet(third, firstPage, 33),
      await photographSheet(two, secondPage, 34),
      await photographSheet(one, fillingOf(key, {}).concat([column, column]), 35),
      await photographSheet(second, [...secondPage.slice(1), [...column.slice(1), 'D']], 36),
    ];
    await chooseFiles(
      page,
      photos.map((buffer, at) => ({ name: `${at + 1}.jpg`, mimeType: 'image/jpeg', buffer })),
    );
    await expect(page.getByText('4 folhas: 3 salvas, 1 precisa de você.')).toBeVisible({ timeout: 90_000 });
    const rows = page.getByRole('list', { name: 'Alunos da turma' });
    await expect(rows.getByText('Falta ler a página 2.')).toHaveCount(1);
    await expect(page.getByText(`A página 2 de ${student} já foi lida.`, { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Substituir' }).click();
    await expect(rows.getByRole('listitem').filter({ hasText: student })).toContainText('98,02');
  });
  await context.close();
});
