import { arucoPatterns } from '../core/aruco.data.ts';
import type { SheetMarker } from '../core/sheet-layout.ts';
import type { RectShape } from './drawing.ts';

/** Overlap of a bar with the black below it: hides the hairlines that renderers leave between rows. */
const overlap = 1.05;

/**
 * Square cells as black bars, one a run of black cells in a row.
 *
 * @param rows one string a row: '#' black, '.' white.
 */
export function drawCells(rows: readonly string[], leftMm: number, topMm: number, cellMm: number): RectShape[] {
  return rows.flatMap((row, line) =>
    [...row.matchAll(/#+/g)].map((run) => {
      const below = rows[line + 1]?.slice(run.index, run.index + run[0].length) ?? '';
      return {
        kind: 'rect' as const,
        xMm: leftMm + run.index * cellMm,
        yMm: topMm + line * cellMm,
        widthMm: run[0].length * cellMm,
        heightMm: cellMm * (below.length > 0 && !below.includes('.') ? overlap : 1),
        fill: 0,
      };
    }),
  );
}

/** A corner marker. */
export function drawMarker(marker: SheetMarker): RectShape[] {
  const rows = (arucoPatterns[marker.id] ?? []).map((cells) => cells.map((white) => (white ? '.' : '#')).join(''));
  return drawCells(rows, marker.xMm, marker.yMm, marker.sizeMm / rows.length);
}
