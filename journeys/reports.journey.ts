import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { accounts, expect, signIn, test } from './support/journey.ts';
import { expectRetry, seeToast, whileBroken } from './support/list-steps.ts';
import { downloadPdf, openPdf } from './support/print-pdf.ts';

test('a director reads a report, hides what is personal and takes it away; the audit log knows', async ({ page }) => {
  await signIn(page, accounts.manager);
  await expectRetry(page, '/app/export', /\/reports\/attendance\?/, 'Erro ao carregar o relatório');
  await expect(page.getByText(/^Atualizado em \d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Frequência por turma' }).getByRole('row')).toHaveCount(11);

  const choose = async (report: string) => {
    await page.getByRole('button', { name: /Relatório$/ }).click();
    await page.getByRole('option', { name: report }).click();
  };
  await choose('Alunos por turma');
  await expect(page.getByRole('columnheader', { name: 'Turma', exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Turma' }).fill('9º Ano C');
  await page.getByRole('option', { name: '9º Ano C' }).first().click();
  const table = page.getByRole('table', { name: 'Alunos por turma' });
  const pupil = table.getByRole('row').filter({ hasText: 'Ana Beatriz Moura' });
  await expect(pupil.getByRole('cell', { name: /^\d\d\/\d\d\/20\d\d$/ })).toBeVisible();
  await page.getByText('Ocultar dados pessoais').click();
  await expect(pupil.getByRole('cell', { name: 'Oculto' })).toBeVisible();

  await test.step('nothing is taken away that is not written down', async () => {
    await whileBroken(page, 'POST', /\/reports\/exports$/, async () => {
      await page.getByRole('button', { name: 'CSV' }).click();
      await seeToast(page, 'A exportação não foi registrada e, por isso, não foi feita');
    });
  });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^alunos-por-turma_9-ano-c_\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe('\uFEFFNº;Matrícula;Aluno;Gênero;Nascimento;Situação');
  expect(text).toContain(';Ana Beatriz Moura;Feminino;Oculto;Matriculado');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Imprimir' }).click();
  const paper = await popup;
  await expect(paper.getByRole('cell', { name: 'Ana Beatriz Moura' })).toBeVisible();
  await expect(paper.getByText('Turma: 9º Ano C')).toBeVisible();
  await paper.close();

  await choose('Mapa do conselho');
  await expect(page.getByRole('columnheader', { name: 'Média' })).toBeVisible();
  await choose('Auditoria');
  await expect(page.getByRole('cell', { name: 'Relatório: Alunos por turma' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: /Dados pessoais ocultos: Sim/ }).first()).toBeVisible();
  const words = await page.getByRole('table', { name: 'Auditoria' }).innerText();
  expect(words).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|\b[a-z]+_[a-z_]+\b|\b[A-Z]+_[A-Z]+\b|[{}[\]]/);
  // On a phone a row says what was done to which record before it is opened.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(/^Sérgio Brandão · \S+ · Relatório: Alunos por turma$/).first()).toBeVisible();
});

test('the audit log is narrowed to days and to a person, and its address says so', async ({ page }) => {
  await signIn(page, accounts.manager);
  await page.goto('/app/export?relatorio=audit');
  const table = page.getByRole('table', { name: 'Auditoria' });
  const nothing = page.getByText('Nenhum registro encontrado.');
  const user = page.getByRole('textbox', { name: 'Usuário' });
  await expect(table.getByRole('cell', { name: 'Sérgio Brandão' }).first()).toBeVisible();
  await user.fill('nobody is called so');
  await expect(nothing).toBeVisible();
  await user.fill('sergio');
  await expect(table.getByRole('cell', { name: 'Sérgio Brandão' }).first()).toBeVisible();
  await page.getByRole('group', { name: 'De', exact: true }).getByRole('spinbutton').first().click();
  await page.keyboard.type('01012031');
  await expect(nothing).toBeVisible();
  await expect(page).toHaveURL(/relatorio=audit&usuario=sergio&de=2031-01-01$/);
  await page.reload();
  await expect(user).toHaveValue('sergio');
  await expect(nothing).toBeVisible();
  await page.goto('/app/export?relatorio=audit&ate=2000-01-01');
  await expect(nothing).toBeVisible();
});

test('the readings of a class, and how those of one pupil went on', { tag: '@full' }, async ({ page }) => {
  await signIn(page, accounts.manager);
  await page.goto('/app/export?relatorio=readings');
  await page.getByRole('combobox', { name: 'Turma' }).fill('9º Ano C');
  await page.getByRole('option', { name: '9º Ano C' }).first().click();
  const table = page.getByRole('table', { name: 'Fluência leitora' });
  const pupil = table.getByRole('row').filter({ hasText: 'Ana Beatriz Moura' });
  await expect(pupil).toHaveCount(1);
  for (const title of ['Clareza', 'Ritmo', 'Geral', 'Palavras por minuto', 'Precisão %', 'Origem', 'Perfil']) {
    await expect(table.getByRole('columnheader', { name: title, exact: true })).toBeVisible();
  }
  await expect(pupil.getByRole('cell', { name: /Pré-leitor|Leitor iniciante|Leitor fluente/ })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Data' })).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Aluno' }).fill('Ana Beatriz Moura');
  await page.getByRole('option', { name: 'Ana Beatriz Moura' }).click();
  await expect(table.getByRole('columnheader', { name: 'Data' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Avaliação' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe(
    '\uFEFFAluno;Data;Avaliação;Clareza;Fluência;Entonação;Pausas;Pronúncia;Ritmo;Geral;Origem da nota;Palavras por minuto;Palavras certas por minuto;Precisão %;Origem;Perfil',
  );
  expect(text).toMatch(/Ana Beatriz Moura;\d\d\/\d\d\/\d{4}.*;(Pré-leitor|Leitor iniciante|Leitor fluente)/);
  await page.getByRole('button', { name: 'Imprimir' }).click();
  const [sheet] = await openPdf(await downloadPdf(page, 'Fluência leitora'), 1);
  expect(letters(sheet?.text ?? '')).toContain(letters('Ana Beatriz Moura'));
});

/** Without spaces: a reader of PDFs puts them where letters were set apart. */
const letters = (text: string) => text.replaceAll(/\s/g, '');

test('boletins as one PDF, a page a pupil; the server makes the file of a large report', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, accounts.manager);
  await page.goto('/app/export?relatorio=report-cards');
  await expect(page.getByText('Selecione a turma')).toBeVisible();
  await page.getByRole('combobox', { name: 'Turma' }).fill('9º Ano C');
  await page.getByRole('option', { name: '9º Ano C' }).first().click();
  await expect(page.getByRole('columnheader', { name: '1º bimestre: nota' })).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Boletim' });
  const printed = async () => {
    const startedAt = Date.now();
    await page.getByRole('button', { name: 'Imprimir' }).click();
    await expect(dialog.getByText(/^PDF pronto: \d+ bolet/)).toBeVisible();
    const elapsed = Date.now() - startedAt;
    const said = Number(/\d+/.exec(await dialog.getByText(/^PDF pronto/).innerText())?.[0]);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Baixar PDF' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^boletim_9-ano-c(_[a-z-]+)?_\d{4}-\d\d-\d\d\.pdf$/);
    const pdf = await getDocument({ data: new Uint8Array(await readFile(await file.path())), verbosity: 0 }).promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const pages = pdf.numPages;
    await pdf.loadingTask.destroy();
    await dialog.getByRole('button', { name: 'Fechar' }).first().click();
    return { elapsed, said, pages, text: letters(items.map((item) => ('str' in item ? item.str : '')).join('')) };
  };
  const whole = await printed();
  expect(whole.elapsed).toBeLessThan(5000);
  expect(whole.pages).toBe(whole.said);
  expect(whole.pages).toBeGreaterThan(20);
  for (const words of ['Boletim escolar', 'Matrícula', 'Língua Portuguesa', 'Resultado do ano'])
    expect(whole.text).toContain(letters(words));
  await page.getByRole('combobox', { name: 'Aluno' }).fill('Ana Beatriz Moura');
  await page.getByRole('option', { name: 'Ana Beatriz Moura' }).click();
  const one = await printed();
  expect([one.pages, one.text.includes(letters('Ana Beatriz Moura'))]).toEqual([1, true]);

  await test.step('a large one is made in the background, fetched, and taken away', async () => {
    await page.route(/\/reports\/attendance\?/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), total: 44_000 } });
    });
    await page.goto('/app/export');
    await expect(page.getByRole('table', { name: 'Frequência por turma' }).getByRole('row')).toHaveCount(11);
    await whileBroken(page, 'POST', /\/reports\/files$/, async () => {
      await page.getByRole('button', { name: 'CSV' }).click();
      await seeToast(page, 'O relatório não pôde ser pedido');
    });
    await page.getByRole('button', { name: 'CSV' }).click();
    await seeToast(page, 'está sendo feito em segundo plano');
    const files = page.getByRole('region', { name: 'Meus relatórios' });
    const saved = page.waitForEvent('download');
    await files.getByRole('link', { name: 'Baixar Frequência por turma (CSV)' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^frequencia-por-turma_.*\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toContain(';Ana Beatriz Moura;');
    await files.getByRole('button', { name: 'Remover Frequência por turma (CSV)' }).click();
    await seeToast(page, 'Relatório removido');
    await expect(files).toHaveCount(0);
  });
});
