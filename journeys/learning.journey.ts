import { accounts, expect, signIn, test } from './support/journey.ts';

test.describe('Aulas and Conquistas', () => {
  test('a lesson that is none still has a heading, and a way back', async ({ page }) => {
    await signIn(page, accounts.student);
    await page.goto('/app/aulas/00000000-0000-4000-8000-000000000000');
    await expect(page.getByText('Erro ao carregar a aula')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Aula' })).toBeVisible();
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Aulas' })).toBeVisible();
  });

  test('a pupil reads, answers and progresses; achievements say what was earned @full', async ({ page }) => {
    await signIn(page, accounts.student);
    await page.goto('/');
    await page.getByRole('link', { name: 'Aulas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Aulas' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Materiais da turma' })).toBeVisible();

    await test.step('opening marks viewed, answering everything completes', async () => {
      const fresh = page.getByRole('listitem').filter({ hasText: 'Não iniciada' }).first();
      const name = (await fresh.getByRole('link').textContent()) ?? '';
      const module = page.getByRole('region').filter({ has: page.getByRole('link', { name }) });
      const before = await module.getByRole('progressbar').getAttribute('aria-valuetext');
      const viewed = page.waitForResponse((answer) => answer.url().endsWith('/view'));
      await fresh.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await viewed;
      await page.getByRole('button', { name: 'Enviar respostas' }).click();
      await expect(page.getByText('Responda a pelo menos uma pergunta')).toBeVisible();
      await page.getByRole('radio').nth(1).check({ force: true });
      await page.getByRole('textbox').fill('Li o cartaz do posto de saúde.');
      await page.route('**/module-answers', (route) => route.abort());
      await page.getByRole('button', { name: 'Enviar respostas' }).click();
      await expect(page.getByText('Falha ao enviar respostas').first()).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveValue('Li o cartaz do posto de saúde.');
      await page.unroute('**/module-answers');
      // What is not sent waits, whichever way the lesson is left.
      await page.goBack();
      await expect(page.getByText('Rascunho guardado')).toBeVisible();
      await page.goForward();
      await expect(page.getByText('Este é o seu rascunho')).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveValue('Li o cartaz do posto de saúde.');
      await page.getByRole('button', { name: 'Enviar respostas' }).click();
      await expect(page.getByText('Respostas enviadas!').first()).toBeVisible();
      await expect(page.getByText('Este é o seu rascunho')).toHaveCount(0);
      await page.getByRole('link', { name: 'Voltar' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: name }).getByText('Concluída')).toBeVisible();
      await expect(module.getByRole('progressbar')).not.toHaveAttribute('aria-valuetext', before ?? '');
    });

    await test.step('the catalogue, its tabs and its samples', async () => {
      await page.getByRole('link', { name: 'Conquistas' }).click();
      await expect(page.getByRole('heading', { name: 'Suas Conquistas' })).toBeVisible();
      await expect(page.getByText(/^\d+ de \d+ desbloqueadas$/)).toBeVisible();
      await expect(page.getByText('Nível 1: Novato')).toBeVisible();
      await page.getByRole('tab', { name: 'Concluídas' }).click();
      await expect(page.getByText(/^Conquistado em \d{2}\/\d{2}\/\d{4}$/).first()).toBeVisible();
      await page.getByRole('tab', { name: 'Em Progresso' }).click();
      // The lesson just done counts towards more than one.
      await expect(page.getByRole('progressbar', { name: /^Progresso de / }).first()).toHaveAttribute(
        'aria-valuetext',
        /^[1-9]\d*\/\d+$/,
      );

      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/achievements\?/, async (route) => {
        await held;
        await route.fulfill({ status: 500, body: '' });
      });
      await page.reload();
      await expect(page.getByText('Carregando conquistas...')).toBeVisible();
      release();
      for (const title of ['Primeiro Acesso', 'Primeiro Módulo', 'Participante Ativo']) {
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
      }
      await expect(page.getByText('Exemplo', { exact: true })).toHaveCount(3);
      await expect(page.getByText('3/8').first()).toBeVisible();
      await expect(page.getByText('10 de 300 XP')).toBeVisible();
      await expect(page.getByText('50 XP no total das conquistas')).toBeVisible();
      await page.unroute(/\/achievements\?/);
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(page.getByText('Exemplo', { exact: true })).toHaveCount(0);
      await page.route(/\/achievements\?/, (route) =>
        route.fulfill({
          json: { success: true, message: '', data: [], total: 0, page: 1, limit: 100, truncated: false },
        }),
      );
      await page.reload();
      await expect(page.getByText('Exemplo', { exact: true })).toHaveCount(3);
    });
  });

  test('MASTER writes a lesson, and the pupil reads it', { tag: '@full' }, async ({ page }) => {
    await signIn(page, accounts.master);
    await page.goto('/app/aulas');
    await page
      .getByRole('link', { name: /^Aula 1:/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Editar aula' }).click();
    const form = page.getByRole('dialog', { name: 'Editar Aula' });
    await form.getByLabel('Título').fill('');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form.getByText('Informe o título').first()).toBeVisible();
    await form.getByLabel('Título').fill('Um texto para cada intenção');
    await form.locator('input[type="file"]').setInputFiles({
      name: 'roteiro.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Roteiro de leitura\n'),
    });
    await form.getByRole('button', { name: 'Adicionar pergunta' }).click();
    await form.getByLabel('Enunciado').last().fill('O que mais chamou a sua atenção?');
    await page.route(/\/lessons\//, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 502, body: '' }) : route.fallback(),
    );
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Falha ao salvar a aula').first()).toBeVisible();
    await page.unroute(/\/lessons\//);
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Aula atualizada!').first()).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await signIn(page, accounts.student);
    await page.goto('/app/aulas');
    await page.getByRole('link', { name: 'Aula 1: Um texto para cada intenção' }).click();
    await expect(page.getByLabel('3. O que mais chamou a sua atenção?')).toBeVisible();
    const material = await page.getByRole('link', { name: 'Abrir material' }).getAttribute('href');
    expect(await (await page.request.get(material ?? '')).text()).toBe('Roteiro de leitura\n');
  });
});
