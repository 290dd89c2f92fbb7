import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SheetBox, SheetLayout, SheetSpec } from '../core/sheet-layout.ts';
import { layOutLegacySheet } from './lay-out-legacy-sheet.ts';
import { layOutSheet } from './lay-out-sheet.ts';

const specs: fc.Arbitrary<SheetSpec> = fc.record({
  groups: fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 4 }),
  options: fc.integer({ min: 2, max: 5 }),
  numbering: fc.constantFrom('restart' as const, 'continuous' as const),
});

const layoutOf = (spec: SheetSpec): SheetLayout => {
  const laidOut = layOutSheet(spec);
  if (!laidOut.ok) throw new Error(laidOut.message);
  return laidOut.layout;
};

const marginMm = 5;
const overlaps = (a: SheetBox, b: SheetBox, gapMm = 0): boolean =>
  a.xMm < b.xMm + b.widthMm + gapMm &&
  b.xMm < a.xMm + a.widthMm + gapMm &&
  a.yMm < b.yMm + b.heightMm + gapMm &&
  b.yMm < a.yMm + a.heightMm + gapMm;
const boxOfBubble = ({ xMm, yMm, rMm }: SheetLayout['bubbles'][number]): SheetBox => ({
  xMm: xMm - rMm,
  yMm: yMm - rMm,
  widthMm: 2 * rMm,
  heightMm: 2 * rMm,
});
const boxOfMarker = ({ xMm, yMm, sizeMm }: SheetLayout['markers'][number]): SheetBox => ({
  xMm,
  yMm,
  widthMm: sizeMm,
  heightMm: sizeMm,
});

/** Ten millimetres inside the paper at the least: every printer prints there. */
const boxOfStrip: SheetBox = { xMm: 26, yMm: 269, widthMm: 158, heightMm: 15.4 };

test('grids for numbers stand clear of the columns, of each other, of markers and of the strip', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 13 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 4 }), (groups, options, count) => {
      const { grids = [], columns, markers, bubbles } = layoutOf({ groups, options, grids: count });
      expect(grids).toHaveLength(count);
      expect(bubbles[0]?.rMm).toBeGreaterThanOrEqual(2.35);
      for (const [at, grid] of grids.entries()) {
        expect(grid.bubbles.map(({ option }) => option)).toEqual(Array.from({ length: 55 }, (_, option) => option));
        for (const other of [...columns, ...grids.slice(at + 1), ...markers.map(boxOfMarker), boxOfStrip])
          expect(overlaps(grid, other, 1.8)).toBe(false);
        for (const box of grid.bubbles.map(boxOfBubble)) {
          expect([box.xMm - grid.xMm, box.yMm - grid.fieldsYMm].every((inside) => inside > -1e-6)).toBe(true);
          expect(box.xMm + box.widthMm).toBeLessThanOrEqual(grid.xMm + grid.widthMm + 1e-6);
          expect(box.yMm + box.heightMm).toBeLessThanOrEqual(grid.yMm + grid.heightMm + 1e-6);
        }
        for (const [first, a] of grid.bubbles.entries())
          for (const b of grid.bubbles.slice(first + 1))
            expect(Math.hypot(a.xMm - b.xMm, a.yMm - b.yMm)).toBeGreaterThan(a.rMm + b.rMm + 1.4);
      }
    }),
    { numRuns: 40 },
  );
});

test.each([
  [[10, 14], 1],
  [[10], 5],
  [[10], -1],
])('columns of %j with %i grids have no room', (groups, grids) => {
  expect(layOutSheet({ groups, options: 4, grids })).toMatchObject({ ok: false, code: 'grids-out-of-range' });
});

describe('own sheet', () => {
  test('every spec within the limits gives one bubble an option, sorted', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const { bubbles } = layoutOf(spec);
        const expected = spec.groups.flatMap((size, group) =>
          Array.from({ length: size * spec.options }, (_, index) => [
            group,
            Math.floor(index / spec.options) + 1,
            index % spec.options,
          ]),
        );
        expect(bubbles.map(({ group, question, option }) => [group, question, option])).toEqual(expected);
      }),
    );
  });

  test('bubbles keep paper between them and stay legible', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const { bubbles, pitchMm, stepMm } = layoutOf(spec);
        const rMm = bubbles[0]?.rMm ?? 0;
        expect(rMm).toBeGreaterThanOrEqual(2.35);
        expect(rMm).toBeLessThanOrEqual(3.7);
        expect(Math.min(pitchMm, stepMm) - 2 * rMm).toBeGreaterThan(1.4);
        for (const [index, a] of bubbles.entries())
          for (const b of bubbles.slice(index + 1, index + 12))
            expect(Math.hypot(a.xMm - b.xMm, a.yMm - b.yMm)).toBeGreaterThan(2 * rMm + 1.3);
      }),
      { numRuns: 60 },
    );
  });

  test('bubbles, numbers and headings stay in their column; columns stay apart', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const { bubbles, columns } = layoutOf(spec);
        for (const bubble of bubbles) {
          const column = columns[bubble.group];
          const box = boxOfBubble(bubble);
          expect(box.xMm).toBeGreaterThan((column?.numberRightMm ?? 0) + 1);
          expect(box.xMm + box.widthMm).toBeLessThanOrEqual((column?.xMm ?? 0) + (column?.widthMm ?? 0) + 1e-6);
          expect(box.yMm + box.heightMm).toBeLessThanOrEqual((column?.yMm ?? 0) + (column?.heightMm ?? 0) + 1e-6);
        }
        for (const [index, a] of columns.entries())
          for (const b of columns.slice(index + 1)) expect(overlaps(a, b, 4)).toBe(false);
      }),
    );
  });

  test('everything lies inside the printable page and clear of the corner markers', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const { columns, markers, timingMarks, bubbles, widthMm, heightMm } = layoutOf(spec);
        const cellMm = (markers[0]?.sizeMm ?? 0) / 6;
        expect(markers.map(({ id }) => id)).toEqual([0, 1, 2, 3]);
        for (const box of [...columns, ...timingMarks, ...markers.map(boxOfMarker)]) {
          expect(box.xMm).toBeGreaterThan(marginMm);
          expect(box.yMm).toBeGreaterThan(marginMm);
          expect(box.xMm + box.widthMm).toBeLessThan(widthMm - marginMm);
          expect(box.yMm + box.heightMm).toBeLessThan(heightMm - marginMm);
        }
        for (const marker of markers.map(boxOfMarker))
          for (const box of [...columns, ...timingMarks, ...bubbles.map(boxOfBubble), boxOfStrip])
            expect(overlaps(marker, box, cellMm)).toBe(false);
        for (const column of columns) expect(overlaps(column, boxOfStrip, 2)).toBe(false);
      }),
    );
  });

  test('the strip has its place whatever the spec, of cells no smaller than a bubble', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const { strip, bubbles } = layoutOf(spec);
        if (!strip) throw new Error('no strip');
        const { xMm, yMm, cellWidthMm, cellHeightMm, linePitchMm, lines, columns } = strip;
        expect(Math.min(cellWidthMm, cellHeightMm)).toBeGreaterThanOrEqual(
          2 * Math.max(...bubbles.map(({ rMm }) => rMm)),
        );
        expect([xMm, yMm]).toEqual([boxOfStrip.xMm, boxOfStrip.yMm]);
        expect(columns * cellWidthMm).toBeCloseTo(boxOfStrip.widthMm, 5);
        expect((lines - 1) * linePitchMm + cellHeightMm).toBeCloseTo(boxOfStrip.heightMm, 5);
      }),
    );
  });

  test('two columns of 13 keep the measures of the printed model', () => {
    const layout = layoutOf({ groups: [13, 13], options: 4 });
    const [first] = layout.bubbles;
    expect(first?.rMm).toBe(3.7);
    expect(layout.pitchMm).toBeCloseTo(11.9, 5);
    expect(layout.stepMm).toBeCloseTo(15.2, 0);
    expect(first?.yMm).toBe(119);
    expect(layout.timingMarks.filter(({ xMm }) => xMm < 100).map(({ yMm }) => yMm + 1)).toEqual(
      layout.bubbles.filter(({ group, option }) => group === 0 && option === 0).map(({ yMm }) => yMm),
    );
    expect(layout.markers.every(({ sizeMm }) => sizeMm >= 8)).toBe(true);
  });

  test('numbers restart in each column, or run on when asked', () => {
    const numbers = (spec: SheetSpec) => layoutOf(spec).columns.map(({ firstNumber }) => firstNumber);
    expect(numbers({ groups: [13, 10, 5], options: 4 })).toEqual([1, 1, 1]);
    expect(numbers({ groups: [13, 10, 5], options: 4, numbering: 'continuous' })).toEqual([1, 14, 24]);
  });

  test.each([
    [{ groups: [], options: 4 }, 'groups-out-of-range'],
    [{ groups: [5, 5, 5, 5, 5], options: 4 }, 'groups-out-of-range'],
    [{ groups: [26], options: 4 }, 'questions-out-of-range'],
    [{ groups: [0], options: 4 }, 'questions-out-of-range'],
    [{ groups: [2.5], options: 4 }, 'questions-out-of-range'],
    [{ groups: [Number.NaN], options: 4 }, 'questions-out-of-range'],
    [{ groups: [10], options: 1 }, 'options-out-of-range'],
    [{ groups: [10], options: 6 }, 'options-out-of-range'],
  ])('%j is refused: %s', (spec, code) => {
    expect(layOutSheet(spec)).toMatchObject({ ok: false, code });
  });
});

describe('legacy sheet', () => {
  test('circles stay inside their frames, whatever the print', () => {
    const prints = fc.record({
      rows: fc.tuple(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 1, max: 25 })),
      options: fc.integer({ min: 2, max: 5 }),
      bubbleMm: fc.double({ min: 5, max: 8, noNaN: true }),
      topMm: fc.double({ min: 66, max: 84, noNaN: true }),
      heightMm: fc.double({ min: 165, max: 205, noNaN: true }),
    });
    fc.assert(
      fc.property(prints, ({ rows, options, ...print }) => {
        const laidOut = layOutLegacySheet({ groups: rows, options }, print);
        if (!laidOut.ok) throw new Error(laidOut.message);
        const { columns, bubbles, heightMm, stepMm, pitchMm } = laidOut.layout;
        expect(columns).toHaveLength(2);
        for (const bubble of bubbles) {
          const column = columns[bubble.group];
          const box = boxOfBubble(bubble);
          expect(box.xMm).toBeGreaterThan((column?.numberRightMm ?? 0) + 1);
          expect(box.xMm + box.widthMm).toBeLessThan((column?.xMm ?? 0) + (column?.widthMm ?? 0));
          expect(box.yMm).toBeGreaterThan(column?.yMm ?? 0);
          expect(box.yMm + box.heightMm).toBeLessThan((column?.yMm ?? 0) + (column?.heightMm ?? 0));
          expect(2 * bubble.rMm).toBeLessThan(Math.min(stepMm, pitchMm));
        }
        for (const column of columns) expect(column.yMm + column.heightMm).toBeLessThan(heightMm - marginMm);
      }),
    );
  });

  test('it has two groups or none', () => {
    expect(layOutLegacySheet({ groups: [10], options: 4 })).toMatchObject({ ok: false, code: 'groups-out-of-range' });
  });
});
