import { accounts, expect, signIn, test } from './support/journey.ts';
import { expectRetry, expectTakenAway, seeToast, whileBroken } from './support/list-steps.ts';

test('MASTER keeps the questions that everybody reads', { tag: '@full' }, async ({ page }) => {
  const faqs = /\/faqs(\/[\w-]+)?(\?|$)/;
  const categories = /\/categories(\/[\w-]+)?(\?|$)/;
  const confirm = async (title: string) =>
    page.getByRole('alertdialog', { name: title }).getByRole('button', { name: 'Excluir' }).click();
  const removeFails = async (calls: RegExp, title: string, message: string) =>
    whileBroken(page, 'DELETE', calls, async () => {
      await confirm(title);
      await seeToast(page, message);
    });
  await signIn(page, accounts.master);
  await page.goto('/');

  await test.step('a category is made and renamed', async () => {
    await expectRetry(page, '/app/faq?aba=categorias', categories, 'Erro ao carregar categorias');
    await page.getByRole('button', { name: 'Adicionar Categoria' }).click();
    const form = page.getByRole('dialog', { name: 'Adicionar Categoria' });
    await form.getByLabel('Nome').fill('  ');
    await form.getByRole('button', { name: 'Adicionar' }).click();
    await expect(form.getByText('O nome da categoria é obrigatório.')).toBeVisible();
    await form.getByLabel('Nome').fill('Zeladoria');
    await whileBroken(page, 'POST', categories, async () => {
      await form.getByRole('button', { name: 'Adicionar' }).click();
      await seeToast(page, /Erro ao cadastrar categoria\.$/);
    });
    await form.getByLabel('Nome').fill(await page.getByRole('rowheader').first().innerText());
    await form.getByRole('button', { name: 'Adicionar' }).click();
    const isThere = 'Erro ao cadastrar categoria: Já existe uma categoria com este nome.';
    await seeToast(page, isThere);
    await form.getByLabel('Nome').fill('Zeladoria');
    await page.route(categories, async (route) => {
      if (route.request().method() === 'POST') await seeToast(page, 'Salvando categoria...');
      await route.fallback();
    });
    await form.getByRole('button', { name: 'Adicionar' }).click();
    await seeToast(page, 'Categoria adicionada com sucesso!');
    await page.unroute(categories);

    const rows = page.getByRole('rowheader');
    await page.getByRole('button', { name: 'Ordenar Categorias' }).click();
    await expect(rows.last()).toHaveText(/Zeladoria/);
    await page.getByRole('button', { name: 'Ordenar Categorias' }).click();
    await expect(rows.first()).toHaveText(/Zeladoria/);
    await page.getByLabel('Buscar categorias').fill('nada disso');
    await expect(page.getByText('Nenhuma categoria encontrada para "nada disso"')).toBeVisible();
    await page.getByLabel('Buscar categorias').fill('ZELADORIA');
    await page.getByRole('button', { name: 'Editar Zeladoria' }).click();
    const edit = page.getByRole('dialog', { name: 'Editar Categoria' });
    await edit.getByLabel('Nome').fill('Zeladoria e limpeza');
    await whileBroken(page, 'PUT', categories, async () => {
      await edit.getByRole('button', { name: 'Salvar' }).click();
      await seeToast(page, 'Erro ao editar categoria: Erro desconhecido');
    });
    await page.route(categories, async (route) => {
      if (route.request().method() === 'PUT') await seeToast(page, 'Salvando alterações...');
      await route.fallback();
    });
    await edit.getByRole('button', { name: 'Salvar' }).click();
    await seeToast(page, 'Categoria atualizada com sucesso!');
    await page.unroute(categories);
  });

  await test.step('without any question the list says so', async () => {
    const none = { success: true, message: '', data: [], total: 0, page: 1, limit: 100, truncated: false };
    await page.route(faqs, (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ json: none }) : route.fallback(),
    );
    await page.goto('/app/faq');
    await expect(page.getByText('Nenhuma FAQ cadastrada')).toBeVisible();
    await page.unroute(faqs);
    await page.goto('/app/faq?aba=categorias');
  });

  await test.step('a question is made, changed and removed', async () => {
    await page.getByRole('tab', { name: 'FAQs' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    await expect(page.getByPlaceholder('Pesquisar FAQs...')).toBeVisible();
    await page.getByRole('button', { name: 'Adicionar FAQ' }).click();
    const form = page.getByRole('dialog', { name: 'Adicionar FAQ' });
    await form.getByRole('button', { name: 'Adicionar' }).click();
    await expect(form.getByText('Preencha todos os campos obrigatórios antes de salvar a FAQ.')).toBeVisible();
    await form.getByRole('button', { name: /Categoria/ }).click();
    await page.getByRole('option', { name: 'Zeladoria e limpeza' }).click();
    await form.getByLabel('Pergunta').fill('Quem limpa o pátio?');
    await form.getByLabel('Resposta').fill('A equipe da manhã.');
    await whileBroken(page, 'POST', faqs, async () => {
      await form.getByRole('button', { name: 'Adicionar' }).click();
      await seeToast(page, /Erro ao cadastrar FAQ\.$/);
    });
    await page.route(faqs, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 502, body: 'Bad gateway' }) : route.fallback(),
    );
    await form.getByRole('button', { name: 'Adicionar' }).click();
    await seeToast(page, 'Erro ao cadastrar FAQ: Bad gateway');
    await page.unroute(faqs);
    await form.getByRole('button', { name: 'Adicionar' }).click();
    await seeToast(page, 'FAQ adicionada com sucesso!');

    const search = page.getByLabel('Buscar FAQs');
    await page.getByRole('button', { name: 'Página 2', exact: true }).click();
    await search.fill('patio');
    await expect(page).not.toHaveURL(/pagina/);
    await expect(page.getByRole('rowheader')).toHaveText([/Quem limpa o pátio\?/]);
    await expectTakenAway(page, /^faqs_\d{4}-\d\d-\d\d\.xlsx$/, 'FAQs', 'A equipe da manhã.');
    await page.getByRole('button', { name: /^Editar / }).click();
    const edit = page.getByRole('dialog', { name: 'Editar FAQ' });
    await edit.getByLabel('Resposta').fill('A equipe da tarde.');
    await whileBroken(page, 'PUT', faqs, async () => {
      await edit.getByRole('button', { name: 'Salvar' }).click();
      await seeToast(page, 'Erro ao editar FAQ: Erro desconhecido');
    });
    await edit.getByRole('button', { name: 'Salvar' }).click();
    await seeToast(page, 'FAQ atualizada com sucesso!');
  });

  await test.step('a category with questions is kept; both go with a plain confirmation', async () => {
    await page.getByRole('tab', { name: 'Categorias' }).click();
    await page.getByRole('button', { name: 'Excluir Zeladoria e limpeza' }).click();
    await confirm('Remover categoria');
    await seeToast(page, 'Erro ao remover categoria: Esta categoria tem perguntas.');
    await page.keyboard.press('Escape');
    await expectRetry(page, '/app/faq', faqs, 'Erro ao carregar FAQs');
    await page.getByLabel('Buscar FAQs').fill('pátio');
    await expect(page.getByRole('button', { name: /^Excluir / })).toHaveCount(1);
    await page.getByRole('button', { name: /^Excluir / }).click();
    await removeFails(faqs, 'Remover FAQ', 'Erro ao remover FAQ: Erro desconhecido');
    await page.route(faqs, async (route) => {
      if (route.request().method() === 'DELETE') await seeToast(page, 'Removendo FAQ...');
      await route.fallback();
    });
    await confirm('Remover FAQ');
    await seeToast(page, 'FAQ removida com sucesso!');
    await expect(page.getByText('Nenhuma FAQ encontrada para "pátio"')).toBeVisible();
    await page.getByRole('tab', { name: 'Categorias' }).click();
    await page.route(categories, async (route) => {
      if (route.request().method() === 'DELETE') await seeToast(page, 'Removendo categoria...');
      await route.fallback();
    });
    await page.getByRole('button', { name: 'Excluir Zeladoria e limpeza' }).click();
    await confirm('Remover categoria');
    await seeToast(page, 'Categoria removida com sucesso!');
  });

  await test.step('everybody reads them, signed in or not', async () => {
    await whileBroken(page, 'GET', categories, async () => {
      await page.goto('/ajuda');
      await expect(page.getByText('Falha ao carregar as FAQs. Por favor, tente novamente mais tarde.')).toBeVisible();
    });
    await page.goto('/app/help');
    await page.getByRole('heading', { level: 3 }).first().getByRole('button').click();
    await expect(page.getByRole('heading', { name: 'Perguntas Frequentes' })).toBeVisible();
  });
});
