import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileNameSchema, plainFileName } from './file-name.schema.ts';
import { requiredName, requiredText, schoolDay } from './form-values.ts';

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

it('a name of which nothing is seen is none; joiners inside one stay', () => {
  const invisible = fc.string({
    unit: fc.constantFrom('\u200B', '\u2060', '\u200D', '\u202E', '\uFEFF', ' ', '\u00A0'),
  });
  for (const rule of [requiredName, requiredText]) {
    const schema = rule('Informe o título', 'O título', 200);
    fc.assert(
      fc.property(invisible, (text) => {
        expect(schema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['Informe o título']);
        expect(schema.safeParse(`${text}a`).success).toBe(true);
      }),
    );
    expect(schema.parse('Família 👩‍👧')).toBe('Família 👩‍👧');
  }
});

it('a day of school life is of a year that a school year can be of', () => {
  const schema = schoolDay('Informe a data');
  const saying = (day: string) => schema.safeParse(day).error?.issues.map(({ message }) => message) ?? [];
  fc.assert(
    fc.property(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      const year = date.getUTCFullYear();
      const said = year >= 2000 && year <= 2100 ? [] : ['A data deve estar entre 2000 e 2100'];
      expect(saying(date.toISOString().slice(0, 10))).toEqual(said);
    }),
  );
  expect(['2000-01-01', '2100-12-31'].flatMap(saying)).toEqual([]);
  expect(['', '2026-02-30'].map(saying)).toEqual([['Informe a data'], ['Informe a data']]);
});
