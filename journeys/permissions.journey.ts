import { mandatoryForMaster, permissionNames, roleDefaults } from '@caderneta/contract';
import type { Page } from '@playwright/test';
import { accounts, expect, signIn, test } from './support/journey.ts';
import { seeToast } from './support/list-steps.ts';

const silent = { status: 500, contentType: 'application/json', body: '{}' } as const;
/** A message that stays for two seconds, as those of this screen do. */
const seeBrief = (page: Page, message: string) => seeToast(page, message, 2000);

const all = permissionNames.length;
const heldText = (count: number) => `${count} de ${all} permissões`;

const categories = [
  ...['Dashboards', 'Aulas', 'Materiais', 'Disciplinas', 'Avaliações', 'FAQ', 'Municípios', 'Conquistas'],
  ...['Usuários', 'Instituição', 'Turmas', 'Relatórios', 'Configurações', 'Notificações', 'Outras'],
];

test.describe('Perfis e Permissões', () => {
  test('by role: toggles save at once and go back when they fail; many are saved together @full', async ({ page }) => {
    await signIn(page, accounts.master);
    await page.goto('/');
    await test.step('loading', async () => {
      await page.route(/\/permissions\/role\//, (route) => route.fulfill(silent));
      await page.goto('/app/perfis-permissoes');
      await expect(page.getByText('Erro ao carregar permissões do perfil')).toBeVisible();
      await page.unroute(/\/permissions\/role\//);
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(page.getByText(heldText(roleDefaults.MASTER.length))).toBeVisible();
      for (const name of categories) await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(all);
    });
    await test.step('what MASTER cannot lose', async () => {
      const own = page.getByRole('checkbox', { name: /^Perfis e Permissões/ });
      await own.focus();
      await page.keyboard.press('Space');
      await seeBrief(page, 'Esta permissão é obrigatória para MASTER');
      await expect(own).toBeChecked();
      await page.getByRole('button', { name: 'Desmarcar todas', exact: true }).first().click();
      await expect(page.getByText(heldText(mandatoryForMaster.length))).toBeVisible();
      await expect(own).toBeChecked();
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      const sure = page.getByRole('alertdialog', { name: 'Retirar as suas próprias permissões?' });
      await sure.getByRole('button', { name: 'Cancelar' }).click();
      await expect(sure).toBeHidden();
      await page.getByRole('button', { name: 'Selecionar todas', exact: true }).first().click();
      await expect(page.getByText(heldText(all))).toBeVisible();
      await page.getByRole('radio', { name: 'Por usuário' }).click();
      await page.getByRole('combobox', { name: 'Usuário' }).fill('marina teixeira');
      await page.getByRole('option', { name: /Marina Teixeira/ }).click();
      await expect(page.getByText('Segue o perfil Master')).toBeVisible();
      await own.focus();
      await page.keyboard.press('Space');
      await seeBrief(page, 'Esta permissão é obrigatória para MASTER');
      await expect(own).toBeChecked();
    });
    await test.step('a toggle', async () => {
      await page.goto('/app/perfis-permissoes?perfil=TEACHER');
      const lessons = page.getByRole('checkbox', { name: /^Ver aulas/ });
      await expect(lessons).not.toBeChecked();
      await lessons.focus();
      await page.route(/\/permissions\/role\//, (route) => route.fulfill(silent), { times: 1 });
      await page.keyboard.press('Space');
      await seeBrief(page, 'Erro ao atualizar permissão');
      await expect(lessons).not.toBeChecked();
      const shown = { success: false, code: 'forbidden', message: 'A rede não permite esta mudança.' };
      await page.route(/\/permissions\/role\//, (route) => route.fulfill({ status: 403, json: shown }), { times: 1 });
      await page.keyboard.press('Space');
      await seeBrief(page, 'A rede não permite esta mudança.');
      await expect(lessons).not.toBeChecked();
      await page.keyboard.press('Space');
      await seeBrief(page, 'Permissão adicionada com sucesso');
      await expect(page.getByText(/^Última alteração: Marina Teixeira, /)).toBeVisible();
      await page.keyboard.press('Space');
      await seeBrief(page, 'Permissão removida com sucesso');
      await page.getByRole('button', { name: 'Histórico de alterações' }).click();
      await expect(page.getByText('+ Ver aulas').first()).toBeVisible();
    });
    await test.step('many at once', async () => {
      await page.getByRole('button', { name: 'Selecionar todas de Municípios', exact: true }).click();
      await page.getByRole('button', { name: 'Desmarcar todas de Municípios: Cadastro' }).click();
      const unsaved = page.getByText('Há alterações que ainda não foram salvas.');
      await expect(unsaved).toBeVisible();
      await page.reload();
      await expect(unsaved).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /^Ver municípios/ })).toBeChecked();
      await page.getByRole('button', { name: 'Descartar alterações' }).click();
      await expect(unsaved).toHaveCount(0);
      await expect(page.getByRole('checkbox', { name: /^Ver municípios/ })).not.toBeChecked();
      await page.getByRole('button', { name: 'Selecionar todas de Municípios', exact: true }).click();
      await page.getByRole('button', { name: 'Desmarcar todas de Municípios: Cadastro' }).click();
      const save = page.getByRole('button', { name: 'Salvar' });
      await page.route(/\/permissions\/role\//, (route) => route.fulfill(silent), { times: 1 });
      await save.click();
      await seeBrief(page, 'Erro ao salvar permissões');
      await expect(page.getByRole('checkbox', { name: /^Ver municípios/ })).not.toBeChecked();
      await page.getByRole('button', { name: 'Selecionar todas de Municípios: Consulta' }).click();
      await save.click();
      await seeBrief(page, 'Permissões do perfil salvas com sucesso!');
      await page.reload();
      await expect(page.getByRole('checkbox', { name: /^Ver municípios/ })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: /^Criar municípios/ })).not.toBeChecked();
    });
  });

  test('by user: an own list, and back to the role’s; a director only reads roles @full', async ({ page }) => {
    await signIn(page, accounts.manager);
    await page.goto('/');
    await test.step('roles are read, MASTER is not there', async () => {
      await page.goto('/app/perfis-permissoes?perfil=TEACHER');
      await expect(page.getByText(/só o Master as altera/)).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /^Ver turmas/ })).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Salvar' })).toHaveCount(0);
      await page
        .getByRole('button', { name: /Perfil$/ })
        .or(page.getByRole('button', { name: /^Professor/ }))
        .first()
        .click();
      await expect(page.getByRole('option', { name: 'Município', exact: true })).toBeVisible();
      await expect(page.getByRole('option', { name: 'Master', exact: true })).toHaveCount(0);
      await page.keyboard.press('Escape');
    });
    await test.step('searching', async () => {
      await page.route(/\/users\?/, (route) => route.fulfill(silent));
      await page.getByRole('radio', { name: 'Por usuário' }).click();
      await expect(page.getByText('Erro ao carregar dados (usuários/permissões)').last()).toBeVisible();
      await page.unroute(/\/users\?/);
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByRole('combobox', { name: 'Usuário' }).fill('lucia prado');
      await page.getByRole('option', { name: /Lúcia Prado/ }).click();
      await expect(page.getByText('Segue o perfil Professor(a)')).toBeVisible();
    });
    await test.step('an own list', async () => {
      await page.getByRole('button', { name: 'Desmarcar todas de Conquistas' }).click();
      await page.getByRole('button', { name: 'Salvar' }).click();
      await seeBrief(page, 'Permissões do usuário salvas com sucesso!');
      await expect(page.getByText('Lista própria deste usuário')).toBeVisible();
      const reset = page.getByRole('button', { name: 'Resetar para o perfil' });
      await page.route(/\/permissions\/user\//, (route) => route.fulfill(silent), { times: 1 });
      const sure = page.getByRole('alertdialog', { name: 'Resetar as permissões?' });
      await reset.click();
      await sure.getByRole('button', { name: 'Cancelar' }).click();
      await expect(page.getByText('Lista própria deste usuário')).toBeVisible();
      await reset.click();
      await sure.getByRole('button', { name: 'Resetar' }).click();
      await seeBrief(page, 'Erro ao resetar permissões');
      await reset.click();
      await sure.getByRole('button', { name: 'Resetar' }).click();
      await seeBrief(page, 'Permissões do usuário resetadas para as do perfil com sucesso!');
      await expect(page.getByText('Segue o perfil Professor(a)')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /^Ver conquistas/ })).toBeChecked();
    });
  });
});
