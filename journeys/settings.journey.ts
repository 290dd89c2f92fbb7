import type { Page } from '@playwright/test';
import { accounts, contextOptions, demoPassword, expect, signIn, test } from './support/journey.ts';

const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const save = (page: Page, title: string) =>
  card(page, title).getByRole('button', { name: 'Salvar', exact: true }).click();

test.describe('Configurações', () => {
  test('of oneself: name, password, open sessions, notifications, appearance', { tag: '@full' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    await signIn(page, accounts.municipality);
    await page.goto('/');

    await test.step('another name shows in the top bar', async () => {
      await page.goto('/app/settings');
      const name = card(page, 'Minha conta').getByLabel('Nome');
      const stored = await name.inputValue();
      await name.fill('');
      await save(page, 'Minha conta');
      await said(page, 'Nome obrigatório');
      await name.fill('Helena G. Guimarães');
      await save(page, 'Minha conta');
      await said(page, 'Conta atualizada');
      await expect(page.getByRole('banner').getByText('Helena G. Guimarães')).toBeVisible();
      await name.fill(stored);
      await save(page, 'Minha conta');
      await expect(page.getByRole('banner').getByText(stored)).toBeVisible();
    });

    await test.step('ending the other sessions ends them', async () => {
      const other = await browser.newContext({ ...contextOptions, baseURL });
      const elsewhere = await other.newPage();
      await signIn(elsewhere, accounts.municipality);
      await elsewhere.goto('/');
      await page.reload();
      await expect(card(page, 'Sessões abertas').getByText('Esta sessão')).toBeVisible();
      await card(page, 'Sessões abertas').getByRole('button', { name: 'Encerrar todas as outras' }).click();
      await said(page, /\d+ (sessão encerrada|sessões encerradas)/);
      await said(page, 'Nenhuma outra sessão está aberta.');
      await elsewhere.goto('/app/profile');
      await expect(elsewhere.getByLabel('Senha', { exact: true })).toBeVisible();
      await elsewhere.evaluate(() => localStorage.clear());
      await signIn(elsewhere, accounts.municipality);
      await elsewhere.goto('/');
      await page.reload();
      await card(page, 'Sessões abertas')
        .getByRole('button', { name: /^Encerrar .*, aberta em/ })
        .click();
      await said(page, 'Sessão encerrada');
      await other.close();
    });

    await test.step('a password needs the present one, twice the same new one, and its rules', async () => {
      const form = card(page, 'Senha');
      const fill = async (current: string, next: string, repeated: string) => {
        await form.getByLabel('Senha atual').fill(current);
        await form.getByLabel('Nova senha', { exact: true }).fill(next);
        await form.getByLabel('Repita a nova senha').fill(repeated);
        await form.getByRole('button', { name: 'Trocar senha' }).click();
      };
      await fill('', 'curta', 'outra');
      for (const text of ['Informe a senha atual', /A senha deve ter no mínimo 8/, 'As senhas não são iguais']) {
        await expect(form.getByText(text).first()).toBeVisible();
      }
      await fill(demoPassword, 'Outra@2026x', 'Outra@2026x');
      await said(page, 'Senha alterada. As outras sessões foram encerradas.');
      await expect(form.getByLabel('Senha atual')).toHaveValue('');
      await fill('Outra@2026x', demoPassword, demoPassword);
      await expect(form.getByLabel('Senha atual')).toHaveValue('');
    });

    await test.step('a kind that is muted is gone from the history', async () => {
      await page.goto('/app/notifications');
      await expect(page.getByRole('row').filter({ hasText: 'Atualização' }).first()).toBeVisible();
      await page.goto('/app/settings');
      const updates = card(page, 'Notificações').getByRole('switch', { name: 'Atualizações' });
      await expect(updates).toBeChecked();
      await updates.press('Space');
      await expect(updates).not.toBeChecked();
      await expect(updates).toBeEnabled();
      await page.goto('/app/notifications');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'Atualização' })).toHaveCount(0);
    });

    await test.step('the look is kept by this browser', async () => {
      await page.goto('/app/settings');
      await page.getByRole('tab', { name: 'Aparência' }).click();
      await page.getByRole('radio', { name: 'Escuro' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('radio', { name: '150%' }).click();
      await page.getByRole('radio', { name: 'Alto' }).click();
      await page.getByRole('checkbox', { name: 'Reduzir animações' }).press('Space');
      await page.reload();
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-theme', 'dark');
      await expect(root).toHaveAttribute('data-text-size', '150');
      await expect(root).toHaveAttribute('data-contrast', 'more');
      await expect(root).toHaveAttribute('data-motion', 'reduce');
      expect(await root.evaluate((element) => getComputedStyle(element).fontSize)).toBe('24px');
    });
  });

  test('of a municipality and of a school: what they set holds elsewhere @full', async ({ page }) => {
    await signIn(page, accounts.municipality);
    await page.goto('/app/settings?secao=municipality');
    const minimums = card(page, 'Médias, frequência e alertas');
    await minimums.getByRole('textbox', { name: 'Faltas consecutivas' }).fill('4');
    await page.route(/\/settings\/municipality\//, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 502, body: '' }) : route.fallback(),
    );
    await save(page, 'Médias, frequência e alertas');
    await said(page, 'Erro ao salvar as configurações');
    await expect(minimums.getByRole('textbox', { name: 'Faltas consecutivas' })).toHaveValue('4');
    await page.unroute(/\/settings\/municipality\//);
    await save(page, 'Médias, frequência e alertas');
    await said(page, 'Configurações salvas');
    await page.reload();
    await expect(minimums.getByRole('textbox', { name: 'Faltas consecutivas' })).toHaveValue('4');
    const reading = card(page, 'Leitura em voz alta');
    const full = reading.getByRole('textbox', { name: '2º ano: nota 10' });
    await full.fill('60');
    await save(page, 'Leitura em voz alta');
    await expect(reading.getByText('A nota 10 não pode pedir menos que o leitor fluente')).toBeVisible();
    await full.fill('85');
    await save(page, 'Leitura em voz alta');
    await said(page, 'Configurações salvas');
    await page.reload();
    await expect(full).toHaveValue('85');
    const terms = card(page, 'Períodos e janela de lançamento');
    await terms.getByRole('button', { name: 'Adicionar período' }).click();
    await save(page, 'Períodos e janela de lançamento');
    await expect(terms.getByText('Informe a data').first()).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await signIn(page, accounts.manager);
    await page.goto('/app/settings?secao=institution');
    const school = card(page, 'Dados da escola');
    const name = await school.getByLabel('Nome').inputValue();
    await school.getByLabel('Código INEP').fill('123');
    await save(page, 'Dados da escola');
    await expect(school.getByText('O código INEP tem 8 números')).toBeVisible();
    await school.getByLabel('Código INEP').fill('31000001');
    await school.getByLabel('Nome').fill(`${name} II`);
    await save(page, 'Dados da escola');
    await said(page, 'Configurações salvas');
    await page.goto('/app/profile');
    // A line that is hidden at this size names the school too.
    await expect(page.getByRole('definition').filter({ hasText: `${name} II` })).toBeVisible();
    await page.goto('/app/settings?secao=institution');
    await school.getByLabel('Nome').fill(name);
    await save(page, 'Dados da escola');
    await said(page, 'Configurações salvas');
  });

  test('of the installation: maintenance refuses sign-in, services are checked', { tag: '@full' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    await signIn(page, accounts.master);
    await page.goto('/app/settings?secao=network');
    const maintenance = card(page, 'Modo manutenção');
    const active = maintenance.getByRole('checkbox', { name: 'Em manutenção' });
    const working = await browser.newContext({ ...contextOptions, baseURL });
    const atWork = await working.newPage();
    await signIn(atWork, accounts.manager);
    await atWork.goto('/');
    await atWork.goto('/app/profile');
    await atWork.getByRole('button', { name: 'Editar Perfil' }).click();
    const wizard = atWork.getByRole('dialog', { name: 'Editar Usuário' });
    await wizard.getByLabel('Matrícula').fill('M-77');
    await wizard.getByRole('button', { name: 'Próximo' }).click();
    await wizard.getByRole('button', { name: 'Próximo' }).click();
    await active.press('Space');
    await maintenance.getByLabel('Mensagem para quem tenta entrar').fill('Voltamos às 14 h.');
    await save(page, 'Modo manutenção');
    await said(page, 'Configurações salvas');
    const other = await browser.newContext({ ...contextOptions, baseURL });
    const elsewhere = await other.newPage();
    await elsewhere.goto('/');
    await elsewhere.getByLabel('E-mail').fill(accounts.teacher);
    await elsewhere.getByLabel('Senha', { exact: true }).fill(demoPassword);
    await elsewhere.getByRole('button', { name: 'Entrar', exact: true }).click();
    await said(elsewhere, 'Voltamos às 14 h.');
    // Who was at work is told so, loses nothing, and goes on when it is over.
    await wizard.getByRole('button', { name: 'Salvar' }).click();
    await said(atWork, 'Voltamos às 14 h.');
    const list = await atWork.context().newPage();
    await list.goto('/app/class');
    await expect(list.getByRole('alert').getByText('Voltamos às 14 h.')).toBeVisible();
    await active.press('Space');
    const lifted = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    await save(page, 'Modo manutenção');
    await lifted;
    await wizard.getByRole('button', { name: 'Salvar' }).click();
    await said(atWork, 'Perfil atualizado com sucesso!');
    await said(atWork, 'M-77');
    await list.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(list.getByRole('alert')).toHaveCount(0);
    await working.close();
    await elsewhere.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(elsewhere.getByRole('heading', { name: /^Olá, / })).toBeVisible();
    await other.close();

    await page.getByRole('tab', { name: 'Serviços' }).click();
    await card(page, 'E-mail').getByLabel('Remetente').fill('escola');
    await save(page, 'E-mail');
    await said(page, 'Informe o servidor, como smtp.prefeitura.gov.br');
    await card(page, 'Folhas de resposta').getByLabel('Endereço do serviço anterior').fill('ftp://leitor');
    await save(page, 'Folhas de resposta');
    await said(page, 'Use um endereço http:// ou https://');
    const audio = card(page, 'Áudio');
    await audio.getByRole('button', { name: /Serviço/ }).click();
    await page.getByRole('option', { name: 'whisper.cpp' }).click();
    await save(page, 'Áudio');
    await expect(audio.getByText('Informe o endereço do serviço')).toBeVisible();
    await audio.getByLabel('Endereço').fill('http://127.0.0.1:9/inference');
    await save(page, 'Áudio');
    await expect(audio.getByText('Configurado aqui')).toBeVisible();
    await audio.getByRole('button', { name: 'Deixar de usar esta configuração' }).click();
    await expect(audio.getByText('Não configurado')).toBeVisible();
  });
});

test('what was removed but holds records comes back from Arquivados', { tag: '@full' }, async ({ page }) => {
  await signIn(page, accounts.municipality);
  await page.goto('/app/class');
  await page.getByLabel('Buscar turmas').fill('9º ano b');
  const removeClass = page.getByRole('button', { name: /^Excluir 9º Ano B, \d{4}$/ }).first();
  await removeClass.click();
  const removal = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: 'Excluir Turma' });
  await removal.getByRole('textbox').fill('EXCLUIR');
  await removal.getByRole('button', { name: 'Excluir' }).click();
  await said(page, 'Turma removida');

  await page.evaluate(() => localStorage.clear());
  await signIn(page, accounts.master);
  await page.goto('/app/settings?secao=archive');
  const restore = page.getByRole('button', { name: /^Restaurar 9º Ano B/ });
  await page.route(/\/archive\/class\//, (route) => route.fulfill({ status: 502, body: '' }));
  await restore.click();
  await said(page, 'Erro ao restaurar');
  await page.unroute(/\/archive\/class\//);
  await restore.click();
  await said(page, /9º Ano B.*: restaurado/);
  await expect(restore).toHaveCount(0);
  await page.goto('/app/class');
  await page.getByLabel('Buscar turmas').fill('9º ano b');
  await expect(page.getByRole('link', { name: '9º Ano B', exact: true }).first()).toBeVisible();
});

test('what a form is checked by comes after it, and a save says where it did not come', async ({ page }) => {
  const rules = /\/assets\/settings-schemas-.+\.js$/;
  await signIn(page, accounts.manager);
  await page.route(rules, (route) => route.abort());
  await page.goto('/app/settings');
  const form = card(page, 'Minha conta');
  const name = form.getByLabel('Nome');
  await name.fill('');
  await save(page, 'Minha conta');
  await said(page, /Verifique a internet e tente de novo/);
  await expect(name).toHaveValue('');
  await page.unroute(rules);
  await save(page, 'Minha conta');
  await expect(form.getByText('Nome obrigatório')).toBeVisible();
});
