import type { APIRequestContext, Page } from '@playwright/test';
import { callerFor } from './support/caller.ts';
import { answersOf, filmPile, makePile, type Pile, sheetFor } from './support/class-pile.ts';
import { accounts, expect, openBrowser, signedInContext, test } from './support/journey.ts';
import type { RunningServer } from './support/server.ts';

const openClass = async (page: Page, pile: Pile) => {
  await page.goto(`/app/activities/${pile.id}/correction?classId=${pile.classId}&modo=turma`);
  await expect(
    page.getByRole('list', { name: 'Alunos da turma' }).or(page.getByRole('button', { name: 'Lista' })),
  ).toBeVisible();
};
const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Alunos da turma' }).getByRole('listitem').filter({ hasText: name });

/** Counts sounds that came to their end and vibrations: a test can neither hear nor feel them. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const felt = { sounds: 0, vibrations: 0 };
    Object.assign(globalThis, { felt });
    const play = HTMLAudioElement.prototype.play;
    HTMLAudioElement.prototype.play = function () {
      this.addEventListener('ended', () => (felt.sounds += this.duration > 0.1 ? 1 : 0), { once: true });
      return play.call(this);
    };
    navigator.vibrate = () => {
      felt.vibrations += 1;
      return true;
    };
  });
const felt = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { felt: { sounds: number; vibrations: number } }).felt);

test.describe('Turma inteira', () => {
  test('sheets pass the camera, each is saved to its pupil; without a network they wait and arrive once', async ({
    server,
    request,
  }) => {
    const pile = await makePile(request, server, 'Turma diante da câmera');
    const [ana, bruno, caio, duda] = pile.pupils;
    if (!ana || !bruno || !caio || !duda) throw new Error('a class of four is needed');
    // Out of the list's order, and one with two answers in a row.
    const sheets = [caio, ana, bruno].map((owner, index) => sheetFor(pile, owner, answersOf(index + 1)));
    sheets.push(sheetFor(pile, duda, { '2:3': 'AB' }));
    // The film begins anew: a sheet that comes again is known, and saved once all the same.
    const browser = await openBrowser(await filmPile(sheets, 900, { shots: 1, ends: false }));
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    await listen(page);
    // From the panel two touches lead to the first sheet that is read.
    const teacher = await callerFor(request, server, accounts.teacher);
    await teacher('post', `/assessments/${pile.id}/printed`);
    await page.goto('/app/dashboard/teacher');
    await page.getByRole('link', { name: 'Corrigir: Turma diante da câmera, 9º Ano C' }).click();
    const counter = page.getByRole('progressbar', { name: 'Corrigidas' });
    await expect(counter).toHaveAttribute('aria-valuenow', '0');
    await page.getByRole('button', { name: 'Iniciar streaming' }).click();
    await expect(page.getByRole('status').filter({ hasText: `Salva: ${caio.user.name}` })).toBeVisible();
    await expect(rowOf(page, caio.user.name)).toContainText('Corrigida');
    await expect.poll(async () => (await pile.results()).get(caio.user.name)?.hits).toBe(19);
    await context.setOffline(true);
    await expect(counter).toHaveAttribute('aria-valuetext', /^3 de \d+, 1 em revisão$/, { timeout: 60_000 });
    await expect(rowOf(page, duda.user.name)).toContainText('Em revisão');
    await expect(rowOf(page, duda.user.name)).toContainText('Guardada neste aparelho');
    expect(await felt(page)).toMatchObject({ vibrations: 4 });
    await expect.poll(async () => (await felt(page)).sounds).toBe(4);
    expect((await pile.results()).get(duda.user.name)?.status).toBe('PENDING');
    await expect(page.getByText(/Falha ao processar OMR/)).toHaveCount(0);

    await context.setOffline(false);
    await expect(rowOf(page, duda.user.name)).not.toContainText('Guardada neste aparelho');
    await expect
      .poll(async () => {
        const results = await pile.results();
        return [caio, ana, bruno, duda].map(({ user }) => {
          const row = results.get(user.name);
          return [row?.status, row?.hits, row?.version];
        });
      })
      .toEqual([
        ['CORRECTED', 19, 1],
        ['CORRECTED', 19, 1],
        ['CORRECTED', 18, 1],
        ['IN_REVIEW', 19, 1],
      ]);
    await browser.close();
  });

  /** Thirty pupils and their sheets, not in the list's order; `once` is what the server has when each was saved once. */
  const thirty = async (request: APIRequestContext, server: RunningServer, title: string) => {
    const pile = await makePile(request, server, title, 30);
    const pupils = pile.pupils.slice(0, 30).toSorted((a, b) => a.id.slice(-4).localeCompare(b.id.slice(-4)));
    return {
      pile,
      sheets: pupils.map((pupil, index) => sheetFor(pile, pupil, answersOf(index + 1))),
      once: pupils.map((_, index) => [20 - Object.keys(answersOf(index + 1)).length, 1]),
      stored: async () => {
        const results = await pile.results();
        return pupils.map(({ user }) => [results.get(user.name)?.hits, results.get(user.name)?.version]);
      },
    };
  };

  test('thirty sheets in one film, two seconds each', { tag: '@full' }, async ({ server, request }, info) => {
    test.setTimeout(400_000);
    const { pile, sheets, once, stored } = await thirty(request, server, 'Trinta diante da câmera');
    const browser = await openBrowser(await filmPile(sheets, 3000));
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    await openClass(page, pile);
    const startedAt = Date.now();
    await page.getByRole('button', { name: 'Iniciar streaming' }).click();
    const counter = page.getByRole('progressbar', { name: 'Corrigidas' });
    try {
      // The film shows a bare table after its last sheet: what was not read by then never is.
      await expect(counter).toHaveAttribute('aria-valuenow', '30', { timeout: 90_000 });
    } finally {
      const read = await counter.getAttribute('aria-valuenow');
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      info.annotations.push({ type: 'film of 60 s', description: `${read} of 30 sheets after ${seconds} s` });
    }
    await expect.poll(stored).toEqual(once);
    await browser.close();
  });

  test(
    'thirty sheets and five disturbances: every pupil right or asked about, nobody by default',
    {
      tag: '@full',
    },
    async ({ server, request }, info) => {
      test.setTimeout(400_000);
      const { pile, sheets, once, stored } = await thirty(request, server, 'Trinta e cinco estorvos');
      const own = sheets[13];
      const [first, blurred] = [sheets[0], sheets[25]];
      if (!own?.owner || !first?.owner || !blurred) throw new Error('a class of thirty is needed');
      const takes = [...sheets];
      takes[13] = { ...own, identity: undefined, seconds: 3.5 };
      takes.splice(25, 0, { ...blurred, blur: 9 });
      takes.splice(20, 0, first);
      takes.splice(9, 0, {
        ...first,
        filling: sheetFor(pile, null, answersOf(700)).filling,
        identity: `${pile.code}-1`,
        seconds: 3.5,
      });
      takes.splice(5, 0, { ...first, filling: sheetFor(pile, null, answersOf(600)).filling, identity: 'AV1999-1' });
      const browser = await openBrowser(await filmPile(takes, 5000, { secondsEach: 1.85 }));
      const context = await signedInContext(browser, server, accounts.teacher);
      const page = await context.newPage();
      await openClass(page, pile);
      const startedAt = Date.now();
      await page.getByRole('button', { name: 'Iniciar streaming' }).click();
      const question = page.getByRole('alert', { name: 'De quem é esta folha?' });
      await expect(page.getByText(/^Recusada: esta folha.* é de outra avaliação/)).toBeVisible({ timeout: 30_000 });
      await expect(question).toContainText('não é de nenhum aluno desta turma', { timeout: 30_000 });
      await question.getByRole('button', { name: 'Ignorar folha' }).click();
      await expect(question).toContainText('O código desta folha não foi lido', { timeout: 30_000 });
      await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
      await question.getByText(own.owner.user.name, { exact: true }).click();
      await question.getByRole('button', { name: `Salvar para ${own.owner.user.name}` }).click();
      const counter = page.getByRole('progressbar', { name: 'Corrigidas' });
      try {
        await expect(counter).toHaveAttribute('aria-valuenow', '30', { timeout: 80_000 });
      } finally {
        const read = await counter.getAttribute('aria-valuenow');
        const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
        info.annotations.push({ type: 'film of 67 s', description: `${read} of 30 pupils after ${seconds} s` });
      }
      await expect.poll(stored).toEqual(once);
      await browser.close();
    },
  );

  test('thirty sheets without a network are kept here, and arrive once and only once', { tag: '@full' }, async ({
    server,
    request,
  }) => {
    test.setTimeout(400_000);
    const { pile, sheets, once, stored } = await thirty(request, server, 'Trinta sem conexão');
    const browser = await openBrowser(await filmPile(sheets, 4000, { secondsEach: 4 }));
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    const posts: string[] = [];
    page.on('requestfinished', (each) => {
      if (each.method() === 'POST' && each.url().endsWith('/result')) posts.push(each.postData() ?? '');
    });
    await openClass(page, pile);
    const before = await stored();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Iniciar streaming' }).click();
    const counter = page.getByRole('progressbar', { name: 'Corrigidas' });
    await expect(counter).toHaveAttribute('aria-valuenow', '30', { timeout: 150_000 });
    await expect(page.getByText(/^30 folhas guardadas neste aparelho/)).toBeVisible();
    expect(await stored()).toEqual(before);
    await context.setOffline(false);
    await expect.poll(stored, { timeout: 60_000 }).toEqual(once);
    await expect(page.getByText(/guardadas? neste aparelho/)).toHaveCount(0);
    expect(posts).toHaveLength(30);
    expect(new Set(posts.map((text) => JSON.parse(text).student_profile_id)).size).toBe(30);
    await browser.close();
  });

  test('what only the teacher can say stops the stream until it is said', { tag: '@full' }, async ({
    server,
    request,
  }) => {
    const pile = await makePile(request, server, 'Folhas com dúvida de dono');
    const [ana, bruno, caio] = pile.pupils;
    if (!ana || !bruno || !caio) throw new Error('a class of three is needed');
    const foreign = { ...sheetFor(pile, ana, answersOf(5)), identity: 'AV1999-1' };
    const film = await filmPile(
      [sheetFor(pile, caio, answersOf(1)), foreign, sheetFor(pile, bruno, answersOf(2))],
      60,
      { secondsEach: 8 },
    );
    const browser = await openBrowser(film);
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    await openClass(page, pile);
    await page.getByRole('button', { name: `A próxima folha é de ${ana.user.name}` }).click();
    await page.getByRole('button', { name: 'Iniciar streaming' }).click();
    const question = page.getByRole('alert', { name: 'De quem é esta folha?' });
    await expect(question).toContainText(
      `O código da folha é de ${caio.user.name}, mas você escolheu ${ana.user.name}`,
    );
    expect([...(await pile.results()).values()].every(({ status }) => status === 'PENDING')).toBe(true);
    await question.getByRole('button', { name: `Salvar para ${caio.user.name}` }).click();
    await expect(rowOf(page, caio.user.name)).toContainText('Corrigida');
    await expect(page.getByText('é de outra avaliação e não foi salva')).toBeVisible({ timeout: 20_000 });
    await expect(rowOf(page, bruno.user.name)).toContainText('Corrigida', { timeout: 20_000 });
    const results = await pile.results();
    expect([...results.values()].filter(({ status }) => status !== 'PENDING')).toHaveLength(2);
    await browser.close();
  });

  test('camera lost, page hidden, reader killed', { tag: '@full' }, async ({ server, request }) => {
    const pile = await makePile(request, server, 'Câmera com falhas');
    const [ana] = pile.pupils;
    if (!ana) throw new Error('a class of one is needed');
    const browser = await openBrowser(await filmPile([sheetFor(pile, ana, answersOf(1))], 40, { secondsEach: 45 }));
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const counted = { frames: 0 };
      Object.assign(globalThis, { counted });
      globalThis.VideoFrame = new Proxy(VideoFrame, {
        construct: (made, given) => {
          if (given[0] instanceof HTMLVideoElement) counted.frames += 1;
          return Reflect.construct(made, given);
        },
      });
    });
    const frames = () => page.evaluate(() => (globalThis as unknown as { counted: { frames: number } }).counted.frames);
    const hide = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await openClass(page, pile);
    await page.getByRole('button', { name: 'Iniciar streaming' }).click();
    await expect(rowOf(page, ana.user.name)).toContainText('Corrigida', { timeout: 20_000 });

    await test.step('in the background nothing is read; seen again, it goes on', async () => {
      await hide(true);
      // Whatever was under way ends; then no frame more is taken.
      await expect
        .poll(async () => {
          const before = await frames();
          await page.evaluate(() => new Promise((done) => setTimeout(done, 900)));
          return (await frames()) - before;
        })
        .toBe(0);
      const before = await frames();
      await hide(false);
      await expect.poll(frames).toBeGreaterThan(before + 3);
    });

    await test.step('a reader that is killed is back within three seconds, and no frame is lost on the person', async () => {
      const reader = page.workers().find((worker) => worker.url().includes('omr-worker'));
      if (!reader) throw new Error('the reader does not run');
      const next = page.waitForEvent('worker', { timeout: 3_000 });
      void reader.evaluate(() => self.close()).catch(() => undefined);
      await next;
      const before = await frames();
      await expect.poll(frames).toBeGreaterThan(before + 3);
      await expect(page.getByText('O leitor não pôde ser iniciado neste aparelho.')).toHaveCount(0);
    });

    await test.step('a camera taken away leads to files, with the specified word', async () => {
      await page.evaluate(() => {
        const source = document.querySelector('video')?.srcObject;
        if (source instanceof MediaStream) source.getVideoTracks()[0]?.dispatchEvent(new Event('ended'));
      });
      await expect(page.getByText('Não foi possível acessar a câmera. Use o envio por imagem.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Escolher fotos ou PDF' })).toBeVisible();
    });
    await browser.close();
  });
});
