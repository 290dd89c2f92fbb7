import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AttendanceSheet } from '../packages/contract/src/index.ts';
import { rollPage } from '../packages/omr-engine/test-kit/roll-pages.ts';
import { makeRollPhoto, planGivenRoll } from '../packages/omr-engine/test-kit/roll-photo.ts';
import { className } from './support/correction-steps.ts';
import { accounts, expect, signIn, test } from './support/journey.ts';
import { openPdf } from './support/print-pdf.ts';

const pxPerMm = 10;
const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' });
/** In a month's first week there may be no day yet to save. */
const isMonthNew = Number(today.slice(8)) < 8;

async function openAttendance(page: Page, name: string): Promise<void> {
  await page.goto('/app/class');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('tab', { name: 'Frequência' }).click();
  await expect(page.getByRole('button', { name: 'Folha de chamada' })).toBeVisible();
}

async function choose(page: Page, act: string): Promise<void> {
  await page.getByRole('button', { name: 'Folha de chamada' }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

/** Prints the month's roll: the page as the server numbered it, and the paper. */
async function printRoll(page: Page) {
  await choose(page, 'Imprimir folha de chamada');
  const dialog = page.getByRole('dialog', { name: 'Imprimir folha de chamada' });
  if (isMonthNew) {
    const before = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
    before.setUTCMonth(before.getUTCMonth() - 1);
    const month = before.toLocaleDateString('pt-BR', { timeZone: 'UTC', month: 'long', year: 'numeric' });
    await dialog.getByRole('button', { name: /Mês/ }).click();
    await page.getByRole('option', { name: month }).click();
  }
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/attendance-sheets'));
  await dialog.getByRole('button', { name: 'Gerar PDF' }).click();
  const { data } = (await (await asked).json()) as { data: AttendanceSheet[] };
  const [sheet] = data;
  if (!sheet) throw new Error('no sheet');
  await expect(dialog.getByText(/^PDF pronto: 1 página, \d+ dias letivos\.$/)).toBeVisible({ timeout: 30_000 });
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Baixar PDF' }).click();
  const [printed] = await openPdf(await readFile(await (await download).path()), pxPerMm);
  if (!printed) throw new Error('no page');
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  return { sheet, text: printed.text, paper: await printed.print() };
}

/** A phone's photo of the roll on which these pupils were away on a day, and one bubble of it holds no more than a dot. */
async function photograph(
  { sheet, paper }: Awaited<ReturnType<typeof printRoll>>,
  column: number,
  away: number[],
  dotted: number,
) {
  const plan = planGivenRoll(
    sheet.pupils.map((_, row) => sheet.days.map((_day, at) => at === column && away.includes(row))),
  );
  const dot = plan[dotted]?.[column];
  if (dot) plan[dotted]![column] = { ...dot, kind: 'dot', doubtful: true };
  const page = rollPage(sheet.pupils.length, sheet.days.length, sheet.number);
  const { jpeg } = await makeRollPhoto({ page, paper, plan, seed: 11, quarterTurn: 0 });
  return { name: 'chamada.jpg', mimeType: 'image/jpeg', buffer: jpeg };
}

test('a roll on paper: printed, filled in, photographed, asked about, corrected and saved', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, accounts.teacher);
  await openAttendance(page, className);
  const printed = await printRoll(page);
  const { sheet } = printed;
  expect(printed.text).toContain(className);
  for (const { name } of sheet.pupils.slice(0, 3)) expect(printed.text).toContain(name);

  const [away, mistaken, dotted] = [1, 2, 4];
  const nameOf = (row: number) => sheet.pupils[row]?.name ?? '';
  await choose(page, 'Ler folha de chamada');
  const dialog = page.getByRole('dialog', { name: 'Ler folha de chamada' });
  const drop = dialog.locator('input[type=file]');

  await test.step('a picture of something else is refused in words', async () => {
    await drop.setInputFiles('fixtures/omr-models/sample4__IMG_20201116_143512.jpg');
    await expect(
      dialog.getByText(/Nenhuma folha de chamada foi encontrada|A folha não foi reconhecida|cantos da folha/),
    ).toBeVisible({ timeout: 30_000 });
  });

  // Of the open days the last: what the demonstration recorded of it is shown beside the paper.
  const column = sheet.days.findLastIndex((day) => day <= today);
  const day = (sheet.days[column] ?? '').slice(5).split('-').reverse().join('/');
  await drop.setInputFiles(await photograph(printed, column, [away, mistaken], dotted));
  const bubble = dialog.getByRole('region', { name: 'Dúvida 1 de 1' });
  await expect(bubble).toContainText(nameOf(dotted), { timeout: 30_000 });
  await expect(bubble.getByRole('img', { name: `Recorte da foto: ${nameOf(dotted)}, ${day}` })).toBeVisible();

  const choice = dialog.getByRole('checkbox', { name: new RegExp(day) });
  await choice.setChecked(true, { force: true });
  const save = dialog.getByRole('button', { name: /^Salvar \d+ dias?$/ });
  await expect(save).toBeDisabled();
  await expect(dialog.getByText('Antes de salvar, responda 1 dúvida dos dias marcados.')).toBeVisible();
  await bubble.getByRole('button', { name: 'Faltou' }).click();
  await expect(bubble).toBeHidden();

  await test.step('a bubble is turned over from the keyboard', async () => {
    const cell = (row: number, mark: string) =>
      dialog.getByRole('button', { name: new RegExp(`^${nameOf(row)}, ${day}: ${mark}`) });
    await cell(away, 'ausente').focus();
    await page.keyboard.press('ArrowDown');
    await expect(cell(mistaken, 'ausente')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(cell(mistaken, 'presente')).toBeFocused();
  });

  // The other days of the month are left as they are.
  for (const item of await dialog.getByRole('listitem').all()) {
    const box = item.getByRole('checkbox');
    if (!(await item.innerText()).includes(day) && (await box.isChecked()))
      await box.setChecked(false, { force: true });
  }
  await expect(save).toHaveText('Salvar 1 dia');
  await save.click();
  await expect(page.getByText('Chamada salva: 1 dia.')).toBeVisible();
  await expect(dialog).toBeHidden();

  await test.step('the roll of that day says what the paper said', async () => {
    await page.goto(
      `${new URL(page.url()).pathname}?aba=frequencia&dia=${sheet.days[column]}&disciplina=${sheet.discipline.id}`,
    );
    const pupil = (row: number) => page.getByRole('switch', { name: new RegExp(`^${nameOf(row)} `) });
    await expect(pupil(away)).not.toBeChecked();
    await expect(pupil(dotted)).not.toBeChecked();
    await expect(pupil(mistaken)).toBeChecked();
  });
});
