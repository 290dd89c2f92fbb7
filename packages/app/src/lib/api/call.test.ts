import { authEndpoints } from '@caderneta/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { libCopy } from '../lib.copy.ts';
import { call } from './call.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers of which the head comes, and a part of the body; then the line breaks, or nothing more follows until it is given up. */
const breakOff = (status: number, isSilent: boolean) =>
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"success":true,'));
        const lose = () => controller.error(new TypeError('network error'));
        if (isSilent) init?.signal?.addEventListener('abort', lose);
        else lose();
      },
    });
    return new Response(body, { status });
  });

const signIn = (options: Pick<Parameters<typeof call>[1] & object, 'signal' | 'timeoutMs'> = {}) =>
  call(authEndpoints.login, { body: { email: 'ana@escola.br', password: 'segredo' }, ...options });

test.each([200, 502])('an answer of status %i that is lost on its way is none', async (status) => {
  breakOff(status, false);
  expect(await signIn()).toMatchObject({ ok: false, code: 'offline', message: libCopy.offline });
});

test('an answer that does not end in time says that the server took too long', async () => {
  breakOff(200, true);
  expect(await signIn({ timeoutMs: 20 })).toMatchObject({ ok: false, code: 'offline', message: libCopy.timeout });
});

test('an answer that is given up half read is given up', async () => {
  breakOff(200, true);
  const control = new AbortController();
  setTimeout(() => control.abort(), 20);
  expect(await signIn({ signal: control.signal })).toMatchObject({ ok: false, code: 'aborted' });
});
