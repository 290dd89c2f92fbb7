import { expect, test } from 'vitest';
import { rollPage } from '../../test-kit/roll-pages.ts';
import { loadSheetFonts } from '../node/load-sheet-fonts.ts';
import type { Shape } from '../sheet/drawing.ts';
import { layOutText } from '../sheet/lay-out-text.ts';
import { drawRoll } from './draw-roll.ts';
import { layOutRoll, rollMarkers } from './lay-out-roll.ts';

const sizes = [
  [40, 23],
  [1, 1],
  [27, 4],
] as const;
const binderMm = 22;

/** The shapes' left and right edges, mm. */
async function reachOf(shapes: readonly Shape[]): Promise<(readonly [number, number])[]> {
  const fonts = await loadSheetFonts();
  return shapes.flatMap((shape): (readonly [number, number])[] => {
    if (shape.kind === 'circle') return [[shape.xMm - shape.rMm, shape.xMm + shape.rMm]];
    if (shape.kind === 'rect') return [[shape.xMm, shape.xMm + shape.widthMm]];
    if (shape.kind === 'line')
      return [[Math.min(...shape.points.map(([x]) => x)), Math.max(...shape.points.map(([x]) => x))]];
    return layOutText(shape, fonts).map(({ xMm, widthMm }) => [xMm, xMm + widthMm]);
  });
}

test.each(sizes)('a page of %i pupils and %i days leaves room for holes, and for its markers', async (pupils, days) => {
  const page = rollPage(pupils, days);
  const { shapes } = drawRoll(page);
  const last = rollMarkers[1]!;
  for (const [left, right] of await reachOf(shapes)) {
    const isMarker = right <= rollMarkers[0]!.xMm + 11.1 || left >= last.xMm - 0.1;
    expect(isMarker || (left >= binderMm && right <= last.xMm - 1)).toBe(true);
  }
});

test('forty rows keep a millimetre between their bubbles, and every pupil and day is on the page', () => {
  const layout = layOutRoll({ pupils: 40, days: 23, number: 1 });
  expect(layout.pitchMm - 2 * layout.bubbles[0]!.rMm).toBeGreaterThanOrEqual(1);
  expect(layout.bubbles).toHaveLength(920);
  const page = rollPage(40, 23);
  const texts = drawRoll(page).shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
  for (const { name } of page.pupils) expect(texts).toContain(name);
  for (const { day } of page.days) expect(texts).toContain(day);
});
