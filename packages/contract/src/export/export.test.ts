import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { aboutExport } from './about-export.ts';
import { csvText } from './csv-text.ts';
import { excelBytes } from './excel-bytes.ts';
import { exportFileName } from './export-file-name.ts';
import { type ExportCell, type ExportCells, readForPaper, readTable } from './export-table.ts';
import { neutralCell } from './neutral-cell.ts';

/** Reads CSV by RFC 4180 with `;`: written apart from what it checks. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (quoted) {
      if (character !== '"') field += character;
      else if (text[at + 1] === '"') field += text[++at];
      else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ';') {
      row.push(field);
      field = '';
    } else if (character === '\r' && text[at + 1] === '\n') {
      rows.push([...row, field]);
      row = [];
      field = '';
      at++;
    } else field += character;
  }
  return rows;
}

const awkward = fc.constantFrom(
  '"',
  ';',
  '\n',
  '\r',
  '\r\n',
  ',',
  '\t',
  '=',
  '+',
  '-',
  '@',
  "'",
  'ã',
  ' ',
  '=1+1',
  '＝1+1',
  '＠SUM(A1)',
  '@SUM(A1)',
);
const text = fc.array(fc.oneof(awkward, fc.string({ maxLength: 4 })), { maxLength: 6 }).map((parts) => parts.join(''));
const table = (rows: ExportCell[][]): ExportCells =>
  readTable<ExportCell[]>({
    columns: [0, 1, 2].map((index) => ({ header: `Coluna ${index}`, value: (row) => row[index] })),
    rows,
  });

describe('readForPaper', () => {
  it('writes a year as it is called, not as a quantity, which in a file is still a number', () => {
    const years = { columns: [{ header: 'Ano letivo', value: (year: number | null) => year, isLabel: true }] };
    const counts = { columns: [{ header: 'Alunos', value: (count: number) => count }] };
    expect(readForPaper({ ...years, rows: [2026, null] }).rows).toEqual([['2026'], [null]]);
    expect(readForPaper({ ...counts, rows: [2026] }).rows).toEqual([[2026]]);
    expect(readTable({ ...years, rows: [2026] }).rows).toEqual([[2026]]);
  });
});

describe('csvText', () => {
  it('gives back every text after reading, neutralised and otherwise untouched', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, text)), (rows) => {
        const [head, ...read] = parse(csvText(table(rows)).slice(1));
        expect(head).toEqual(['Coluna 0', 'Coluna 1', 'Coluna 2']);
        expect(read).toEqual(rows.map((row) => row.map(neutralCell)));
      }),
    );
  });

  it('lets no formula through', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, text), { minLength: 1 }), (rows) => {
        const cells = parse(csvText(table(rows)).slice(1)).flat();
        for (const cell of cells) expect(cell === '-' || !/^[=+\-@＝＋－＠\t\r\n]/.test(cell)).toBe(true);
      }),
    );
  });

  it('starts with a BOM and separates by semicolons', () => {
    expect(csvText(table([['Ética', 8.5, -3]]))).toBe('\uFEFFColuna 0;Coluna 1;Coluna 2\r\nÉtica;8,5;-3\r\n');
  });

  it('writes a moment as a spreadsheet reads one, and leaves other commas', () => {
    const lines = csvText(table([['14/08/2026, 22:30', '14/08/2026, às 22:30', 'a, b']]));
    expect(lines).toContain('\r\n14/08/2026 22:30;14/08/2026, às 22:30;a, b\r\n');
  });

  it('writes booleans in Portuguese, and the absent as nothing', () => {
    expect(csvText(table([[true, null, undefined]]))).toContain('\r\nSim;;\r\n');
  });
});

describe('excelBytes', () => {
  it('keeps texts and numbers, and no cell is or begins a formula', async () => {
    const cell = fc.oneof(text, fc.integer({ min: -1e6, max: 1e6 }));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 }), async (rows) => {
        const book = read(await excelBytes({ ...table(rows), sheet: 'FAQs' }), { type: 'array' });
        expect(book.SheetNames).toEqual(['FAQs']);
        const sheet = book.Sheets.FAQs ?? {};
        for (const [address, each] of Object.entries(sheet)) {
          if (address.startsWith('!')) continue;
          expect(each.f).toBeUndefined();
          if (each.t === 's') expect(each.v === '-' || !/^[=+\-@\t\r]/.test(String(each.v))).toBe(true);
        }
        for (const [index, row] of rows.entries()) {
          const first = sheet[utils.encode_cell({ r: index + 1, c: 0 })];
          if (typeof row[0] === 'number') expect(first).toMatchObject({ t: 'n', v: row[0] });
        }
      }),
      { numRuns: 25 },
    );
  });

  it('cuts a text at what a cell holds', async () => {
    const [fits, over] = ['a'.repeat(32_767), 'b'.repeat(40_000)];
    const { Sheets } = read(await excelBytes(table([[fits, over, '']])), { type: 'array' });
    expect(Sheets.Dados?.A2?.v).toBe(fits);
    expect(Sheets.Dados?.B2?.v).toBe(`${over.slice(0, 32_766)}…`);
  });

  it("names the sheet 'Dados' by default, and takes out what a sheet's name may not have", async () => {
    const names = async (sheet?: string) =>
      read(await excelBytes({ ...table([]), sheet }), { type: 'array' }).SheetNames;
    expect(await names()).toEqual(['Dados']);
    expect(await names('9º Ano C / 2º bimestre: notas e frequência da turma')).toEqual([
      '9º Ano C   2º bimestre  notas e',
    ]);
  });
});

describe('days, a head and what a workbook is about in excelBytes', () => {
  it('writes a day with its time as one, in columns wide enough, and tells on a second sheet what it is', async () => {
    const about = aboutExport({
      title: 'Auditoria',
      shown: { Turma: '9º Ano C' },
      author: 'Rosa Lima',
      rows: 1,
      now: new Date('2026-08-15T01:30:00Z'),
    });
    const book = read(await excelBytes({ ...table([['14/08/2026, 22:30', 8.5, 'x'.repeat(40)]]), about }), {
      type: 'array',
      cellNF: true,
      cellStyles: true,
    });
    const [sheet = {}, second = {}] = book.SheetNames.map((name) => book.Sheets[name]);
    expect(sheet.A2).toMatchObject({ t: 'n', z: 'dd/mm/yyyy hh:mm' });
    expect(sheet.A2?.v).toBeCloseTo(46_248.9375, 4);
    expect(sheet['!cols']?.map(({ wch = 0 }) => Math.round(wch))).toEqual([19, 10, 42]);
    expect(book.SheetNames).toEqual(['Dados', 'Sobre']);
    expect(utils.sheet_to_json(second, { header: 1, raw: false })).toEqual([
      ['Conteúdo', 'Auditoria'],
      ['Turma', '9º Ano C'],
      ['Linhas', '1'],
      ['Gerado em', '14/08/2026 22:30'],
      ['Por', 'Rosa Lima'],
    ]);
    expect(aboutExport({ title: 'x', shown: {}, author: null, rows: 0, now: new Date() })[1]).toEqual([
      'Filtros',
      'nenhum',
    ]);
  });

  it('writes days as days, and what only looks like one as text', async () => {
    const rows = [['29/02/2012', '30/02/2012', '5/1/2020']];
    const sheet = read(await excelBytes(table(rows)), { type: 'array', cellNF: true }).Sheets.Dados ?? {};
    expect(sheet.A2).toMatchObject({ t: 'n', v: 40_968, w: '29/02/2012', z: 'dd/mm/yyyy' });
    expect([sheet.B2?.t, sheet.C2?.t]).toEqual(['s', 's']);
  });

  it('begins with the head and an empty row', async () => {
    const book = read(await excelBytes({ ...table([['a', 8.5, null]]), head: ['Rede de Santa Aurora', '=1+1'] }), {
      type: 'array',
    });
    const [first, second, third, ...rest] = utils.sheet_to_json(book.Sheets.Dados ?? {}, {
      header: 1,
      blankrows: true,
    });
    expect([first, second, third]).toEqual([['Rede de Santa Aurora'], ["'=1+1"], []]);
    expect(rest).toEqual([
      ['Coluna 0', 'Coluna 1', 'Coluna 2'],
      ['a', 8.5, ''],
    ]);
  });
});

describe('exportFileName', () => {
  it('says in plain letters what it is, what narrows it, and the day in Brasília', () => {
    const lateEvening = new Date('2026-08-15T01:30:00Z');
    expect(exportFileName('faqs', 'xlsx', lateEvening)).toBe('faqs_2026-08-14.xlsx');
    expect(exportFileName([], 'csv', lateEvening)).toBe('dados_2026-08-14.csv');
    expect(exportFileName(['Frequência por turma', '9º Ano C'], 'xlsx', lateEvening)).toBe(
      'frequencia-por-turma_9-ano-c_2026-08-14.xlsx',
    );
    expect(exportFileName('../a\\b:"c"', 'csv', lateEvening)).toBe('a-b-c_2026-08-14.csv');
  });
});
