import { expect, it } from 'vitest';
import { changeLines, changeText } from './change-text.ts';

const said = (text: string) => ({ text, record: null });
const change = (field: string, from: string | null, to: string | null) => ({
  field,
  from: from === null ? null : said(from),
  to: to === null ? null : said(to),
});

it('says of each side what there was, and of many records how many', () => {
  const changes = [change('Perfil', 'Professor(a)', 'Diretor(a)'), change('Escola', null, 'E.M. Sol')];
  expect(changeText({ changes, records: null }, 'from')).toBe('Perfil: Professor(a)');
  expect(changeText({ changes, records: null }, 'to')).toBe('Perfil: Diretor(a); Escola: E.M. Sol');
  expect(changeText({ changes, records: 60 }, 'to')).toMatch(/^60 registros: Perfil/);
  expect(changeText({ changes: [], records: 60 }, 'to')).toBe('');
  const long = 'x'.repeat(4000);
  expect(changeText({ changes: [change('Texto', long, null)], records: null }, 'from')).toBe(`Texto: ${long}`);
  const many = Array.from({ length: 10 }, (_, at) => change(`Campo ${at}`, null, 'a'));
  expect(changeLines({ changes: many, records: null }, 'to').map(({ text }) => text)).toEqual([
    ...Array(8).fill('a'),
    'e mais 2',
  ]);
});
