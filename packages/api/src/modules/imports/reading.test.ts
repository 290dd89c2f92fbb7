import { importColumns, importRoles, importTemplate } from '@caderneta/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeSheet } from '../../server/sheets/decode-sheet.ts';
import { folded } from '../../server/sheets/fold-header.ts';
import { readTable } from '../../server/sheets/read-table.ts';
import { sheetMessages } from '../../server/sheets/sheets.messages.ts';
import { classesNamed } from './find-class.ts';
import { mapColumns } from './map-columns.ts';
import { findRepeated, readPerson } from './read-people.ts';

const linesOf = (sheet: string) => {
  const read = readTable(sheet);
  return read.ok ? read.value : [];
};

describe('bytes', () => {
  const text = 'Nome;Nascimento\nJoão Ávila;01/02/2015';
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ])('%s are read', (_, bytes) => {
    expect(linesOf(decodeSheet(bytes) ?? '')[1]).toEqual({ line: 2, cells: ['João Ávila', '01/02/2015'] });
  });
});

describe('table', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'é', '"', ';', ',', '\t', '\n', '\r\n', ' ') })
    .map((text) => text.trim());
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  test('what is written as CSV or put on the clipboard is read as it was', () => {
    fc.assert(
      fc.property(table, fc.constantFrom(';', ',', '\t'), fc.constantFrom('\n', '\r\n'), (rows, delimiter, end) => {
        const header = ['x', 'y', 'z', 'w'];
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const written = [header, ...rows].map((cells) => cells.map(quote).join(delimiter)).join(end);
        const read = linesOf(`x${delimiter}y${delimiter}z\n${written}`).slice(2);
        expect(read.map(({ cells }) => cells)).toEqual(rows.filter((cells) => cells.some((text) => text !== '')));
      }),
    );
  });

  test('lines keep their numbers past empty ones and breaks within quotes', () => {
    const read = linesOf('Nome;CPF\n\n"Ana\nClara";1\r\n;\nBia;2\n');
    expect(read.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'Nome'],
      [3, 'Ana\nClara'],
      [6, 'Bia'],
    ]);
  });

  test('a comma in a name parts nothing where semicolons part cells', () => {
    expect(linesOf('Nome;CPF\nSilva, Ana "Nina";1')[1]?.cells).toEqual(['Silva, Ana "Nina"', '1']);
  });
});

describe('quotes and separators', () => {
  test.each([
    ['nowhere', 'Nome;CPF\nAna;1\nBia;"2\nCaio;3\n', 3],
    ["in another line's middle", 'Nome;CPF\n"Ana;1\n"Bia";2\n', 2],
    ['in the first line', '"Nome;CPF\nAna;1', 1],
  ])('a quote that ends %s is refused, with its line', (_, sheet, line) => {
    expect(readTable(sheet)).toMatchObject({
      ok: false,
      code: 'invalid-request',
      errors: [{ field: 'file', message: sheetMessages.openQuote(line) }],
    });
  });

  test.each([';', ',', '\t'])(
    "Excel's line 'sep=%s' says what parts the cells, and the others keep their number",
    (separator) => {
      const others = [';', ',', '\t'].filter((one) => one !== separator).join('');
      expect(linesOf(`\uFEFFsep=${separator}\r\nNome${separator}A${others}B\r\n"Ana"${separator}1`)).toEqual([
        { line: 2, cells: ['Nome', `A${others}B`] },
        { line: 3, cells: ['Ana', '1'] },
      ]);
    },
  );
});

describe('columns', () => {
  test('are known by their names, whatever their case, accents and order', () => {
    const headers = ['data de NASCIMENTO', 'MATRICULA', 'Observação', 'nome do aluno', 'Ano/Série', 'turma', 'Nome'];
    expect(mapColumns(headers, 'STUDENT')).toEqual(['birth_date', 'matricula', null, 'name', 'grade', 'section', null]);
  });

  test.each([
    ['Data Nascimento', 'birth_date'],
    ['DATA DO NASCIMENTO', 'birth_date'],
    ['Dt. de nasc.', 'birth_date'],
    ['Número matrícula', 'matricula'],
    ['Nome aluno', 'name'],
    ['Nome da Aluna', 'name'],
    ['Nº CPF', 'cpf'],
    ['Telefone responsável', 'phone'],
    ['Código INEP aluno', 'inep_code'],
    ['Data de matrícula', null],
  ])('%s is %s', (header, field) => {
    expect(mapColumns([header], 'STUDENT')).toEqual([field]);
  });

  test.each(importRoles)('the template of %s names every column, and none twice', (role) => {
    const [line] = linesOf(importTemplate(role));
    expect(mapColumns(line?.cells ?? [], role)).toEqual(importColumns[role].map(({ field }) => field));
    const names = importColumns[role].flatMap(({ label, also }) => [label, ...also].map(folded));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('class', () => {
  const classes = [
    { grade: '5º Ano', section: 'A' },
    { grade: 'Pré 1', section: '1A' },
    { grade: 'Pré 11', section: 'A' },
    { grade: 'Pré II', section: 'A' },
    { grade: 'Pre II', section: 'A' },
    { grade: '1', section: '1' },
  ];
  test.each([
    ['5º Ano', 'A', ['5º Ano A']],
    ['5 ano', 'a', ['5º Ano A']],
    ['', '5 ano a', ['5º Ano A']],
    ['5ºAno A', '', ['5º Ano A']],
    ['5º Ano', '5º Ano A', ['5º Ano A']],
    ['5º Ano', '5 ANO - A', ['5º Ano A']],
    ['Pré 1', '1A', ['Pré 1 1A']],
    ['Pré 11', 'A', ['Pré 11 A']],
    ['', 'Pré 11 A', ['Pré 11 A']],
    ['', 'Pré 11A', ['Pré 1 1A', 'Pré 11 A']],
    ['Pre II', 'a', ['Pre II A']],
    ['PRÉ-II', 'A', ['Pré II A', 'Pre II A']],
    ['1', '11', []],
    ['5º', 'Ano A', []],
    ['5º Ano', '5º Ano', []],
  ])('%j and %j can be %j', (grade, section, names) => {
    expect(classesNamed(classes, { grade, section }).map((one) => `${one.grade} ${one.section}`)).toEqual(names);
  });
});

describe('people', () => {
  const columns = ['name', 'matricula', 'cpf', 'birth_date', 'gender', 'email', 'phone', 'inep_code'] as const;
  const read = (cells: string[], line = 2, role: 'STUDENT' | 'TEACHER' = 'STUDENT') =>
    readPerson({ line, cells }, columns, role, '2026-05-20');

  test('are read as the form reads them', () => {
    expect(
      read(['Ana', '77', '529.982.247-25', '31/3/2015', 'F', 'ANA@x.br', '(35) 99999-0000', '123456789012']),
    ).toEqual({
      line: 2,
      name: 'Ana',
      matricula: '77',
      cpf: '52998224725',
      birth_date: '2015-03-31',
      gender: 'FEMALE',
      email: 'ana@x.br',
      phone: '35999990000',
      inep_code: '123456789012',
      className: { grade: '', section: '' },
      errors: [],
    });
    expect(read(['Ana', '', '1234567890', '2015-03-31', 'Não informado']).cpf).toBe('01234567890');
  });

  test.each([
    [['', '1'], 'name', 'Nome obrigatório'],
    [['Ana', '', '123'], 'cpf', 'CPF deve conter 11 dígitos'],
    [['Ana', '', '111.111.111-11'], 'cpf', 'CPF inválido'],
    [['Ana', '', '', '31/02/2015'], 'birth_date', 'Data de nascimento inválida'],
    [['Ana', '', '', '21/05/2026'], 'birth_date', 'Data de nascimento inválida'],
    [['Ana', '', '', '', 'x'], 'gender', 'Use Feminino, Masculino, Outro ou Não informado'],
    [['Ana', '', '', '', '', 'ana@'], 'email', 'Email inválido'],
    [['Ana', '', '', '', '', '', '99'], 'phone', 'Telefone deve ter DDD e 8 ou 9 dígitos'],
    [['Ana', '', '', '', '', '', '', '12'], 'inep_code', 'O código INEP do aluno deve conter 12 dígitos'],
    [['Ana', '2,026E+07'], 'matricula', 'O número foi abreviado pela planilha. Formate a coluna como texto'],
    [['Ana', '', '5,3E+10'], 'cpf', 'O número foi abreviado pela planilha. Formate a coluna como texto'],
    [['Ana', '--'], 'matricula', 'A matrícula deve ter letras ou números'],
  ])('%j: %s, %s', (cells, field, message) => {
    expect(read(cells).errors).toEqual([{ field, message }]);
  });

  test.each([
    ['5/3/2014', '2014-03-05'],
    ['2014-3-5', '2014-03-05'],
    ['2014/03/05', '2014-03-05'],
    ['05/03/2014 00:00', '2014-03-05'],
    ['2014-03-05 00:00:00', '2014-03-05'],
    ['05/03/14', '2014-03-05'],
    ['20/5/26', '2026-05-20'],
    ['21/5/27', '1927-05-21'],
    ['5.3.78', '1978-03-05'],
  ])('born on %s is %s', (typed, day) => {
    const { birth_date, errors } = read(['Ana', '', '', typed]);
    expect([birth_date, errors]).toEqual([day, []]);
  });

  test.each(['14-03-05', '31/02/14', '21/5/26', '05/03/2014 13:20', '5/3'])('born on %s is refused', (typed) => {
    expect(read(['Ana', '', '', typed]).errors.map(({ field }) => field)).toEqual(['birth_date']);
  });

  test.each(['2,02E+11', '2.02E+11', '2E+11'])('%s was shortened', (typed) => {
    expect(read(['Ana', typed]).errors.map(({ field }) => field)).toEqual(['matricula']);
  });

  test.each(['7E12', '2e5', '2E+1', '20E+11'])('%s is a matrícula', (typed) => {
    expect(read(['Ana', typed])).toMatchObject({ matricula: typed, errors: [] });
  });

  test('a name with a break in it is one line, in a line with faults too', () => {
    expect(read(['Ana\nClara']).name).toBe('Ana Clara');
    expect(read(['Ana\r\nClara', '', '123']).name).toBe('Ana Clara');
  });

  test('a teacher needs an e-mail', () => {
    expect(read(['Ana'], 2, 'TEACHER').errors).toEqual([{ field: 'email', message: 'Email obrigatório' }]);
  });

  test('the second of two with one CPF, matrícula or e-mail is told of the first', () => {
    const people = [
      read(['Ana', 'A1', '529.982.247-25'], 2),
      read(['Bia', 'a1', ''], 3),
      read(['Cai', '', '52998224725', '', '', 'c@x.br'], 4),
      read(['Dé', '', '', '', '', 'C@x.br'], 5),
    ];
    findRepeated(people);
    expect(people.map(({ errors }) => errors.map(({ message }) => message))).toEqual([
      [],
      ['Esta matrícula já está na linha 2'],
      ['Este CPF já está na linha 2'],
      ['Este e-mail já está na linha 4'],
    ]);
  });

  test('what is wrong already is not told of as repeated too', () => {
    const people = [read(['Ana', '', '123'], 2), read(['Bia', '', '123'], 3)];
    findRepeated(people);
    expect(people.map(({ errors }) => errors.map(({ message }) => message))).toEqual([
      ['CPF deve conter 11 dígitos'],
      ['CPF deve conter 11 dígitos'],
    ]);
  });
});
