import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SheetSpec } from '../core/sheet-layout.ts';
import { drawSheet } from './draw-sheet.ts';
import type { LabelledQuestion, SheetPage } from './drawing.ts';
import { sheetJson } from './json-writer.ts';
import { layOutSheet } from './lay-out-sheet.ts';

const page: SheetPage = {
  title: 'Prova',
  school: 'E.M. Dalva',
  studentName: 'Ana',
  className: '9 A',
  identity: 'AV318-20260417',
};
const labelled: LabelledQuestion[] = [
  { group: 0, question: 2, labels: ['V', 'F'] },
  { group: 1, question: 3, labels: ['0', '1'], isTeachers: true },
  { group: 1, question: 1, labels: [], grid: 1 },
];
const printed: [SheetSpec, SheetPage][] = [
  [{ groups: [13, 13], options: 4 }, page],
  [
    { groups: [10, 10], options: 5, numbering: 'continuous' },
    { ...page, identity: 'AV318-20260417~B' },
  ],
  [
    { groups: [25, 25, 25, 25], options: 5 },
    { title: 'Prova', identity: 'AV318' },
  ],
  [{ groups: [7], options: 2 }, { title: 'Prova' }],
  [
    { groups: [13, 10], options: 4, grids: 2 },
    { ...page, labelled },
  ],
  [
    { groups: [13, 10], options: 4, grids: 1, numbering: 'continuous' },
    { ...page, labelled },
  ],
  [
    { groups: [5], options: 4, grids: 1 },
    { ...page, labelled: [{ group: 0, question: 1, labels: [], grid: 1 }] },
  ],
];

it('a sheet of one page is drawn to the last stroke as those that schools have printed', () => {
  const hash = createHash('sha256');
  for (const [spec, of] of printed) {
    const laidOut = layOutSheet(spec);
    if (!laidOut.ok) throw new Error(laidOut.message);
    hash.update(JSON.stringify([drawSheet(laidOut.layout, of), sheetJson(laidOut.layout, of.identity)]));
  }
  expect(hash.digest('hex')).toBe('bff466c1b6a087359d41280f314f892090895143f2dc32fea5f21c5fa65da63c');
});

it('a page of two says which it is, and counts columns and questions on from the one before', () => {
  const textsOf = (numbering: 'restart' | 'continuous') => {
    const laidOut = layOutSheet({ groups: [13, 13], options: 4, numbering });
    if (!laidOut.ok) throw new Error(laidOut.message);
    const position = { number: 2, columnsBefore: [13, 13, 10] } as const;
    return drawSheet(laidOut.layout, { ...page, position }).flatMap((shape) =>
      shape.kind === 'text' ? shape.text : [],
    );
  };
  expect(textsOf('restart')).toEqual(
    expect.arrayContaining(['26 questões · Folha de respostas · página 2 de 2', 'Coluna 4', 'Coluna 5', '1', '13']),
  );
  expect(textsOf('continuous')).toEqual(expect.arrayContaining(['Coluna 4', '37', '62']));
  expect(textsOf('continuous')).not.toContain('36');
});
