import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { filmPile, makePile, type Pile, photoOf, sheetFor } from './support/class-pile.ts';
import { accounts, contextOptions, expect, openBrowser, signedInContext, signIn, test } from './support/journey.ts';

/** The picture in a form as it was sent. */
function fileOf(form: Buffer | null): { name: string | undefined; type: string | undefined; bytes: Buffer } {
  const text = form?.toString('latin1') ?? '';
  const head = /name="file"; filename="([^"]*)"\r\nContent-Type: ([^\r]+)\r\n\r\n/.exec(text);
  const start = head ? head.index + head[0].length : 0;
  const boundary = text.slice(0, text.indexOf('\r\n'));
  return {
    name: head?.[1],
    type: head?.[2],
    bytes: Buffer.from(text.slice(start, text.indexOf(`\r\n${boundary}`, start)), 'latin1'),
  };
}

const open = (page: Page, pile: Pick<Pile, 'id' | 'classId'>) =>
  page.goto(`/app/activities/${pile.id}/correction?classId=${pile.classId}`);

/** Holds what is sent to be read until the returned function is called. */
async function holdReading(page: Page): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/omr/process', async (route) => {
    await held;
    await route.fallback();
  });
  return () => answer();
}

test('a photo waits for the program that reads it, and hears where that did not come', async ({
  server,
  request,
  page,
}) => {
  const pile = await makePile(request, server, 'Leitor que demora');
  const [owner] = pile.pupils;
  if (!owner) throw new Error('a pupil is needed');
  await signIn(page, accounts.teacher);
  const program = /\/assets\/picture-reader-.+\.js$/;
  await page.route(program, (route) => route.abort());
  await open(page, pile);
  await page.getByText('Upload (alternativo)').click();
  const buffer = await photoOf(sheetFor(pile, owner), 81);
  await page.locator('input[type=file]').setInputFiles({ name: 'folha.jpg', mimeType: 'image/jpeg', buffer });
  const read = page.getByRole('button', { name: 'Processar e salvar' });
  const isNoticeShown = () =>
    document.body.innerText.includes('Esta parte do sistema não pôde ser carregada. Verifique');
  await Promise.all([page.waitForFunction(isNoticeShown), read.click()]);
  // Longer than the toast: beside the file's name may stand what an earlier sheet gave.
  await expect(page.getByRole('main').getByText(/^Esta parte do sistema não pôde ser carregada/)).toBeVisible();
  await expect(read).toBeFocused();

  let come = () => {};
  const coming = new Promise<void>((done) => {
    come = done;
  });
  await page.unroute(program);
  await page.route(program, async (route) => {
    await coming;
    await route.continue();
  });
  await read.click();
  await expect(page.getByText('Processando...').first()).toBeVisible();
  come();
  await expect(page.getByText('Acertos: 20 de 20')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('region', { name: 'Respostas da folha' })).toBeFocused();
});

test.describe('Correção OMR: cada mensagem', { tag: '@full' }, () => {
  test('without a key nothing is sent', async ({ server, request, browser }) => {
    const pile = await makePile(request, server, 'Com gabarito vazio');
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    const sent: string[] = [];
    page.on('request', (each) => each.method() === 'POST' && sent.push(new URL(each.url()).pathname));
    await page.route('**/assessments/*/key', (route) =>
      route.fulfill({ json: { success: true, data: { key: [], annulled: [], version: 0, version_b: null } } }),
    );
    await open(page, pile);
    await expect(page.getByText('Antes de corrigir, salve o gabarito desta avaliação.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Abrir o gabarito' })).toBeVisible();
    expect(sent.filter((path) => path.includes('/omr') || path.includes('/result'))).toEqual([]);

    await page.unroute('**/assessments/*/key');
    await test.step('a class without pupils, and an assessment that has no sheets', async () => {
      await page.route('**/classes/*/students?*', (route) =>
        route.fulfill({ json: { success: true, data: [], total: 0, page: 1, limit: 100, truncated: false } }),
      );
      await page.reload();
      await expect(page.getByText('Nenhum aluno matriculado nesta turma.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Voltar para a turma' })).toBeVisible();
      await page.unroute('**/classes/*/students?*');
      await page.route(`**/assessments/${pile.id}`, async (route) => {
        const answer = await route.fetch();
        const { data, ...rest } = await answer.json();
        await route.fulfill({ response: answer, json: { ...rest, data: { ...data, format: 'LEITURA' } } });
      });
      await page.reload();
      await expect(page.getByText('Esta avaliação não é de folha de respostas.')).toBeVisible();
      await page.unroute(`**/assessments/${pile.id}`);
    });

    await test.step('a picture that does not open is said to be damaged, and stays chosen', async () => {
      await page.reload();
      await page.getByText('Upload (alternativo)').click();
      const file = { name: 'carta.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('uma carta') };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('button', { name: 'Processar e salvar' }).click();
      await expect(page.getByRole('alertdialog').first()).toContainText(
        'A foto não abre: o arquivo está danificado ou incompleto.',
      );
      await expect(page.getByText('carta.jpg')).toBeVisible();
    });

    await test.step('tried again while the message stands, it is told anew', async () => {
      const toast = page.getByRole('alertdialog');
      await toast.hover();
      const shown = await toast.elementHandle();
      await page.getByRole('button', { name: 'Processar e salvar' }).click();
      await expect.poll(() => shown?.evaluate(({ isConnected }) => isConnected)).toBe(false);
      await expect(toast).toHaveCount(1);
      await expect(toast).toContainText('A foto não abre');
    });
    await context.close();
  });

  test('a browser without a camera, and one that denies it', async ({ server, request, browser }) => {
    const pile = await makePile(request, server, 'Sem câmera');
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    await page.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
    await open(page, pile);
    await expect(page.getByRole('button', { name: 'Processar e salvar' })).toBeDisabled();
    await expect(page.getByText('A leitura pela câmera acerta mais.')).toHaveCount(0);
    await page.getByText('Câmera (recomendado)').click();
    await expect(page.getByText('Câmera não disponível neste dispositivo/navegador.')).toBeVisible();
    await context.close();

    const denied = await browser.newContext({ ...contextOptions, baseURL: server.url });
    const other = await denied.newPage();
    await other.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('denied', 'NotAllowedError');
      };
    });
    await signIn(other, accounts.teacher);
    await other.goto('/');
    await open(other, pile);
    await expect(other.getByText('Sem dados.')).toBeVisible();
    await other.getByRole('button', { name: 'Iniciar streaming' }).click();
    await expect(other.getByText('Não foi possível acessar a câmera. Use o envio por imagem.')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Processar e salvar' })).toBeVisible();
    await expect(other.getByText('Não foi possível acessar a câmera. Use o envio por imagem.')).toHaveCount(0, {
      timeout: 6_000,
    });
    await denied.close();
  });

  test('a camera that shows nothing, and one that shows no sheet: the hint at the second failure', async ({
    server,
    request,
  }) => {
    const pile = await makePile(request, server, 'Câmera sem folha');
    const browser = await openBrowser('');
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement('canvas');
        canvas.width = 1280;
        canvas.height = 720;
        const context = canvas.getContext('2d');
        setInterval(() => context?.fillRect(0, 0, 10, 10), 50);
        return canvas.captureStream(20);
      };
    });
    await open(page, pile);
    await page.getByRole('button', { name: 'Iniciar streaming' }).click();
    await expect(page.getByText('2 leituras falharam')).toBeVisible();
    await expect(page.getByText(/O envio de foto acerta menos que a câmera/)).toBeVisible();
    await page.getByRole('button', { name: 'Tentar via upload' }).click();
    await expect(page.getByRole('button', { name: 'Processar e salvar' })).toBeDisabled();
    await page.getByText('Câmera (recomendado)').click();
    await page.getByRole('button', { name: 'Iniciar streaming' }).click();
    await expect(page.getByText('Melhore a luz sobre a folha').first()).toBeVisible();
    await page.getByRole('button', { name: 'Capturar uma vez' }).click();
    // A single capture makes every attempt that the reader knows.
    await expect(page.getByText(/Nenhuma folha|escura, clara ou vazia|Falha ao processar OMR/).first()).toBeVisible({
      timeout: 45_000,
    });
    await page.evaluate(() =>
      Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { configurable: true, get: () => 0 }),
    );
    await expect(page.getByText('Falha ao capturar imagem.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Iniciar streaming' })).toBeVisible();
    await page.getByRole('button', { name: 'Iniciar streaming' }).click();
    await page.getByRole('button', { name: 'Parar câmera' }).click();
    await page.getByText('Upload (alternativo)').click();
    await expect(page.getByText('A leitura pela câmera acerta mais.')).toBeVisible();
    await page.getByRole('button', { name: 'Usar câmera' }).click();
    await expect(page.getByRole('button', { name: 'Iniciar streaming' })).toBeVisible();
    await browser.close();
  });

  test('the camera asked for, and the frame that goes to the server', async ({ server, request }) => {
    const pile = await makePile(request, server, 'Quadro para o servidor');
    const browser = await openBrowser(
      await filmPile([sheetFor(pile, pile.pupils[0] ?? null)], 70, { secondsEach: 30 }),
    );
    const context = await signedInContext(browser, server, accounts.teacher);
    await context.route('**/omr-worker-*.js', (route) => route.abort());
    const page = await context.newPage();
    await page.addInitScript(() => {
      const asked: { camera: unknown; qualities: unknown[] } = { camera: null, qualities: [] };
      Object.assign(globalThis, { asked });
      const { getUserMedia } = MediaDevices.prototype;
      MediaDevices.prototype.getUserMedia = function (wanted) {
        asked.camera = wanted;
        return getUserMedia.call(this, wanted);
      };
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
        asked.qualities.push([type, quality]);
        toBlob.call(this, done, type, quality);
      };
      // A video that does not tell its size.
      Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { get: () => 0 });
      Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', { get: () => 0 });
    });
    await open(page, pile);
    const answer = await holdReading(page);
    const sending = page.waitForRequest((each) => each.url().endsWith('/omr/process'));
    await page.getByRole('button', { name: 'Iniciar streaming' }).click();
    const { name, type, bytes } = fileOf((await sending).postDataBuffer());
    expect([name, type]).toEqual(['frame.jpg', 'image/jpeg']);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 720 });
    const asked = await page.evaluate(() => (globalThis as unknown as { asked: unknown }).asked);
    expect(asked).toMatchObject({
      camera: {
        audio: false,
        video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
      },
      qualities: [['image/jpeg', 0.95]],
    });
    await page.getByRole('button', { name: 'Parar streaming' }).click();
    await expect(page.getByRole('button', { name: 'Iniciar streaming' })).toBeVisible();
    await page.getByRole('button', { name: 'Parar câmera' }).click();
    await expect(page.getByText('Câmera desligada').first()).toBeVisible();
    answer();
    await browser.close();
  });

  test('the photo is kept only when the teacher says so, and can be thrown away', async ({
    server,
    request,
    browser,
  }) => {
    const pile = await makePile(request, server, 'Foto guardada');
    const [ana] = pile.pupils;
    if (!ana) throw new Error('a class of one is needed');
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    await open(page, pile);
    await page.getByText('Upload (alternativo)').click();
    const stored = page.getByRole('img', { name: `Foto da folha de ${ana.user.name}` });
    const read = async (seed: number) => {
      const buffer = await photoOf(sheetFor(pile, ana), seed);
      await page.locator('input[type=file]').setInputFiles({ name: 'folha.jpg', mimeType: 'image/jpeg', buffer });
      await page.getByRole('button', { name: 'Processar e salvar' }).click();
      await expect(page.getByText('Resultado salvo: 20/20 (100,00)').last()).toBeVisible({ timeout: 45_000 });
    };
    const keep = page.getByRole('switch', { name: 'Guardar a foto das folhas' });
    await expect(keep).not.toBeChecked();
    await read(51);
    await expect(page.getByText('Acertos: 20 de 20')).toBeVisible();
    await expect(stored).toHaveCount(0);
    await page.reload();
    await page.getByText('Upload (alternativo)').click();
    await page.getByText('Guardar a foto das folhas').click();
    await read(52);
    await expect(stored).toBeVisible();
    await page.reload();
    await expect(keep).not.toBeChecked();
    await page.getByRole('button', { name: 'Excluir a foto' }).click();
    await expect(stored).toHaveCount(0);
    await context.close();
  });

  test('what goes to the server: the key, and an image in JPEG under its default name', async ({
    server,
    request,
    browser,
  }) => {
    const pile = await makePile(request, server, 'Para o servidor');
    const [ana] = pile.pupils;
    if (!ana) throw new Error('a class of one is needed');
    const context = await signedInContext(browser, server, accounts.teacher);
    await context.route('**/omr-worker-*.js', (route) => route.abort());
    const page = await context.newPage();
    await open(page, pile);
    await page.getByText('Upload (alternativo)').click();
    const webp = await sharp(await photoOf(sheetFor(pile, ana), 8))
      .webp({ quality: 90 })
      .toBuffer();
    await page.locator('input[type=file]').setInputFiles({ name: 'folha.webp', mimeType: 'image/webp', buffer: webp });
    const answer = await holdReading(page);
    const sending = page.waitForRequest((each) => each.url().endsWith('/omr/process'));
    await page.getByRole('button', { name: 'Processar e salvar' }).click();
    const form = (await sending).postDataBuffer();
    expect(fileOf(form)).toMatchObject({ name: 'upload.jpg', type: 'image/jpeg' });
    expect(form?.toString('latin1')).toContain('name="gabarito"');
    await expect(page.getByRole('button', { name: 'Processando...' })).toBeVisible();
    answer();
    await expect(page.getByText('Resultado salvo: 20/20 (100,00)')).toBeVisible({ timeout: 45_000 });

    await test.step('JPEG and PNG go as they are, under a default name where they have none', async () => {
      for (const [type, name] of [
        ['image/png', 'frame.png'],
        ['image/jpeg', 'frame.jpg'],
      ] as const) {
        await page.reload();
        await page.getByText('Upload (alternativo)').click();
        const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } });
        const bytes = await (type === 'image/png' ? picture.png() : picture.jpeg()).toBuffer();
        await page.locator('input[type=file]').evaluate(
          (input: HTMLInputElement, { text, mediaType }) => {
            const content = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
            const given = new DataTransfer();
            given.items.add(new File([content], '', { type: mediaType }));
            input.files = given.files;
            input.dispatchEvent(new Event('change', { bubbles: true }));
          },
          { text: bytes.toString('base64'), mediaType: type },
        );
        const sent = page.waitForRequest((each) => each.url().endsWith('/omr/process'));
        await page.getByRole('button', { name: 'Processar e salvar' }).click();
        const file = fileOf((await sent).postDataBuffer());
        expect([file.name, file.type]).toEqual([name, type]);
        expect(file.bytes.equals(bytes)).toBe(true);
      }
    });
    await context.close();
  });
});
