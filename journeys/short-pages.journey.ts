import type { Page } from '@playwright/test';
import { className, openAssessments } from './support/correction-steps.ts';
import { accounts, expect, logIn, signIn, test } from './support/journey.ts';
import { openLessonDay } from './support/lesson-day.ts';

type Account = keyof typeof accounts;
const phone = { width: 390, height: 844 };
const narrowest = { width: 320, height: 740 };

/** Height of the whole page once it stands, px. */
async function heightOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Carregando')).toHaveCount(0);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** What of the page is wider than the window, or breaks a word of a tab, heading or button apart. */
const brokenOn = (page: Page) =>
  page.evaluate(() => {
    const violations: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) violations.push(`${scrollWidth} px wide`);
    for (const element of document.querySelectorAll<HTMLElement>('h1, h2, h3, button, [role=tab]')) {
      if (!element.checkVisibility() || element.offsetWidth < 4) continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if ((node.parentElement?.offsetWidth ?? 0) < 4) continue;
        for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top));
          if (lines.size > 1) violations.push(word[0]);
        }
      }
    }
    return violations;
  });

/** Heights of the bars that are still in sight in the middle of a long page, px. */
async function barsIn(page: Page): Promise<number[]> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('header, [data-sticky-foot]')];
    return bars
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ top, bottom, height }) => height > 0 && bottom > 0 && top < innerHeight)
      .map(({ height }) => height);
  });
}

async function withLargeText(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('caderneta.appearance', JSON.stringify({ textSize: 200 })));
}

/** Lists of ten or fewer rows, permissions, and the panels, by who opens them; highest height, px. */
const heights: readonly (readonly [Account, string, number])[] = [
  ['master', '/app/dashboard', 2200],
  ['municipality', '/app/dashboard/municipality', 2200],
  ['manager', '/app/dashboard/manager', 2200],
  ['teacher', '/app/dashboard/teacher', 2200],
  ['student', '/app/dashboard/student', 2200],
  ['master', '/app/users', 1100],
  ['master', '/app/users/teachers', 1100],
  ['master', '/app/users/students', 1100],
  ['manager', '/app/users/students', 1100],
  ['teacher', '/app/users/students', 1100],
  ['master', '/app/perfis-permissoes', 1500],
  ['master', '/app/faq', 1100],
  ['master', '/app/export', 1550],
  ['teacher', '/app/notifications', 1400],
];

test.describe('Páginas curtas no celular', () => {
  test.describe.configure({ mode: 'parallel' });

  test('panels, lists of people and permissions are as short as they can be', async ({ page }) => {
    await page.setViewportSize(phone);
    for (const account of Object.keys(accounts) as Account[]) {
      await signIn(page, accounts[account]);
      for (const [, path, highest] of heights.filter(([who]) => who === account)) {
        expect(await heightOf(page, path), `${account}, ${path}`).toBeLessThanOrEqual(highest);
      }
    }
  });

  test('a person is a row with one menu, which does what the buttons of a desktop do', async ({ page }) => {
    await page.setViewportSize(phone);
    await signIn(page, accounts.master);
    for (const path of ['/app/users', '/app/users/students']) {
      await page.goto(path);
      const acts = page.getByRole('button', { name: /^Ações de / }).first();
      await expect(acts).toBeVisible();
      await expect(page.getByText('Ações', { exact: true }).filter({ visible: true })).toHaveCount(0);
      await acts.click();
      await page.getByRole('menuitem', { name: 'Ver' }).click();
      await expect(page.getByRole('dialog', { name: /^Detalhes do (usuário|estudante)$/ })).toBeVisible();
      await page.keyboard.press('Escape');
      // The place that the dialog had in the history goes a moment after it.
      await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
    }
    await page.goto('/app/perfis-permissoes');
    const lessons = page.getByRole('checkbox', { name: /^Ver aulas/ });
    await expect(lessons).toBeHidden();
    await page.getByRole('button', { name: /^Aulas/ }).click();
    await expect(lessons).toBeVisible();
  });

  test('the pager has one row at 320 px', async ({ page }) => {
    await page.setViewportSize(narrowest);
    await signIn(page, accounts.master);
    await page.goto('/app/users');
    const pager = page.getByRole('navigation', { name: 'Paginação' });
    await expect(pager.getByText(/^de \d+$/)).toBeVisible();
    const tops = await pager
      .getByRole('button')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);
    await pager.getByRole('button', { name: 'Próxima página' }).click();
    await expect(pager.getByRole('button', { name: 'Página 2', exact: true })).toHaveAttribute('aria-current', 'page');
  });

  test('a class: questions in a line until opened, one bar that stays, today first and by class', async ({ page }) => {
    await page.setViewportSize(phone);
    await signIn(page, accounts.teacher);
    await page.goto('/app/dashboard/teacher');
    const week = page.getByRole('list', { name: 'Aulas da semana' });
    await expect(week.locator('> li:visible')).toHaveCount(1);
    await expect(week).not.toContainText('Matemática');
    await expect(week).toContainText(className);
    await page.getByRole('button', { name: 'Ver a semana' }).click();
    await expect(week.locator('> li:visible')).toHaveCount(7);
    await openAssessments(page);
    await page.getByRole('tab', { name: 'Frequência' }).click();
    await openLessonDay(page);
    const bars = await barsIn(page);
    expect(bars).toHaveLength(1);
    expect(Math.max(...bars)).toBeLessThan(96);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/app/dashboard/teacher');
    await expect(week).toBeVisible();
    expect((await week.boundingBox())?.height).toBeLessThanOrEqual(320);
  });

  test('a question is one line until it is opened', async ({ page }) => {
    await page.setViewportSize(phone);
    await signIn(page, accounts.teacher);
    const { access_token } = await logIn(page.request, '', accounts.teacher);
    const headers = { authorization: `Bearer ${access_token}` };
    const found = await page.request.get('/assessments?page=1&limit=20&search=bimestral', { headers });
    const { data } = (await found.json()) as { data: { id: string; results_count: number }[] };
    const corrected = data.find(({ results_count }) => results_count > 0);
    await page.goto(`/app/activities/${corrected?.id}/results?parte=questoes`);
    const rows = page.getByRole('table', { name: 'Análise por questão' }).locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    const lines = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...lines)).toBeLessThanOrEqual(50);
    await rows
      .first()
      .getByRole('button', { name: /^Mais sobre / })
      .click();
    await expect(rows.first().getByText('Em branco')).toBeVisible();
    await expect(rows.nth(1).getByText('Em branco')).toBeHidden();
  });

  test('letters of 200 % neither scroll sideways nor break words @full', async ({ page }) => {
    await page.setViewportSize(phone);
    const visits: Partial<Record<Account, readonly string[]>> = {
      master: [
        ...['/app/dashboard', '/app/activities', '/app/municipalities', '/app/users', '/app/users/students'],
        ...['/app/perfis-permissoes', '/app/help', '/app/export', '/app/settings', '/app/class'],
      ],
      manager: ['/app/dashboard/manager', '/app/users/teachers'],
      teacher: ['/app/dashboard/teacher', '/app/class', '/app/profile'],
      student: ['/app/dashboard/student', '/app/my-grades', '/app/aulas'],
    };
    for (const [account, paths] of Object.entries(visits) as [Account, readonly string[]][]) {
      await signIn(page, accounts[account]);
      await withLargeText(page);
      for (const path of paths) {
        await heightOf(page, path);
        expect(await brokenOn(page), path).toEqual([]);
      }
      if (account !== 'teacher') continue;
      await openAssessments(page);
      for (const tab of ['Cronograma', 'Frequência', 'Notas', 'Avaliações', 'Materiais', 'Alunos']) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await brokenOn(page), tab).toEqual([]);
      }
    }
  });
});
