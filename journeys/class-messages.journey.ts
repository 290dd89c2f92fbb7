import type { Page, Route } from '@playwright/test';
import { actOn, className, openKey } from './support/correction-steps.ts';
import { accounts, expect, signIn, test } from './support/journey.ts';

const emptyPage = { success: true, message: '', data: [], total: 0, page: 1, limit: 100, truncated: false };

/** Answers calls of one method on a path; others go on to the server. */
const answer = (page: Page, url: string, method: string, reply: (route: Route) => Promise<void>) =>
  page.route(url, (route) => (route.request().method() === method ? reply(route) : route.fallback()));
const breaks = (page: Page, url: string, method: string) =>
  answer(page, url, method, (route) => route.fulfill({ status: 500, body: 'x' }));
const isEmpty = (page: Page, url: string) => answer(page, url, 'GET', (route) => route.fulfill({ json: emptyPage }));

async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto('/app/class');
  await page.getByRole('link', { name: className, exact: true }).click();
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
}

async function confirmRemoval(page: Page): Promise<void> {
  await page.keyboard.type('EXCLUIR');
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
}

/** Half a second of silence. */
function silence(): Buffer {
  const samples = 4000;
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(8000, 24);
  wav.writeUInt32LE(16_000, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples * 2, 40);
  return wav;
}

/** A picture and a short film, made by the browser. */
async function draw(page: Page): Promise<{ png: Buffer; webm: Buffer }> {
  const made = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const brush = canvas.getContext('2d');
    brush?.fillRect(0, 0, 20, 20);
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => void parts.push(data);
    const isOver = new Promise((done) => {
      recorder.onstop = done;
    });
    recorder.start();
    for (let frame = 0; frame < 20; frame += 1) {
      brush?.fillRect(frame, 0, 20, 20);
      await new Promise((done) => requestAnimationFrame(done));
    }
    recorder.stop();
    await isOver;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return { png: canvas.toDataURL('image/png').split(',')[1] ?? '', webm: [...bytes] };
  });
  return { png: Buffer.from(made.png, 'base64'), webm: Buffer.from(made.webm) };
}

/** The signed-in user without some permissions, as after an administrator took them away. */
async function without(page: Page, taken: readonly string[]): Promise<void> {
  for (const url of ['**/auth/login', '**/auth/profile']) {
    await page.route(url, async (route) => {
      const reply = await route.fetch();
      const body = await reply.json();
      const user = body.data?.user;
      if (user) user.permissions = user.permissions.filter((name: string) => !taken.includes(name));
      await route.fulfill({ response: reply, json: body });
    });
  }
}

test.describe('Area da turma: what goes wrong is said', { tag: '@full' }, () => {
  test('Materiais', async ({ page }) => {
    await signIn(page, accounts.teacher);
    await openTab(page, 'Materiais');
    const title = 'Texto para leitura em voz alta';
    await test.step('a removal and a change that fail leave everything as it was', async () => {
      await breaks(page, '**/materials/*', 'DELETE');
      await page.getByRole('button', { name: `Excluir ${title}` }).click();
      await confirmRemoval(page);
      await expect(page.getByText('Erro ao remover material')).toBeVisible();
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await breaks(page, '**/materials/*', 'PATCH');
      await page.getByRole('button', { name: `Editar ${title}` }).click();
      const edit = page.getByRole('dialog', { name: 'Editar material' });
      await edit.getByLabel('Título').fill('Outro título');
      await edit.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText(/Falha ao atualizar/)).toBeVisible();
      await expect(edit.getByLabel('Título')).toHaveValue('Outro título');
      await page.keyboard.press('Escape');
      await page.unrouteAll();
    });
    await test.step('a file that is gone', async () => {
      await answer(page, '**/materials/*/file**', 'GET', (route) => route.fulfill({ status: 404, body: '' }));
      await page.getByRole('button', { name: `Abrir ${title}` }).click();
      await expect(page.getByText('Arquivo indisponível')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.unrouteAll();
    });
    await test.step('a PDF that is gone says so instead of what the server answers, shown or saved', async () => {
      const pdf = { name: 'folha.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
      await page.getByRole('button', { name: 'Enviar material' }).click();
      const form = page.getByRole('dialog', { name: 'Enviar material' });
      await form.getByLabel('Título').fill('Folha em PDF');
      await form.locator('input[type=file]').setInputFiles(pdf);
      await form.getByRole('button', { name: 'Enviar material' }).click();
      await expect(page.getByText('Material enviado!')).toBeVisible();
      await answer(page, '**/materials/*/file**', 'GET', (route) =>
        route.fulfill({ status: 404, json: { success: false, message: 'Não encontrado' } }),
      );
      await page.getByRole('button', { name: 'Baixar Folha em PDF' }).click();
      await expect(page.getByText('Arquivo indisponível')).toBeVisible();
      await page.getByRole('button', { name: 'Abrir Folha em PDF' }).click();
      const preview = page.getByRole('dialog', { name: 'Folha em PDF' });
      await expect(preview.getByText('Arquivo indisponível')).toBeVisible();
      await expect(preview.locator('iframe')).toHaveCount(0);
      await page.unrouteAll();
      await preview.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(preview.locator('iframe')).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await test.step('each kind of file is looked at in the page, and runs nothing; what is none of them is refused', async () => {
      const { png, webm } = await draw(page);
      const form = page.getByRole('dialog', { name: 'Enviar material' });
      const send = async (name: string, buffer: Buffer) => {
        await page.getByRole('button', { name: 'Enviar material' }).click();
        await form.getByLabel('Título').fill(name);
        await form.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
        await form.getByRole('button', { name: 'Enviar material' }).click();
      };
      const run = Buffer.from('<script>document.title = "ran"</script>');
      for (const [name, buffer, shown] of [
        ['foto.png', png, 'img'],
        ['som.wav', silence(), 'audio'],
        ['filme.webm', webm, 'video'],
        ['pagina.html', run, null],
      ] as const) {
        await send(name, buffer);
        await expect(form).toBeHidden();
        await page.getByRole('button', { name: `Abrir ${name}` }).click();
        const preview = page.getByRole('dialog', { name });
        if (shown === null) await expect(preview.getByText('document.title = "ran"')).toBeVisible();
        else {
          const media = preview.locator(shown);
          const isLoaded = () =>
            media.evaluate((it: HTMLImageElement & HTMLMediaElement) => it.naturalWidth > 0 || it.readyState > 0);
          await expect.poll(isLoaded).toBe(true);
        }
        await page.keyboard.press('Escape');
        await expect(preview).toBeHidden();
      }
      await expect(page).not.toHaveTitle('ran');
      await send('programa.exe', Buffer.from([0x4d, 0x5a, 0, 1, 2, 0xff, 0xfe, 0]));
      await expect(page.getByText(/Falha no upload/)).toBeVisible();
      await expect(form.getByLabel('Título')).toHaveValue('programa.exe');
      await form.getByRole('button', { name: 'Cancelar' }).click();
    });
    await test.step('none yet, and a list that could not be had', async () => {
      await isEmpty(page, '**/materials?*');
      await page.reload();
      await expect(page.getByText('Nenhum material enviado')).toBeVisible();
      await page.unrouteAll();
      await answer(page, '**/materials?*', 'GET', (route) => route.abort());
      await page.reload();
      await expect(page.getByText('Erro ao carregar materiais')).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(page.getByText(title)).toBeVisible();
    });
  });

  test('Avaliações', async ({ page }) => {
    await signIn(page, accounts.teacher);
    await openTab(page, 'Avaliações');
    const title = 'Lista de exercícios: equações';
    await test.step('a new one', async () => {
      await breaks(page, '**/assessments', 'POST');
      await page.getByRole('button', { name: 'Nova avaliação' }).click();
      const form = page.getByRole('dialog', { name: 'Nova avaliação' });
      await form.getByLabel('Título').fill('Prova que não salva');
      await form.getByRole('button', { name: 'Criar' }).click();
      await expect(page.getByText('Erro ao criar avaliação')).toBeVisible();
      await expect(form.getByLabel('Título')).toHaveValue('Prova que não salva');
      await page.unrouteAll();
      await form.getByRole('button', { name: 'Criar' }).click();
      await expect(page.getByText('Avaliação criada')).toBeVisible();
    });
    await test.step('a change', async () => {
      await breaks(page, '**/assessments/*', 'PATCH');
      await actOn(page, 'Prova que não salva', 'Editar');
      const form = page.getByRole('dialog', { name: 'Editar avaliação' });
      await form.getByLabel('Título').fill('Prova mudada');
      await form.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Erro ao atualizar')).toBeVisible();
      await page.unrouteAll();
      await form.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Avaliação atualizada')).toBeVisible();
    });
    await test.step('a removal, then a key', async () => {
      await breaks(page, '**/assessments/*', 'DELETE');
      await actOn(page, 'Prova mudada', 'Excluir');
      await confirmRemoval(page);
      await expect(page.getByText('Erro ao remover')).toBeVisible();
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.unrouteAll();
      await breaks(page, '**/assessments/*/key', 'POST');
      await openKey(page.getByRole('article', { name: title, exact: true }));
      const editor = page.getByRole('dialog', { name: `Gabarito · ${title}` });
      await editor
        .getByRole('radiogroup', { name: /questão 1$/ })
        .first()
        .getByRole('radio')
        .first()
        .focus();
      await page.keyboard.type('b');
      await editor.getByRole('button', { name: 'Salvar', exact: true }).click();
      await editor.getByRole('button', { name: 'Salvar assim mesmo' }).click();
      await expect(page.getByText('Erro ao salvar gabarito')).toBeVisible();
      await expect(editor.getByRole('radio', { name: 'Alternativa B', checked: true })).toHaveCount(1);
      await page.unrouteAll();
    });
    await test.step('none yet', async () => {
      await isEmpty(page, '**/assessments?*');
      await page.reload();
      await expect(page.getByText('Nenhuma avaliação criada.')).toBeVisible();
    });
  });

  test('Cronograma, Frequência, Notas and Alunos', async ({ page }) => {
    await signIn(page, accounts.teacher);
    await openTab(page, 'Cronograma');
    await isEmpty(page, '**/class-events?*');
    await page.reload();
    await expect(page.getByText('Nenhum evento para este dia.')).toBeVisible();
    await page.unrouteAll();
    await breaks(page, '**/class-events', 'POST');
    await page.getByRole('button', { name: 'Novo evento' }).click();
    const form = page.getByRole('dialog', { name: 'Novo evento' });
    await form.getByLabel('Título').fill('x'.repeat(200));
    await form.getByRole('button', { name: 'Adicionar' }).click();
    await expect(page.getByText('Erro ao criar evento')).toBeVisible();
    await page.unrouteAll();
    await form.getByRole('button', { name: 'Adicionar' }).click();
    await expect(page.getByText('Evento criado')).toBeVisible();

    for (const [tab, url, failed, found] of [
      [
        'Frequência',
        '**/classes/*/students?*',
        'Erro ao carregar a frequência',
        /presentes|Neste dia não se salva chamada/,
      ],
      ['Notas', '**/grades?*', 'Erro ao carregar as notas', /notas lançadas/],
      ['Alunos', '**/classes/*/performance?*', 'Erro ao carregar alunos', /Progresso médio/],
    ] as const) {
      await breaks(page, url, 'GET');
      await page.getByRole('tab', { name: tab }).click();
      await page.reload();
      await expect(page.getByText(failed).first()).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Tentar novamente' }).first().click();
      await expect(page.getByText(found).first()).toBeVisible();
    }
  });

  test('answers, comments and areas that the person may not open', async ({ page }) => {
    await without(page, ['mentor_comments', 'teacher_comments', 'class_schedule', 'class_grades']);
    await signIn(page, accounts.teacher);
    await openTab(page, 'Alunos');
    await expect(page.getByRole('tab', { name: 'Notas' })).toHaveCount(0);
    const url = page.url().split('?')[0];
    await page.getByRole('button', { name: /Felipe Nascimento/ }).click();
    const details = page.getByRole('dialog', { name: 'Felipe Nascimento' });
    await details.getByRole('tab', { name: /^Módulo 4/ }).click();
    await expect(details.getByText('Sem respostas enviadas para este módulo.')).toBeVisible();
    await page.keyboard.press('Escape');
    await answer(page, '**/module-answers/user/*', 'GET', (route) =>
      route.fulfill({ json: { success: true, message: '', data: { modulo_1: { aula_1: [] } } } }),
    );
    await answer(page, '**/mentor-comments/user/*/module/*', 'GET', (route) =>
      route.fulfill({ json: { success: true, message: '', data: [] } }),
    );
    await page.reload();
    await page.getByRole('button', { name: /Caio Fernandes Luz/ }).click();
    await page.getByRole('button', { name: 'Aula 1', exact: true }).click();
    await expect(page.getByText('Questões não disponíveis para esta aula.')).toBeVisible();
    await expect(page.getByText('Sem permissão para adicionar comentários.')).toBeVisible();
    // A tab that is not theirs, named by the address: the first of theirs opens.
    await page.goto(`${url}?aba=notas`);
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Notas' })).toHaveCount(0);

    await page.goto('/app/managerClass');
    await expect(page.getByText('Selecione uma turma').first()).toBeVisible();
    await page.unrouteAll();
    const tabs = ['schedule', 'attendance', 'grades', 'assessments', 'materials'].map((name) => `class_${name}`);
    await without(page, [...tabs, 'my_students']);
    await page.goto(`${url}`);
    await expect(page.getByText('Você não possui permissão para acessar esta área.')).toBeVisible();
  });
});

test('the class area of a director, of a colleague and of a student', { tag: '@full' }, async ({ page }) => {
  await signIn(page, accounts.manager);
  await openTab(page, 'Cronograma');
  const classUrl = page.url().split('?')[0] ?? '';
  await expect(page.getByRole('tab')).toHaveText([
    'Cronograma',
    'Frequência',
    'Notas',
    'Avaliações',
    'Materiais',
    'Alunos',
  ]);
  await expect(page.getByRole('button', { name: 'Novo evento' })).toBeVisible();
  await page.getByRole('tab', { name: 'Notas' }).click();
  await expect(page.getByRole('textbox').first()).toBeEditable();
  await page.getByRole('tab', { name: 'Avaliações' }).click();
  await page.getByRole('button', { name: 'Mais ações: Avaliação bimestral de Matemática' }).click();
  await expect(page.getByRole('menuitem', { name: 'Lançar como nota' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Materiais' }).click();
  await expect(page.getByRole('button', { name: 'Enviar material' })).toBeVisible();

  await test.step('a teacher reads a class of the school that is not theirs, and writes nothing there', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await signIn(page, accounts.teacher);
    await page.goto('/app/class');
    await page
      .getByRole('link', { name: /^[5-8]º Ano [A-Z]$/ })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Notas' }).click();
    await expect(page.getByText('Somente quem leciona nesta turma, ou a direção, lança notas.')).toBeVisible();
    await page.getByRole('tab', { name: 'Frequência' }).click();
    await expect(page.getByText('Somente quem leciona nesta turma, ou a direção, faz a chamada.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Salvar frequência' })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Materiais' }).click();
    await expect(page.getByRole('button', { name: 'Enviar material' })).toHaveCount(0);
  });

  await test.step('a student has no class area, by the address neither; what the class got is in Aulas', async () => {
    await page.evaluate(() => localStorage.clear());
    await signIn(page, accounts.student);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Turmas' })).toHaveCount(0);
    await page.goto(classUrl);
    await expect(page.getByText('Você não possui permissão para acessar esta área.')).toBeVisible();
    const refused = await page.evaluate(async (id) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('access_token')}` };
      const paths = [`/classes/${id}/students`, `/assessments?class_id=${id}`, `/classes/${id}/performance`];
      return Promise.all(paths.map(async (path) => (await fetch(path, { headers })).status));
    }, classUrl.split('/').at(-1));
    expect(refused).toEqual([403, 403, 403]);
    await page.goto('/app/aulas');
    await expect(page.getByText('Texto para leitura em voz alta')).toBeVisible();
    await expect(page.getByText('Rascunho da recuperação')).toHaveCount(0);
  });
});
