import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { firstScripts } from './support/first-scripts.ts';
import { accounts, demoPassword, expect, signInByForm, test } from './support/journey.ts';

/** A link as a mail server would have sent it: only its hash is kept. */
async function resetTokenFor(databaseUrl: string, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO one_time_tokens (id, kind, user_id, token_hash, expires_at)
     SELECT gen_random_uuid(), 'password-reset', id, $1, $3 FROM users WHERE email = $2`,
    [hash, email, new Date(Date.now() + 30 * 60_000)],
  );
  await client.end();
  return token;
}

test.describe('Entrar', () => {
  test('says what is missing or wrong, keeps what was typed, and shows the server’s message', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText('Email é obrigatório')).toBeVisible();
    await expect(page.getByText('Senha é obrigatória')).toBeVisible();
    await page.getByLabel('E-mail').fill('lucia.prado');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText('Email deve ser válido')).toBeVisible();
    await page.getByLabel('E-mail').fill(accounts.teacher);
    await page.getByLabel('Senha', { exact: true }).fill('errada');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText('E-mail ou senha incorretos.').first()).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(accounts.teacher);
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('errada');
  });

  test('shows and hides the password; the button says Entrando... while sending', async ({ page }) => {
    await page.goto('/');
    const password = page.getByLabel('Senha', { exact: true });
    await password.fill(demoPassword);
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Mostrar senha' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ocultar senha' }).click();
    await expect(password).toHaveAttribute('type', 'password');

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/auth/login', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel('E-mail').fill(accounts.teacher);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    const sending = page.getByRole('button', { name: 'Entrando...' });
    await expect(sending).toBeVisible();
    await expect(sending).toBeDisabled();
    release();
    await expect(page).toHaveURL(/\/app\/dashboard\/teacher$/);
  });

  test('needs at most 150 kB of JavaScript in 8 files before the form can be filled', async ({ server }) => {
    const scripts = await firstScripts(server.url);
    expect([...scripts.keys()].some((name) => name.startsWith('sign-in-'))).toBe(true);
    expect(scripts.size).toBeLessThanOrEqual(8);
    const total = [...scripts.values()].reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(total).toBeGreaterThan(90_000);
    expect(total).toBeLessThanOrEqual(150_000);
  });

  test('tells of a maintenance before anybody tries', async ({ page }) => {
    const closed = { network_name: null, maintenance: { active: true, message: null }, demo: true };
    await page.route('**/settings/public', (route) =>
      route.fulfill({ json: { success: true, message: '', data: closed } }),
    );
    await page.goto('/');
    await expect(page.getByText('O sistema está em manutenção. Tente de novo mais tarde.')).toBeVisible();
  });

  test('says so when the server answers without a word', async ({ page }) => {
    await page.goto('/');
    await page.route('**/auth/login', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
    await page.getByLabel('E-mail').fill(accounts.teacher);
    await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText('Erro ao fazer login')).toBeVisible();
  });

  test('keeps the session as specified, and ends it in every tab', async ({ page, context }) => {
    await signInByForm(page, accounts.teacher);
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).toContain('lucia.prado@santaaurora.edu.br');
    const other = await context.newPage();
    await other.goto('/app/class');
    await expect(other.getByRole('heading', { name: 'Gerenciar Turmas' })).toBeVisible();
    await page.getByRole('button', { name: /Lúcia Prado/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(other).toHaveURL(/\/$/);
    const left = await page.evaluate(() => JSON.stringify(localStorage));
    expect(left).not.toContain('lucia.prado');
  });

  test('tells of a lost connection and loses nothing', async ({ page, context }) => {
    await page.goto('/');
    await page.getByLabel('E-mail').fill(accounts.teacher);
    await page.getByLabel('Senha', { exact: true }).fill(demoPassword);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText(/conexão|internet/i).first()).toBeVisible();
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(demoPassword);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL(/\/app\/dashboard\/teacher$/);
  });

  test('a forgotten password without a mail server: the school helps, and the log gives nothing away', async ({
    page,
    server,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
    await page.getByRole('dialog').getByLabel('E-mail').fill(accounts.student);
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await expect(page.getByText(/Procure a secretaria da sua escola/)).toBeVisible();
    await expect.poll(() => server.output()).toContain('password reset asked for');
    expect(server.output()).not.toMatch(/token=/);
  });

  test('a link from a message changes the password once', async ({ page, databaseUrl }) => {
    // A pupil's, whom no later journey signs in as with the password of the demonstration.
    const token = await resetTokenFor(databaseUrl, accounts.student);
    await page.goto(`/redefinir-senha?token=${token}`);
    await page.getByLabel('Nova senha', { exact: true }).fill('Outra@Senha2026');
    await page.getByLabel('Repita a senha').fill('Outra@Senha2026');
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(page.getByText('Senha alterada. Entre com a nova senha.').first()).toBeVisible();
    await signInByForm(page, accounts.student, 'Outra@Senha2026');
    await page.goto(`/redefinir-senha?token=${token}`);
    await page.getByLabel('Nova senha', { exact: true }).fill('Mais@Uma2026');
    await page.getByLabel('Repita a senha').fill('Mais@Uma2026');
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(page.getByText(/Este link não vale mais/).first()).toBeVisible();
  });
});

/** What the app and its widgets are made of; styles are written out by the build, and carry nothing of vanilla-extract's writer. */
const dependenciesOf = (folder: string): string[] => {
  const { dependencies } = JSON.parse(readFileSync(`packages/${folder}/package.json`, 'utf8'));
  const names = Object.entries<string>(dependencies).map(([name, version]) => /^npm:(.+)@/.exec(version)?.[1] ?? name);
  return names.filter((name) => !name.startsWith('@caderneta/') && name !== '@vanilla-extract/css');
};

test('whoever opens the sign-in page reads whose work the app carries, and under which licence', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Licenças' }).click();
  await expect(page.getByRole('button', { name: /^react .* · MIT$/ })).toBeVisible();
  const listed = await page.getByRole('button', { name: ' · ' }).allInnerTexts();
  const wanted = [...new Set([...dependenciesOf('app'), ...dependenciesOf('ui'), 'qr'])];
  expect(wanted.filter((name) => !listed.some((line) => line.startsWith(`${name} `)))).toEqual([]);
  await page.getByRole('button', { name: /lamejs .* · LGPL-3\.0$/ }).click();
  await expect(page.getByText('GNU LESSER GENERAL PUBLIC LICENSE').first()).toBeVisible();
});
