import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { accounts, expect, openBrowser, signedInContext, test } from './support/journey.ts';
import { button, openReading, writeText } from './support/reading-steps.ts';
import { speakToFile } from './support/spoken.ts';

const short = 'O sapo viu a lua no lago. Ele pulou para pegar a lua.';
/** Sixty words. */
const long = `Na minha rua mora um guarda-chuva amarelo. Ele não tem dono. Quando chove, quem passa primeiro pega o guarda-chuva
na porta da padaria. Quando chega em casa, deixa na porta do vizinho. Ontem choveu muito. O guarda-chuva andou a rua toda e,
à noite, voltou sozinho para a padaria. Bem, quase sozinho: fui eu que levei ele de volta, correndo.`;

let folder: string;
let browser: Browser;
const audioOf = (name: string) => join(folder, `${name}.wav`);
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'caderneta-ear-'));
  await speakToFile(short, audioOf('short'));
  await speakToFile(long, audioOf('long'));
  browser = await openBrowser(undefined, audioOf('short'));
});
test.afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const words = (page: Page) => page.getByRole('group', { name: 'Palavras do texto' });
const word = (page: Page, name: string | RegExp) => words(page).getByRole('button', { name }).first();

async function hear(page: Page, audio: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(audio);
  await expect(page.getByRole('slider', { name: 'Posição na gravação' })).toBeVisible();
}

/** The server judges a reading of the short text, three words a second, and misses the fifth. */
async function judgeAs(page: Page, verdict: 'match' | 'inconclusive'): Promise<void> {
  const criterion = { score: 7, feedback: 'Julgado.' };
  const judged = ['fluency', 'pronunciation', 'intonation', 'rhythm', 'pauses', 'clarity'];
  const text = short.replaceAll('.', '').split(' ');
  const evaluation = {
    overall_score: 7,
    ...Object.fromEntries(judged.map((name) => [name, criterion])),
    suggestions: [],
    words_per_minute: 96,
    reservations: verdict === 'match' ? [] : ['text-inconclusive'],
    alignment: {
      words_total: 13,
      words_read: 12,
      accuracy_percent: 92.3,
      verdict,
      words: text.map((one, at) => ({
        word: one,
        status: at === 4 ? 'missing' : 'read',
        start_s: at === 4 ? null : at / 3,
        end_s: at === 4 ? null : (at + 1) / 3,
      })),
    },
  };
  await page.route('**/reading/analyse', (route) =>
    route.fulfill({ json: { status: 'success', message: '', evaluation } }),
  );
}

test('a teacher marks a reading by ear without any analysis, and its figures are told apart as facts', async ({
  server,
}) => {
  const { page, context } = await openReading(browser, server, 'Leitura de ouvido');
  await page.route('**/reading/analyse', (route) => route.abort());
  await writeText(page, short);
  await hear(page, audioOf('short'));

  await test.step('the words run along while it plays, and are marked by touch and by key', async () => {
    await button(page, 'Marcar de ouvido').click();
    await word(page, 'O').focus();
    await page.keyboard.press('Space');
    await expect(words(page).locator('[aria-current="true"]')).toHaveCount(1);
    await page.keyboard.press('Space');
    await page.keyboard.press('m');
    await expect(words(page).locator('[aria-current="true"]')).toHaveAttribute('aria-label', /, trocou$/);
    await word(page, 'lua.').click();
    await expect(word(page, 'lua., trocou')).toBeVisible();
    await expect(words(page).getByRole('button', { name: /, trocou$/ })).toHaveCount(2);
    await page.getByRole('radio', { name: 'Silabou' }).click();
    await word(page, 'pegar').click();
    await button(page, 'Desfazer').click();
    await expect(word(page, 'pegar')).toHaveAttribute('aria-label', 'pegar');
    await word(page, 'para').click();
    await expect(word(page, 'para, silabou')).toBeVisible();
  });

  await test.step('marks outlive a reload and another pupil, and go on with the same recording', async () => {
    await page.getByRole('button', { name: /Aluno$/ }).click();
    await page.getByRole('option').nth(1).click();
    await expect(words(page)).toHaveCount(0);
    await page.getByRole('button', { name: /Aluno$/ }).click();
    await page.getByRole('option').first().click();
    await expect(word(page, 'para, silabou')).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(word(page, 'lua., trocou')).toBeVisible();
    await expect(page.getByText(/^As marcas deste aluno estão guardadas/)).toBeVisible();
    await hear(page, audioOf('short'));
    await expect(word(page, 'lua., trocou')).toBeVisible();
    await expect(words(page).getByRole('button', { name: /, trocou$/ })).toHaveCount(2);
  });

  await test.step('what has no mark was read right; accuracy and rate are facts', async () => {
    const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await button(page, 'Confirmar marcação').click();
    await expect(page.getByText('Marcação confirmada')).toBeVisible();
    await expect(page.getByText('11 de 13')).toBeVisible();
    await expect(page.getByText('Nota pela precisão marcada de ouvido')).toBeVisible();
    await button(page, 'Salvar resultado').first().click();
    await expect(page.getByText('Resultado salvo').first()).toBeVisible();
    const history = page.getByRole('region', { name: 'Leituras deste aluno' });
    await expect(history.getByText('Marcado de ouvido').first()).toBeVisible();
    await expect(
      history.getByText(
        /^Nota 8,5 \(pela precisão marcada de ouvido\) · \d+ palavras certas por minuto · 84,6% de precisão$/,
      ),
    ).toBeVisible();
  });

  await test.step('the report says where they come from', async () => {
    const office = await signedInContext(browser, server, accounts.manager);
    const report = await office.newPage();
    await report.goto('/app/export?relatorio=readings');
    await report.getByRole('combobox', { name: 'Turma' }).fill('9º Ano C');
    await report.getByRole('option', { name: '9º Ano C' }).first().click();
    await expect(report.getByRole('cell', { name: 'Estimativa', exact: true }).first()).toBeVisible();
    // Other readings of the class may fill pages before it, and more options than are in sight.
    await report.getByRole('combobox', { name: 'Avaliação' }).fill('Leitura de ouvido');
    await report.getByRole('option', { name: 'Leitura de ouvido' }).click();
    const marked = report
      .getByRole('table', { name: 'Fluência leitora' })
      .getByRole('row')
      .filter({ hasText: 'Marcada de ouvido' });
    await expect(marked).toHaveCount(1);
    await expect(marked.getByRole('cell', { name: /^84[.,]6$/ })).toBeVisible();
    await office.close();
  });
  await context.close();
});

test('a doubtful text is no fact: it is shown as a doubt, and proposals wait for the listener', {
  tag: '@full',
}, async ({ server }) => {
  const { page, context } = await openReading(browser, server, 'Leitura duvidosa');
  await writeText(page, short);
  await hear(page, audioOf('short'));
  await judgeAs(page, 'inconclusive');
  await button(page, 'Enviar para análise').click();
  await expect(page.getByText('Não tenho certeza de que é este texto')).toBeVisible();
  await expect(page.getByText(/^Alinhamento duvidoso/)).toBeVisible();
  await expect(page.getByText('92,3%')).toBeVisible();
  await expect(page.getByText('Estimativa duvidosa')).toBeVisible();
  await expect(page.getByText('Sem nota', { exact: true })).toBeVisible();
  await expect(page.getByText('Por isso esta leitura não tem nota')).toBeVisible();
  await expect(page.getByText('Julgado.').first()).toBeVisible();
  await expect(button(page, 'Salvar resultado')).toHaveCount(0);

  await button(page, 'Marcar de ouvido para salvar').click();
  await expect(word(page, 'lua, proposta: pulou')).toBeVisible();
  await button(page, 'Confirmar marcação').click();
  const ask = page.getByRole('alertdialog', { name: 'Falta conferir 1 proposta do programa' });
  await ask.getByRole('button', { name: 'Foram lidas certo' }).click();
  await expect(page.getByText('13 de 13')).toBeVisible();
  await expect(page.getByText('Não tenho certeza de que é este texto')).toHaveCount(0);
  await expect(page.getByText('Estimativa do programa: 92,3% de precisão, 96 palavras por minuto.')).toBeVisible();
  await expect(page.getByText('Nota geral · estimativa')).toBeVisible();
  await button(page, 'Salvar resultado').click();
  await expect(page.getByText('Resultado salvo').first()).toBeVisible();
  const history = page.getByRole('region', { name: 'Leituras deste aluno' });
  await expect(
    history.getByText(/^Nota 7,0 \(estimativa\) · \d+ palavras certas por minuto · 100% de precisão$/),
  ).toBeVisible();
  await context.close();
});

test('a reading that ended early lasts until its last word, also one that the program missed or that changes', {
  tag: '@full',
}, async ({ server }) => {
  const { page, context } = await openReading(browser, server, 'Leitura até o meio');
  await writeText(page, short);
  await hear(page, audioOf('short'));
  await judgeAs(page, 'match');
  await button(page, 'Enviar para análise').click();
  await expect(page.getByText('Análise concluída.')).toBeVisible();
  await button(page, 'Marcar de ouvido').click();
  const endAt = async (at: number) => {
    await page.getByRole('radio', { name: 'Leu até aqui' }).click();
    await words(page).getByRole('button').nth(at).click();
  };
  await endAt(4);
  await expect(page.getByText('A leitura vai de 0:00 a 0:01.')).toBeVisible();
  await button(page, 'Confirmar marcação').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Foram lidas certo' }).click();
  await expect(page.getByText('100% de precisão · 180 palavras certas por minuto')).toBeVisible();
  await button(page, 'Trocar marcas').click();
  await endAt(1);
  await expect(page.getByText('A leitura vai de 0:00 a 0:00.')).toBeVisible();
  await button(page, 'Confirmar marcação').click();
  await expect(page.getByText('100% de precisão · 180 palavras certas por minuto')).toBeVisible();
  await context.close();
});

test('each of sixty words is marked in the time of the recording and a minute, by touch and by keys @full', async ({
  server,
}) => {
  for (const way of ['touch', 'keys'] as const) {
    const { page, context } = await openReading(browser, server, `Sessenta palavras: ${way}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await writeText(page, long);
    await hear(page, audioOf('long'));
    await button(page, 'Marcar de ouvido').click();
    const all = words(page).getByRole('button');
    expect(await all.count()).toBe(60);
    const seconds = Number(
      await page.getByRole('slider', { name: 'Posição na gravação' }).getAttribute('aria-valuemax'),
    );
    // A person takes this long for a touch or a key. No word was read right, and three in a row have the same mark.
    const human = way === 'touch' ? 700 : 350;
    const kinds = ['Trocou', 'Soletrou', 'Pulou'];
    let acts = 0;
    const act = async (done: () => Promise<void>) => {
      await page.waitForTimeout(human);
      await done();
      acts++;
    };
    const startedAt = Date.now();
    if (way === 'touch') {
      await act(() => page.getByRole('button', { name: 'Ouvir', exact: true }).last().click());
      for (let at = 0; at < 60; at++) {
        const name = kinds[Math.floor(at / 3) % 3] ?? '';
        if (at > 0 && at % 3 === 0) await act(() => page.getByRole('radio', { name }).click());
        await act(() => all.nth(at).click());
      }
      // To play, a touch a word, and one where another mark begins.
      expect(acts).toBe(80);
    } else {
      await all.first().focus();
      await act(() => page.keyboard.press('Space'));
      for (let at = 0; at < 60; at++) {
        if (at > 0) await act(() => page.keyboard.press('ArrowRight'));
        await act(() => page.keyboard.press(['2', '3', '5'][Math.floor(at / 3) % 3] ?? '2'));
      }
      // To play, a key a word, and one to the next.
      expect(acts).toBe(120);
    }
    await expect(words(page).getByRole('button', { name: /, (trocou|soletrou|pulou)$/ })).toHaveCount(60);
    const markedIn = (Date.now() - startedAt) / 1000;
    // Whoever listens to the whole recording confirms no sooner than its end.
    await page.waitForTimeout(Math.max(0, seconds - markedIn) * 1000);
    await act(() => button(page, 'Confirmar marcação').click());
    await expect(page.getByText('0 de 60')).toBeVisible();
    const elapsed = (Date.now() - startedAt) / 1000;
    test.info().annotations.push({
      type: way,
      description: `${acts} acts, ${elapsed.toFixed(1)} s for a recording of ${seconds} s`,
    });
    expect(elapsed).toBeLessThan(seconds + 60);
    await context.close();
  }
});
