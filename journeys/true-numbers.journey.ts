import type { Page } from '@playwright/test';
import pg from 'pg';
import { yearOf } from '../packages/app/src/lib/dates.ts';
import { callerFor } from './support/caller.ts';
import { makePile, pileKey } from './support/class-pile.ts';
import { actOn, className, openAssessments, openKey } from './support/correction-steps.ts';
import { accounts, expect, signIn, test } from './support/journey.ts';

/** A sheet on which every question was answered right, as a client sends it. */
const rightSheet = {
  ...{ total: 20, acertos: 20 },
  omr: pileKey.map((letters, index) => ({
    ...{ area: index + 1, status: 'complete', retangulo_detected: true, todas_bolhas_detectadas: true },
    ...{ bolhas_detectadas: 40, bolhas_esperadas: 40 },
    respostas: [...letters].map((letter, at) => ({
      ...{ questao: at + 1, alternativa_marcada: 'abcd'.indexOf(letter) + 1, alternativa_correta: 1, correto: true },
    })),
  })),
};

async function openGrades(page: Page): Promise<void> {
  await page.goto('/app/class');
  await page.getByRole('link', { name: className, exact: true }).click();
  await page.getByRole('tab', { name: 'Notas' }).click();
}

test('a key that changes after grades were posted: seen before, marked after, posted again, and taken back', async ({
  page,
  request,
  server,
}) => {
  const title = 'Prova do gabarito trocado';
  const { id, classId, pupils } = await makePile(request, server, title);
  const call = await callerFor(request, server, accounts.teacher);
  const [ana, bia] = pupils.slice(0, 2).map((pupil) => ({ student_profile_id: pupil.id, name: pupil.user.name }));
  if (!ana || !bia) throw new Error('the class has no two pupils');
  for (const { student_profile_id } of [ana, bia]) {
    await call('post', `/assessments/${id}/result`, { student_profile_id, score: 0, details: rightSheet });
  }
  const teachers = await call<{ discipline_id: string; discipline: { name: string } }[]>(
    'get',
    `/classes/${classId}/teachers?limit=100`,
  );
  const discipline_id = teachers.find(({ discipline }) => discipline.name === 'Matemática')?.discipline_id;
  const grades = [ana, bia].map(({ student_profile_id }) => ({ student_profile_id, score: 10, version: 0 }));
  const column = { discipline_id, scope: 'SEMESTER', period_index: 2, year: yearOf(new Date()) };
  await call('post', `/assessments/${id}/grades`, { ...column, weight: 1, grades });
  await expect(call('post', `/assessments/${id}/key`, { key: [{ '1': 'e' }] })).rejects.toThrow(/400.*2 colunas/);

  await signIn(page, accounts.teacher);
  await openAssessments(page);
  const card = page.getByRole('article', { name: title });

  await test.step('saving says before whose hits change', async () => {
    await openKey(card);
    const editor = page.getByRole('dialog', { name: `Gabarito · ${title}` });
    const question = editor.getByRole('radiogroup', { name: 'Coluna 1, questão 1', exact: true });
    await question.getByRole('radio', { name: 'Alternativa A' }).check({ force: true });
    await editor.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(editor.getByText(/^2 resultados serão recalculados\./)).toBeVisible();
    await expect(editor.getByRole('row', { name: new RegExp(ana.name) })).toContainText('19 de 20');
    await editor.getByRole('button', { name: 'Salvar e recalcular' }).click();
    await expect(page.getByText('Gabarito salvo')).toBeVisible();
  });

  await test.step('the card and the panel say what is out of date; posting again shows old and new', async () => {
    await expect(card.getByText('2 notas desatualizadas')).toBeVisible();
    await card.getByRole('button', { name: `Lançar de novo: ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: `Lançar como nota · ${title}` });
    await expect(dialog.getByRole('row', { name: new RegExp(ana.name) })).toContainText(/10,0.*9,5/);
    await dialog.getByRole('button', { name: 'Lançar 2 notas' }).click();
    await expect(page.getByText('2 notas lançadas')).toBeVisible();
    await expect(card.getByText('2 notas desatualizadas')).toBeHidden();
  });

  await test.step('a posting is taken back as it was previewed', async () => {
    await expect(card.getByText('Lançada')).toBeVisible();
    await actOn(page, title, 'Lançar como nota');
    await page.getByRole('button', { name: 'Desfazer lançamento' }).click();
    const dialog = page.getByRole('dialog', { name: `Desfazer lançamento · ${title}` });
    await expect(dialog.getByRole('row', { name: new RegExp(bia.name) })).toContainText('Sem nota');
    await dialog.getByRole('button', { name: 'Desfazer lançamento' }).click();
    await expect(page.getByText('Lançamento desfeito').first()).toBeVisible();
    const year = String(column.year);
    const left = await call<unknown[]>(
      'get',
      `/grades?class_id=${classId}&discipline_id=${discipline_id}&scope=SEMESTER&period_index=2&year=${year}`,
    );
    expect(left).toEqual([]);
  });
});

test('a teacher writes what they hold, and no roll call of a day to come', async ({ page }) => {
  await signIn(page, accounts.teacher);
  await openGrades(page);
  await page.getByRole('button', { name: /Disciplina/ }).click();
  await page.getByRole('option', { name: 'Ciências' }).click();
  await expect(page.getByText(/^Ciências, nesta turma, é de .+\. Só quem leciona a disciplina/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /º bim\.$/ }).first()).not.toBeEditable();

  const address = new URL(page.url());
  await page.goto(`${address.pathname}?aba=frequencia&dia=2099-03-02`);
  await expect(page.getByRole('tab', { name: 'Frequência' })).toHaveAttribute('aria-selected', 'true');
  const day = page.getByRole('region', { name: 'Chamada da turma' });
  await expect(day.getByText(/^Este dia ainda não chegou|^Fora do ano letivo/).first()).toBeVisible();
  await expect(day.getByText(/^\d+ presentes?$/)).toHaveCount(0);
  await expect(day.getByRole('switch')).toHaveCount(0);
});

test('what waits when an assignment ends is refused with its reason, tried again, and taken over by the direction', async ({
  page,
  context,
  databaseUrl,
}) => {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const endAssignment = (on: string) =>
    database.query(
      `update class_teachers t set ends_on = ${on} from profiles p join users u on u.id = p.user_id
       where p.id = t.teacher_profile_id and u.email = $1`,
      [accounts.teacher],
    );
  await signIn(page, accounts.teacher);
  await openGrades(page);
  const first = page.getByRole('textbox', { name: /º bim\.$/ }).first();
  const given = (await first.inputValue()) === '7,7' ? '7,6' : '7,7';

  await test.step('a grade is kept without a connection; meanwhile the assignment ends', async () => {
    await context.setOffline(true);
    await first.fill(given);
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 envio guardado neste aparelho: segue quando a conexão voltar.')).toBeVisible();
    await endAssignment('current_date - 2');
    await context.setOffline(false);
    await expect(page.getByText(/Sua atribuição nesta turma terminou em /).first()).toBeVisible({ timeout: 45_000 });
  });

  await test.step('it stays, on every screen, and trying again tells the same reason', async () => {
    await page.goto('/app/dashboard/teacher');
    const refused = page.getByRole('button', { name: /^Tentar novamente: Notas/ });
    await refused.click();
    await expect(page.getByText(/Sua atribuição nesta turma terminou em /).first()).toBeVisible();
    await expect(refused).toBeVisible();
  });

  await test.step('the director who signs in there sees whose it is, and sends it in their own name', async () => {
    await page.getByRole('button', { name: /^Lúcia Prado/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await signIn(page, accounts.manager);
    await page.goto('/');
    await expect(page.getByText(/^Registro de Lúcia Prado, de 1 aluno\./)).toBeVisible();
    await page.getByRole('button', { name: /^Enviar em meu nome: Notas/ }).click();
    await expect(page.getByText(/Enviado: Notas de Matemática/)).toBeVisible();
    const { rows } = await database.query(
      'select u.email, g.score::float from grades g join users u on u.id = g.posted_by order by g.updated_at desc limit 1',
    );
    expect(rows).toEqual([{ email: accounts.manager, score: Number(given.replace(',', '.')) }]);
  });
  // The next journey's teacher still has the class.
  await endAssignment('null');
  await database.end();
});

test('no grade becomes another number unseen: typed, and seven odd values pasted', async ({ page }) => {
  await signIn(page, accounts.teacher);
  await openGrades(page);
  const cells = page.getByRole('textbox', { name: /º bim\.$/ });
  const first = cells.first();
  const before = await first.inputValue();
  await first.focus();
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  await expect(first).toHaveValue('1,1 · de 11');
  await page.keyboard.press('Escape');
  await expect(first).toHaveValue('11');
  await first.fill('10,5');
  await page.keyboard.press('Enter');
  await expect(first).toHaveAccessibleDescription(/A nota vai de 0 a 10/);
  await page.keyboard.press('Escape');
  await expect(first).toHaveValue(before);

  // As Excel puts it on the clipboard: text and a table.
  const odd = ['11', '-1', '10,5', '8,25', 'faltou', '7,5 (rec.)', '100'];
  await first.evaluate((input, values) => {
    const data = new DataTransfer();
    data.setData('text/plain', values.map((value) => `${value}\r\n`).join(''));
    const table = values.map((value) => `<tr><td>${value}</td></tr>`).join('');
    data.setData('text/html', `<html><body><table>${table}</table></body></html>`);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, odd);
  const dialog = page.getByRole('dialog', { name: 'Colar notas' });
  await expect(dialog.getByText('Fora de 0 a 10')).toHaveCount(4);
  await expect(dialog.getByText('Não é uma nota')).toHaveCount(2);
  await expect(dialog.getByText('Arredondada')).toHaveCount(1);
  await expect(dialog.getByText('7 linhas precisam da sua atenção.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(first).toHaveValue(before);
});
