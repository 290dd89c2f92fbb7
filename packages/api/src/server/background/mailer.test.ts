import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts';
import { createMailer } from './mailer.ts';

let server: TestMailServer;
let url: string;
beforeAll(async () => {
  server = await startMailServer();
  url = `smtp://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

test('a message reaches the mail server, with its sender', async () => {
  await createMailer(url, 'Caderneta <nao-responda@rede.br>').send({
    to: 'ana@rede.br',
    subject: 'Olá',
    text: 'Corpo da mensagem',
  });
  const all = server.received.join('');
  for (const part of ['<nao-responda@rede.br>', '<ana@rede.br>', 'Corpo da mensagem']) expect(all).toContain(part);
});

test('a refusal is an error', async () => {
  const mailer = createMailer(url, 'nao-responda@rede.br');
  await expect(mailer.send({ to: 'recusado@rede.br', subject: 'x', text: 'y' })).rejects.toThrow();
});
