import { type AddressInfo, createServer } from 'node:net';

/** As much of a mail server as messages take. It refuses whoever is `recusado@`; `received` is all that it was told. */
export interface TestMailServer {
  readonly port: number;
  readonly received: string[];
  close(): Promise<void>;
}

export async function startMailServer(): Promise<TestMailServer> {
  const received: string[] = [];
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
      else if (text.startsWith('EHLO')) socket.write('250-test\r\n250 AUTH PLAIN\r\n');
      else if (text.startsWith('AUTH')) socket.write('235 ok\r\n');
      else if (text.includes('<recusado@')) socket.write('550 nao conheco\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
