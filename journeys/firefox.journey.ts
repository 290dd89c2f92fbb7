import { writeFileSync } from 'node:fs';
import { type APIRequestContext, request as api } from '@playwright/test';
import type { Browser, ElementHandle } from 'puppeteer-core';
import { callerFor } from './support/caller.ts';
import { answersOf, makePile, type Pile, photoOf, sheetFor } from './support/class-pile.ts';
import { FirefoxPage, openFirefox } from './support/firefox.ts';
import { accounts, demoPassword, expect, test } from './support/journey.ts';
import type { RunningServer } from './support/server.ts';

/** The same person all morning: who has signed in stays so. */
test.describe
  .serial('Firefox', { tag: '@full' }, () => {
    let browser: Browser;
    let own: FirefoxPage;
    let request: APIRequestContext;
    let pile: Pile;

    test.beforeAll(async ({ server }) => {
      request = await api.newContext();
      pile = await makePile(request, server, 'Prova no Firefox');
      browser = await openFirefox();
      own = new FirefoxPage(await browser.newPage());
    });
    test.afterAll(async () => {
      await browser?.close();
      await request?.dispose();
    });

    const openTab = ({ url }: RunningServer, slug: string) =>
      own.page.goto(`${url}/app/class/${pile.classId}?aba=${slug}`);

    /** Back to the nearest day with lessons; gives it as the server writes days. */
    const openLessonDay = async (): Promise<string> => {
      for (let days = 0; days < 60; days += 1) {
        await own.press('button', 'Dia anterior');
        const seen = await own.sees(
          /^\d+ presentes?$|^Fim de semana$|^Neste dia não se salva chamada\.$|^Fazer a chamada sem conexão$/,
        );
        if (seen.startsWith('Fazer')) await own.press('button', seen);
        if (/^Neste|^Fim/.test(seen)) continue;
        await own.sees(/^\d+ presentes?$/);
        const list = await own.page.waitForSelector('[aria-label^="Chamada de "]');
        const [day = ''] = /\d+\/\d+\/\d+/.exec((await list?.evaluate((one) => one.ariaLabel)) ?? '') ?? [];
        return day.split('/').reverse().join('-');
      }
      throw new Error('no day with lessons in two months');
    };
    /** The first pupil, who was present, is absent, or the other way round. */
    const turnFirst = () => own.page.locator('[role="switch"]').click();
    const absentOf = async (server: RunningServer, day: string): Promise<number> => {
      const call = await callerFor(request, server, accounts.teacher);
      const rows = await call<{ status: string }[]>(
        'get',
        `/attendance?class_id=${pile.classId}&date=${day}&limit=100`,
      );
      return rows.filter(({ status }) => status === 'ABSENT').length;
    };

    test('a teacher signs in, with fingers that are faster than the page', async ({ server }) => {
      await own.page.goto(`${server.url}/`, { waitUntil: 'domcontentloaded' });
      await own.press('textbox', 'E-mail');
      await own.page.keyboard.type(accounts.teacher);
      await own.page.keyboard.press('Tab');
      await own.page.keyboard.type(demoPassword);
      await own.page.keyboard.press('Enter');
      await own.sees(/^Olá, Lúcia Prado$/);
    });

    test('a roll is taken', async ({ server }) => {
      await openTab(server, 'frequencia');
      const day = await openLessonDay();
      const before = await absentOf(server, day);
      await turnFirst();
      await own.press('button', 'Salvar frequência');
      await own.sees(/Frequência salva/);
      expect(Math.abs((await absentOf(server, day)) - before)).toBe(1);
    });

    test('grades are typed', async ({ server }) => {
      await openTab(server, 'notas');
      await own.page.locator('[data-grade]').click();
      // In no term the pupil's grade already, which would leave nothing to save.
      await own.page.keyboard.type('1,5');
      await own.page.keyboard.press('Enter');
      await own.sees(/^Salvo às /);
      await own.page.reload();
      const first = await own.page.waitForSelector('[data-grade]');
      expect(await first?.evaluate((field) => (field as HTMLInputElement).value)).toBe('1,5');
    });

    test('a sheet is corrected from a photo', async ({ server }, info) => {
      const [owner] = pile.pupils;
      if (!owner) throw new Error('a pupil is needed');
      const photo = info.outputPath('folha.jpg');
      writeFileSync(photo, await photoOf(sheetFor(pile, owner, answersOf(1)), 91));
      await own.page.goto(
        `${server.url}/app/activities/${pile.id}/correction?classId=${pile.classId}&aluno=${owner.id}`,
      );
      await own.page.locator('::-p-text(Upload \\(alternativo\\))').click();
      const file = await own.page.waitForSelector('input[type=file]');
      await (file as ElementHandle<HTMLInputElement>).uploadFile(photo);
      await own.press('button', 'Processar e salvar');
      await own.sees(/^Acertos: 19 de 20$/);
      await expect.poll(async () => (await pile.results()).get(owner.user.name)?.hits).toBe(19);
    });

    test('a roll is taken without a connection, and goes once it is back', async ({ server }) => {
      await openTab(server, 'frequencia');
      const day = await openLessonDay();
      await own.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const before = await absentOf(server, day);
      await own.page.setOfflineMode(true);
      await turnFirst();
      await own.press('button', 'Salvar frequência');
      await own.sees(/^Guardada neste aparelho, aguardando conexão para enviar\.$/);
      expect(await absentOf(server, day)).toBe(before);
      await own.page.setOfflineMode(false);
      await expect.poll(() => absentOf(server, day), { timeout: 75_000 }).not.toBe(before);
      expect(Math.abs((await absentOf(server, day)) - before)).toBe(1);
      await own.sees(/^Salva em /);
    });
  });
