import { expect, it } from 'vitest';
import { listenFailure, listenFailureText } from './port.ts';

it('is asked of any free port of this machine without a failure', async () => {
  expect(await listenFailure({ port: 0, host: '127.0.0.1' })).toBeNull();
});

it('tells a host that there is not from an address of another machine', async () => {
  expect(await listenFailure({ port: 0, host: 'nao-existe.invalid' })).toMatch(/Não há máquina.*nao-existe.invalid/);
  // Reserved for documents (RFC 5737): no machine has it.
  expect(await listenFailure({ port: 0, host: '192.0.2.1' })).toMatch(/192\.0\.2\.1.* não é desta máquina/);
});

it('says that a low port is the administrator’s', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  expect(listenFailureText(error, { port: 80, host: 'localhost' })).toMatch(/porta 80.*PORT=3000 npm start/);
});
