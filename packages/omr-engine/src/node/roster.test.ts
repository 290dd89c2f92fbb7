import { describe, expect, test } from 'vitest';
import { parseRoster } from './roster.ts';

const names = (text: string) => {
  const roster = parseRoster(text);
  if (!roster.ok) throw new Error(roster.message);
  return roster.pupils;
};

describe('a class roster', () => {
  test.each([
    ['semicolons', 'nome;matricula;turma\nAna Beatriz Moura;1001;9º Ano C\n'],
    ['commas, BOM and CRLF', '\uFEFFNome,Matrícula,Turma\r\nAna Beatriz Moura,1001,9º Ano C\r\n'],
    ['tabs and another order', 'TURMA\tMATRÍCULA\tNOME\n9º Ano C\t1001\tAna Beatriz Moura'],
    ['English headings and quotes', 'name,class,id\n"Ana Beatriz Moura","9º Ano C","1001"'],
    ['columns that we do not know', 'nº;nome;nascimento;turma;matricula\n1;Ana Beatriz Moura;01/02/2012;9º Ano C;1001'],
  ])('with %s', (_, text) => {
    expect(names(text)).toEqual([{ name: 'Ana Beatriz Moura', registration: '1001', className: '9º Ano C' }]);
  });

  test('quoted cells hold separators and quotes; empty lines and nameless rows are passed over', () => {
    const text = 'nome;turma\n"Souza; Ana ""Nina""";6A\n\n;6A\nBento;\n';
    expect(names(text).map(({ name, className }) => [name, className])).toEqual([
      ['Souza; Ana "Nina"', '6A'],
      ['Bento', ''],
    ]);
  });

  test('without names or without pupils it says so', () => {
    expect(parseRoster('Ana;1001\nBento;1002')).toMatchObject({
      ok: false,
      message: expect.stringContaining('cabeçalho'),
    });
    expect(parseRoster('')).toMatchObject({ ok: false, message: expect.stringContaining('cabeçalho') });
    expect(parseRoster('nome;turma\n')).toMatchObject({ ok: false, message: 'A lista não tem nenhum aluno.' });
  });
});
