import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser } from '@playwright/test';
import { accounts, contextOptions, expect, openBrowser, signedInContext, signIn, test } from './support/journey.ts';
import { seeToast } from './support/list-steps.ts';
import { button, newReading, openReading, writeText } from './support/reading-steps.ts';
import { speakToFile } from './support/spoken.ts';

const text = 'O sapo viu a lua no lago. Ele pulou para pegar a lua. A lua sumiu!';

let folder: string;
let audio: string;
let browser: Browser;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'caderneta-voice-'));
  audio = join(folder, 'leitura.wav');
  await speakToFile(text, audio);
  browser = await openBrowser(undefined, audio);
});
test.afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a teacher records a reading, hears what was read, and saves the result', async ({ server }) => {
  const { page, context } = await openReading(browser, server, 'Leitura de novembro');
  await button(page, 'Enviar para análise').click();
  await expect(page.getByText('Envie ou grave um áudio primeiro.')).toBeVisible();
  await writeText(page, text);

  await test.step('recording shows the level, and ends with a waveform', async () => {
    await button(page, 'Gravar').click();
    await expect(page.getByRole('progressbar', { name: 'Nível do microfone' })).toBeVisible();
    await expect(page.getByText('0:07', { exact: true })).toBeVisible();
    await button(page, 'Parar').click();
    await expect(page.getByText('Gravação finalizada.')).toBeVisible();
    const wave = page.getByRole('slider', { name: 'Posição na gravação' });
    await expect(wave).toHaveAttribute('aria-busy', 'false');
    await expect(wave.locator('canvas').first()).toBeVisible();
  });

  await test.step('what was not sent outlives the screen, and is not replaced unasked', async () => {
    const recorded = page.getByRole('slider', { name: 'Posição na gravação' });
    await button(page, 'Voltar').click();
    await seeToast(page, /Há gravação que ainda não foi enviada/);
    await page.goBack();
    await expect(recorded).toHaveAttribute('aria-busy', 'false');
    for (const name of ['Gravar', 'Remover']) {
      await button(page, name).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Manter gravação' }).click();
    }
    await expect(recorded).toBeVisible();
  });

  await test.step('the server judges it, and the words are marked', async () => {
    await button(page, 'Enviar para análise').click();
    await expect(page.getByText('Análise concluída.')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText('de precisão', { exact: true })).toBeVisible();
    await expect(page.getByText(/ainda não com crianças/)).toBeVisible();
    await expect(
      page
        .getByRole('img', { name: /Critérios/ })
        .or(page.getByText('Ver tabela'))
        .first(),
    ).toBeVisible();
  });

  await test.step('the result is saved, and stands in the history', async () => {
    await button(page, 'Salvar resultado').click();
    await expect(page.getByText('Resultado salvo').first()).toBeVisible();
    const history = page.getByRole('region', { name: 'Leituras deste aluno' });
    await expect(history.getByText(/· Leitura de novembro$/)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await button(page, 'Remover').click();
    await expect(page.getByText('Áudio removido.')).toBeVisible();
    await expect(page.getByText('de precisão', { exact: true })).toBeVisible();
  });
  await context.close();
});

test('what goes wrong with a reading is said, and loses nothing @full', async ({ server }) => {
  const { page, context } = await openReading(browser, server, 'Leitura com problemas');
  const upload = page.locator('input[type=file]');

  await test.step('a file of another kind, then one that is a recording', async () => {
    await upload.setInputFiles({ name: 'notas.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(page.getByRole('alertdialog').getByText('Envie um arquivo MP3, WAV, M4A ou OGG.')).toBeVisible();
    await upload.setInputFiles(audio);
    await expect(page.getByRole('slider', { name: 'Posição na gravação' })).toBeVisible();
  });

  await test.step('the service fails: with its words, and without any', async () => {
    const refuse = (status: number, body: object) =>
      page.route('**/reading/analyse', (route) => route.fulfill({ status, json: body }), { times: 1 });
    await refuse(200, { status: 'processing_error', message: 'A gravação está em silêncio.' });
    await button(page, 'Enviar para análise').click();
    await expect(page.getByText('Erro na análise: A gravação está em silêncio.')).toBeVisible();
    await refuse(200, { status: 'processing_error', message: '' });
    await button(page, 'Enviar para análise').click();
    await seeToast(page, /Erro na análise$/);
    await refuse(502, {});
    await button(page, 'Enviar para análise').click();
    await seeToast(page, /Erro: Bad Gateway$/);
  });

  await test.step('without a connection it is kept on the device, and goes once it is back', async () => {
    await context.setOffline(true);
    await button(page, 'Enviar para análise').click();
    await seeToast(page, 'Erro: Sem conexão com o servidor');
    await button(page, 'Guardar até enviar').click();
    await expect(page.getByText('Gravação guardada neste aparelho, aguardando conexão para enviar.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Análise concluída.')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText('Sem comparação com um texto.')).toBeVisible();
  });

  await test.step('sent again without a connection, it waits until its analysis is saved', async () => {
    const waits = page.getByText('Gravação guardada neste aparelho, aguardando conexão para enviar.');
    await context.setOffline(true);
    await button(page, 'Enviar para análise').click();
    await button(page, 'Guardar até enviar').click();
    await expect(waits).toBeVisible();
    await page.route('**/reading/analyse', (route) => route.abort());
    await context.setOffline(false);
    await button(page, 'Salvar resultado').click();
    await expect(page.getByText('Resultado salvo').first()).toBeVisible();
    await expect(waits).toHaveCount(0);
    await expect(button(page, 'Guardar até enviar')).toHaveCount(0);
    await page.unroute('**/reading/analyse');
    await button(page, 'Enviar para análise').click();
    await expect(button(page, 'Salvar resultado')).toBeEnabled({ timeout: 40_000 });
  });

  await test.step('a save that fails says so and can be tried again', async () => {
    await page.route('**/assessments/*/result', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await button(page, 'Salvar resultado').click();
    await expect(page.getByText(/Falha ao salvar resultado/)).toBeVisible();
    await button(page, 'Salvar resultado').click();
    await expect(page.getByText('Resultado salvo').first()).toBeVisible();
  });
  await context.close();
});

test('a recording that was kept is shown on every screen, before signing out too, and goes when it is opened @full', async ({
  server,
}) => {
  const { page, context } = await openReading(browser, server, 'Leitura guardada');
  await page.route('**/reading/analyse', (route) => route.abort());
  await page.locator('input[type=file]').setInputFiles(audio);
  await expect(page.getByRole('slider', { name: 'Posição na gravação' })).toBeVisible();
  await button(page, 'Enviar para análise').click();
  await button(page, 'Guardar até enviar').click();
  await expect(page.getByText('Gravação guardada neste aparelho, aguardando conexão para enviar.')).toBeVisible();

  await page.goto('/app/class');
  const notice = page.getByText(/^A leitura de .+ em “Leitura guardada” está gravada neste aparelho/);
  await expect(notice).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Lúcia Prado/ })
    .click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Sair com envios guardados?' });
  await expect(ask.getByText(/^1 registro ainda não chegou/)).toBeVisible();
  await ask.getByRole('button', { name: 'Continuar aqui' }).click();

  await page.unroute('**/reading/analyse');
  await page.getByRole('link', { name: /^Abrir e enviar a leitura de / }).click();
  await expect(page.getByText('Análise concluída.')).toBeVisible({ timeout: 40_000 });
  await page.getByRole('link', { name: 'Turmas', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Turmas' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await context.close();
});

test('a text of the library is chosen and kept over a reload before it is saved @full', async ({ server }) => {
  const { page, context } = await openReading(browser, server, 'Leitura da biblioteca');
  await button(page, 'Adicionar texto').click();
  await page.getByRole('button', { name: /Escolher um texto/ }).click();
  await page.getByRole('option', { name: '2º ano: O pão da vovó' }).click();
  await expect(page.getByLabel('Texto que será lido')).toHaveValue(/^Todo sábado, minha avó/);
  await page.reload();
  await expect(page.getByLabel('Texto que será lido')).toHaveValue(/^Todo sábado, minha avó/);
  await button(page, 'Salvar texto').click();
  await expect(page.getByText('Texto salvo.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Todo sábado, minha avó/)).toBeVisible();
  await context.close();
});

test.describe('without a microphone', () => {
  test.use(contextOptions);
  test('the reason is said, and a file can be sent instead @full', async ({ page, server }) => {
    await signIn(page, accounts.teacher);
    const id = await newReading(page.request, server, 'Leitura sem microfone');
    await page.goto(`/app/activities/${id}/reading-correction`);
    await button(page, 'Gravar').click();
    await expect(page.getByText(/Erro ao acessar microfone: /)).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(audio);
    await expect(page.getByRole('slider', { name: 'Posição na gravação' })).toBeVisible();
  });
});

test('with a guardian’s consent a reading marked by ear is kept, until the network keeps none', {
  tag: '@full',
}, async ({ server }) => {
  const network = await signedInContext(browser, server, accounts.municipality);
  const settings = await network.newPage();
  await settings.goto('/app/settings?secao=municipality');
  const card = settings.getByRole('region', { name: 'Gravações com consentimento' });
  const keep = card.getByRole('checkbox', { name: /^Guardar gravações/ });
  await keep.press('Space');
  await card.getByRole('button', { name: 'Salvar' }).click();
  await seeToast(settings, 'Configurações salvas');

  const { page, context } = await openReading(browser, server, 'Leitura guardada');
  await writeText(page, text);
  await button(page, 'Registrar').click();
  await button(page, 'O responsável concordou').click();
  await expect(page.getByText(/registrado em .* por Lúcia Prado/)).toBeVisible();
  const judged = { score: 8, feedback: 'Sim.' };
  const words = text.split(' ').map(() => 'read');
  const evaluation = {
    overall_score: 8,
    ...{ fluency: judged, pronunciation: judged, intonation: judged, rhythm: judged, pauses: judged, clarity: judged },
    suggestions: [],
    ear_marks: { words, started_s: 0.5, ended_s: 6 },
  };
  await page.route('**/reading/analyse', (route) =>
    route.fulfill({ json: { status: 'success', message: 'Análise concluída.', evaluation } }),
  );
  await page.locator('input[type=file]').setInputFiles(audio);
  await expect(button(page, 'Ouvir')).toBeVisible();
  await button(page, 'Enviar para análise').click();
  await button(page, 'Salvar resultado').click();
  await expect(page.getByText('A gravação desta leitura está guardada.')).toBeVisible();

  await settings.reload();
  await expect(card.getByText('Guardadas agora: 1 gravação, 1 consentimento.')).toBeVisible();
  await keep.press('Space');
  await card.getByRole('button', { name: 'Salvar' }).click();
  const ending = settings.getByRole('alertdialog', { name: 'Desligar e apagar as gravações' });
  await expect(ending).toContainText('1 gravação e 1 consentimento');
  await ending.getByRole('textbox').fill('EXCLUIR');
  await ending.getByRole('button', { name: 'Excluir' }).click();
  await seeToast(settings, 'Configurações salvas');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Leituras deste aluno' })).toBeVisible();
  await expect(page.getByText('Consentimento do responsável:')).toHaveCount(0);
  await context.close();
  await network.close();
});
