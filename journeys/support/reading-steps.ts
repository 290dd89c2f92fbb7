import type { Browser, BrowserContext, Page } from '@playwright/test';
import { className } from './correction-steps.ts';
import { accounts, expect, signedInContext } from './journey.ts';
import type { RunningServer } from './server.ts';

/** A reading assessment of the teacher's 9º Ano C, made by the calls that the screens make. */
export async function newReading(page: Page, title: string): Promise<string> {
  return page.evaluate(
    async ([name, className]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('access_token')}`,
        'content-type': 'application/json',
      };
      const listed = await (await fetch('/classes?limit=100', { headers })).json();
      type Class = { id: string; institution_id: string; grade: string; section: string };
      const own = listed.data.find((one: Class) => `${one.grade} ${one.section}` === className);
      const body = JSON.stringify({ institution_id: own.institution_id, class_id: own.id, title: name });
      return (await (await fetch('/assessments', { method: 'POST', headers, body })).json()).data.id;
    },
    [title, className] as const,
  );
}

/** The teacher at the correction of a new reading. */
export async function openReading(
  browser: Browser,
  server: RunningServer,
  title: string,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await signedInContext(browser, server, accounts.teacher);
  const page = await context.newPage();
  await page.goto('/app/class');
  const id = await newReading(page, title);
  await page.goto(`/app/activities/${id}/reading-correction`);
  await expect(page.getByRole('heading', { name: 'Correção de leitura' })).toBeVisible();
  return { page, context };
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Adds the text that is read. */
export async function writeText(page: Page, text: string): Promise<void> {
  await button(page, 'Adicionar texto').click();
  await page.getByLabel('Texto que será lido').fill(text);
  await button(page, 'Salvar texto').click();
  await expect(page.getByText('Texto salvo.')).toBeVisible();
}
