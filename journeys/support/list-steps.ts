import { expect, type Page } from '@playwright/test';

/**
 * Waits for a message at the top right. It stays for two or three seconds, and a test that asks once a second may come late: the page itself
 * looks, in each frame.
 * @param durationMs How long it must say that it stays.
 */
export async function seeToast(page: Page, text: string | RegExp, durationMs?: number): Promise<void> {
  const words = typeof text === 'string' ? text.toLowerCase() : text;
  const seen = page.waitForFunction(
    ({ words, held }) =>
      [...document.querySelectorAll<HTMLElement>('[role="alertdialog"]')].some((toast) => {
        const said = toast.innerText.replace(/\s+/g, ' ');
        const isIt = typeof words === 'string' ? said.toLowerCase().includes(words) : words.test(said);
        return isIt && toast.checkVisibility() && toast.querySelector(held) !== null;
      }),
    { words, held: durationMs === undefined ? '*' : `[style*="--toast-duration: ${durationMs}ms"]` },
    { timeout: 30_000 },
  );
  await seen.catch(() => {
    throw new Error(`No message at the top right said ${text}`);
  });
}

/** Runs `work` while the server's answer to these calls is lost. */
export async function whileBroken(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  calls: RegExp,
  work: () => Promise<void>,
): Promise<void> {
  await page.route(calls, (route) => {
    const request = route.request();
    // A screen may have the address of its list: the page itself still comes.
    const isCall = request.method() === method && request.resourceType() !== 'document';
    return isCall ? route.fulfill({ status: 502, body: '' }) : route.fallback();
  });
  await work();
  await page.unroute(calls);
}

/** The list that failed to load says so, and comes when asked for again. */
export async function expectRetry(page: Page, address: string, calls: RegExp, message: string): Promise<void> {
  await whileBroken(page, 'GET', calls, async () => {
    await page.goto(address);
    await expect(page.getByRole('alert').getByText(message)).toBeVisible();
  });
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText(message)).toHaveCount(0);
}

/** 'Excluir' after EXCLUIR was typed; the dialog stays open, to be pressed again where the removal failed. */
export async function typeAndRemove(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title });
  const confirm = dialog.getByRole('button', { name: 'Excluir' });
  const word = dialog.getByRole('textbox');
  if ((await word.inputValue()) === '') {
    await expect(confirm).toBeDisabled();
    await word.fill('EXCLUIR');
  }
  await confirm.click();
}

/** The list as a file and on paper. */
export async function expectTakenAway(page: Page, fileName: RegExp, heading: string, cell: string): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(fileName);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Imprimir' }).click();
  const paper = await popup;
  await expect(paper.getByRole('heading', { name: heading })).toBeVisible();
  await expect(paper.getByRole('cell', { name: cell }).first()).toBeVisible();
  await paper.close();
}
