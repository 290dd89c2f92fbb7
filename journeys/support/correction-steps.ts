import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { type PrintedSheet, printSheets } from './film-sheet.ts';
import { accounts, expect, signedInContext } from './journey.ts';
import type { RunningServer } from './server.ts';

export const className = '9º Ano C';

/** Opens the class area on its Avaliações tab, from the list of classes. */
export async function openAssessments(page: Page): Promise<void> {
  await page.goto('/app/class');
  await page.getByRole('link', { name: className, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Gerenciar Turma' })).toBeVisible();
  await page.getByRole('tab', { name: 'Avaliações' }).click();
  await expect(page.getByRole('button', { name: 'Nova avaliação' })).toBeVisible();
}

/** Does something with an assessment from its card: the next step that it names, else out of its menu. */
export async function actOn(page: Page, title: string, act: string): Promise<void> {
  const card = page.getByRole('article', { name: title, exact: true });
  const named = { name: `${act}: ${title}`, exact: true };
  const next = card.getByRole('button', named).or(card.getByRole('link', named));
  const more = card.getByRole('button', { name: `Mais ações: ${title}` });
  await expect(more).toBeVisible();
  if ((await next.count()) > 0) return next.click();
  await more.click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}

/** Opens the key of an assessment from its card: its 'Gabarito', or the next step while there is none. */
export const openKey = (card: Locator) => card.getByRole('button', { name: /^(Gabarito|Salvar gabarito): / }).click();

/** Chooses how a question of the first column is corrected, in the open editor of a key; gives the region in which that is said. */
export async function chooseRule(editor: Locator, question: number, kind: string | RegExp): Promise<Locator> {
  const name = `Coluna 1, questão ${question}`;
  await editor.getByRole('button', { name: `Como se corrige: ${name}`, exact: true }).click();
  const region = editor.getByRole('region', { name: `Correção: ${name}`, exact: true });
  await region.getByRole('button', { name: /Como se corrige/ }).click();
  await editor.page().getByRole('option', { name: kind }).click();
  return region;
}

/** Sends a photo of the chosen pupil's sheet as a file. */
export async function uploadPhoto(page: Page, buffer: Buffer): Promise<void> {
  await page.getByRole('radio', { name: /Upload/ }).check({ force: true });
  await page.locator('input[type=file]').setInputFiles({ name: 'folha.jpg', mimeType: 'image/jpeg', buffer });
  await page
    .getByRole('button', { name: /Processar|Enviar/ })
    .first()
    .click();
}

/** Creates a GABARITO assessment and saves its key, typed from the keyboard column after column. */
export async function createAssessment(page: Page, title: string, key: readonly [string, string]): Promise<void> {
  await page.getByRole('button', { name: 'Nova avaliação' }).click();
  const form = page.getByRole('dialog', { name: 'Nova avaliação' });
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(form.getByText('Informe o título')).toBeVisible();
  await form.getByLabel('Título').fill(title);
  await form.getByRole('radio', { name: /Gabarito/ }).check({ force: true });
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByText('Avaliação criada')).toBeVisible();
  const card = page.getByRole('article', { name: title });
  await expect(card.getByText('Sem gabarito')).toBeVisible();
  await openKey(card);
  const editor = page.getByRole('dialog', { name: `Gabarito · ${title}` });
  for (const [index, letters] of key.entries()) {
    const column = editor.getByRole('region', { name: `Coluna ${index + 1}` });
    await column.getByRole('radio', { name: String(letters.length), exact: true }).check({ force: true });
    await column
      .getByRole('radiogroup', { name: `Coluna ${index + 1}, questão 1`, exact: true })
      .getByRole('radio')
      .first()
      .focus();
    await page.keyboard.type(letters);
  }
  await editor.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Gabarito salvo')).toBeVisible();
  await expect(card.getByText(`Gabarito: ${key[0].length} + ${key[1].length} questões`)).toBeVisible();
}

/** The class's assessments, as its teacher sees them, with a new one of this key. */
export async function openWithAssessment(
  browser: Browser,
  server: RunningServer,
  title: string,
  key: readonly [string, string],
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await signedInContext(browser, server, accounts.teacher);
  const page = await context.newPage();
  await openAssessments(page);
  await createAssessment(page, title, key);
  return { context, page };
}

/** Chooses files for the correction of a class: photos, or the PDF of a scanner. */
export const chooseFiles = (page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> =>
  page.locator('input[type=file][multiple]:not([webkitdirectory])').setInputFiles(files);

/** Prints the class's sheets and gives the paper. */
export async function printClass(page: Page, title: string): Promise<PrintedSheet[]> {
  await actOn(page, title, 'Imprimir');
  const dialog = page.getByRole('dialog', { name: 'Imprimir folhas' });
  await dialog.getByRole('button', { name: 'Gerar PDF' }).click();
  await expect(dialog.getByText(/PDF pronto: \d+ páginas\./)).toBeVisible({ timeout: 120_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByText('Baixar PDF').click()]);
  expect(download.suggestedFilename()).toBe(`Folhas - ${title} - ${className}.pdf`);
  const sheets = await printSheets(await readFile(await download.path()));
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(page.getByRole('link', { name: `Corrigir: ${title}`, exact: true })).toBeVisible();
  return sheets;
}

/** The paper of one pupil. */
export function sheetOf(sheets: readonly PrintedSheet[], student: string): PrintedSheet {
  const sheet = sheets.find(({ text }) => text.includes(student));
  if (!sheet) throw new Error(`no sheet of ${student} was printed`);
  return sheet;
}

export async function openCorrection(page: Page, title: string): Promise<void> {
  await actOn(page, title, 'Corrigir');
  await expect(page.getByRole('heading', { name: 'Correção OMR' })).toBeVisible();
}

export async function chooseStudent(page: Page, student: string): Promise<void> {
  await page.getByRole('button', { name: /Aluno/ }).first().click();
  await page.getByRole('option', { name: new RegExp(student) }).click();
}

/** Key and filling of a 2×13 sheet: every answer right but those named, e.g. `{'1:4': 'A'}`. */
export function fillingOf(key: readonly [string, string], changes: Readonly<Record<string, string>>): string[][] {
  return key.map((letters, column) =>
    [...letters.toUpperCase()].map((letter, index) => changes[`${column + 1}:${index + 1}`] ?? letter),
  );
}
