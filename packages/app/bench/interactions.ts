import type { Browser, Page } from '@playwright/test';
import { accounts, contextOptions, demoPassword, expect, signIn } from '../../../journeys/support/journey.ts';
import { phoneSize, SLOWER } from './start.ts';

/** From touch or key to the next picture, ms: the bar of 'good' by web.dev's INP. */
const LONGEST_MS = 200;
/** What an interaction set off has been painted, ms. */
const SETTLED_MS = 1_500;
const className = '9º Ano C';

interface Interaction {
  readonly name: string;
  readonly email: string | null;
  /** Where it begins, and what stands there then. */
  readonly begin: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
}

const classTab = async (page: Page, slug: string) => {
  await page.goto('/app/class');
  await page
    .getByRole('link', { name: new RegExp(className) })
    .first()
    .click();
  await page.getByRole('tab').first().waitFor();
  await page.goto(`${new URL(page.url()).pathname}?aba=${slug}`);
};

const interactions: readonly Interaction[] = [
  {
    name: 'sign in',
    email: null,
    begin: async (page) => {
      await page.goto('/');
      await page.getByLabel('E-mail').fill(accounts.teacher);
      await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
    },
    act: (page) => page.getByRole('button', { name: 'Entrar', exact: true }).click(),
  },
  {
    name: 'open a class',
    email: accounts.teacher,
    begin: async (page) => {
      await page.goto('/app/class');
      await page
        .getByRole('link', { name: new RegExp(className) })
        .first()
        .waitFor();
    },
    act: (page) =>
      page
        .getByRole('link', { name: new RegExp(className) })
        .first()
        .click(),
  },
  {
    name: 'change tab',
    email: accounts.teacher,
    begin: async (page) => {
      await classTab(page, 'alunos');
      await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
    },
    act: (page) => page.getByRole('tab', { name: 'Notas' }).click(),
  },
  {
    name: 'mark an absence',
    email: accounts.teacher,
    begin: async (page) => {
      await classTab(page, 'frequencia');
      await page.getByRole('tabpanel').getByRole('switch').first().waitFor();
    },
    act: (page) => page.getByRole('tabpanel').getByRole('switch').first().press('Space'),
  },
  {
    name: 'type a grade',
    email: accounts.teacher,
    begin: async (page) => {
      await classTab(page, 'notas');
      await page.getByRole('tabpanel').getByRole('textbox').nth(2).click();
    },
    act: (page) => page.keyboard.type('75', { delay: 120 }),
  },
  {
    name: 'open a dialog',
    email: accounts.manager,
    begin: async (page) => {
      await page.goto('/app/disciplines');
      await page
        .getByRole('button', { name: /Adicionar|Nova/ })
        .first()
        .waitFor();
    },
    act: (page) =>
      page
        .getByRole('button', { name: /Adicionar|Nova/ })
        .first()
        .click(),
  },
  {
    name: 'filter a list',
    email: accounts.manager,
    begin: async (page) => {
      await page.goto('/app/users/students');
      await page.getByRole('searchbox').first().click();
    },
    act: (page) => page.keyboard.type('ana', { delay: 120 }),
  },
  {
    name: 'next page',
    email: accounts.manager,
    begin: async (page) => {
      await page.goto('/app/users/students');
      await page
        .getByRole('button', { name: /Próxima/ })
        .first()
        .waitFor();
    },
    act: (page) =>
      page
        .getByRole('button', { name: /Próxima/ })
        .first()
        .click(),
  },
  {
    name: 'open the menu',
    email: accounts.manager,
    begin: async (page) => {
      await page.goto('/app/dashboard/manager');
      await page.getByRole('button', { name: 'Abrir menu' }).waitFor();
    },
    act: (page) => page.getByRole('button', { name: 'Abrir menu' }).click(),
  },
  {
    name: 'switch a permission',
    email: accounts.master,
    begin: async (page) => {
      await page.goto('/app/perfis-permissoes');
      const category = page.getByRole('button', { name: /^Aulas/ });
      await category.click();
      await page
        .getByRole('checkbox', { name: /^Ver aulas/ })
        .first()
        .waitFor();
    },
    act: (page) =>
      page
        .getByRole('checkbox', { name: /^Ver aulas/ })
        .first()
        .press('Space'),
  },
];

/** Watches how long the page takes from each touch or key to its next picture. */
const watching = `
  globalThis.__name = (made) => made;
  globalThis.slowest = { ms: 0, on: '' };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, target } of list.getEntries())
      if (interactionId > 0 && duration > slowest.ms) slowest = { ms: duration, on: name + ' ' + (target?.textContent ?? '').slice(0, 30) };
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/**
 * Ten things that people do all day, on a processor a quarter as fast as this one.
 * @returns how many take longer than they may
 */
export async function benchInteractions(browser: Browser, serverUrl: string): Promise<number> {
  const rows: Record<string, string | number>[] = [];
  for (const { name, email, begin, act } of interactions) {
    const context = await browser.newContext({
      ...contextOptions,
      viewport: phoneSize,
      baseURL: serverUrl,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.addInitScript(watching);
    if (email !== null) await signIn(page, email);
    await begin(page);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate('slowest = { ms: 0, on: "" }');
    await act(page);
    await page.waitForTimeout(SETTLED_MS);
    const { ms, on } = (await page.evaluate('slowest')) as { ms: number; on: string };
    // One that was not seen would pass for a quick one.
    expect(ms, `${name} was not noticed`).toBeGreaterThan(0);
    rows.push({ interaction: name, ms, budget: LONGEST_MS, on, within: ms <= LONGEST_MS ? 'yes' : 'NO' });
    await context.close();
  }
  console.table(rows);
  return rows.filter(({ within }) => within === 'NO').length;
}
