import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { stripCells, stripOf } from '../core/identity-strip.ts';
import type { SheetBox, SheetLayout, SheetSpec } from '../core/sheet-layout.ts';
import { loadSheetFonts } from '../node/load-sheet-fonts.ts';
import { drawSheet } from './draw-sheet.ts';
import type { Shape, SheetPage } from './drawing.ts';
import { layOutSheet } from './lay-out-sheet.ts';
import { layOutText } from './lay-out-text.ts';
import type { SheetFonts } from './sheet-fonts.ts';

let fonts: SheetFonts;
beforeAll(async () => {
  fonts = await loadSheetFonts();
});

const layoutOf = (spec: SheetSpec): SheetLayout => {
  const laidOut = layOutSheet(spec);
  if (!laidOut.ok) throw new Error(laidOut.message);
  return laidOut.layout;
};

const specs: fc.Arbitrary<SheetSpec> = fc.record({
  groups: fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 4 }),
  options: fc.integer({ min: 2, max: 5 }),
  numbering: fc.constantFrom('restart' as const, 'continuous' as const),
});

const long = 'Maria Conceição d’Ávila Guimarães Assunção '.repeat(5);
const fullPage: SheetPage = {
  network: long,
  school: long,
  title: long,
  subtitle: long,
  studentName: long,
  className: long,
  date: long,
  identity: 'AV318-20260417-XYZ-0123456789-AB',
};

/** What a shape covers, strokes aside. */
function boxOf(shape: Shape): SheetBox {
  if (shape.kind === 'text') {
    const lines = layOutText(shape, fonts);
    const topMm = Math.min(...lines.map(({ yMm, sizeMm }) => yMm - 0.75 * sizeMm));
    const [xMm, widthMm] = [Math.min(...lines.map((line) => line.xMm)), Math.max(...lines.map((line) => line.widthMm))];
    return { xMm, yMm: topMm, widthMm, heightMm: shape.yMm - topMm };
  }
  if (shape.kind === 'rect') return shape;
  if (shape.kind === 'circle')
    return { xMm: shape.xMm - shape.rMm, yMm: shape.yMm - shape.rMm, widthMm: 2 * shape.rMm, heightMm: 2 * shape.rMm };
  const xs = shape.points.map(([x]) => x);
  const ys = shape.points.map(([, y]) => y);
  const [xMm, yMm] = [Math.min(...xs), Math.min(...ys)];
  return { xMm, yMm, widthMm: Math.max(...xs) - xMm, heightMm: Math.max(...ys) - yMm };
}

const apart = (a: SheetBox, b: SheetBox, gapMm: number): boolean =>
  a.xMm + a.widthMm + gapMm <= b.xMm + 1e-6 ||
  b.xMm + b.widthMm + gapMm <= a.xMm + 1e-6 ||
  a.yMm + a.heightMm + gapMm <= b.yMm + 1e-6 ||
  b.yMm + b.heightMm + gapMm <= a.yMm + 1e-6;

const isLetterOf = (shape: Shape, layout: SheetLayout): boolean =>
  shape.kind === 'text' && layout.bubbles.some(({ xMm }) => xMm === shape.xMm) && /^[A-E]$/.test(shape.text);

describe('a page', () => {
  test('no text touches another, a bubble or a marker, however long the names are', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const layout = layoutOf(spec);
        const shapes = drawSheet(layout, fullPage);
        const texts = shapes.filter((shape) => shape.kind === 'text' && !isLetterOf(shape, layout)).map(boxOf);
        const circles = shapes.filter((shape) => shape.kind === 'circle').map(boxOf);
        const markers = layout.markers.map((marker) => ({
          ...marker,
          widthMm: marker.sizeMm,
          heightMm: marker.sizeMm,
        }));
        for (const [index, text] of texts.entries()) {
          expect(text.xMm).toBeGreaterThan(5);
          expect(text.xMm + text.widthMm).toBeLessThan(205);
          for (const other of texts.slice(index + 1)) expect(apart(text, other, 0.3)).toBe(true);
          for (const circle of circles) expect(apart(text, circle, 0.25)).toBe(true);
          for (const marker of markers) expect(apart(text, marker, marker.sizeMm / 6)).toBe(true);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('values stay inside their boxes', () => {
    const layout = layoutOf({ groups: [13, 13], options: 4 });
    const shapes = drawSheet(layout, fullPage);
    const boxes = shapes.filter((shape) => shape.kind === 'rect' && shape.radiusMm !== undefined).map(boxOf);
    const values = shapes.filter((shape) => shape.kind === 'text' && shape.yMm > 55 && shape.yMm < 62).map(boxOf);
    expect(values).toHaveLength(3);
    const labels = shapes.filter((shape) => shape.kind === 'text' && shape.yMm === 54.8).map(boxOf);
    for (const label of labels) for (const value of values) expect(apart(label, value, 0.3)).toBe(true);
    for (const value of values)
      expect(
        boxes.some(
          (box) =>
            value.xMm > box.xMm + 1 &&
            value.xMm + value.widthMm < box.xMm + box.widthMm - 1 &&
            value.yMm > box.yMm &&
            value.yMm + value.heightMm < box.yMm + box.heightMm,
        ),
      ).toBe(true);
  });

  test('the strip prints the identity’s cells, above and below a rule; without an identity there is none', () => {
    const layout = layoutOf({ groups: [13, 13], options: 4 });
    const grid = layout.strip;
    if (!grid) throw new Error('no strip');
    const inStrip = (shape: Shape) =>
      shape.kind === 'rect' && shape.yMm > 268 && shape.yMm < 284 && shape.xMm > 25 && shape.xMm < 185;
    const bars = drawSheet(layout, fullPage).filter(inStrip).map(boxOf);
    const cells = stripCells(stripOf(fullPage.identity ?? ''));
    for (const [index, black] of cells.entries()) {
      const xMm = grid.xMm + ((index % grid.columns) + 0.5) * grid.cellWidthMm;
      const yMm = grid.yMm + Math.floor(index / grid.columns) * grid.linePitchMm + grid.cellHeightMm / 2;
      const centre = { xMm, yMm, widthMm: 0, heightMm: 0 };
      expect(bars.some((bar) => !apart(bar, centre, 0))).toBe(black);
    }
    expect(drawSheet(layout, { ...fullPage, identity: undefined }).some(inStrip)).toBe(false);
    expect(drawSheet(layout, { ...fullPage, strip: false }).some(inStrip)).toBe(false);
  });

  test('circles for answers are where the layout says, each with its letter', () => {
    const layout = layoutOf({ groups: [10, 7], options: 5 });
    const shapes = drawSheet(layout, { title: 'Prova' });
    for (const { xMm, yMm, rMm, option } of layout.bubbles) {
      expect(shapes).toContainEqual(expect.objectContaining({ kind: 'circle', xMm, yMm, rMm }));
      expect(shapes).toContainEqual(expect.objectContaining({ kind: 'text', xMm, text: 'ABCDE'[option] }));
    }
  });

  test('a blank master has empty boxes and no code; a pupil has both', () => {
    const layout = layoutOf({ groups: [13, 13], options: 4 });
    const words = (page: SheetPage) =>
      drawSheet(layout, page).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    const blank = words({ title: 'Prova' });
    expect(blank).toContain('Aluno');
    expect(blank).not.toContain('Ana Beatriz Moura');
    const named = words({ title: 'Prova', studentName: 'Ana Beatriz Moura', identity: 'AV318-20260417' });
    expect(named).toEqual(expect.arrayContaining(['Ana Beatriz Moura', 'AV318-20260417']));
    const bars = (page: SheetPage) => drawSheet(layout, page).filter((shape) => shape.kind === 'rect').length;
    expect(bars({ title: 'Prova', identity: 'AV318-20260417' })).toBeGreaterThan(bars({ title: 'Prova' }) + 100);
  });

  test('long sheets get the short instructions', () => {
    expect(layoutOf({ groups: [16], options: 4 }).instructions).toBe('full');
    expect(layoutOf({ groups: [17], options: 4 }).instructions).toBe('short');
  });
});

test('a row that is the teacher’s is shaded, has its boxes, and the pupil is told to leave it', () => {
  const labelled = [{ group: 0, question: 2, labels: ['0', '½', '1'], isTeachers: true }];
  for (const groups of [[3, 2], [20]]) {
    const layout = layoutOf({ groups, options: 5 });
    const page: SheetPage = { title: 'Prova', letters: 4 };
    const drawn = drawSheet(layout, { ...page, labelled });
    const texts = drawn.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    expect(texts.filter((text) => /^[A-E0½1]?$/.test(text)).slice(0, 15)).toEqual(
      expect.arrayContaining(['A', 'D', '', '0', '½', '1']),
    );
    expect(texts).not.toContain('E');
    expect(texts).toContain('professor(a)');
    expect(texts.join(' ')).toContain('linhas cinza');
    const bands = drawn.filter((shape) => shape.kind === 'rect' && (shape.fill ?? 0) > 0.5 && shape.fill !== 1);
    const boxes = layout.bubbles.filter(({ group, question }) => group === 0 && question === 2);
    expect(bands).toHaveLength(1);
    for (const { xMm, yMm, rMm } of boxes) {
      const [band] = bands as { xMm: number; yMm: number; widthMm: number; heightMm: number }[];
      expect(xMm - rMm).toBeGreaterThan(band?.xMm ?? 999);
      expect(yMm - rMm).toBeGreaterThan(band?.yMm ?? 999);
      expect(xMm + rMm).toBeLessThanOrEqual((band?.xMm ?? 0) + (band?.widthMm ?? 0));
      expect(yMm + rMm).toBeLessThan((band?.yMm ?? 0) + (band?.heightMm ?? 0));
    }
  }
});

test('a statement has V and F in its first two bubbles; a page without rules is as it always was', () => {
  const layout = layoutOf({ groups: [3, 2], options: 4 });
  const page: SheetPage = { title: 'Prova' };
  expect(drawSheet(layout, { ...page, labelled: [], takesSeveral: false })).toEqual(drawSheet(layout, page));
  const texts = (of: SheetPage) =>
    drawSheet(layout, of).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
  const isLetter = (text: string) => /^[A-DVF]?$/.test(text);
  const letters = texts({ ...page, labelled: [{ group: 0, question: 2, labels: ['V', 'F'] }] }).filter(isLetter);
  expect(letters.join(' ')).toBe('A B C D V F   A B C D A B C D A B C D');
  const said = texts({ ...page, takesSeveral: true }).join(' ');
  expect(said).toContain('mais de uma, só onde a prova pede');
  expect(said).not.toContain('Marque só uma');
});
