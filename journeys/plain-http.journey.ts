import { chromium } from '@playwright/test';
import { journeyOptions } from '../scripts/chromium.mjs';
import { actOn, className, openKey } from './support/correction-steps.ts';
import { accounts, contextOptions, expect, signInByForm, test } from './support/journey.ts';
import { openLessonDay } from './support/lesson-day.ts';

// A school's own server, reached by its name in the school's network: browsers keep much of what HTTPS has from such a page.
test('over plain HTTP a teacher takes the roll, posts grades and marks a key; what needs HTTPS says so', {
  tag: '@full',
}, async ({ server }) => {
  const { port } = new URL(server.url);
  const args = [...journeyOptions.args, '--host-resolver-rules=MAP escola.lan 127.0.0.1'];
  const browser = await chromium.launch({ ...journeyOptions, args });
  const baseURL = `http://escola.lan:${port}`;
  const context = await browser.newContext({ ...contextOptions, baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await signInByForm(page, accounts.teacher);
  expect(await page.evaluate(() => [window.isSecureContext, 'locks' in navigator, 'randomUUID' in crypto])).toEqual([
    false,
    false,
    false,
  ]);
  await page.goto('/app/class');
  await page.getByRole('link', { name: className, exact: true }).click();

  await test.step('Frequência: kept on the device while there is no connection, too', async () => {
    await page.getByRole('tab', { name: 'Frequência' }).click();
    const save = page.getByRole('button', { name: 'Salvar frequência' });
    await openLessonDay(page);
    await page.getByRole('switch').first().click();
    await save.click();
    await expect(page.getByText(/Frequência salva: /)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('switch').first().click();
    await save.click();
    await expect(page.getByText('Guardada neste aparelho, aguardando conexão para enviar.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Salva em /)).toBeVisible();
  });

  await test.step('Notas', async () => {
    await page.getByRole('tab', { name: 'Notas' }).click();
    const cell = page.getByRole('textbox').first();
    await cell.focus();
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
    await expect(cell).toHaveAccessibleDescription(/^Salva/);
  });

  await test.step('Materiais: a file is sent and looked at', async () => {
    await page.getByRole('tab', { name: 'Materiais' }).click();
    await page.getByRole('button', { name: 'Enviar material' }).click();
    const form = page.getByRole('dialog', { name: 'Enviar material' });
    await form.getByLabel('Título').fill('Aviso da feira');
    const text = { name: 'aviso.txt', mimeType: 'text/plain', buffer: Buffer.from('Domingo, na quadra.') };
    await form.locator('input[type=file]').setInputFiles(text);
    await form.getByRole('button', { name: 'Enviar material' }).click();
    await expect(page.getByText('Material enviado!')).toBeVisible();
    await page.getByRole('button', { name: 'Abrir Aviso da feira' }).click();
    await expect(page.getByText('Domingo, na quadra.')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('Avaliações: a key is marked; the camera says what it needs', async () => {
    await page.getByRole('tab', { name: 'Avaliações' }).click();
    const title = 'Avaliação bimestral de Matemática';
    await openKey(page.getByRole('article', { name: title, exact: true }));
    const editor = page.getByRole('dialog', { name: `Gabarito · ${title}` });
    await expect(editor.getByRole('radio', { name: /^Alternativa/ }).and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.type('b');
    await editor.getByRole('button', { name: 'Salvar', exact: true }).click();
    await editor.getByRole('button', { name: 'Salvar e recalcular' }).click();
    await expect(page.getByText('Gabarito salvo')).toBeVisible();
    await actOn(page, title, 'Corrigir');
    const needsHttps = 'A câmera só funciona quando o endereço do sistema começa com https.';
    await expect(page.getByText(needsHttps)).toBeVisible();
    await page.getByText('Câmera (recomendado)').click();
    await expect(page.getByText(`Câmera não disponível neste dispositivo/navegador. ${needsHttps}`)).toBeVisible();
  });
  expect(errors).toEqual([]);
  await browser.close();
});
