import { expect, test } from 'vitest';
import { tellAnew } from './tell-anew.ts';

test('what is told again stands once, from then on', () => {
  const standing: string[] = [];
  let told = 0;
  const tell = tellAnew((message) => {
    const toast = `${++told}: ${message}`;
    standing.push(toast);
    return () => void standing.splice(standing.indexOf(toast), 1);
  });
  tell('não é uma imagem');
  tell('não é uma imagem');
  expect(standing).toEqual(['2: não é uma imagem']);
  tell('sem conexão');
  expect(standing).toEqual(['2: não é uma imagem', '3: sem conexão']);
  tell('não é uma imagem');
  expect(standing).toEqual(['3: sem conexão', '4: não é uma imagem']);
});
