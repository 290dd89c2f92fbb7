import { readFile } from 'node:fs/promises';
import { actOn, className, openAssessments, openKey } from './support/correction-steps.ts';
import { accounts, expect, signIn, test } from './support/journey.ts';
import { seeToast } from './support/list-steps.ts';
import { lookAtPaper, paperOf, pressPrint } from './support/paper.ts';

test('the map of skills: from the reports to a network, one of its schools, a cell by keyboard, a file and paper', async ({
  page,
}) => {
  await signIn(page, accounts.municipality);
  await page.goto('/app/export');
  await page.getByRole('link', { name: 'Mapa de habilidades' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mapa de habilidades' })).toBeVisible();
  const schools = page.getByRole('region', { name: 'Mapa de escolas e habilidades' });
  await expect(schools.getByRole('columnheader').nth(3)).toBeVisible();
  const before = await schools.getByRole('columnheader').count();

  await test.step('the keys to print give all of it, though it is wider than a sheet', async () => {
    const skills = (await schools.getByRole('columnheader').allInnerTexts()).slice(1);
    await pressPrint(page);
    await lookAtPaper('skill map', await paperOf(page), { holds: [skills.join(' ')] });
  });

  await test.step('narrowed by component, and found again by its address', async () => {
    await page.getByRole('button', { name: /Componente/ }).click();
    await page.getByRole('option', { name: 'Matemática' }).click();
    await expect.poll(() => schools.getByRole('columnheader').count()).toBeLessThan(before);
    await page.reload();
    await expect(page.getByRole('button', { name: /Componente/ })).toContainText('Matemática');
  });

  await test.step('arrows walk through the cells, each told whole', async () => {
    await schools.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const first = await schools.getByRole('rowheader').nth(1).innerText();
    await expect(page.getByRole('status').filter({ hasText: `${first} · ` })).toContainText(/\d+ de \d+\. |Ninguém/);
  });

  await test.step('a school is its classes; a file and paper say the same', async () => {
    await page.getByRole('combobox', { name: 'Instituição' }).fill('Dalva');
    await page.getByRole('option', { name: /Dalva/ }).click();
    const classes = page.getByRole('region', { name: 'Mapa de turmas e habilidades' });
    await expect(classes.getByRole('rowheader').nth(1)).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(
      /^mapa-de-habilidades_e-m-professora-dalva-nogueira(_[\w-]+)?_\d{4}-\d\d-\d\d\.csv$/,
    );
    expect((await readFile(await file.path(), 'utf8')).split('\r\n')[0]).toMatch(/^\uFEFFTurma;/);
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Imprimir' }).click();
    const paper = await popup;
    await expect(paper.getByRole('cell', { name: /\d% · (Já sabe|A retomar|Poucas)/ }).first()).toBeVisible();
    await paper.close();
  });
});

test('who runs a school sees its classes, and MASTER whose skill is whose', async ({ page }) => {
  await signIn(page, accounts.manager);
  await page.goto('/app/export/skills');
  await expect(page.getByRole('region', { name: 'Mapa de turmas e habilidades' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Instituição' })).toHaveCount(0);
  await signIn(page, accounts.master);
  await page.goto('/app/skills');
  await expect(page.getByRole('columnheader', { name: 'Município' })).toBeVisible();
});

test('a teacher plans a lesson with its skills, and sees what the class was taught and asked', async ({ page }) => {
  await signIn(page, accounts.teacher);
  await page.goto('/app/class');
  await page.getByRole('link', { name: className, exact: true }).click();
  await page.getByRole('tab', { name: 'Cronograma' }).click();

  await test.step('skills of the year, asked by the demonstration’s exams and not taught yet', async () => {
    await page.getByRole('radio', { name: 'Habilidades' }).click();
    const row = page.getByRole('row', { name: /MA6-01/ });
    await expect(row).toContainText(/\d/);
    await expect(page.getByRole('link', { name: 'Ensinadas' })).toBeVisible();
  });

  await test.step('an event of today teaches one, found by its text', async () => {
    await page.getByRole('radio', { name: 'Mês' }).click();
    await page.getByRole('button', { name: 'Novo evento' }).click();
    const form = page.getByRole('dialog', { name: 'Novo evento' });
    await form.getByLabel('Título').fill('Aula de porcentagem');
    const field = form.getByRole('combobox', { name: /Habilidades/ });
    await field.fill('MA6-01');
    await page.getByRole('option', { name: /MA6-01/ }).click();
    await expect(form.getByRole('button', { name: 'Retirar MA6-01' })).toBeVisible();
    await form.getByRole('button', { name: 'Adicionar' }).click();
    await seeToast(page, 'Evento criado');
    await expect(page.getByText(/MA6-01/).first()).toBeVisible();
  });

  await test.step('from then on it was planned and taught', async () => {
    await page.getByRole('radio', { name: 'Habilidades' }).click();
    await expect(page.getByRole('row', { name: /MA6-01/ })).toContainText(/\d\d\/\d\d\/\d{4}.*\d\d\/\d\d\/\d{4}/);
    await page.getByRole('button', { name: /Mostrar/ }).click();
    await page.getByRole('option', { name: 'Falta ensinar' }).click();
    await expect(page.getByRole('row', { name: /MA6-01/ })).toHaveCount(0);
    await expect(page.getByRole('row', { name: /MA6-04/ })).toBeVisible();
  });
});

test('a teacher tags a question by keyboard, and takes from an exam what each pupil and the class take up again', {
  tag: '@full',
}, async ({ page }) => {
  const exam = 'Avaliação diagnóstica';
  await signIn(page, accounts.teacher);
  await openAssessments(page);
  const card = page.getByRole('article', { name: exam, exact: true });

  await test.step('found by words without accents and chosen by keyboard; a wrong one is taken away', async () => {
    await openKey(card);
    const editor = page.getByRole('dialog', { name: `Gabarito · ${exam}` });
    await editor.getByText('Habilidades', { exact: true }).click();
    await editor.getByRole('combobox', { name: /^Habilidade/ }).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('grafico media');
    await expect(page.getByRole('option')).toHaveText([/MA6-04/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const first = editor.getByRole('listitem').filter({ hasText: 'Coluna 1, questão 1' }).first();
    await expect(first).toContainText('MA6-04');
    await first.getByRole('button', { name: /Retirar MA6-04/ }).click();
    await expect(first).not.toContainText('MA6-04');
    // All of it is saved: there is nothing to save again, nor to take back.
    await expect(editor.getByRole('button', { name: /^(Salvar|Cancelar)$/ })).toHaveCount(0);
    await editor.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(editor).toBeHidden();
  });

  await actOn(page, exam, 'Resultados');
  await page.getByRole('dialog').getByRole('link', { name: 'Análise dos resultados' }).click();
  await page.getByRole('tab', { name: 'Habilidades' }).click();
  await test.step('a sheet for each pupil, printed in a lot', async () => {
    await page.getByText('Por aluno', { exact: true }).click();
    const names = page.getByRole('list', { name: 'Por aluno' }).getByRole('heading');
    await expect(names.nth(20)).toBeVisible();
    const pupils = await names.allInnerTexts();
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Imprimir fichas' }).click();
    const paper = await popup;
    await expect(paper.getByRole('heading', { level: 3 })).toHaveText(pupils);
    await expect(paper.getByText('A retomar').first()).toBeVisible();
    // Handed out one by one, each says of which exam it is; the head, of which school.
    await expect(paper.getByText(`${exam} · ${className}`, { exact: true })).toHaveCount(pupils.length);
    await expect(paper.getByText(/Rede municipal de ensino/)).toBeVisible();
    await paper.close();
  });

  await test.step('groups are proposed; one moved to another is printed there', async () => {
    await page.getByText('Grupos de retomada', { exact: true }).click();
    const move = page.getByRole('button', { name: /Grupo de / }).first();
    await expect(page.getByRole('heading', { name: /^Grupo 2 · / })).toBeVisible();
    const second = await page.getByRole('heading', { name: /^Grupo 2 · / }).innerText();
    await move.click();
    await page.getByRole('option', { name: second }).click();
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Imprimir grupos' }).click();
    const paper = await popup;
    await expect(paper.getByRole('row', { name: new RegExp(second) })).toBeVisible();
    await expect(paper.getByText(`Grupos de retomada · ${exam} · ${className}`)).toBeVisible();
    await paper.close();
  });
});
