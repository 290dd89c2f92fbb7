import { pagesPdf, shapesIn } from '@caderneta/omr-engine';
import { loadSheetFonts } from '@caderneta/omr-engine/node';
import { PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { letters, readPaper } from '../../../test/read-paper.ts';
import { drawPaper } from './draw-paper.ts';
import type { PaperSection, PaperTable } from './paper-document.ts';
import { marginMm } from './paper-shapes.ts';

const head = {
  lines: ['Rede Municipal de Santa Aurora', 'E.M. Dalva Nogueira · INEP 31000001'],
  logoMm: 0,
  issued: '20/05/2026',
};
const table = (names: readonly string[]): PaperTable => ({
  kind: 'table',
  columns: [
    { header: 'Nº', align: 'end' },
    { header: 'Aluno', isRowHeader: true },
    { header: 'Acertos', align: 'end' },
    { header: 'Nota', align: 'end' },
  ],
  rows: names.map((name, index) => [String(index + 1), name, index === 1 ? '–' : '12', index === 1 ? '–' : '54,55']),
});
const section = (names: readonly string[]): PaperSection => ({
  title: 'Resultado da turma',
  shown: 'Turma: 9º Ano C · Período: 1º período',
  blocks: [{ kind: 'facts', facts: [['Avaliação', 'Prova de maio']] }, table(names)],
  signatures: ['Professor(a)', 'Direção'],
});
const pupils = (count: number) => Array.from({ length: count }, (_, index) => `Ana Conceição ${index + 1}`);

let fonts: Awaited<ReturnType<typeof loadSheetFonts>>;
beforeAll(async () => {
  fonts = await loadSheetFonts();
});
const write = (...sections: PaperSection[]) =>
  pagesPdf(drawPaper(sections, head, fonts), fonts, { title: 'Resultado' });
const read = async (...sections: PaperSection[]) => readPaper(await write(...sections));

describe('a drawn document', () => {
  it('has network, school, title, filters in words, date, page of how many and who signs', async () => {
    const { pages, info, isMarked } = await read(section(pupils(12)));
    expect(pages).toHaveLength(1);
    for (const words of [
      ...head.lines,
      'Resultado da turma',
      'Turma: 9º Ano C · Período: 1º período',
      'Prova de maio',
    ]) {
      expect(pages[0]?.text).toContain(letters(words));
    }
    for (const words of ['Emitido em 20/05/2026', 'Página 1 de 1', 'Professor(a)', 'Direção']) {
      expect(pages[0]?.text).toContain(letters(words));
    }
    expect([info.Title, info.Language, isMarked]).toEqual(['Resultado', 'pt-BR', true]);
  });

  it('tells a screen reader its title and its table, each heading over its column or before its row', async () => {
    const { pages } = await read(section(pupils(3)));
    const [page] = pages;
    expect(page?.of('H1')).toEqual([letters('Resultado da turma')]);
    expect(page?.of('P')).toContain(letters('AvaliaçãoProva de maio'));
    expect(page?.of('TR')).toEqual(
      ['NºAlunoAcertosNota', '1Ana Conceição 11254,55', '2Ana Conceição 2––', '3Ana Conceição 31254,55'].map(letters),
    );
    expect(page?.within('TR')).toEqual([['TH', 'TH', 'TH', 'TH'], ...Array(3).fill(['TD', 'TH', 'TD', 'TD'])]);
  });

  it('repeats head, title and headings on each page, and signs where there is something to sign', async () => {
    const { pages } = await read(section(pupils(80)));
    expect(pages.length).toBe(3);
    for (const [index, page] of pages.entries()) {
      expect(page.text).toContain(letters(`Página ${index + 1} de 3`));
      expect(page.text).toContain(letters('Rede Municipal de Santa Aurora'));
      expect(page.of('TR')[0]).toBe('NºAlunoAcertosNota');
    }
    expect(pages[1]?.text).toContain(letters('Resultado da turma (continuação)'));
    expect(pages.flatMap(({ of }) => of('H1'))).toHaveLength(1);
    expect(pages.map(({ text }) => text.includes('Professor(a)'))).toEqual([false, false, true]);
  });

  it('never leaves lines to sign alone on a page, however many rows there are', async () => {
    for (let count = 26; count < 44; count += 1) {
      const last = drawPaper([section(pupils(count))], head, fonts).at(-1);
      const texts = shapesIn(last?.parts ?? []).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
      expect(texts.filter((text) => text.startsWith('Ana')).length, `${count}`).toBeGreaterThanOrEqual(3);
      expect(texts).toContain('Direção');
    }
  });

  it('gives names of 200 letters whole, within the paper', async () => {
    const long = [`${'Maria '.repeat(33)}Sá`, 'A'.repeat(200), 'Bia'];
    const { pages } = await read(section(long));
    for (const name of long) expect(pages[0]?.of('TR').some((row) => row.includes(letters(name)))).toBe(true);
    const right = (pages[0]?.widthPt ?? 0) - (marginMm * 72) / 25.4;
    expect(Math.max(...(pages[0]?.ends ?? []))).toBeLessThanOrEqual(right + 0.5);
  });

  it('lays many columns on their side, in smaller letters before a word is broken', async () => {
    const columns = Array.from({ length: 24 }, (_, index) => ({
      header: 'Faltas',
      over: `${Math.floor(index / 2)}º mês`,
    }));
    const wide: PaperTable = { kind: 'table', columns, rows: [columns.map(() => '100,0')] };
    const [page, ...rest] = drawPaper([{ title: 'Ano', blocks: [wide] }], head, fonts);
    expect([page?.widthMm, rest]).toEqual([297, []]);
    const texts = shapesIn(page?.parts ?? []).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    expect(texts.filter((text) => text === 'Faltas')).toHaveLength(24);
    expect(texts.filter((text) => text.endsWith('º mês'))).toHaveLength(12);
    expect(texts.filter((text) => text === '100,0')).toHaveLength(24);
  });

  it('writes smaller before a name takes a second line: a month of a class is one sheet', () => {
    const days = ['04 qua', '05 qui', '06 sex', '09 seg', '11 qua', '12 qui', '13 sex', '16 seg', '18 qua', '19 qui'];
    const roll: PaperTable = {
      kind: 'table',
      columns: [
        { header: 'Nº', align: 'end' },
        { header: 'Aluno', isRowHeader: true },
        ...[...days, '23 seg'].map((header) => ({ header, align: 'middle' as const })),
        { header: 'Faltas', align: 'end' },
        { header: '%', align: 'end' },
      ],
      rows: Array.from({ length: 29 }, (_, row) => [
        String(row + 1),
        'Joaquim Albuquerque Marques',
        ...Array.from({ length: 11 }, () => '•'),
        '0',
        '100,0',
      ]),
    };
    const pages = drawPaper([{ title: 'Frequência', blocks: [roll], signatures: ['Professor(a)'] }], head, fonts);
    expect(pages.map(({ widthMm }) => widthMm)).toEqual([210]);
    const texts = shapesIn(pages[0]?.parts ?? []).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    expect(texts.filter((text) => text === 'Joaquim Albuquerque Marques')).toHaveLength(29);
  });

  it('has signs read as words', async () => {
    const signs: PaperTable = {
      kind: 'table',
      columns: [{ header: 'Dia' }],
      rows: [['•']],
      readAs: { '•': 'presente' },
    };
    const document = await PDFDocument.load(await write({ title: 'Frequência', blocks: [signs] }));
    const said = document.context.enumerateIndirectObjects().flatMap(([, object]) => {
      const text = object instanceof PDFDict ? object.get(PDFName.of('ActualText')) : undefined;
      return text instanceof PDFHexString ? [text.decodeText()] : [];
    });
    expect(said).toEqual(['presente']);
  });

  it('keeps cards to cut out whole, each under its person’s name', async () => {
    const cards = pupils(11).map((name) => ({
      name,
      under: '9º Ano C',
      facts: [['Código', '3A4YB-9KX7T']] as const,
      notes: ['Vale uma vez.'],
    }));
    const drawn = drawPaper([{ title: 'Cartões', blocks: [{ kind: 'cards', cards }] }], head, fonts);
    const { pages } = await readPaper(await pagesPdf(drawn, fonts, { title: 'Cartões' }));
    expect(pages.flatMap(({ of }) => of('H2'))).toEqual(cards.map(({ name }) => letters(name)));
    const lowest = drawn.flatMap(({ shapes }) =>
      shapes.flatMap((shape) => (shape.kind === 'line' ? shape.points.map(([, y]) => y) : [])),
    );
    expect(Math.max(...lowest)).toBeLessThan(297 - marginMm);
  });
});
