import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  accessCodeLength,
  accessCodeSigns,
  firstAccessSchema,
  readAccessCode,
  showAccessCode,
} from './access-codes.schema.ts';

const code = fc
  .array(fc.constantFrom(...accessCodeSigns), { minLength: accessCodeLength, maxLength: accessCodeLength })
  .map((signs) => signs.join(''));

it('a code is read as cards show it, in small letters, with spaces', () => {
  fc.assert(
    fc.property(code, fc.constantFrom('-', ' ', ' - ', ''), (text, gap) => {
      expect(readAccessCode(showAccessCode(text))).toBe(text);
      expect(readAccessCode(` ${text.slice(0, 4)}${gap}${text.slice(4)} `.toLowerCase())).toBe(text);
    }),
  );
});

it.each(['', 'AAAAA', 'AAAAA-AAAAAA', 'AAAAA-AAAA0', 'AAAAA-AAAAI', 'ÁAAAA-AAAAA'])('%j is no code', (typed) => {
  expect(readAccessCode(typed)).toBeNull();
});

it('no sign reads like another on paper', () => {
  expect([...accessCodeSigns].filter((sign) => '0O1IL2Z5S8B'.includes(sign))).toEqual([]);
  expect(new Set(accessCodeSigns).size).toBe(accessCodeSigns.length);
});

it('a form says what is missing', () => {
  const { error } = firstAccessSchema.safeParse({ login: ' ', code: 'x', password: 'Segredo@2026' });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Informe a matrícula ou o e-mail',
    'O código tem 10 letras e números, como no cartão',
  ]);
});
