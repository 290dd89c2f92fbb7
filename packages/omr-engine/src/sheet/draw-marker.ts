import { arucoPatterns } from '../core/aruco.data.ts';
import type { SheetMarker } from '../core/sheet-layout.ts';
import type { RectShape } from './drawing.ts';

/** Marker as black bars, one a run of black cells; overlapping rows hide the hairlines that renderers leave between them. */
export function drawMarker(marker: SheetMarker): RectShape[] {
  const rows = (arucoPatterns[marker.id] ?? []).map((cells) => cells.map((white) => (white ? '.' : '#')).join(''));
  const cellMm = marker.sizeMm / rows.length;
  return rows.flatMap((row, line) =>
    [...row.matchAll(/#+/g)].map((run) => {
      const below = rows[line + 1]?.slice(run.index, run.index + run[0].length) ?? '';
      return {
        kind: 'rect' as const,
        xMm: marker.xMm + run.index * cellMm,
        yMm: marker.yMm + line * cellMm,
        widthMm: run[0].length * cellMm,
        heightMm: cellMm * (below.length > 0 && !below.includes('.') ? 1.05 : 1),
        fill: 0,
      };
    }),
  );
}
