import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { callerFor } from './support/caller.ts';
import { actOn, chooseFiles, className, openAssessments, openKey } from './support/correction-steps.ts';
import { holdCamera } from './support/held-camera.ts';
import { accounts, expect, logIn, signedInContext, test } from './support/journey.ts';
import type { RunningServer } from './support/server.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/omr-models/${name}`, import.meta.url));
/** Two sheets of one form, each filled in by somebody else, with what stands on the first. */
const first = fixture('sample5__ScanBatch1__camscanner-1.jpg');
const second = fixture('sample5__ScanBatch2__camscanner-2.jpg');
const rollOnFirst = '204420102';
const key = ['dcacb', 'bcaa', 'aada', 'dcca'] as const;

const model = 'Simulado da editora';
const title = 'Prova na folha da editora';

interface Pupil {
  readonly matricula: string | null;
  readonly user: { readonly id: string; readonly name: string };
}

/** Gives a pupil of the class the number on the first sheet; answers the name. */
async function numberPupil(request: APIRequestContext, server: RunningServer): Promise<string> {
  const ask = await callerFor(request, server, accounts.manager);
  const classes = await ask<{ id: string; grade: string; section: string }[]>('get', '/classes');
  const own = classes.find(({ grade, section }) => `${grade} ${section}` === className);
  const pupils = await ask<Pupil[]>('get', `/classes/${own?.id}/students`);
  const pupil = pupils.at(2);
  if (!pupil) throw new Error('no pupil to number');
  const { access_token } = await logIn(request, server.url, accounts.manager);
  const answer = await request.patch(`${server.url}/users/${pupil.user.id}`, {
    headers: { authorization: `Bearer ${access_token}` },
    data: { profile: { matricula: rollOnFirst } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const numbered = await ask<Pupil[]>('get', `/classes/${own?.id}/students`);
  expect(numbered.filter(({ matricula }) => matricula === rollOnFirst)).toHaveLength(1);
  return pupil.user.name;
}

/** A photo as a camera sees it that is held over it. */
const heldUp = (photo: string) =>
  sharp(photo).resize(1280, 720, { fit: 'contain', background: '#6b4a33' }).jpeg({ quality: 85 }).toBuffer();

const sheetFile = (page: Page) => page.locator('input[type=file]');

test('a sheet of another maker: a model from one photo, a test read of another, and a class corrected with it', {
  tag: '@full',
}, async ({ server, request, browser }) => {
  const pupil = await numberPupil(request, server);

  await test.step('a director teaches the reader the sheet', async () => {
    const context = await signedInContext(browser, server, accounts.manager);
    const page = await context.newPage();
    await page.goto('/app/settings');
    await page.getByRole('link', { name: 'Modelos de folha' }).click();
    await page.getByRole('button', { name: 'Novo modelo' }).first().click();
    await page.getByLabel('Nome do modelo').fill(model);
    await sheetFile(page).setInputFiles(first);
    const groups = page.getByRole('region', { name: 'Grupos da folha' });
    await expect(groups.getByRole('group')).toHaveCount(10, { timeout: 30_000 });
    await expect(groups.getByRole('group', { name: 'Grupo 10' })).toContainText('Questões 14 a 17');
    await groups.getByRole('group', { name: 'Grupo 1', exact: true }).getByLabel('Nome do número').fill('Inscrição');
    const save = page.getByRole('button', { name: 'Salvar modelo' });
    await expect(save).toBeDisabled();
    await sheetFile(page).setInputFiles(second);
    await expect(page.getByText('23 linhas lidas · 0 duvidosas')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Inscrição: 204420109')).toBeVisible();
    await save.click();
    await expect(page.getByText('Modelo de folha salvo')).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(model) })).toContainText('17 questões');
    await context.close();
  });

  const context = await signedInContext(browser, server, accounts.teacher);
  const page = await context.newPage();
  const camera = await holdCamera(page);
  const card = page.getByRole('article', { name: title });

  await test.step('a teacher gives an assessment on it, whose key has its columns', async () => {
    await openAssessments(page);
    await page.getByRole('button', { name: 'Nova avaliação' }).click();
    const form = page.getByRole('dialog', { name: 'Nova avaliação' });
    await form.getByLabel('Título').fill(title);
    await form.getByRole('radio', { name: /Gabarito/ }).check({ force: true });
    await form.getByRole('button', { name: /Folha/ }).click();
    await page.getByRole('option', { name: `Modelo: ${model} (versão 1)` }).click();
    await form.getByRole('button', { name: 'Criar' }).click();
    await expect(page.getByText('Avaliação criada')).toBeVisible();
    await openKey(card);
    const editor = page.getByRole('dialog', { name: `Gabarito · ${title}` });
    await expect(editor.getByRole('region', { name: /^Coluna / })).toHaveCount(4);
    await editor
      .getByRole('radiogroup', { name: 'Coluna 1, questão 1', exact: true })
      .getByRole('radio')
      .first()
      .focus();
    await page.keyboard.type(key.join(''));
    await editor.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText('Gabarito salvo')).toBeVisible();
    await card.getByRole('button', { name: `Mais ações: ${title}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Imprimir' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('an upload is read with the model, and finds its pupil by the number filled in', async () => {
    await actOn(page, title, 'Corrigir');
    await page.getByRole('button', { name: 'Turma inteira' }).click();
    await page.getByText('Upload (alternativo)').click();
    await chooseFiles(page, first);
    await expect(page.getByText(/^1 folha: .*1 em revisão/)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('list', { name: 'Em revisão' })).toContainText(`${pupil}: salva em revisão`);
  });

  await test.step('the camera reads with it too, and asks whose a number is that no pupil has', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Iniciar streaming' }).click();
    await camera.show(await heldUp(second));
    const asked = page.getByRole('alert', { name: 'De quem é esta folha?' });
    await expect(asked).toBeVisible({ timeout: 30_000 });
    await expect(asked.getByRole('radio', { checked: true })).toHaveCount(0);
  });
  await context.close();
});
