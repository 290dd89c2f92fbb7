import {
  actOn,
  chooseStudent,
  createAssessment,
  fillingOf,
  openAssessments,
  openCorrection,
  printClass,
  sheetOf,
} from './support/correction-steps.ts';
import { filmSheets, photographSheet } from './support/film-sheet.ts';
import { accounts, expect, openBrowser, signedInContext, test } from './support/journey.ts';

const key = ['bdacabdcbadcb', 'cabdacdbacbda'] as const;
const student = 'Bruno Henrique Alves';

test.describe('Correção OMR', () => {
  test('camera: the printed sheet, filled and filmed, is read on the device and saved', async ({ server }) => {
    const title = 'Simulado da câmera';
    const monitor = await openBrowser();
    const office = await signedInContext(monitor, server, accounts.teacher);
    const printing = await office.newPage();
    await openAssessments(printing);
    await createAssessment(printing, title, key);
    const sheets = await printClass(printing, title);
    expect(sheets.length).toBeGreaterThanOrEqual(27);
    const filling = fillingOf(key, { '1:4': 'A', '2:9': '', '2:13': 'D' });
    const video = await filmSheets([{ sheet: sheetOf(sheets, student), filling }], 11);

    const phone = await openBrowser(video);
    const context = await signedInContext(phone, server, accounts.teacher);
    const page = await context.newPage();
    const serverReadings: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/omr/process')) serverReadings.push(request.url());
    });
    const pupils = page.waitForRequest(/\/classes\/[^/]+\/students\?/);
    const reader = page.waitForRequest(/picture-reader-/);
    await openAssessments(page);
    await test.step('the reader and the pupils come while the list is still read', () => Promise.all([pupils, reader]));
    await openCorrection(page, title);
    await chooseStudent(page, student);
    await page.getByRole('button', { name: 'Iniciar streaming' }).click();
    await expect(page.getByText('Resultado salvo: 23/26 (88,46)')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Acertos: 23 de 26').first()).toBeVisible();
    await expect(page.getByText('Coluna 1', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Coluna 2', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Errada').first()).toBeVisible();
    expect(serverReadings).toEqual([]);
    await phone.close();

    await printing.reload();
    await actOn(printing, title, 'Resultados');
    const row = printing.getByRole('dialog').getByRole('row', { name: new RegExp(student) });
    await expect(row.getByText('Corrigida').filter({ visible: true })).toBeVisible();
    await expect(row.getByText('23 de 26').filter({ visible: true })).toBeVisible();
    await expect(row.getByText('88,46').filter({ visible: true })).toBeVisible();
    await monitor.close();
  });

  test('upload, on the device, then by the server, then with the server failing too', { tag: '@full' }, async ({
    server,
    browser,
  }) => {
    const title = 'Simulado do envio';
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    await openAssessments(page);
    await createAssessment(page, title, key);
    const sheets = await printClass(page, title);
    const photoOf = async (name: string, changes: Record<string, string>, seed: number) => ({
      name: 'folha.jpg',
      mimeType: 'image/jpeg',
      buffer: await photographSheet(sheetOf(sheets, name), fillingOf(key, changes), seed),
    });
    const upload = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('button', { name: 'Processar e salvar' }).click();
    };

    await openCorrection(page, title);
    await chooseStudent(page, 'Caio Fernandes Luz');
    await page.getByText('Upload (alternativo)').click();
    await upload(await photoOf('Caio Fernandes Luz', { '1:1': 'C' }, 21));
    await expect(page.getByText('Resultado salvo: 25/26 (96,15)')).toBeVisible({ timeout: 45_000 });

    // The engine's script does not arrive: the same photo goes to the server.
    await context.route('**/omr-worker-*.js', (route) => route.abort());
    const called = page.waitForResponse((response) => response.url().endsWith('/omr/process'));
    await page.reload();
    await chooseStudent(page, 'Daniela Rocha Pinto');
    await page.getByText('Upload (alternativo)').click();
    await upload(await photoOf('Daniela Rocha Pinto', { '2:2': 'D', '1:13': '' }, 22));
    expect((await called).ok()).toBe(true);
    await expect(page.getByText('Resultado salvo: 24/26 (92,31)')).toBeVisible({ timeout: 45_000 });

    // The server's route fails as well: the specified message, and the photo stays chosen.
    await context.route('**/omr/process', (route) => route.fulfill({ status: 500, body: 'x' }));
    await page.reload();
    await chooseStudent(page, 'Eduarda Martins');
    await page.getByText('Upload (alternativo)').click();
    await upload(await photoOf('Eduarda Martins', {}, 23));
    await expect(page.getByText(/Falha ao processar OMR/).first()).toBeVisible({ timeout: 45_000 });
    await expect(page.getByText('folha.jpg')).toBeVisible();
    await context.close();
  });

  test('a double mark is never decided by the machine: review with its crop, then confirmed', { tag: '@full' }, async ({
    server,
    browser,
  }) => {
    const title = 'Simulado com dúvida';
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    await openAssessments(page);
    await createAssessment(page, title, key);
    const sheets = await printClass(page, title);
    await openCorrection(page, title);
    await chooseStudent(page, 'Gabriela Teles');
    await page.getByText('Upload (alternativo)').click();
    const buffer = await photographSheet(sheetOf(sheets, 'Gabriela Teles'), fillingOf(key, { '2:4': 'BD' }), 31);
    await page.locator('input[type=file]').setInputFiles({ name: 'folha.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Processar e salvar' }).click();
    await expect(page.getByText(/marcação dupla/)).toBeVisible({ timeout: 45_000 });
    await expect(page.getByText(/A leitura encontrou B e D pintadas/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirmar e salvar' })).toBeDisabled();
    await page.getByRole('radio', { name: 'Alternativa D' }).last().check({ force: true });
    await page.getByRole('button', { name: 'Confirmar e salvar' }).click();
    await expect(page.getByText('Resultado salvo: 26/26 (100,00)')).toBeVisible();
    await context.close();
  });

  test('without a key nothing can be sent; without a camera the upload is offered @full', async ({
    server,
    browser,
  }) => {
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    await openAssessments(page);
    await page.getByRole('button', { name: 'Nova avaliação' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Título').fill('Sem gabarito ainda');
    await form.getByRole('radio', { name: /Gabarito/ }).check({ force: true });
    await form.getByRole('button', { name: 'Criar' }).click();
    const card = page.getByRole('article', { name: 'Sem gabarito ainda' });
    await expect(card.getByText('Sem gabarito', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: /Corrigir/ })).toHaveCount(0);
    await card.getByRole('button', { name: /^Salvar gabarito: / }).click();
    const address = page.url();
    expect(address).toContain('/app/class/');
    await context.close();
  });
});
