import type { Page } from '@playwright/test';
import { className } from './support/correction-steps.ts';
import { countInputs, inputsFor } from './support/inputs.ts';
import { accounts, contextOptions, expect, signedInContext, signIn, test } from './support/journey.ts';
import { openLessonDay } from './support/lesson-day.ts';

async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto('/app/class');
  await page.getByRole('link', { name: className, exact: true }).click();
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
}

const pupil = (page: Page, name: string) => page.getByRole('switch', { name: new RegExp(`^${name} `) });
const absentCount = async (page: Page) =>
  Number(/^(\d+)/.exec(await page.getByText(/^\d+ ausentes?$/).innerText())?.[1]);
const absent = (page: Page, count: number) =>
  page.getByText(count === 1 ? '1 ausente' : `${count} ausentes`, { exact: true });

test.describe('Frequência', () => {
  test.use({ viewport: { width: 390, height: 844 }, ...contextOptions });

  test('a teacher takes the roll: one tap an absent pupil, saved at once or when the connection is back', async ({
    page,
    context,
    browser,
    server,
  }) => {
    await countInputs(page);
    await signIn(page, accounts.teacher);
    await openTab(page, 'Frequência');
    await openLessonDay(page);
    const all = await page.getByRole('switch').count();
    const before = await absentCount(page);
    const present = page.getByRole('switch', { checked: true });
    const names = (await present.locator('[id$="-name"]').allInnerTexts()).slice(0, 3) as [string, string, string];
    const saved = (count: number) =>
      page.getByText(new RegExp(`Frequência salva: ${all - count} presentes?, ${count} ausentes?\\.`));

    await test.step('the absent ones, then saving: as many taps as absent pupils and one', async () => {
      const { taps } = await inputsFor(page, async () => {
        await pupil(page, names[0]).click();
        await pupil(page, names[1]).click();
        await expect(absent(page, before + 2)).toBeVisible();
        await page.getByRole('button', { name: 'Salvar frequência' }).click();
        await expect(saved(before + 2)).toBeVisible();
      });
      expect(taps).toBe(2 + 1);
      await expect(page.getByText(/^Salva em /)).toBeVisible();
    });

    await test.step('opened again it shows what was saved, never everyone present', async () => {
      await page.reload();
      await openLessonDay(page);
      await expect(absent(page, before + 2)).toBeVisible();
      await expect(pupil(page, names[1])).not.toBeChecked();
      await expect(page.getByRole('button', { name: 'Salvar frequência' })).toBeDisabled();
    });

    await test.step('what was not saved yet survives a reload', async () => {
      await pupil(page, names[2]).click();
      await page.getByRole('button', { name: `Observação: ${names[2]}` }).click();
      await page.getByLabel(`Observação sobre ${names[2]} neste dia`).fill('Atestado entregue');
      await page.getByRole('button', { name: 'Concluir' }).click();
      await page.reload();
      await openLessonDay(page);
      await expect(absent(page, before + 3)).toBeVisible();
      await expect(page.getByText('Atestado entregue')).toBeVisible();
      await expect(page.getByText('Há mudanças que ainda não foram salvas.')).toBeVisible();
    });

    await test.step('without a connection it is kept on the device, and goes once when the connection is back', async () => {
      await context.setOffline(true);
      await expect(page.getByText(/Sem conexão\. Pode fazer a chamada/)).toBeVisible();
      await page.getByRole('button', { name: 'Salvar frequência' }).click();
      await expect(page.getByText('Guardada neste aparelho, aguardando conexão para enviar.')).toBeVisible();
      await expect(page.getByText('1 envio guardado neste aparelho: segue quando a conexão voltar.')).toBeVisible();
      await page.getByRole('button', { name: /^Lúcia Prado/ }).click();
      await page.getByRole('menuitem', { name: 'Sair' }).click();
      await expect(page.getByText(/1 registro ainda não chegou ao servidor/)).toBeVisible();
      await page.getByRole('button', { name: 'Continuar aqui' }).click();
      const sent = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/attendance'),
      );
      await context.setOffline(false);
      expect((await sent).status()).toBe(200);
      await expect(page.getByText(/^Salva em /)).toBeVisible();
      await expect(absent(page, before + 3)).toBeVisible();
    });

    await test.step('two people: the later is told of the earlier, and decides', async () => {
      await pupil(page, names[1]).click();
      const other = await signedInContext(browser, server, accounts.manager);
      const second = await other.newPage();
      await openTab(second, 'Frequência');
      await second.getByRole('button', { name: /Disciplina/ }).click();
      await second.getByRole('option', { name: 'Matemática' }).click();
      await openLessonDay(second);
      await expect(absent(second, before + 3)).toBeVisible();
      await second.getByRole('button', { name: `Observação: ${names[1]}` }).click();
      await second.getByLabel(`Observação sobre ${names[1]} neste dia`).fill('Saiu mais cedo');
      await second.getByRole('button', { name: 'Concluir' }).click();
      await second.getByRole('button', { name: 'Salvar frequência' }).click();
      await expect(second.getByText(/Frequência salva: /)).toBeVisible();
      await other.close();

      await page.getByRole('button', { name: 'Salvar frequência' }).click();
      // Exact: the toast says it, too, behind what failed.
      const notice = page.getByText('Outra pessoa salvou esta chamada enquanto isso', { exact: true });
      await expect(notice).toBeVisible();
      await expect(page.getByText(`${names[1]}: outra pessoa salvou Ausente`)).toBeVisible();
      await page.getByRole('button', { name: 'Manter a minha' }).click();
      await expect(page.getByText(/Frequência salva: /)).toBeVisible();
      await expect(absent(page, before + 2)).toBeVisible();
      await expect(notice).toBeHidden();
    });

    await test.step('a pupil below the minimum, and one whose absences reach the limit, are pointed out', async () => {
      // What the save read anew is here, before answers are put in other words.
      await page.waitForLoadState('networkidle');
      await page.route('**/classes/*/performance?*', async (route) => {
        const reply = await route.fetch();
        const body = await reply.json();
        for (const row of body.data) Object.assign(row, { absence_alert: false, frequency: 75 });
        Object.assign(body.data[0], { frequency: 74.9, absence_alert: true, absent_days: 9, consecutive_absences: 4 });
        await route.fulfill({ response: reply, json: body });
      });
      await page.reload();
      await openLessonDay(page);
      const described = (words: RegExp) => page.getByRole('switch', { description: words });
      await expect(described(/74,9% de presença no ano, abaixo de 75%/)).toHaveCount(1);
      await expect(described(/75% de presença no ano(?!, abaixo)/).first()).toBeVisible();
      await expect(described(/Alerta: 9 dias de falta, 4 seguidos/)).toHaveCount(1);
      await expect(page.getByText('1 aluno em alerta de faltas')).toBeVisible();
    });
  });
});

test('a teacher enters grades without the mouse, in at most four keys each; two people lose nothing', async ({
  page,
  browser,
  server,
}) => {
  const posts: number[] = [];
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST' && answer.url().endsWith('/grades/batch')) posts.push(answer.status());
  });
  await countInputs(page);
  await signIn(page, accounts.teacher);
  await openTab(page, 'Notas');
  await expect(page.getByRole('textbox', { name: /º bim\.$/ }).first()).toBeVisible();
  await page.getByRole('button', { name: /Período/ }).click();
  await page.getByRole('option', { name: '4º' }).click();
  const cells = page.getByRole('textbox', { name: /, 4º bim\.$/ });
  await expect(cells.first()).toBeVisible();

  await test.step('75 asks whether it is 7,5; a second Enter says so, and the next pupil has the focus', async () => {
    // The first one is held on its way, as on a slow line: what is typed meanwhile goes together.
    let letGo = () => {};
    const line = new Promise<void>((done) => {
      letGo = done;
    });
    await page.route('**/grades/batch', async (route) => {
      await line;
      await route.continue();
    });
    await cells.first().focus();
    const first = page.waitForRequest('**/grades/batch');
    const typed = await inputsFor(page, async () => {
      for (let index = 0; index < 8; index++) {
        await page.keyboard.press('7');
        await page.keyboard.press('5');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        if (index === 0) await first;
      }
    });
    expect(typed).toEqual({ taps: 0, keys: 4 * 8 });
    await expect(cells.nth(7)).toHaveValue('7,5');
    await expect(cells.nth(8)).toBeFocused();
    letGo();
    await expect(page.getByText(/^Salvo às /)).toBeVisible();
    await expect(cells.nth(7)).toHaveAccessibleDescription(/^Salva/);
    expect(posts).toEqual([200, 200]);
    await page.unroute('**/grades/batch');
    await page.reload();
    await expect(page.getByRole('textbox', { name: /º bim\.$/ }).first()).toBeVisible();
    await page.getByRole('button', { name: /Período/ }).click();
    await page.getByRole('option', { name: '4º' }).click();
    await expect(cells.nth(7)).toHaveValue('7,5');
  });

  await test.step('a list that is open stays open when the grades come, and choosing keeps the focus', async () => {
    let letGo = () => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    await page.route('**/grades?*', async (route) => {
      await held;
      await route.continue();
    });
    const scope = page.getByRole('button', { name: /Escopo/ });
    const read = page.waitForResponse(/\/grades\?/);
    await scope.click();
    await page.getByRole('option', { name: 'Trimestre' }).click();
    await expect(scope).toBeFocused();
    await page.getByRole('button', { name: /Período/ }).click();
    await expect(page.getByRole('option', { name: '3º' })).toBeVisible();
    letGo();
    await read;
    await expect(page.getByText('Teclado', { exact: true })).toBeVisible();
    await expect(page.getByRole('option', { name: '3º' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.unroute('**/grades?*');
    await scope.click();
    await page.getByRole('option', { name: 'Bimestre' }).click();
    await page.getByRole('button', { name: /Período/ }).click();
    await page.getByRole('option', { name: '4º' }).click();
    await expect(cells.nth(7)).toHaveValue('7,5');
  });

  await test.step('without a connection they wait on the device, and go once it is back', async () => {
    await page.context().setOffline(true);
    await cells.nth(8).focus();
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Guardadas neste aparelho, aguardando conexão para enviar.')).toBeVisible();
    await expect(cells.nth(8)).toHaveAccessibleDescription('Ainda não salva');
    await page.context().setOffline(false);
    await expect(cells.nth(8)).toHaveAccessibleDescription('Salva');
  });

  await test.step('the same grade by two people: the later sees both and chooses', async () => {
    const other = await signedInContext(browser, server, accounts.manager);
    const second = await other.newPage();
    await openTab(second, 'Notas');
    await second.getByRole('button', { name: /Disciplina/ }).click();
    await second.getByRole('option', { name: 'Matemática' }).click();
    await second.getByRole('button', { name: /Período/ }).click();
    await second.getByRole('option', { name: '4º' }).click();
    const theirs = second.getByRole('textbox', { name: /, 4º bim\.$/ }).first();
    await expect(theirs).toHaveValue('7,5');
    await theirs.focus();
    await second.keyboard.type('3');
    await second.keyboard.press('Enter');
    await expect(theirs).toHaveAccessibleDescription(/^Salva/);
    await other.close();

    await cells.first().focus();
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
    await expect(cells.first()).toHaveAccessibleDescription(
      /Você digitou 8,0\. Sérgio Brandão salvou 3,0 enquanto isso\./,
    );
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText(/: Sérgio Brandão já lançou 3$/)).toBeVisible();
    await page.getByRole('link', { name: /^Abrir e resolver: Notas de Matemática, 4º bimestre/ }).click();
    await expect(cells.first()).toHaveAccessibleDescription(/Você digitou 8,0\. Sérgio Brandão salvou 3,0/);
    await expect(page.getByRole('link', { name: /^Abrir e resolver/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Manter 8,0/ }).click();
    await expect(cells.first()).toHaveAccessibleDescription('Salva');
    await expect(cells.first()).toHaveValue('8,0');
  });
});

test('a teacher finds a pupil, reads the answers and comments on a lesson', async ({ page }) => {
  await signIn(page, accounts.teacher);
  await openTab(page, 'Alunos');
  const totals = page.getByRole('region', { name: 'Resumo da turma' }).or(page.getByLabel('Resumo da turma'));
  await expect(totals.first()).toContainText('Progresso médio');
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('progressbar') });
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();
  await page.getByRole('button', { name: /Desempenho/ }).click();
  await page.getByRole('option', { name: 'Desempenho: Bom' }).click();
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await page.getByRole('button', { name: /Desempenho/ }).click();
  await page.getByRole('option', { name: 'Qualquer desempenho' }).click();
  await page.getByLabel('Buscar alunos').fill('ana beatriz moura');
  await expect(cards).toHaveCount(1);
  await cards.first().getByRole('button').click();
  const details = page.getByRole('dialog', { name: 'Ana Beatriz Moura' });
  await details.getByRole('tab', { name: /^Módulo 1/ }).click();
  await details.getByRole('button', { name: 'Aula 1', exact: true }).click();
  await expect(details.getByRole('radiogroup').first()).toHaveAttribute('aria-readonly', 'true');
  await expect(details.getByRole('radio', { checked: true }).first()).toBeAttached();
  await details.getByLabel('Comentário da aula 1').fill('Boa explicação, Ana.');
  await details.getByRole('button', { name: 'Salvar comentário' }).click();
  await expect(page.getByText('Comentário salvo')).toBeVisible();
  await page.keyboard.press('Escape');
  // The tab used last opens again.
  await page.goto('/app/class');
  await page.getByRole('link', { name: className, exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Alunos' })).toHaveAttribute('aria-selected', 'true');
});

test('a teacher keeps the class’s calendar and shares material', { tag: '@full' }, async ({ page }) => {
  await signIn(page, accounts.teacher);
  await page.goto('/');

  await test.step('an event needs a title, is listed on its day, and is deleted with EXCLUIR', async () => {
    await openTab(page, 'Cronograma');
    await page.getByRole('button', { name: 'Novo evento' }).click();
    const form = page.getByRole('dialog', { name: 'Novo evento' });
    await form.getByRole('button', { name: 'Adicionar' }).click();
    await expect(form.getByText('Informe o título').first()).toBeVisible();
    await form.getByLabel('Título').fill('Feira de ciências');
    await form.getByRole('button', { name: /Tipo/ }).click();
    await page.getByRole('option', { name: 'Atividade' }).click();
    await form.getByRole('button', { name: 'Adicionar' }).click();
    await expect(page.getByText('Evento criado')).toBeVisible();
    await page.getByRole('button', { name: 'Editar Feira de ciências' }).click();
    const edit = page.getByRole('dialog', { name: 'Editar evento' });
    await edit.getByLabel('Título').fill('Feira de ciências na quadra');
    await edit.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Evento atualizado')).toBeVisible();
    await page.getByRole('radio', { name: 'Semana' }).click();
    await expect(page.getByLabel('Horário da semana')).toContainText('Matemática');
    await expect(page.getByLabel('Eventos da semana')).toContainText('Feira de ciências na quadra');
    await page.getByRole('radio', { name: 'Mês' }).click();
    await page.getByRole('button', { name: 'Excluir Feira de ciências na quadra' }).click();
    await page.keyboard.type('EXCLUIR');
    await page.getByRole('button', { name: 'Excluir', exact: true }).click();
    await expect(page.getByText('Evento removido')).toBeVisible();
  });

  await test.step('material: title and file, progress and cancelling, preview, editing, removal', async () => {
    await openTab(page, 'Materiais');
    await page.getByRole('button', { name: 'Enviar material' }).click();
    const form = page.getByRole('dialog', { name: 'Enviar material' });
    const send = form.getByRole('button', { name: 'Enviar material' });
    await send.click();
    await expect(form.getByText('Informe título e selecione um arquivo').first()).toBeVisible();
    await form.getByLabel('Título').fill('Lista de frações');
    const text = { name: 'lista.txt', mimeType: 'text/plain', buffer: Buffer.from('1/2 + 1/4 = ?') };
    await form.locator('input[type=file]').setInputFiles(text);
    await page.route('**/materials', () => {});
    await send.click();
    await form.getByRole('button', { name: /Cancelar.*Enviando o arquivo/ }).click();
    await expect(page.getByText('Envio cancelado')).toBeVisible();
    await page.unroute('**/materials');
    await expect(form.getByLabel('Título')).toHaveValue('Lista de frações');
    await page.route('**/materials', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await send.click();
    await expect(page.getByText(/Falha no upload/)).toBeVisible();
    await page.unroute('**/materials');
    await send.click();
    await expect(page.getByText('Material enviado!')).toBeVisible();

    await page.getByRole('button', { name: 'Abrir Lista de frações' }).click();
    await expect(page.getByText('1/2 + 1/4 = ?')).toBeVisible();
    await page.keyboard.press('Escape');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar Lista de frações' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('lista.txt');
    await page.getByRole('button', { name: 'Editar Lista de frações' }).click();
    const edit = page.getByRole('dialog', { name: 'Editar material' });
    await edit.getByLabel('Título').fill('');
    await edit.getByRole('button', { name: 'Salvar' }).click();
    await expect(edit.getByText('Informe o título').first()).toBeVisible();
    await edit.getByLabel('Título').fill('Lista de frações 2');
    await edit.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Material atualizado')).toBeVisible();
    await page.getByRole('button', { name: 'Excluir Lista de frações 2' }).click();
    await page.keyboard.type('EXCLUIR');
    await page.getByRole('button', { name: 'Excluir', exact: true }).click();
    await expect(page.getByText('Material removido')).toBeVisible();
  });
});
