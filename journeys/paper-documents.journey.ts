import type { Page } from '@playwright/test';
import { accounts, expect, signIn, test } from './support/journey.ts';
import { openLessonDay } from './support/lesson-day.ts';
import { lookAtPaper, type PaperFacts, paperOf, pressPrint } from './support/paper.ts';
import { downloadPdf } from './support/print-pdf.ts';
import { waitingFor } from './support/waiting.ts';

/** Every printed page of these is looked at, and its picture kept by `npm run paper-pictures`. */
test.describe('documents on paper', { tag: '@full' }, () => {
  const className = '9º Ano C';

  /** A screen as the browser prints it. */
  async function printScreen(page: Page, name: string, facts: PaperFacts): Promise<void> {
    await page.waitForLoadState('networkidle');
    await pressPrint(page);
    await lookAtPaper(name, await paperOf(page), facts);
  }

  async function chooseClass(page: Page): Promise<void> {
    await page.getByRole('combobox', { name: 'Turma' }).fill(className);
    await page.getByRole('option', { name: className }).first().click();
  }

  const print = (page: Page) => page.getByRole('button', { name: 'Imprimir', exact: true }).click();

  test('a director: boletins, readings, frequency, cards of access, the panel with its charts', async ({ page }) => {
    await signIn(page, accounts.manager);
    for (const [id, title, name, onEach] of [
      ['report-cards', 'Boletim', 'boletim', ['Disciplina', 'Situação']],
      ['readings', 'Fluência leitora', 'leitura', ['Aluno', 'Perfil']],
      ['attendance', 'Frequência por turma', 'frequencia-por-turma', ['Aluno', '% Frequência']],
    ] as const) {
      await page.goto(`/app/export?relatorio=${id}`);
      await chooseClass(page);
      await expect(page.getByRole('table').getByText('Ana Beatriz Moura').first()).toBeVisible();
      await print(page);
      await lookAtPaper(name, await downloadPdf(page, title), {
        onEach,
        holds: ['Ana Beatriz Moura', 'E.M. '],
        counted: 'section',
      });
    }
    await page.goto('/app/users/import');
    await page.getByRole('radio', { name: 'Colar planilha' }).click();
    const people = Array.from({ length: 9 }, (_, index) => `Pupilo Importado ${index + 1}\tPAP-${index}\t\t9º Ano\tC`);
    await page
      .getByRole('textbox', { name: 'Planilha colada' })
      .fill(['Nome\tMatrícula\tCPF\tSérie\tTurma', ...people].join('\n'));
    await page.getByRole('button', { name: 'Conferir' }).click();
    await page.getByRole('button', { name: 'Importar 9 estudantes' }).click();
    await page.getByRole('link', { name: 'Cartões de acesso' }).click();
    await chooseClass(page);
    await page.getByRole('button', { name: /^Gerar para 9/ }).click();
    await print(page);
    await lookAtPaper('cartoes-de-acesso', await downloadPdf(page, 'Cartões de acesso'), {
      holds: ['Pupilo Importado 9', 'Código'],
    });
    await page.goto('/');
    await expect(page.getByText('Mínimo 75%').first()).toBeVisible();
    await printScreen(page, 'painel-da-direcao', { holds: ['Mínimo 75%'] });
  });

  test('a teacher: results, roll of a month, roll of a day, grades, calendar, answer sheets', async ({ page }) => {
    await signIn(page, accounts.teacher);
    const { class: classId, sheet } = await waitingFor(page);
    const area = `/app/class/${classId}?aba=`;
    await page.goto(`/app/activities/${sheet}/results`);
    await print(page);
    const title = 'Resultado da turma';
    await lookAtPaper('resultado', await downloadPdf(page, title), {
      onEach: ['Aluno', 'Acertos'],
      holds: [title, 'Professor(a)', 'Pendente'],
    });

    await page.goto(`${area}frequencia`);
    await openLessonDay(page);
    await page.getByRole('button', { name: 'Imprimir o mês' }).click();
    await lookAtPaper('frequencia-do-mes', await downloadPdf(page, 'Frequência de'), {
      onEach: ['Aluno', 'Faltas'],
      holds: ['Direção', '• presente'],
    });
    await expect(page.getByText('Alice Fontes Assis')).toBeVisible();
    await printScreen(page, 'chamada', { holds: ['Alice Fontes Assis'], sheets: 1 });
    await page.goto(`${area}notas`);
    await expect(page.getByText('Alice Fontes Assis')).toBeVisible();
    await printScreen(page, 'notas', { holds: ['Alice Fontes Assis'] });
    await page.goto(`${area}cronograma`);
    await expect(page.getByRole('grid')).toBeVisible();
    await printScreen(page, 'calendario', { holds: ['Cronograma'] });

    await page.goto(`${area}avaliacoes`);
    await page
      .getByRole('button', { name: /^Mais ações: .*Matemática/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Imprimir' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Gerar PDF' }).click();
    await lookAtPaper('folha-de-respostas', await downloadPdf(page, 'Imprimir folhas'), {
      holds: ['Folha de respostas'],
      counted: 'none',
    });
  });

  test('the network: users thirty rows a page, permissions', async ({ page, context }) => {
    await context.addInitScript(() => {
      window.print = () => undefined;
    });
    await signIn(page, accounts.master);
    await page.goto('/app/users');
    const opening = page.waitForEvent('popup');
    await print(page);
    const popup = await opening;
    await expect(popup.getByRole('heading', { name: 'Usuários' })).toBeVisible();
    await popup.waitForLoadState('networkidle');
    await lookAtPaper('usuarios', await paperOf(popup), { onEach: ['E-mail'], holds: ['Usuários'] });
    await popup.close();
    await page.goto('/app/perfis-permissoes');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await printScreen(page, 'permissoes', { holds: ['Permissões'] });
  });
});
