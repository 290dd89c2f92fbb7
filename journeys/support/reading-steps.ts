import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { callerFor, ownClass } from './caller.ts';
import { accounts, expect, signedInContext } from './journey.ts';
import type { RunningServer } from './server.ts';

/** A reading assessment of the teacher's 9º Ano C, made by the calls that the screens make. Gives its id. */
export async function newReading(request: APIRequestContext, server: RunningServer, title: string): Promise<string> {
  const call = await callerFor(request, server, accounts.teacher);
  const { id: class_id, institution_id } = await ownClass(call);
  return (await call<{ id: string }>('post', '/assessments', { institution_id, class_id, title })).id;
}

/** The teacher at the correction of a new reading. */
export async function openReading(
  browser: Browser,
  server: RunningServer,
  title: string,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await signedInContext(browser, server, accounts.teacher);
  const page = await context.newPage();
  const id = await newReading(page.request, server, title);
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
