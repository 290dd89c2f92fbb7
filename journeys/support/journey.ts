import { setTimeout as sleep } from 'node:timers/promises';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  chromium,
  expect,
  type Page,
} from '@playwright/test';
import pg from 'pg';
import { writeSession } from '../../packages/app/src/lib/session/session-storage.ts';
import { keepTourSeen } from '../../packages/app/src/parts/tour/tour-seen.ts';
import type { LoginAnswer } from '../../packages/contract/src/index.ts';
import { journeyOptions } from '../../scripts/chromium.mjs';
import { type RunningServer, startServer } from './server.ts';

export { expect };

/** Demonstration accounts by role; the password is the same for all. */
export const accounts = {
  master: 'marina.teixeira@santaaurora.edu.br',
  municipality: 'helena.guimaraes@santaaurora.edu.br',
  manager: 'sergio.brandao@santaaurora.edu.br',
  teacher: 'lucia.prado@santaaurora.edu.br',
  student: 'ana.moura@aluno.santaaurora.edu.br',
} as const;
export const demoPassword = 'Caderneta@2026';

async function withAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env.JOURNEYS_POSTGRES });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A browser whose camera shows a video file and whose microphone hears a WAV file, over and over; without any, one that has neither. */
export async function openBrowser(video?: string, audio?: string): Promise<Browser> {
  const media = [
    ...(video || audio ? ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'] : []),
    ...(video ? [`--use-file-for-fake-video-capture=${video}`] : []),
    ...(audio ? [`--use-file-for-fake-audio-capture=${audio}`] : []),
  ];
  return chromium.launch({ ...journeyOptions, args: [...journeyOptions.args, ...media] });
}

export const contextOptions = { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' } as const;

/** Signs in by the form, as a person does, up to the own panel. */
export async function signInByForm(page: Page, email: string, password: string = demoPassword): Promise<void> {
  await page.goto('/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Olá, / })).toBeVisible();
}

/** Signs in by the API. As many sign-ins a minute as a run makes of one account are limited: what is told to wait does. */
export async function logIn(
  request: APIRequestContext,
  url: string,
  email: string,
  password: string = demoPassword,
): Promise<LoginAnswer> {
  for (;;) {
    const answer = await request.post(`${url}/auth/login`, { data: { email, password } });
    if (answer.status() === 429) await sleep(1000 * Number(answer.headers()['retry-after']));
    else {
      expect(answer.ok(), await answer.text()).toBe(true);
      return ((await answer.json()) as { data: LoginAnswer }).data;
    }
  }
}

/** What a sign-in leaves in a browser's storage, by name. */
export function sessionEntries({ user, access_token }: LoginAnswer): readonly [name: string, value: string][] {
  const entries = new Map<string, string>();
  const storage = { setItem: (name: string, value: string) => entries.set(name, value), removeItem: () => undefined };
  writeSession(storage, { user, access_token, authenticated: true });
  // The first run is its own journey's.
  keepTourSeen(storage, user.id);
  return [...entries];
}

/** A dialog that was just closed takes its step out of the history, which would overtake the next address. */
export const dialogsHaveLeftHistory = (page: Page) => page.waitForFunction(() => !window.history.state?.dialogs);

/** Leaves in the page's browser what the form leaves there; the page itself shows nothing of the app yet. */
export async function signIn(page: Page, email: string, password: string = demoPassword): Promise<void> {
  const entries = sessionEntries(await logIn(page.request, '', email, password));
  await dialogsHaveLeftHistory(page);
  // A step of the history that is still on its way overtakes an address.
  await expect(() => page.goto('/icon.svg')).toPass();
  await page.evaluate((stored) => {
    for (const [key, value] of stored) localStorage.setItem(key, value);
  }, entries);
}

/** Signed-in context in any browser. */
export async function signedInContext(browser: Browser, server: RunningServer, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...contextOptions,
    reducedMotion: 'reduce',
    baseURL: server.url,
    permissions: ['camera', 'microphone'],
  });
  const page = await context.newPage();
  await signIn(page, email);
  await page.close();
  return context;
}

type NewContext = Browser['newContext'];

/**
 * Notes, of every context that this worker's browsers open, what a page asks of another machine than ours, and what the page's policy
 * refused.
 */
function noteForeign(browser: Browser): { readonly seen: string[]; readonly stop: () => void } {
  const seen: string[] = [];
  const prototype = Object.getPrototypeOf(browser) as { newContext: NewContext };
  const make = prototype.newContext;
  prototype.newContext = async function (this: Browser, ...options: Parameters<NewContext>) {
    const context = await make.apply(this, options);
    const own = ['127.0.0.1', 'localhost', new URL(options[0]?.baseURL ?? 'http://localhost').hostname];
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && !own.includes(hostname)) seen.push(`asked ${request.url()}`);
    });
    context.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) seen.push(`${message.page()?.url()}: ${message.text()}`);
    });
    return context;
  };
  return {
    seen,
    stop: () => {
      prototype.newContext = make;
    },
  };
}

/** A worker's own server on its own copy of the demonstration network. */
export const test = base.extend<
  { baseURL: string; onlyOurs: undefined; countedAnew: undefined },
  { server: RunningServer; databaseUrl: string; foreign: string[] }
>({
  foreign: [
    async ({ browser }, use) => {
      const { seen, stop } = noteForeign(browser);
      await use(seen);
      stop();
    },
    { scope: 'worker', auto: true },
  ],
  onlyOurs: [
    async ({ foreign }, use) => {
      await use(undefined);
      expect(foreign.splice(0), 'pages ask no other origin, and do nothing that their policy refuses').toEqual([]);
    },
    { auto: true },
  ],
  // Sign-ins of an account in a minute are limited, and a worker's journeys follow each other faster than people come.
  countedAnew: [
    async ({ databaseUrl }, use) => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query('DELETE FROM request_counts');
      await client.end();
      await use(undefined);
    },
    { auto: true },
  ],
  databaseUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use, info) => {
      const name = `journey_${info.workerIndex}`;
      await withAdmin((client) => client.query(`CREATE DATABASE ${name} TEMPLATE journeys_template`));
      const url = new URL(process.env.JOURNEYS_POSTGRES ?? '');
      url.pathname = `/${name}`;
      await use(url.href);
      await withAdmin((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ databaseUrl }, use) => {
      const server = await startServer({ DATABASE_URL: databaseUrl });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});
