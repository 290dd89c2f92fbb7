import type { Page } from '@playwright/test';
import {
  accounts,
  contextOptions,
  expect,
  logIn,
  sessionEntries,
  signIn,
  signInByForm,
  test,
} from './support/journey.ts';

declare global {
  interface Window {
    /** How far the layout shifted so far. */
    shifted?: number;
    /** When what is largest was painted, ms since the page was opened. */
    largestAt?: number;
  }
}

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', ...contextOptions });

const standInOf = (page: Page) => page.locator('#stand-in');
const home = '/app/dashboard/teacher';

/** Holds back the app's scripts, as a bad line does; the two that stand in the page's head come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** What the policy, or anything else, complained of. */
function complaintsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`${message.text()} ${message.location().url}`);
  });
  return found;
}

/** Each role's start is the same code: `npm test` walks the teacher's. */
const of = (role: string) => ({ tag: role === 'teacher' ? [] : '@full' });

test.describe('Antes do primeiro script', () => {
  test('the sign-in page is seen before its scripts, and is then the form itself', async ({ page }) => {
    const complaints = complaintsOf(page);
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(standInOf(page).getByText('Use o e-mail cadastrado pela sua escola.')).toBeVisible();
    // Nobody types into what only looks like a form.
    await expect(page.locator('#stand-in input')).toHaveCount(0);
    await release();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await expect(standInOf(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('what of the sign-in page is there before its end stays where it is', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...contextOptions, baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    const placed = async () => (await standInOf(page).getByRole('heading', { includeHidden: true }).boundingBox())?.y;
    await page.route('/', async (route) => {
      const body = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'text/html', body: body.slice(0, body.indexOf('<form')) });
    });
    await page.goto('/');
    const before = await placed();
    await page.unroute('/');
    await page.goto('/');
    expect(before).toBe(await placed());
    await context.close();
  });

  test('a start greets by name before its scripts, and at the next opening shows its counters and the week', async ({
    page,
  }) => {
    await signIn(page, accounts.teacher);
    const complaints = complaintsOf(page);
    const answer = page.waitForResponse(
      (response) =>
        response.url().endsWith('/dashboard/teacher') &&
        response.status() === 200 &&
        response.request().resourceType() === 'fetch',
    );
    const first = await holdScripts(page);
    await page.goto(home, { waitUntil: 'commit' });
    await expect(standInOf(page).getByText('Olá, Lúcia Prado')).toBeVisible();
    await expect(standInOf(page).getByText('Minha semana')).toHaveCount(0);
    await first();
    await expect(page.getByRole('heading', { name: 'Olá, Lúcia Prado' })).toBeVisible();
    await expect(standInOf(page)).toHaveCount(0);
    const stored = () => page.evaluate(() => localStorage.getItem('caderneta.last-visit') ?? '');
    await expect.poll(stored).toContain('Minha semana');
    // Names beside marks are never kept.
    const found = await stored();
    const { ranking } = ((await (await answer).json()) as { data: { ranking: { name: string }[] } }).data;
    expect(ranking.length).toBeGreaterThan(0);
    for (const { name } of ranking) expect(found).not.toContain(name);

    const second = await holdScripts(page);
    await page.goto(home, { waitUntil: 'commit' });
    await expect(standInOf(page).getByText('Minha semana')).toBeVisible();
    await expect(standInOf(page).getByText(/atualizado às \d\d:\d\d/)).toBeVisible();
    await second();
    await expect(page.getByRole('heading', { name: 'Minha semana' })).toBeVisible();
    await expect(standInOf(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('while the answer is awaited, the screen itself shows the last visit', async ({ page }) => {
    await signIn(page, accounts.teacher);
    await page.goto(home);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('caderneta.last-visit') ?? ''))
      .toContain('Minha semana');
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/dashboard/teacher', async (route) => {
      if (route.request().resourceType() === 'fetch') await answered;
      await route.continue();
    });
    await page.goto(home);
    const menu = page.getByRole('button', { name: 'Abrir menu' });
    await expect(menu).toBeVisible();
    await expect(standInOf(page)).toHaveCount(0);
    await expect(page.locator('main').getByText('Minha semana')).toBeVisible();
    await expect(page.getByText(/atualizado às \d\d:\d\d, renovando os números…$/)).toBeVisible();
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu principal' })).toBeVisible();
    await page.keyboard.press('Escape');
    answer();
    await expect(page.getByRole('heading', { name: 'Minha semana' })).toBeVisible();
    await expect(page.getByText(/atualizado às \d\d:\d\d$/)).toBeVisible();
  });

  test('a start whose answer does not come says nothing of figures', async ({ page }) => {
    await signIn(page, accounts.teacher);
    await page.route('**/dashboard/teacher', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await page.goto(home);
    await expect(page.getByText('Falha ao carregar dados do dashboard.')).toBeVisible();
    await expect(page.getByText(/atualiza|renovando/)).toHaveCount(0);
  });

  for (const role of ['municipality', 'manager', 'teacher'] as const) {
    test(
      `on a day without lessons what ${role} sees largest does not wait for the answer`,
      of(role),
      async ({ page }) => {
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) window.largestAt = entry.startTime;
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        });
        let answer = () => {};
        await page.route(`**/dashboard/${role}`, async (route) => {
          if (route.request().resourceType() !== 'fetch') return route.continue();
          const asked = new Promise<void>((resolve) => {
            answer = resolve;
          });
          const response = await route.fetch();
          const body = (await response.json()) as { data: { today: string } };
          const lessonDay = new Date(Date.parse(body.data.today) + 86_400_000).toISOString().slice(0, 10);
          const free = { lesson_day: lessonDay, late_institutions: [], classes_without_roll_call: [] };
          const data = role === 'teacher' ? body.data : { ...body.data, ...free };
          await asked;
          return route.fulfill({ response, json: { ...body, data } });
        });
        await signIn(page, accounts[role]);
        const stored = () => page.evaluate(() => localStorage.getItem('caderneta.last-visit') ?? '');
        for (const said of ['atualizando os números desta página…', 'renovando os números…']) {
          await page.goto(`/app/dashboard/${role}`);
          await expect(page.locator('main').getByText(said)).toBeVisible();
          await expect.poll(() => page.evaluate(() => window.largestAt ?? 0)).toBeGreaterThan(0);
          const before = await page.evaluate(() => performance.now());
          answer();
          await expect(page.getByText(/atualizado às \d\d:\d\d$/)).toBeVisible();
          if (role !== 'teacher') await expect(page.getByText(/^Próximas aulas: /)).toBeVisible();
          await expect.poll(stored).toContain('Olá, ');
          expect(await page.evaluate(() => window.largestAt)).toBeLessThan(before);
        }
      },
    );
  }

  for (const role of ['master', 'municipality', 'manager', 'teacher', 'student'] as const) {
    test(
      `what to do now stands in the first screen of ${role}, and nothing shifts under it`,
      of(role),
      async ({ page }) => {
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
              window.shifted = (window.shifted ?? 0) + entry.value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await signIn(page, accounts[role]);
        await page.goto('/app');
        const now = page.getByRole('region', { name: 'O que faço agora?' });
        await expect(now).toBeVisible();
        await expect
          .poll(() => page.evaluate(() => localStorage.getItem('caderneta.last-visit') ?? ''))
          .toContain('Olá, ');
        await page.reload();
        // What it names first: a line, or that there is nothing to do.
        const first = now.locator('li, p').first();
        await expect(first).toBeInViewport({ ratio: 1 });
        await page.waitForLoadState('networkidle');
        await expect(first).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => window.shifted ?? 0)).toBeLessThanOrEqual(0.02);
      },
    );
  }

  test('a pupil’s own marks are not kept', async ({ page }) => {
    await signIn(page, accounts.student);
    await page.goto('/app/dashboard/student');
    const counters = page.locator('main dl').first();
    await expect(counters).toBeVisible();
    const mean = (await counters.locator('dd').last().innerText()).trim();
    const stored = () => page.evaluate(() => localStorage.getItem('caderneta.last-visit') ?? '');
    await expect.poll(stored).toContain('Olá, ');
    const found = await stored();
    expect(mean).toMatch(/^\d/);
    expect(found).not.toContain('<dl');
  });

  test('what was kept goes with the sign-in, and is shown to nobody else', async ({ page }) => {
    const stored = () => page.evaluate(() => localStorage.getItem('caderneta.last-visit'));
    await signInByForm(page, accounts.teacher);
    await expect.poll(stored).toContain('Minha semana');
    const entries = sessionEntries(await logIn(page.request, '', accounts.manager));
    await page.goto('/icon.svg');
    await page.evaluate((session) => {
      for (const [key, value] of session) localStorage.setItem(key, value);
    }, entries);
    const release = await holdScripts(page);
    await page.goto('/app/dashboard/manager', { waitUntil: 'commit' });
    await expect(standInOf(page).getByText('Olá, Sérgio Brandão')).toBeVisible();
    await expect(standInOf(page).getByText('Minha semana')).toHaveCount(0);
    await release();
    await page.getByRole('button', { name: /Sérgio Brandão|SB/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    expect(await stored()).toBeNull();
  });

  test('where the scripts do not come, the page says so and tries again', async ({ page }) => {
    await page.route(/\/assets\/start-.+\.js$/, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('alert')).toHaveText(/A página não pôde ser carregada/);
    await expect(standInOf(page)).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });
});
