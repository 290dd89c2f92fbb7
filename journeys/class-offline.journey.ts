import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { className } from './support/correction-steps.ts';
import { accounts, contextOptions, expect, signIn, test } from './support/journey.ts';
import { freePort, startServer } from './support/server.ts';

test.use({ serviceWorkers: 'allow' });

/** The first visit is over: the device has the app. */
const isAppCached = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));

/** Records in a database of the browser. */
const countStored = (page: Page, name: string, store: string) =>
  page.evaluate(
    ([database, table]) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(database as string);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const request = opening.result
            .transaction(table as string)
            .objectStore(table as string)
            .count();
          request.onsuccess = () => {
            opening.result.close();
            resolve(request.result);
          };
        };
      }),
    [name, store],
  );

test.describe('Sem conexão', () => {
  test.use({ viewport: { width: 390, height: 844 }, ...contextOptions });

  test('a teacher opens the class without a connection, takes the roll, and it arrives once', async ({
    page,
    context,
    databaseUrl,
  }) => {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const stored = async (date: string) => {
      const { rows } = await database.query(
        `select a.status from attendance a join school_classes c on c.id = a.class_id join disciplines d on d.id = a.discipline_id
         where a.date = $1 and c.grade || ' ' || c.section = $2 and d.name = 'Matemática'
         and c.id = (select class_id from attendance_place)`,
        [date, className],
      );
      return rows.map(({ status }) => status as string);
    };
    await signIn(page, accounts.teacher);
    await page.goto('/app/class');
    await page.getByRole('link', { name: className, exact: true }).click();
    const classId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await database.query(`create temp view attendance_place as select '${classId}'::uuid as class_id`);
    await page.getByRole('tab', { name: 'Frequência' }).click();
    const roll = page.getByRole('list', { name: /^Chamada de / });
    const save = page.getByRole('button', { name: 'Salvar frequência' });
    let back = 0;
    await test.step('a day with lessons, on which no roll was taken yet', async () => {
      const closed = page.getByText('Neste dia não se salva chamada.');
      do {
        back += 1;
        await page.getByRole('button', { name: 'Dia anterior' }).click();
        await expect(save.or(closed)).toBeVisible();
        // Of a weekend nobody says that there was a lesson.
      } while (!(await page.getByText(/^\d+ presentes?$/).isVisible()));
    });
    const day = ((await roll.getAttribute('aria-label')) ?? '').replace('Chamada de ', '');
    const date = day.split('/').reverse().join('-');
    await database.query('delete from attendance where class_id = $1 and date = $2', [classId, date]);
    const pupils = await page.getByRole('switch').count();
    await expect.poll(() => isAppCached(page)).toBe('activated');

    await test.step('the connection goes, and the app is opened anew', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(/Sem conexão com o servidor\. Os dados aparecem como estavam em /)).toBeVisible();
      for (let days = 0; days < back; days += 1) await page.getByRole('button', { name: 'Dia anterior' }).click();
      await page.getByRole('button', { name: 'Fazer a chamada sem conexão' }).click();
      await expect(page.getByText(`${pupils} presentes`)).toBeVisible();
      await page.getByRole('switch').nth(1).click();
      await page.getByRole('switch').nth(3).click();
      await save.click();
      await expect(page.getByText('Guardada neste aparelho, aguardando conexão para enviar.')).toBeVisible();
    });

    await test.step('opened anew once more it still waits; the connection is back, and it goes', async () => {
      await page.reload();
      await expect(page.getByText('1 envio guardado neste aparelho: segue quando a conexão voltar.')).toBeVisible();
      expect(await stored(date)).toEqual([]);
      await context.setOffline(false);
      await expect.poll(async () => (await stored(date)).length, { timeout: 45_000 }).toBe(pupils);
      await expect.poll(() => countStored(page, 'caderneta-outbox', 'entries')).toBe(0);
      const statuses = await stored(date);
      expect([statuses.length, statuses.filter((status) => status === 'ABSENT').length]).toEqual([pupils, 2]);
      await expect(page.getByText(/Sem conexão com o servidor/)).toHaveCount(0);
    });

    await test.step('what got no answer just before the connection was back is asked again', async () => {
      const isOfClass = (url: string) => new URL(url).pathname === `/classes/${classId}`;
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(/Os dados aparecem como estavam em /)).toBeVisible();
      let asked = 0;
      await context.route('**/*', async (route, request) => {
        if (isOfClass(request.url()) && asked++ === 0) return route.abort();
        // The answers come after the failure, so that the server's word is what is known last.
        await new Promise((done) => setTimeout(done, 500));
        return route.continue();
      });
      const answered = page.waitForResponse((response) => isOfClass(response.url()) && response.ok());
      await context.setOffline(false);
      await answered;
      await expect(page.getByText(/Sem conexão com o servidor/)).toHaveCount(0);
      await context.unrouteAll({ behavior: 'wait' });
    });

    await test.step('whoever signs out leaves no class on the device', async () => {
      expect(await countStored(page, 'caderneta-kept', 'answers')).toBeGreaterThan(0);
      await page.getByRole('button', { name: /^Lúcia Prado/ }).click();
      await page.getByRole('menuitem', { name: 'Sair' }).click();
      await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
      await expect.poll(() => countStored(page, 'caderneta-kept', 'answers')).toBe(0);
    });
    await database.end();
  });

  // One device for both: it takes the whole app first.
  test('help with its pictures and the network’s skills stand without a connection', { tag: '@full' }, async ({
    page,
    context,
  }) => {
    const codes = page.getByRole('rowheader');
    const totalOf = page.getByText(/ de \d+ habilidades$/);
    await signIn(page, accounts.teacher);
    await page.goto('/app/skills');
    const total = await totalOf.innerText();
    await expect.poll(() => countStored(page, 'caderneta-kept', 'answers')).toBeGreaterThan(1);
    await expect.poll(() => isAppCached(page)).toBe('activated');
    await context.setOffline(true);

    await test.step('skills, searched and page by page', async () => {
      await page.reload();
      await expect(page.getByText(/Os dados aparecem como estavam em /)).toBeVisible();
      await expect(totalOf).toHaveText(total);
      const first = await codes.first().innerText();
      await page.getByRole('button', { name: 'Próxima página' }).click();
      await expect(codes.first()).not.toHaveText(first);
      await page.getByRole('button', { name: 'Buscar habilidades' }).click();
      await page.getByRole('searchbox', { name: 'Buscar habilidades' }).fill('grafico media');
      await expect(codes).toHaveText([/^MA6-04/]);
    });

    await test.step('the help of a screen with its picture, and its search', async () => {
      await page.goto('/app/help?tela=classes');
      const guide = page.getByRole('article');
      await expect(guide.getByRole('listitem')).toHaveCount(3);
      await expect
        .poll(() => guide.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300);
      await page.goto('/app/help');
      await page.getByLabel('Buscar na ajuda').fill('chamada');
      await expect(page.getByRole('region', { name: 'Ajuda das telas' }).getByRole('link').first()).toBeVisible();
    });
  });
});

test('a newer version is told to every page, and comes when it is wanted', { tag: '@full' }, async ({
  page,
  context,
  databaseUrl,
}) => {
  const built = fileURLToPath(new URL('../packages/app/build', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'caderneta-versions-'));
  cpSync(built, folder, { recursive: true });
  const PORT = String(await freePort());
  const serve = () => startServer({ DATABASE_URL: databaseUrl, CADERNETA_APP_DIR: folder, PORT });
  const first = await serve();
  const entry = /src="\/(assets\/index-[^"]+\.js)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? '';

  /** The same app with other names of all its files, and none of the old ones: what a deployment looks like from outside. */
  const deploy = () => {
    renameSync(join(folder, 'assets'), join(folder, 'files'));
    const names = [
      'index.html',
      'starts.json',
      'sw.js',
      ...readdirSync(join(folder, 'files')).map((name) => join('files', name)),
    ];
    for (const name of names.filter((one) => /\.(js|css|html|json)$/.test(one))) {
      const path = join(folder, name);
      const text = readFileSync(path, 'utf8').replaceAll('assets/', 'files/');
      // A build gives a page that changed another revision.
      writeFileSync(path, text.replace(/"revision":"\w+","url":"index\.html"/, '"revision":"2","url":"index.html"'));
    }
    for (const name of names) rmSync(join(folder, `${name}.br`), { force: true });
    return entry.replace('assets/', 'files/');
  };

  await page.goto(first.url);
  await page.getByLabel('E-mail').fill(accounts.teacher);
  await page.getByLabel('Senha', { exact: true }).fill('Caderneta@2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Olá, / })).toBeVisible();
  await expect.poll(() => isAppCached(page)).toBe('activated');
  const scriptsOf = (of: Page) =>
    of.locator('script[type=module]').evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src));
  expect(await scriptsOf(page)).toEqual([`${first.url}/${entry}`]);

  await first.stop();
  const renamed = deploy();
  const second = await serve();
  await test.step('the open page keeps what it needs, and is told', async () => {
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((own) => own?.update()));
    await expect(page.getByText('Nova versão disponível')).toBeVisible();
    await page.getByRole('link', { name: 'Turmas', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Turmas', level: 1 })).toBeVisible();
  });
  await test.step('another page, opened now, stands at once as the device has it, and is told too', async () => {
    const other = await context.newPage();
    await other.goto(`${second.url}/app/class`);
    await expect(other.getByRole('heading', { name: 'Turmas', level: 1 })).toBeVisible();
    expect(await scriptsOf(other)).toEqual([`${second.url}/${entry}`]);
    await expect(other.getByText('Nova versão disponível')).toBeVisible();
    await other.close();
  });
  await test.step("'Atualizar' brings it", async () => {
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.locator(`script[type=module][src="/${renamed}"]`)).toHaveCount(1);
    await expect(page.getByText('Nova versão disponível')).toBeHidden();
  });
  await second.stop();
  rmSync(folder, { recursive: true });
});
