import type { ReportCardLine } from '@caderneta/contract';
import { pagesPdf, shapesIn } from '@caderneta/omr-engine';
import { loadSheetFonts } from '@caderneta/omr-engine/node';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { binderMm, cardLayout, marginMm } from './card-layout.ts';
import { drawCards } from './draw-card.ts';

const head = {
  lines: ['Rede Municipal de Santa Aurora', 'E.M. Dalva Nogueira · INEP 31000001'],
  logoMm: 0,
  issued: '20/05/2026',
};
const disciplines = [
  'Português',
  'Matemática',
  'Ciências',
  'História',
  'Geografia',
  'Artes',
  'Inglês',
  'Educação Física',
];

const cardOf = (pupil: number, name: string, periods: number): ReportCardLine[] =>
  disciplines.map((discipline) => ({
    student_profile_id: String(pupil),
    student: name,
    matricula: `70${pupil}`,
    institution: 'E.M. Dalva Nogueira',
    class: '9º Ano C',
    school_year: 2026,
    discipline,
    periods: Array.from({ length: periods }, (_, index) => ({
      label: `${index + 1}º bimestre`,
      score: index < 2 ? 8.5 : null,
      absent: index,
    })),
    mean: 8.5,
    frequency: 91.3,
    situation: 'CURSANDO',
    year: { mean: 8.4, frequency: 92.5, situation: 'CURSANDO' },
  }));

/** Without spaces: a reader puts them where letters were set apart. */
const letters = (text: string): string => text.replaceAll(/\s/g, '');

async function textsOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: pdf.slice(), useSystemFonts: false }).promise;
  const texts: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    texts.push(letters(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  await document.loadingTask.destroy();
  return texts;
}

it('gives a class of 35 a page each, with every figure', async () => {
  const fonts = await loadSheetFonts();
  const names = Array.from({ length: 35 }, (_, index) => `Ana Beatriz de Conceição ${index + 1}`);
  const pdf = await pagesPdf(
    drawCards(
      names.flatMap((name, index) => cardOf(index, name, 4)),
      head,
    ),
    fonts,
    { title: 'Boletins' },
  );
  const pages = await textsOf(pdf);
  expect(pages).toHaveLength(35);
  for (const [index, name] of names.entries()) expect(pages[index]).toContain(letters(name));
  for (const words of [
    ...head.lines,
    ...disciplines,
    '8,5',
    '91,3',
    '92,5',
    'Boletim escolar 2026',
    'Emitido em 20/05/2026',
  ]) {
    expect(pages[0]).toContain(letters(words));
  }
}, 20_000);

it('keeps every column within the paper, months on a page on its side', () => {
  for (const periods of [2, 3, 4, 12]) {
    const { widthMm, heightMm, situation, discipline } = cardLayout(periods);
    expect(widthMm > heightMm).toBe(periods === 12);
    expect(situation.xMm + situation.widthMm).toBeCloseTo(widthMm - marginMm);
    expect(discipline.xMm).toBe(binderMm);
    expect(discipline.widthMm).toBeGreaterThan(20);
  }
});

it('shortens names of 200 letters and keeps 40 disciplines on the page', () => {
  const lines = Array.from({ length: 5 }, () => cardOf(1, 'A'.repeat(200), 4)).flat();
  const [page, ...rest] = drawCards(lines, head);
  expect(rest).toEqual([]);
  const shapes = [...(page?.shapes ?? []), ...shapesIn(page?.parts ?? [])];
  const lowest = Math.max(...shapes.map((shape) => ('yMm' in shape ? shape.yMm : 0)));
  expect(lowest).toBeLessThanOrEqual(297 - marginMm);
  const names = shapes.filter((shape) => shape.kind === 'text' && shape.text.startsWith('AAA'));
  expect(names.length).toBe(1);
  for (const shape of names) expect(shape.kind === 'text' && shape.maxWidthMm).toBeTruthy();
});

/** A part as pdf.js reads it: its role, and its words or its parts. */
interface ReadNode {
  role?: string;
  children?: ReadNode[];
  type?: string;
  id?: string;
}

it('tells a screen reader its title, paragraphs and table, in the order of reading', async () => {
  const fonts = await loadSheetFonts();
  const pdf = await pagesPdf(drawCards([...cardOf(1, 'Ana', 4), ...cardOf(2, 'Bia', 4)], head), fonts, {
    title: 'Boletins',
  });
  const document = await getDocument({ data: pdf.slice() }).promise;
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const page = await document.getPage(2);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const words = new Map<string, string>();
  let at = '';
  for (const item of items) {
    if ('str' in item) words.set(at, (words.get(at) ?? '') + item.str);
    else if (item.type === 'beginMarkedContentProps') at = item.id ?? '';
  }
  const tree: ReadNode = (await page.getStructTree()) as ReadNode;
  const leaves = (node: ReadNode): string =>
    node.type === 'content' ? (words.get(node.id ?? '') ?? '') : (node.children ?? []).map(leaves).join('');
  const all = (node: ReadNode, role: string): ReadNode[] => [
    ...(node.role === role ? [node] : []),
    ...(node.children ?? []).flatMap((child) => all(child, role)),
  ];
  expect(all(tree, 'H1').map(leaves).map(letters)).toEqual([letters('Boletim escolar 2026')]);
  expect(all(tree, 'P').map(leaves).map(letters)).toContain(letters('AlunoBia'));
  const [titles, first] = all(tree, 'TR');
  expect(all(tree, 'TR')).toHaveLength(disciplines.length + 1);
  expect(letters(leaves(titles ?? {}))).toContain(letters('1º bimestreNota'));
  expect(first?.children?.map(({ role }) => role).slice(0, 2)).toEqual(['TH', 'TD']);
  expect(letters(leaves(first ?? {}))).toBe(letters('Português8,508,51–2–38,591,3Cursando'));
  await document.loadingTask.destroy();
}, 20_000);
