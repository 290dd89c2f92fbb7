import { afterEach, expect, test, vi } from 'vitest';
import { analyse } from './reading-correction.api.ts';

afterEach(() => vi.unstubAllGlobals());

test('a recording goes with its text and its class, by whose municipality it is judged', async () => {
  const sent: FormData[] = [];
  class AnsweringRequest {
    readonly upload = {};
    readonly status = 200;
    readonly statusText = 'OK';
    readonly responseText = '{"status":"success","message":""}';
    onload = () => undefined;
    onloadend = () => undefined;
    open() {}
    setRequestHeader() {}
    send(form: FormData) {
      sent.push(form);
      this.onload();
      this.onloadend();
    }
  }
  vi.stubGlobal('XMLHttpRequest', AnsweringRequest);
  const answer = await analyse({
    audio: new Blob(['RIFF']),
    name: 'leitura.wav',
    text: 'O sapo viu a lua.',
    classId: 'turma-3',
    signal: new AbortController().signal,
    onSent: () => undefined,
  });
  expect(answer).toMatchObject({ ok: true });
  const [form] = sent;
  expect([form?.get('texto'), form?.get('turma')]).toEqual(['O sapo viu a lua.', 'turma-3']);
});
