import { pagesPdf, shapesIn } from '@caderneta/omr-engine';
import { loadSheetFonts } from '@caderneta/omr-engine/node';
import { beforeAll, expect, test } from 'vitest';
import { letters, readPaper } from '../../../test/read-paper.ts';
import { drawPaper } from './draw-paper.ts';
import type { PaperQuestion } from './paper-document.ts';

const head = { lines: ['Rede Municipal de Santa Aurora'], logoMm: 0, issued: '20/05/2026' };
/** A dot of a pixel, as PNG. */
const bytes = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const question = (number: number, over: Partial<PaperQuestion> = {}): PaperQuestion => ({
  ...{ kind: 'question', number: String(number), statement: `Enunciado ${number}`, picture: null },
  options: [
    ['A', 'Primeira'],
    ['B', 'Segunda'],
  ],
  ...over,
});

let fonts: Awaited<ReturnType<typeof loadSheetFonts>>;
beforeAll(async () => {
  fonts = await loadSheetFonts();
});
const draw = (...blocks: PaperQuestion[]) => drawPaper([{ title: 'Prova', blocks }], head, fonts);
const textsOf = (page: ReturnType<typeof draw>[number]) =>
  shapesIn(page.parts ?? []).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

test('a question is read with its number, its statement and its lettered options', async () => {
  const { pages } = await readPaper(await pagesPdf(draw(question(1)), fonts, { title: 'Prova' }));
  for (const words of ['1.', 'Enunciado 1', 'A)', 'Primeira', 'B)', 'Segunda']) {
    expect(pages[0]?.text).toContain(letters(words));
  }
});

test('no page ends within a question, and one that is longer than a page goes on over its end', () => {
  const many = draw(...Array.from({ length: 24 }, (_, at) => question(at + 1)));
  expect(many.length).toBeGreaterThan(1);
  for (const page of many) {
    const texts = textsOf(page);
    const starts = texts.filter((text) => text.startsWith('Enunciado')).length;
    expect(texts.filter((text) => text === 'Segunda')).toHaveLength(starts);
  }
  const long = draw(question(1, { statement: 'Uma frase que ocupa uma linha.\n'.repeat(80).trim() }));
  expect(long.length).toBeGreaterThan(1);
  expect(long.flatMap(textsOf).filter((text) => text.startsWith('Uma frase'))).toHaveLength(80);
});

test('of a question that is longer than a page no option is cut, and a column is named on the page of its question', () => {
  const option = 'Uma alternativa que se estende por muitas linhas até que acabe. '.repeat(9).trim();
  const long = question(1, {
    statement: 'Frase.\n'.repeat(30).trim(),
    options: ['A', 'B', 'C', 'D', 'E'].map((letter) => [letter, `${option} Fim${letter}`] as const),
  });
  const ends = (page: ReturnType<typeof draw>[number]) => textsOf(page).join(' ');
  for (const page of draw(long)) {
    const said = ends(page);
    for (const letter of ['A', 'B', 'C', 'D', 'E']) {
      expect(said.includes(`Fim${letter}`)).toBe(textsOf(page).includes(`${letter})`));
    }
  }
  for (let lines = 20; lines < 50; lines += 1) {
    const filled = draw(
      question(1, { statement: 'Frase.\n'.repeat(lines).trim() }),
      question(2, { over: 'Coluna 2', statement: `Começo ${'que continua '.repeat(60)}` }),
    );
    for (const page of filled) expect(ends(page).includes('Coluna 2')).toBe(ends(page).includes('Começo'));
  }
});

test('a picture stands on its own page, above the options, never larger than there is room', async () => {
  const pages = draw(question(1), question(2, { picture: { bytes, width: 4000, height: 1000 } }));
  const [picture] = pages[0]?.pictures ?? [];
  expect(picture).toMatchObject({ bytes });
  expect(picture?.widthMm).toBeLessThan(171);
  expect((picture?.widthMm ?? 0) / (picture?.heightMm ?? 1)).toBeCloseTo(4);
  const pdf = await pagesPdf(pages, fonts, { title: 'Prova' });
  expect(pdf.length).toBeGreaterThan(
    (await pagesPdf(draw(question(1), question(2)), fonts, { title: 'Prova' })).length,
  );
});
