import { expect, test } from 'vitest';
import { replaceMessage } from './replace-message.ts';

test('what is told again stands once, from then on', () => {
  const shown: string[] = [];
  let messages = 0;
  const tell = replaceMessage((message) => {
    const toast = `${++messages}: ${message}`;
    shown.push(toast);
    return () => void shown.splice(shown.indexOf(toast), 1);
  });
  tell('não é uma imagem');
  tell('não é uma imagem');
  expect(shown).toEqual(['2: não é uma imagem']);
  tell('sem conexão');
  expect(shown).toEqual(['2: não é uma imagem', '3: sem conexão']);
  tell('não é uma imagem');
  expect(shown).toEqual(['3: sem conexão', '4: não é uma imagem']);
});
