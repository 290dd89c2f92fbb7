import type { Page } from '@playwright/test';
import { accounts, expect, signIn, test } from './support/journey.ts';
import { waitingFor } from './support/waiting.ts';

/** The width of each chart's drawing, by its title. */
const widths = async (page: Page): Promise<Record<string, number>> =>
  page.getByRole('figure').evaluateAll((figures) =>
    Object.fromEntries(
      figures.map((figure) => {
        const drawn = [...figure.querySelectorAll('svg, li, dd')].filter((part) => part.closest('button') === null);
        // Of a chart without values there is none.
        const widest = Math.max(0, ...drawn.map((part) => part.getBoundingClientRect().width));
        return [figure.querySelector('h2, h3, h4')?.textContent ?? '', widest];
      }),
    ),
  );

async function expectToGrow(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await expect(page.getByRole('figure').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(async () => Object.values(await widths(page)).some((width) => width > 0), path).toBe(true);
  const before = await widths(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  const drawn = Object.entries(before).filter(([, width]) => width > 0);
  for (const [title, width] of drawn)
    await expect
      .poll(async () => ((await widths(page))[title] ?? 0) / width, `${path}: ${title}`)
      .toBeGreaterThan(1.15);
}

test('charts grow with the page from 1440 to 1920 px', { tag: '@full' }, async ({ page }) => {
  await signIn(page, accounts.master);
  await expectToGrow(page, '/app/dashboard');
  await signIn(page, accounts.municipality);
  await expectToGrow(page, '/app/dashboard/municipality');
  await signIn(page, accounts.manager);
  await expectToGrow(page, '/app/dashboard/manager');
  await signIn(page, accounts.teacher);
  const { class: classId, sheet } = await waitingFor(page);
  await expectToGrow(page, `/app/class/${classId}?aba=notas&escopo=BIMESTER&periodo=1`);
  await expectToGrow(page, `/app/activities/${sheet}/results`);
});
