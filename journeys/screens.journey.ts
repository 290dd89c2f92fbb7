import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { homeOf, paths, type ScreenId } from '../packages/app/src/lib/paths.ts';
import { actOn, openAssessments, openKey } from './support/correction-steps.ts';
import { accounts, expect, signIn, test } from './support/journey.ts';
import { publicVisits, roles, visitsOf } from './support/visits.ts';

const exam = 'Avaliação bimestral de Matemática';
const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
  expect(
    violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

/** What no person should have to read: an id, a name of the program, a value that is none; and words that say a choice twice. */
const unworded =
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}\S*|\b[A-Z]{2,}_[A-Z_]+\b|\b[a-z]+_[a-z_]+\b|\b(?:undefined|null|NaN)\b|\[object|Turma: Todas|Ano da turma ou o atual/g;

/** Pages of pupils and teachers, who are called so there. */
const named: readonly string[] = [paths.students, paths.teachers, paths.classes, paths.accessCards];

async function expectWorded(page: Page, where: string): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text.match(unworded) ?? [], `${where}: words of the program`).toEqual([]);
  if (named.includes(where)) await expect(page.getByRole('main')).not.toContainText(/usuário/i);
}

async function show(page: Page, size: typeof desktop, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  // What the change of size and theme sets off is painted two frames later.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(over, `${page.url()} scrolls sideways at ${size.width} px`).toBeLessThanOrEqual(0);
}

/** `npm test` looks at the narrowest in dark, `npm run test:full` at each size in each theme. */
const isFull = Boolean(process.env.CADERNETA_FULL);
const looks = [
  { size: phone, colorScheme: 'dark' },
  ...(isFull
    ? ([
        { size: desktop, colorScheme: 'light' },
        { size: desktop, colorScheme: 'dark' },
        { size: phone, colorScheme: 'light' },
      ] as const)
    : []),
] as const;

async function judge(page: Page, where: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Toasts go by themselves: what is judged is what stays.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectWorded(page, where);
  for (const { size, colorScheme } of looks) {
    await show(page, size, colorScheme);
    await expectAccessible(page, `${where}, ${size.width} px, ${colorScheme}`);
  }
  await page.setViewportSize(desktop);
}

/** A handful for each test, so that two workers share them. */
function inParts(visits: readonly ScreenId[]): ScreenId[][] {
  const size = 5;
  return Array.from({ length: Math.ceil(visits.length / size) }, (_, n) => visits.slice(n * size, (n + 1) * size));
}

test.describe.configure({ mode: 'parallel' });

test.describe('Screens are accessible and never scroll sideways', () => {
  test('before signing in', async ({ page }) => {
    for (const id of publicVisits) {
      await page.goto(paths[id]);
      await judge(page, paths[id]);
    }
  });

  for (const role of roles) {
    for (const [part, visits] of inParts(visitsOf(role, isFull)).entries()) {
      // What only the administration opens is looked at in the full run.
      const tag = role === 'MASTER' && part > 0 ? ['@full'] : [];
      test(`as ${role}: ${visits.join(', ')}`, { tag }, async ({ page }) => {
        await signIn(page, accounts[role.toLowerCase() as keyof typeof accounts]);
        await page.goto('/');
        for (const id of visits) {
          await page.goto(paths[id]);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await judge(page, paths[id]);
        }
      });
    }
  }

  test('every role looks at its own home', () => {
    for (const role of roles) expect(visitsOf(role, isFull)).toContain(homeOf(role));
  });

  test('the other parts of a class @full', async ({ page }) => {
    await signIn(page, accounts.teacher);
    await openAssessments(page);
    for (const tab of ['Cronograma', 'Frequência', 'Notas', 'Materiais', 'Alunos']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      await judge(page, tab);
    }
  });

  test('the assessments of a class and their dialogs @full', async ({ page }) => {
    await signIn(page, accounts.teacher);
    await openAssessments(page);
    await judge(page, 'Avaliações');
    await openKey(page.getByRole('article', { name: exam, exact: true }));
    await expect(page.getByRole('dialog').getByRole('radiogroup').first()).toBeVisible();
    await judge(page, 'Gabarito');
    await page.getByRole('dialog').getByText('Versão B').click();
    await page.getByRole('button', { name: 'Mesmas questões, em outra ordem' }).click();
    await page.getByRole('button', { name: 'Sortear a ordem em cada coluna' }).click();
    await judge(page, 'Gabarito, versão B');
    await page.getByRole('button', { name: 'Retirar a versão B' }).click();
    await page.keyboard.press('Escape');
    await actOn(page, exam, 'Resultados');
    await expect(page.getByRole('dialog').getByText('Caio Fernandes Luz')).toBeVisible();
    await judge(page, 'Resultados');
    await page.keyboard.press('Escape');
    await actOn(page, exam, 'Lançar como nota');
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    await judge(page, 'Lançar como nota');
  });

  test('a correction, its review and its results @full', async ({ page }) => {
    await signIn(page, accounts.teacher);
    await openAssessments(page);
    await actOn(page, exam, 'Resultados');
    const review = await page.getByRole('link', { name: /^Revisar \d/ }).getAttribute('href');
    const results = await page.getByRole('link', { name: 'Análise dos resultados' }).getAttribute('href');
    await page.keyboard.press('Escape');
    await actOn(page, exam, 'Corrigir');
    await expect(page.getByRole('heading', { name: 'Correção OMR' })).toBeVisible();
    await judge(page, 'Correção OMR');
    await page.getByRole('button', { name: 'Turma inteira' }).click();
    await expect(page.getByRole('list', { name: 'Alunos da turma' })).toBeVisible();
    await judge(page, 'Turma inteira');
    await page.getByText('Upload (alternativo)').click();
    await expect(page.getByRole('button', { name: 'Escolher pasta' })).toBeVisible();
    await judge(page, 'Turma inteira, de arquivos');
    await page.goto(`${results}?parte=questoes`);
    await expect(page.getByRole('table', { name: 'Análise por questão' })).toBeVisible();
    await judge(page, 'Questões');
    await page.goto(review ?? '');
    await expect(page.getByRole('region', { name: 'Questão em revisão' })).toBeVisible();
    await judge(page, 'Revisão');
  });
});
