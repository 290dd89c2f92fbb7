import { expect, it } from 'vitest';
import { welcomeText } from './welcome.ts';

const address = 'http://localhost:3000';

it('names the address and lists the accounts of a demonstration', () => {
  const text = welcomeText({
    address,
    demoAccounts: [
      { role: 'MASTER', name: 'Marina', email: 'marina@rede.br', password: 'Senha@1' },
      { role: 'TEACHER', name: 'Lúcia', email: 'lu@rede.br', password: 'Senha@1' },
    ],
    firstMasterLink: null,
    warnings: ['Não haverá cópias de segurança.'],
    logFile: '/dados/caderneta.log',
  });
  expect(text).toContain(`Caderneta pronta em ${address}`);
  expect(text).toContain('  Master        marina@rede.br  Senha@1\n  Professor(a)  lu@rede.br      Senha@1\n');
  expect(text).toContain('\nNão haverá cópias de segurança.\n');
  expect(text).toContain('Registro em /dados/caderneta.log');
  expect(text).not.toContain('primeiro Master');
});

it('gives the link of the first Master when there are no users, to a terminal alone', () => {
  const firstMasterLink = `${address}/primeiro-acesso?token=abc`;
  const text = welcomeText({
    address,
    demoAccounts: [],
    firstMasterLink,
    warnings: [],
    logFile: '/dados/caderneta.log',
  });
  expect(text).toContain(firstMasterLink);
  expect(text).not.toContain('demonstração');
  const logged = welcomeText({ address, demoAccounts: [], firstMasterLink, warnings: [], logFile: null });
  expect(logged).not.toContain('token=');
  expect(logged).toContain('npm run -w packages/api access-code');
});
