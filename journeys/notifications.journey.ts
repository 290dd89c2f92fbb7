import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { accounts, expect, logIn, signIn, test } from './support/journey.ts';

const poll = 60_000;

/** Tells everybody something, as MASTER does, elsewhere than on this page. */
async function announce(page: Page, title: string): Promise<void> {
  const { access_token } = await logIn(page.request, '', accounts.master);
  const answer = await page.request.post('/global-notifications', {
    headers: { authorization: `Bearer ${access_token}` },
    data: { title, message: 'Na sexta-feira, às 14h.' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test.describe('Notificações', () => {
  test('the bell counts, marks, polls every minute by ETag and rests while the page is hidden', async ({ page }) => {
    await page.clock.install();
    const asked: Request[] = [];
    page.on('requestfinished', (request) => {
      if (/\/notifications\?limit=20$/.test(request.url())) asked.push(request);
    });
    const lastTag = async () => (await asked.at(-1)?.allHeaders())?.['if-none-match'];
    await signIn(page, accounts.teacher);
    await page.goto('/app/notifications');
    const bell = page.getByRole('button', { name: /^Notificações/ });
    // However many other journeys left unread.
    await page.getByRole('button', { name: 'Marcar todas como lidas' }).click();
    await expect(bell).toHaveAccessibleName('Notificações, 1 não lida');
    await announce(page, 'Simulado de evacuação');
    asked.length = 0;
    await page.goto('/');
    await expect(bell).toHaveAccessibleName('Notificações, 2 não lidas');
    const mine = () => asked.length;
    await expect.poll(mine).toBeGreaterThanOrEqual(1);

    await test.step('polling', async () => {
      const before = mine();
      await page.clock.runFor(poll);
      await expect.poll(mine).toBe(before + 1);
      expect(await lastTag()).toMatch(/^W\/"/);
      await page.evaluate(() =>
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
      );
      await page.clock.runFor(3 * poll);
      expect(mine()).toBe(before + 1);
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect.poll(mine).toBe(before + 2);
    });

    await test.step('marking one read; a failure to do so is silent', async () => {
      await bell.click();
      const list = page.getByRole('dialog', { name: 'Notificações' });
      // Sheets in review count until they are decided, whatever is read.
      await expect(list.getByRole('link', { name: /^Revisar: \d+ folhas em revisão$/ })).toHaveAttribute(
        'href',
        '/app/corrigir',
      );
      const mark = list.getByRole('button', { name: 'Marcar lida: Simulado de evacuação' });
      await page.route(/\/read\?user_id=/, (route) => route.fulfill({ status: 500, json: {} }));
      const refused = page.waitForResponse((answer) => answer.status() === 500);
      await mark.click();
      await refused;
      await page.unroute(/\/read\?user_id=/);
      await mark.click();
      await expect(mark).toHaveCount(0);
      await expect(list.getByRole('listitem').filter({ hasText: 'Simulado de evacuação' })).toContainText('Lida');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await list.getByRole('link', { name: 'Histórico de Notificações' }).click();
      await expect(page).toHaveURL(/\/app\/notifications$/);
      await expect(bell).toHaveAccessibleName('Notificações, 1 não lida');
      await expect(page.getByRole('button', { name: 'Nova notificação geral' })).toHaveCount(0);
    });
  });

  test("one's own acts come as read, as one where they are alike, and the bell does not count them", async ({
    page,
  }) => {
    await signIn(page, accounts.master);
    await page.goto('/app/notifications');
    await page.getByRole('button', { name: 'Marcar todas como lidas' }).click();
    const bell = page.getByRole('button', { name: 'Notificações', exact: true });
    await expect(bell).toBeVisible();
    await page.goto('/app/perfis-permissoes');
    const choice = page.getByRole('checkbox', { name: 'Ver conquistas' }).first();
    for (let press = 0; press < 2; press += 1) {
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
      await choice.press('Space');
      await saved;
    }
    await page.goto('/app/notifications');
    const row = page.getByRole('row').filter({ hasText: '2 permissões alteradas por você' });
    await expect(row).toContainText('Lida');
    await expect(bell).toBeVisible();
  });

  test('the history: search, filters, details, marking, announcing, taking away', { tag: '@full' }, async ({
    page,
  }) => {
    await signIn(page, accounts.master);
    await page.goto('/');
    await page.getByRole('link', { name: 'Notificações', exact: true }).click();
    const table = page.getByRole('table', { name: 'Notificações' });
    const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    const sent = rows.filter({ hasText: 'das 22:00 às 23:30 para manutenção' });
    await expect(table.getByRole('columnheader')).toHaveText(['Data', 'Tipo', 'Status', 'Mensagem']);

    await test.step('a general announcement, from a template', async () => {
      await page.getByRole('button', { name: 'Nova notificação geral' }).click();
      const form = page.getByRole('dialog', { name: 'Nova notificação geral' });
      await form.getByLabel('Mensagem').fill('   ');
      await form.getByRole('button', { name: 'Enviar' }).click();
      await expect(form.getByText('Informe a mensagem')).toBeVisible();
      for (const [label, title] of [
        ['Incidente', 'Incidente'],
        ['Boas-vindas', 'Bem-vindos'],
        ['Em manutenção', 'Manutenção programada'],
      ] as const) {
        await form.getByRole('button', { name: /Modelo rápido/ }).click();
        await page.getByRole('option', { name: label }).click();
        await expect(form.getByLabel('Título')).toHaveValue(title);
      }
      await expect(form.getByLabel('Mensagem')).toHaveValue(/das 22:00 às 23:30/);
      await form.getByLabel('Título').fill('Aviso da jornada');
      await page.route('**/global-notifications', (route) => route.fulfill({ status: 500, json: {} }));
      await form.getByRole('button', { name: 'Enviar' }).click();
      await expect(page.getByText(/Falha ao enviar notificação\. \S/)).toBeVisible();
      await page.unroute('**/global-notifications');
      await form.getByRole('button', { name: 'Enviar' }).click();
      await expect(
        page.getByRole('alertdialog').filter({
          hasText: 'Notificação enviada para todos',
          has: page.locator('[style*="--toast-duration: 4000ms"]'),
        }),
      ).toBeVisible();
      await expect(sent).toContainText('Aviso da jornada');
      await expect(sent).toContainText('Nova');
    });

    await test.step('a row opens, and is read from then on', async () => {
      await sent.getByRole('cell', { name: 'Outros' }).click();
      const detail = page.getByRole('dialog', { name: 'Aviso da jornada' });
      await expect(detail.getByText(/das 22:00 às 23:30/)).toBeVisible();
      await detail.getByRole('button', { name: 'Fechar' }).last().click();
      await expect(sent.getByText('Lida')).toBeVisible();
    });

    await test.step('search and filters', async () => {
      await page.getByLabel('Buscar notificações').fill('PARA MANUTENCAO');
      await expect(rows).toHaveCount(1);
      await page.getByRole('button', { name: /Todos os status/ }).click();
      await page.getByRole('option', { name: 'Novas' }).click();
      await expect(page.getByText('Nenhuma notificação encontrada.')).toBeVisible();
      await page.getByRole('button', { name: 'Limpar filtros' }).click();
      await page.getByRole('button', { name: /Todos os tipos/ }).click();
      await expect(page.getByRole('option')).toHaveText([
        'Todos os tipos',
        'Login',
        'Logout',
        'Criação',
        'Atualização',
        'Exclusão',
        'Outros',
      ]);
      await page.getByRole('option', { name: 'Login' }).click();
      await expect(rows.first()).toContainText('Login');
    });

    await test.step('marking all', async () => {
      // All that is one's own came as read.
      await announce(page, 'Entrega de boletins');
      await page.reload();
      const mark = page.getByRole('button', { name: 'Marcar todas como lidas' });
      await page.route('**/read-all*', (route) => route.fulfill({ status: 500, json: {} }));
      await mark.click();
      await expect(page.getByText(/Falha ao marcar todas\. \S/)).toBeVisible();
      await page.unroute('**/read-all*');
      await mark.click();
      await expect(page.getByText('Todas as notificações marcadas como lidas')).toBeVisible();
      await expect(rows.filter({ hasText: 'Nova' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Notificações', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Notificações', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Notificações' })).toContainText('Lida');
      await page.keyboard.press('Escape');
    });

    await test.step('Excel and paper', async () => {
      // As it was narrowed to, also after leaving.
      await page.goto('/app/notifications?tipo=OTHER&situacao=read');
      await expect(rows.first()).toContainText('Outros');
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Excel' }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toMatch(/^notificacoes_\d{4}-\d\d-\d\d\.xlsx$/);
      expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
      const opening = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Imprimir' }).click();
      const paper = await opening;
      await expect(paper.getByRole('heading', { name: 'Histórico de Notificações' })).toBeVisible();
      await expect(paper.getByText('Status: Lidas · Tipo: Outros')).toBeVisible();
      await paper.close();
      await page.goto('/app/notifications');
    });

    await test.step('states: nothing yet, loading, failed, many pages, a type of a newer server', async () => {
      const many = Array.from({ length: 25 }, (_, index) => ({
        id: `n${index}`,
        created_at: new Date(Date.UTC(2026, 7, 14, 12, 59 - index)).toISOString(),
        read_by: [],
        title: null,
        message: `Mensagem ${index + 1}`,
        type: index === 0 ? 'ARCHIVE' : 'LOGIN',
      }));
      const answerWith = (rows: unknown[]) => ({
        json: { success: true, message: '', data: rows, total: rows.length, page: 1, limit: 100, truncated: false },
      });
      await page.route(/(?<!\/app)\/(global-)?notifications\?/, (route) => route.fulfill({ status: 500, json: {} }));
      await page.reload();
      await expect(page.getByText('Erro ao carregar notificações')).toBeVisible();
      await expect(page.getByText('Nenhuma notificação encontrada.')).toHaveCount(0);
      await page.getByRole('button', { name: /^Notificações/ }).click();
      await expect(page.getByText('Não foi possível carregar as notificações.')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.route(/(?<!\/app)\/notifications\?/, (route) => route.fulfill(answerWith([])));
      await page.route(/\/global-notifications\?/, (route) => route.fulfill(answerWith(many)));
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(rows).toHaveCount(10);
      await expect(rows.first()).toContainText('Outros');
      await page.reload();
      await expect(page.getByRole('button', { name: 'Notificações, 9+ não lidas' })).toBeVisible();
      await page.getByRole('button', { name: 'Página 3' }).click();
      await expect(rows).toHaveCount(5);
      await rows.last().click();
      await expect(page.getByRole('dialog', { name: 'Notificação' })).toContainText('Mensagem 25');
      await page.keyboard.press('Escape');
      // The browser goes back from the dialog's own place, and a reload in between would be broken off.
      await page.waitForFunction(() => !window.history.state?.dialogs);
      await page.route(/\/global-notifications\?/, (route) => route.fulfill(answerWith([])));
      await page.reload();
      await expect(page.getByText('Nenhuma notificação encontrada.')).toBeVisible();
      await page.getByRole('button', { name: /^Notificações/ }).click();
      await expect(page.getByText('Sem notificações')).toBeVisible();
    });
  });
});
