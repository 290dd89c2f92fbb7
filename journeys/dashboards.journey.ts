import type { Page, Request } from '@playwright/test';
import type { OwnGrades, StudentDashboard, TeacherDashboard } from '../packages/contract/src/index.ts';
import { callerFor } from './support/caller.ts';
import { accounts, demoPassword, expect, signIn, test } from './support/journey.ts';

const counters = (page: Page) => page.getByLabel('Totais').getByRole('term');
const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Counters that lead to no list of what they count: what its entries say of it, each number added up, or each entry one. */
const inEntries: Readonly<Record<string, RegExp>> = {
  'manager: Correções pendentes': /(\d+) em revisão/g,
  'teacher: Alunos matriculados': /(\d+) alunos/g,
  'teacher: Turmas sem chamada hoje': /Chamada pendente/g,
  'teacher: Correções pendentes': /(\d+) em revisão/g,
};

/** No list has as many: shares and marks, a pupil's class, roll calls by class and day, lessons in a timetable. */
const noCounts: ReadonlySet<string> = new Set([
  ...['Frequência hoje', 'Frequência média', 'Frequência', 'Participação na última avaliação', 'Notas lançadas'],
  ...['Média', 'Turma', 'Chamadas pendentes', 'Aulas hoje'],
]);

/** The list on screen has as many as the counter said that led to it. */
async function expectAsMany(page: Page, counter: string, figure: number): Promise<void> {
  const pattern = inEntries[counter];
  const main = page.getByRole('main');
  const total = async () => {
    const text = await main.innerText();
    if (pattern) return [...text.matchAll(pattern)].reduce((sum, [, count = '1']) => sum + Number(count), 0);
    const [, count] = /^(?:.* de )?([\d.]+) [\p{L}]+$/mu.exec(text) ?? [];
    return count === undefined ? null : Number(count.replace('.', ''));
  };
  await expect.poll(total, counter).toBe(figure);
}

/** Three of the ranking, and all ten once they are asked for. */
async function expectRanking(page: Page): Promise<void> {
  const names = region(page, 'Melhores notas').getByRole('rowheader');
  await expect(names).toHaveCount(3);
  await page.getByRole('button', { name: 'Ver todos: Melhores notas' }).click();
  await expect(names).toHaveCount(10);
}

/** The calls of the screen itself: what the frame asks on every screen is left out. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    const isFrame =
      /notifications(\/waiting)?$|^\/auth\/|^\/config\.json$|^\/welcome$|^\/settings\/public$|\/photo$/.test(pathname);
    if (request.resourceType() === 'fetch' && !isFrame) calls.push(pathname);
  });
  return calls;
}

/** The role's path after signing in, and again when the entry page is opened later. */
async function expectHome(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.goto('/');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

test.describe('Painéis', () => {
  test('Master: nine counters, three charts, the four newest users; a failure has its banner', async ({ page }) => {
    await page.route('**/dashboard/master', (route) => route.fulfill({ status: 500, body: '{}' }));
    const calls = watchCalls(page);
    await signIn(page, accounts.master);
    await page.goto('/');
    await expect(page.getByRole('alert').getByText('Falha ao carregar dados do dashboard.')).toBeVisible();
    await page.unroute('**/dashboard/master');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByText('Perfil: Master')).toBeVisible();
    await expect(counters(page)).toHaveText([
      'Total de Turmas',
      'Alunos cadastrados',
      'Professores',
      'Diretores',
      'Admins de Municípios',
      'Municípios',
      'Usuários',
      'Avaliações',
      'Instituições',
    ]);
    for (const name of ['Distribuição de Usuários', 'Atividade de Usuários', 'Cadastrados']) {
      await expect(page.getByRole('figure', { name })).toBeVisible();
    }
    await expect(region(page, 'Usuários recentes').getByRole('listitem')).toHaveCount(4);
    expect(calls).toEqual(['/dashboard/master', '/dashboard/master']);
    await expectHome(page, '/app/dashboard');
  });

  test('each role’s panel has the banner, and comes back from it', { tag: '@full' }, async ({ page }) => {
    for (const role of ['manager', 'municipality', 'teacher', 'student'] as const) {
      await page.route(`**/dashboard/${role}`, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
      await signIn(page, accounts[role]);
      await page.goto('/');
      const banner = page.getByRole('alert').filter({ hasText: 'Falha ao carregar dados do dashboard.' });
      await expect(banner).toBeVisible();
      await banner.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(banner).toHaveCount(0);
      await expect(counters(page).first()).toBeVisible();
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('a chart that cannot be fetched says so in its place', { tag: '@full' }, async ({ page }) => {
    await page.route(/\/assets\/charts-[\w-]+\.js$/, (route) => route.abort());
    await signIn(page, accounts.manager);
    await page.goto('/');
    await expect(page.getByText('Erro ao carregar o gráfico')).toHaveCount(2);
    await expect(counters(page)).toHaveCount(8);
    await page.unroute(/\/assets\/charts-[\w-]+\.js$/);
    await page.getByRole('button', { name: 'Tentar novamente' }).first().click();
    await expect(page.getByRole('figure', { name: 'Frequência diária' })).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Média por disciplina' })).toBeVisible();
  });

  test('who has no panel, or not its permission, has a plain home', async ({ page, request, server }) => {
    const login = { email: accounts.master, password: demoPassword };
    const signedIn = await request.post(`${server.url}/auth/login`, { data: login });
    const headers = { authorization: `Bearer ${(await signedIn.json()).data.access_token}` };
    const schools = await request.get(`${server.url}/institutions?limit=1`, { headers });
    const profile = { institution_id: (await schools.json()).data[0].id };
    for (const [role, label, path] of [
      ['MENTOR', 'Mentor', '/app/dashboard'],
      ['TEACHER', 'Professor(a)', '/app/dashboard/teacher'],
    ] as const) {
      const email = `${role.toLowerCase()}.de.passagem@santaaurora.edu.br`;
      const user = { name: 'Pessoa de Passagem', email, password: demoPassword, role, profile };
      const made = await request.post(`${server.url}/users`, { headers, data: user });
      const { id } = (await made.json()).data;
      const permissions = { permissions: ['view_settings'] };
      const given = await request.patch(`${server.url}/permissions/user/${id}`, { headers, data: permissions });
      expect(given.ok()).toBe(true);
      await signIn(page, email);
      await page.goto('/');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByText(`Perfil: ${label}`)).toBeVisible();
      await expect(page.getByText('Use o menu para abrir o que o seu perfil permite.')).toBeVisible();
      const menu = page.getByRole('navigation', { name: 'Menu principal' });
      await expect(menu.getByRole('link', { name: 'Configurações' })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('Diretor: the school today', async ({ page }) => {
    const calls = watchCalls(page);
    await signIn(page, accounts.manager);
    await page.goto('/');
    await expect(page.getByText('Perfil: Diretor(a)')).toBeVisible();
    await expect(counters(page)).toHaveText([
      'Alunos matriculados',
      'Turmas',
      'Professores',
      'Frequência hoje',
      'Chamadas pendentes',
      'Alunos em risco',
      'Notas lançadas',
      'Correções pendentes',
    ]);
    for (const name of ['Frequência diária', 'Média por disciplina']) {
      await expect(page.getByRole('figure', { name })).toBeVisible();
    }
    for (const name of ['Turmas sem chamada hoje', 'Alunos em risco', 'Próximos eventos', 'Melhores notas']) {
      await expect(region(page, name)).toBeVisible();
    }
    await expectRanking(page);
    expect(calls).toEqual(['/dashboard/manager']);
    await expectHome(page, '/app/dashboard/manager');
  });

  test('Município: school beside school', async ({ page }) => {
    const calls = watchCalls(page);
    await signIn(page, accounts.municipality);
    await page.goto('/');
    await expect(page.getByText('Perfil: Município')).toBeVisible();
    await expect(counters(page)).toHaveText([
      'Instituições',
      'Turmas',
      'Alunos matriculados',
      'Professores',
      'Frequência média',
      'Alunos em risco',
      'Participação na última avaliação',
      'Notas lançadas',
    ]);
    for (const name of ['Matrículas por instituição', 'Frequência por instituição', 'Média por instituição']) {
      await expect(page.getByRole('figure', { name })).toBeVisible();
    }
    const bars = (name: string) => page.getByRole('figure', { name }).getByText(/^\d+(,\d)?%?$/);
    const figuresOf = async (name: string) => {
      await expect(bars(name).nth(1)).toBeVisible();
      return (await bars(name).allTextContents()).map((text) => Number.parseFloat(text.replace(',', '.')));
    };
    const enrolled = await figuresOf('Matrículas por instituição');
    expect(enrolled).toEqual(enrolled.toSorted((one, other) => other - one));
    for (const name of ['Frequência por instituição', 'Média por instituição']) {
      await expect(page.getByRole('figure', { name })).toContainText('as menores primeiro');
      const shown = await figuresOf(name);
      expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    }
    await expect(region(page, 'Instituições em atraso')).toBeVisible();
    expect(calls).toEqual(['/dashboard/municipality']);
    await expectHome(page, '/app/dashboard/municipality');
  });

  test('bars and rows lead to what they are of, counters to a filtered list @full', async ({ page }) => {
    const open = (label: string) => counters(page).getByRole('link', { name: label, exact: true }).click();
    await signIn(page, accounts.municipality);
    await page.goto('/');
    const bars = page.getByRole('figure', { name: 'Média por instituição' });
    await bars.getByRole('link').first().click();
    await expect(page).toHaveURL(/relatorio=posted-grades.*instituicao=/);
    await page.goBack();
    await expect(region(page, 'Melhores notas')).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await signIn(page, accounts.manager);
    await page.goto('/');
    await open('Chamadas pendentes');
    await expect(page.getByRole('button', { name: 'Chamada pendente na semana' })).toBeVisible();
    await page.goBack();
    await open('Correções pendentes');
    await expect(page.getByRole('button', { name: 'Correções pendentes' })).toBeVisible();
    await page.goBack();
    const period = (await page.getByText(/^Notas no /).textContent())?.match(/\d/)?.[0];
    await open('Notas lançadas');
    await expect(page.getByRole('button', { name: `${period}º bimestre Período` })).toBeVisible();
    await page.goBack();
    const endangered = region(page, 'Alunos em risco').getByRole('listitem').first();
    const name = (await endangered.getByText(/\S/).first().textContent()) ?? '';
    await endangered.getByRole('link').click();
    await expect(page.getByRole('tab', { name: 'Alunos' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: /^Ver detalhes de / })).toHaveCount(1);
    await expect(page.getByRole('button', { name: `Ver detalhes de ${name}` })).toBeVisible();
  });

  test('every counter of every panel leads to a list that counts the same, a pupil’s to what it says', {
    tag: '@full',
  }, async ({ page }) => {
    for (const role of ['master', 'municipality', 'manager', 'teacher', 'student'] as const) {
      await signIn(page, accounts[role]);
      await page.goto('/');
      await expect(counters(page).first()).toBeVisible();
      const labels = await counters(page).allTextContents();
      await expect(counters(page).getByRole('link')).toHaveCount(labels.length);
      for (const [index, label] of labels.entries()) {
        await test.step(`${role}: ${label}`, async () => {
          const home = page.url();
          const figure = await page.getByLabel('Totais').getByRole('definition').nth(index).innerText();
          await counters(page).getByRole('link', { name: label, exact: true }).click();
          await expect(page).not.toHaveURL(home);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(/Acesso negado|Página não encontrada|não tem permissão/i)).toHaveCount(0);
          if (!noCounts.has(label)) await expectAsMany(page, `${role}: ${label}`, Number(figure.replace('.', '')));
          await page.goBack();
          await expect(counters(page).first()).toBeVisible();
        });
      }
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('a pupil’s frequency opens the absences that it counts', async ({ page }) => {
    await signIn(page, accounts.student);
    await page.goto('/');
    await counters(page).getByRole('link', { name: 'Frequência' }).click();
    const panel = region(page, 'Faltas');
    await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName('Faltas');
    await expect(panel).toContainText(/Presente em/);
    const [, present, lessons] = /Presente em (\d+) de (\d+) aulas/.exec(await panel.innerText()) ?? [];
    const missed = await panel
      .getByRole('listitem')
      .getByText(/^\d+ faltas?$/)
      .allTextContents();
    const sum = missed.reduce((total, text) => total + Number.parseInt(text, 10), 0);
    expect(sum).toBe(Number(lessons) - Number(present));
    expect(sum).toBeGreaterThan(0);
  });

  test('counters of results and of a class narrow the list below them @full', async ({ page }) => {
    await signIn(page, accounts.teacher);
    await page.goto('/');
    await expect(counters(page).first()).toBeVisible();
    // Where there are more than are shown, the first link is that to the classes.
    const toCorrect = region(page, 'A corrigir').locator('a[href*="/activities/"]').first();
    const assessment = /activities\/([\w-]+)\//.exec((await toCorrect.getAttribute('href')) ?? '')?.[1];
    await page.goto(`/app/activities/${assessment}/results`);
    const ledger = page.getByLabel('Resumo', { exact: true });
    for (const label of ['Corrigidas', 'Em revisão', 'Pendentes']) {
      const cell = ledger.locator('> div').filter({ has: page.getByRole('link', { name: label, exact: true }) });
      const count = Number(await cell.getByRole('definition').textContent());
      await cell.getByRole('link').click();
      await expect(page.getByRole('table', { name: 'Resultado de cada aluno' }).getByRole('rowheader')).toHaveCount(
        count,
      );
    }
    const area = await page.request.get('/dashboard/teacher', {
      headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access_token'))}` },
    });
    const { data } = (await area.json()) as { data: { classes: { id: string }[] } };
    await page.goto(`/app/class/${data.classes[0]?.id}?aba=alunos`);
    const totals = page.getByLabel('Resumo da turma');
    const active = totals.locator('> div').filter({ has: page.getByRole('link', { name: 'Ativos', exact: true }) });
    const count = Number(await active.getByRole('definition').textContent());
    await active.getByRole('link').click();
    await expect(page).toHaveURL(/situacao=ativos/);
    await expect(page.getByRole('button', { name: /Só ativos/ })).toBeVisible();
    await expect(page.getByRole('list', { name: new RegExp(`^${count} `) })).toBeVisible();
  });

  test('Professor: what to do now, and the own classes before those of the school', async ({ page }) => {
    await signIn(page, accounts.teacher);
    await page.goto('/');
    const now = page.getByRole('region', { name: 'O que faço agora?' });
    const next = now.getByRole('region', { name: 'Próxima aula' });
    await expect(next.getByRole('listitem')).toContainText(/Agora, até|Hoje, às|, às \d\d:\d\d|Chamada feita/);
    await expect(now.getByRole('region', { name: 'A corrigir' })).toBeVisible();
    await page.getByRole('link', { name: 'Minhas turmas', exact: true }).click();
    await expect(page.getByText('3 turmas', { exact: true })).toBeVisible();
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Imprimir' }).click();
    const paper = await popup;
    await expect(paper.getByText('Turma: Minhas turmas')).toBeVisible();
    await paper.close();
    await page.getByRole('radio', { name: 'Toda a escola' }).click();
    await expect(page.getByText('8 turmas', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('8 turmas', { exact: true })).toBeVisible();
  });

  test('Professor: the week from Monday to Sunday, with Hoje and Agora', async ({ page }) => {
    const calls = watchCalls(page);
    await page.route('**/dashboard/teacher', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: TeacherDashboard };
      const [monday] = body.data.week;
      // The first lesson of Monday has just begun.
      const { date = '', lessons: [first] = [] } = monday ?? {};
      const now = `${date}T${first?.start_time.slice(11, 19)}-03:00`;
      Object.assign(body.data, { now, today: date, next_lesson: { ...first, date, may_call: true, is_called: false } });
      await route.fulfill({ response: answer, json: body });
    });
    await signIn(page, accounts.teacher);
    await page.goto('/');
    await expect(page.getByText('Perfil: Professor(a)')).toBeVisible();
    await expect(counters(page)).toHaveCount(5);
    const days = page.getByRole('list', { name: 'Aulas da semana' }).locator('> li');
    await expect(days).toHaveCount(7);
    await expect(days.first()).toContainText('Segunda-feira');
    await expect(days.first()).toContainText('Hoje');
    await expect(days.last()).toContainText('Domingo');
    await expect(page.getByText('Hoje', { exact: true })).toHaveCount(1);
    await expect(page.getByText('Agora', { exact: true })).toHaveCount(1);
    await expectRanking(page);
    expect(calls).toEqual(['/dashboard/teacher']);
    await region(page, 'Minhas turmas')
      .getByRole('link', { name: /9º Ano C/ })
      .click();
    await expect(page.getByRole('tab').first()).toBeVisible();
  });

  test('Estudante: ten grades, five assessments, Agora in the timetable', async ({ page, request, server }) => {
    // The first term alone gives fewer than ten.
    const call = await callerFor(request, server, accounts.student);
    const posted = (await call<OwnGrades>('get', '/dashboard/student/grades')).disciplines.flatMap((one) => one.grades);
    expect(posted.length).toBeGreaterThan(0);
    const calls = watchCalls(page);
    await page.route('**/dashboard/student', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: StudentDashboard };
      const last = body.data.timetable.filter(({ weekday }) => weekday === 'FRIDAY').at(-1);
      // The 21st of August 2026 is a Friday; the last lesson is over in two minutes.
      const end = Date.parse(`2026-08-21T${last?.end_time.slice(11, 19)}-03:00`);
      const [now, today] = [new Date(end - 120_000).toISOString(), '2026-08-21'];
      Object.assign(body.data, { now, today, next_lesson: { ...last, date: today } });
      await route.fulfill({ response: answer, json: body });
    });
    await page.clock.install();
    await signIn(page, accounts.student);
    await page.goto('/');
    await expect(page.getByText('Perfil: Estudante')).toBeVisible();
    await expect(region(page, 'Últimas notas').getByRole('listitem')).toHaveCount(Math.min(posted.length, 10));
    await expect(region(page, 'Avaliações recentes').getByRole('listitem')).toHaveCount(5);
    await expect(region(page, 'Avaliações recentes').getByText('Corrigida').first()).toBeVisible();
    const now = page.getByText('Agora', { exact: true });
    await expect(now).toHaveCount(1);
    await page.clock.runFor(130_000);
    await expect(now).toHaveCount(0);
    expect(calls).toEqual(['/dashboard/student']);
    await expectHome(page, '/app/dashboard/student');

    await region(page, 'Últimas notas').getByRole('link', { name: 'Ver todas' }).click();
    await expect(page).toHaveURL(/\/app\/my-grades$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Notas e faltas' })).toBeVisible();
    await expect(region(page, 'Matemática').getByText('1º bimestre')).toBeVisible();
  });
});
