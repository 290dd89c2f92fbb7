import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer } from './mailer.ts';

const received: string[] = [];
/** As much of SMTP as one message takes. */
const server = createServer((socket) => {
  let inMessage = false;
  socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    const text = chunk.toString('utf8');
    received.push(text);
    if (inMessage) {
      if (!text.endsWith('\r\n.\r\n')) return;
      inMessage = false;
      socket.write('250 ok\r\n');
    } else if (text.startsWith('DATA')) {
      inMessage = true;
      socket.write('354 go\r\n');
    } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
    else if (text.includes('<recusado@')) socket.write('550 no\r\n');
    else socket.write('250 ok\r\n');
  });
});

let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a message reaches the mail server, with its sender', async () => {
  await createMailer(url, 'Caderneta <nao-responda@rede.br>').send({
    to: 'ana@rede.br',
    subject: 'Olá',
    text: 'Corpo da mensagem',
  });
  const all = received.join('');
  for (const part of ['<nao-responda@rede.br>', '<ana@rede.br>', 'Corpo da mensagem']) expect(all).toContain(part);
});

test('a refusal is an error', async () => {
  const mailer = createMailer(url, 'nao-responda@rede.br');
  await expect(mailer.send({ to: 'recusado@rede.br', subject: 'x', text: 'y' })).rejects.toThrow();
});
