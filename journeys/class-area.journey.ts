import type { Page } from '@playwright/test';
import { className } from './support/correction-steps.ts';
import { accounts, contextOptions, expect, signedInContext, signIn, test } from './support/journey.ts';

async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto('/app/class');
  await page.getByRole('link', { name: className, exact: true }).click();
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
}

const pupil = (page: Page, name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`) });

test.describe('Frequência', () => {
  test.use({ viewport: { width: 390, height: 844 }, ...contextOptions });

  test('a teacher takes the roll: one tap an absent pupil, saved at once or when the connection is back', async ({
    page,
    context,
    browser,
    server,
  }) => {
    await signIn(page, accounts.teacher);
    await openTab(page, 'Frequência');
    // A day of lessons in the past, so that no run falls on a Sunday.
    await page.getByRole('button', { name: 'Dia anterior' }).click();
    await expect(page.getByText(/^\d+ presentes/)).toBeVisible();
    const presents = await page.getByRole('switch').count();
    await page.screenshot({ path: 'test-results/frequencia.png', fullPage: true });

    await test.step('the absent ones, then saving: as many taps as absent pupils and one', async () => {
      await pupil(page, 'Bruno Henrique Alves').click();
      await pupil(page, 'Caio Fernandes Luz').click();
      await expect(page.getByText('2 ausentes')).toBeVisible();
      await page.getByRole('button', { name: 'Salvar frequência' }).click();
      await expect(page.getByText(`Frequência salva: ${presents - 2} presentes, 2 ausentes.`)).toBeVisible();
      await expect(page.getByText(/^Salva em /)).toBeVisible();
    });

    await test.step('opened again it shows what was saved, never everyone present', async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Dia anterior' }).click();
      await expect(page.getByText('2 ausentes')).toBeVisible();
      await expect(pupil(page, 'Caio Fernandes Luz')).not.toBeChecked();
      await expect(page.getByRole('button', { name: 'Salvar frequência' })).toBeDisabled();
    });

    await test.step('what was not saved yet survives a reload', async () => {
      await pupil(page, 'Ana Beatriz Moura').click();
      await page.getByRole('button', { name: 'Observação: Ana Beatriz Moura' }).click();
      await page.getByLabel(/Observação sobre Ana/).fill('Atestado entregue');
      await page.getByRole('button', { name: 'Concluir' }).click();
      await page.reload();
      await page.getByRole('button', { name: 'Dia anterior' }).click();
      await expect(page.getByText('3 ausentes')).toBeVisible();
      await expect(page.getByText('Atestado entregue')).toBeVisible();
      await expect(page.getByText('Há mudanças que ainda não foram salvas.')).toBeVisible();
    });

    await test.step('without a connection it is kept on the device, and goes once when the connection is back', async () => {
      await context.setOffline(true);
      await expect(page.getByText(/Sem conexão\. Pode fazer a chamada/)).toBeVisible();
      await page.getByRole('button', { name: 'Salvar frequência' }).click();
      await expect(page.getByText('Guardada neste aparelho, aguardando conexão para enviar.')).toBeVisible();
      const sent = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/attendance'),
      );
      await context.setOffline(false);
      expect((await sent).status()).toBe(200);
      await expect(page.getByText(/^Salva em /)).toBeVisible();
      await expect(page.getByText('3 ausentes')).toBeVisible();
    });

    await test.step('two people: the later is told of the earlier, and decides', async () => {
      await pupil(page, 'Caio Fernandes Luz').click();
      const other = await signedInContext(browser, server, accounts.manager);
      const second = await other.newPage();
      await openTab(second, 'Frequência');
      await second.getByRole('button', { name: 'Dia anterior' }).click();
      await expect(second.getByText('3 ausentes')).toBeVisible();
      await second.getByRole('button', { name: 'Observação: Caio Fernandes Luz' }).click();
      await second.getByLabel(/Observação sobre Caio/).fill('Saiu mais cedo');
      await second.getByRole('button', { name: 'Concluir' }).click();
      await second.getByRole('button', { name: 'Salvar frequência' }).click();
      await expect(second.getByText(/^Frequência salva/)).toBeVisible();
      await other.close();

      await page.getByRole('button', { name: 'Salvar frequência' }).click();
      await expect(page.getByText('Outra pessoa salvou esta chamada enquanto isso')).toBeVisible();
      await expect(page.getByText('Caio Fernandes Luz: outra pessoa salvou Ausente')).toBeVisible();
      await page.getByRole('button', { name: 'Salvar a minha' }).click();
      await expect(page.getByText(/^Frequência salva/)).toBeVisible();
      await expect(page.getByText('2 ausentes')).toBeVisible();
      await expect(page.getByText('Outra pessoa salvou esta chamada enquanto isso')).toBeHidden();
    });
  });
});
