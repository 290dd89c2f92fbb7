import type { APIRequestContext } from '@playwright/test';
import { logIn } from './journey.ts';
import type { RunningServer } from './server.ts';

const tokens = new Map<string, string>();

type Caller = <T>(method: 'get' | 'post', path: string, data?: unknown) => Promise<T>;

/** Calls of the API in a person's name; one session of each account on each server serves all of them. */
export async function callerFor(request: APIRequestContext, { url }: RunningServer, email: string): Promise<Caller> {
  const account = `${url} ${email}`;
  const signIn = async () => {
    const { access_token } = await logIn(request, url, email);
    tokens.set(account, access_token);
    return access_token;
  };
  return async (method, path, body) => {
    const ask = (token: string) =>
      request[method](url + path, { headers: { authorization: `Bearer ${token}` }, data: body });
    let answer = await ask(tokens.get(account) ?? (await signIn()));
    // A journey may have ended every session of that person.
    if (answer.status() === 401) answer = await ask(await signIn());
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()).data;
  };
}

interface OwnClass {
  readonly id: string;
  readonly institution_id: string;
  readonly grade: string;
  readonly section: string;
}

/** 9º Ano C, the demonstration's main class, as who calls sees it. */
export async function ownClass(call: Caller): Promise<OwnClass> {
  const classes = await call<OwnClass[]>('get', '/classes?limit=100');
  const own = classes.find(({ grade, section }) => `${grade} ${section}` === '9º Ano C');
  if (!own) throw new Error('the demonstration has no 9º Ano C');
  return own;
}
