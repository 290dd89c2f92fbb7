import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileNameSchema, plainFileName } from './file-name.schema.ts';
import { requiredName } from './form-values.ts';

it('a file’s name loses path, control signs and marks of direction', () => {
  expect(fileNameSchema.parse('..\\..\\Windows\\prova.pdf')).toBe('prova.pdf');
  expect(fileNameSchema.parse('C:/x/relat\u202Efdp.hta\n')).toBe('relatfdp.hta');
  expect(fileNameSchema.safeParse('../\u200B').success).toBe(false);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = plainFileName(text);
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/]/u);
      expect(name).not.toBe('');
    }),
  );
});

it('a name is one line', () => {
  const name = requiredName('Nome obrigatório', 'Nome', 200);
  expect(name.parse(' Ana\r\nMaria\u2028Souza\t')).toBe('Ana Maria Souza');
  expect(name.safeParse('\n').success).toBe(false);
  expect(name.safeParse(undefined).error?.issues[0]?.message).toBe('Nome obrigatório');
});
