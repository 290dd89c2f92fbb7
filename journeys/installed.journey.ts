import type { Page } from '@playwright/test';
import { className } from './support/correction-steps.ts';
import { accounts, contextOptions, expect, signIn, test } from './support/journey.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, ...contextOptions });

interface Manifest {
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly purpose?: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly share_target: { readonly action: string; readonly method: string };
}

const manifestOf = async (page: Page): Promise<Manifest> =>
  (await page.request.get('/manifest.webmanifest')).json() as Promise<Manifest>;

/** Posts files as a phone's share sheet does. */
const share = (page: Page, action: string, names: readonly string[]) =>
  page.evaluate(
    ([address, ...files]) => {
      const form = Object.assign(document.createElement('form'), { action: address, method: 'POST' });
      form.enctype = 'multipart/form-data';
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files', multiple: true });
      const held = new DataTransfer();
      for (const name of files) held.items.add(new File(['%PDF-1.4'], name, { type: 'application/pdf' }));
      input.files = held.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [action, ...names],
  );

test.describe('Aplicativo instalado', () => {
  test('it can be installed, with its icons, and starts on the role’s panel', async ({ page }) => {
    await signIn(page, accounts.manager);
    const manifest = await manifestOf(page);
    expect(manifest.icons.map(({ purpose }) => purpose ?? 'any')).toContain('maskable');
    // Browsers ask for the last of them where a page names none: at a picture's or a PDF's own address.
    for (const src of [...manifest.icons.map((icon) => icon.src), '/favicon.ico']) {
      const icon = await page.request.get(src);
      expect(icon.ok(), src).toBe(true);
      expect(icon.headers()['content-type'], src).toMatch(/^image\//);
    }
    await page.goto(manifest.start_url);
    await expect(page).toHaveURL(/\/app\/dashboard\/manager$/);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const devtools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // The test's window is one that keeps nothing; that alone is held against it.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });

  test('shortcuts lead to a roll call and to what waits to be corrected', async ({ page }) => {
    await signIn(page, accounts.teacher);
    const { shortcuts } = await manifestOf(page);
    expect(shortcuts.map(({ name }) => name)).toEqual(['Chamada', 'Corrigir']);
    const [roll, correction] = shortcuts.map(({ url }) => url);
    await page.goto(roll ?? '');
    await page.getByRole('link', { name: new RegExp(className) }).click();
    await expect(page.getByRole('tab', { name: 'Frequência', selected: true })).toBeVisible();
    await page.goto(correction ?? '');
    await expect(page.getByRole('heading', { level: 1, name: 'Corrigir' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Corrigir: / }).first()).toBeVisible();
    await signIn(page, accounts.manager);
    await page.goto(roll ?? '');
    await expect(page).toHaveURL(/\/app\/class$/);
  });

  test('a PDF that is shared is read in the class that the teacher picks, once, and is not left for others', {
    tag: '@full',
  }, async ({ page }) => {
    await signIn(page, accounts.teacher);
    const { share_target } = await manifestOf(page);
    await page.goto('/app');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await share(page, share_target.action, ['folhas da turma.pdf', 'mais uma.pdf']);
    await expect(page).toHaveURL(/\/app\/corrigir$/);
    await expect(page.getByText('2 arquivos recebidos de outro aplicativo')).toBeVisible();
    const correct = page.getByRole('link', { name: /^Corrigir: / }).first();
    await correct.click();
    await expect(page.getByText('folhas da turma.pdf').first()).toBeVisible();
    await expect(page.getByText('mais uma.pdf').first()).toBeVisible();
    await page.goto('/app/corrigir');
    await expect(correct).toBeVisible();
    await expect(page.getByText('de outro aplicativo')).toHaveCount(0);
    await share(page, share_target.action, ['outra.pdf']);
    await expect(page.getByText('1 arquivo recebido de outro aplicativo')).toBeVisible();
    await page
      .getByRole('button', { name: /^Conta|Lúcia Prado/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await expect.poll(() => page.evaluate(() => caches.has('caderneta-shared'))).toBe(false);
  });
});
