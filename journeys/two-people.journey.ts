import type { Page } from '@playwright/test';
import { callerFor, ownClass } from './support/caller.ts';
import { accounts, expect, signIn, test } from './support/journey.ts';

/** A write by somebody else, while a form is open here. */
async function meanwhile(page: Page, method: string, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([how, where, sent]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('access_token')}`,
        'content-type': 'application/json',
      };
      return (await fetch(where, { method: how, headers, body: sent })).status;
    },
    [method, path, JSON.stringify(body)] as const,
  );
  expect(status).toBe(200);
}

async function read<T>(page: Page, path: string): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: T }).data;
}

test("a teacher's course that two people change: both values, and theirs or one's own", async ({ page }) => {
  await signIn(page, accounts.teacher);
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Adicionar formação' }).click();
  const dialog = page.getByRole('dialog', { name: /Formação$/ });
  await dialog.getByLabel('Curso').fill('Letras e Artes');
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByText('Formação adicionada')).toBeVisible();
  const rows = await read<{ id: string; course_name: string }[]>(page, '/qualifications');
  const id = rows.find(({ course_name }) => course_name === 'Letras e Artes')?.id ?? '';

  const changeTo = async (year: string) => {
    await page.getByRole('button', { name: 'Editar Letras e Artes' }).click();
    await dialog.getByLabel('Ano de conclusão').fill(year);
  };
  const notice = dialog.getByRole('alert');

  await test.step('Usar o dela', async () => {
    await changeTo('2014');
    await meanwhile(page, 'PATCH', `/qualifications/${id}`, { completion_year: 2016 });
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(notice).toContainText('Lúcia Prado salvou este registro enquanto você o editava');
    await expect(notice.getByRole('row', { name: /Ano de conclusão.*2014.*2016/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Usar o dela' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Bacharelado · Concluída em 2016')).toBeVisible();
  });

  await test.step('Manter o meu', async () => {
    await changeTo('2013');
    await meanwhile(page, 'PATCH', `/qualifications/${id}`, { completion_year: 2017 });
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(notice.getByRole('row', { name: /Ano de conclusão.*2013.*2017/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Manter o meu' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Bacharelado · Concluída em 2013')).toBeVisible();
  });
  await meanwhile(page, 'DELETE', `/qualifications/${id}`, {});
});

test('the days of an assignment that two people change', async ({ page }) => {
  await signIn(page, accounts.manager);
  const [first] = await read<{ id: string }[]>(page, '/classes');
  const [line] = await read<{ id: string; teacher: { name: string } }[]>(page, `/classes/${first?.id}/teachers`);
  await page.goto(`/app/class/${first?.id}`);
  await page.getByRole('button', { name: 'Professores', exact: true }).click();
  await page
    .getByRole('button', { name: `Datas: ${line?.teacher.name}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Datas da atribuição' });
  await expect(dialog.getByText('Último dia', { exact: true })).toBeVisible();
  const at = `/classes/${first?.id}/teachers/${line?.id}`;
  await meanwhile(page, 'PATCH', at, { starts_on: null, ends_on: '2099-12-18' });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByRole('alert').getByRole('row', { name: /Até.*em branco.*18\/12\/2099/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Usar o dela' }).click();
  await expect(page.getByText('até 18/12/2099').first()).toBeVisible();
  await meanwhile(page, 'PATCH', at, { starts_on: null, ends_on: null });
});

test('a comment on a lesson that two people write', async ({ page, server }) => {
  await signIn(page, accounts.teacher);
  const own = await ownClass(await callerFor(page.request, server, accounts.teacher));
  const pupils = await read<{ user: { id: string; name: string } }[]>(page, `/classes/${own.id}/students?limit=100`);
  const student_id = pupils.find(({ user }) => user.name === 'Ana Beatriz Moura')?.user.id;
  const comment = (text: string) =>
    meanwhile(page, 'POST', '/mentor-comments/upsert', {
      ...{ student_id, module_id: 1, lesson_key: 'aula_1', comment: text },
    });
  await comment('');
  await page.goto(`/app/class/${own.id}?aba=alunos`);
  await page.getByLabel('Buscar alunos').fill('ana beatriz moura');
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('progressbar') });
  await expect(cards).toHaveCount(1);
  await cards.first().getByRole('button').click();
  const details = page.getByRole('dialog', { name: 'Ana Beatriz Moura' });
  await details.getByRole('tab', { name: /^Módulo 1/ }).click();
  await details.getByRole('button', { name: 'Aula 1', exact: true }).click();
  const field = details.getByLabel('Comentário da aula 1');
  await field.fill('Boa explicação, Ana.');
  await comment('Releia a segunda questão.');
  await details.getByRole('button', { name: 'Salvar comentário' }).click();
  const notice = details.getByRole('alert');
  await expect(
    notice.getByRole('row', { name: /Comentário.*Boa explicação, Ana\..*Releia a segunda questão\./ }),
  ).toBeVisible();
  // What is typed after it was told stands too.
  await field.fill('Boa explicação, Ana. Continue.');
  await details.getByRole('button', { name: 'Manter o meu' }).click();
  await expect(page.getByText('Comentário salvo')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(field).toHaveValue('Boa explicação, Ana. Continue.');
});
