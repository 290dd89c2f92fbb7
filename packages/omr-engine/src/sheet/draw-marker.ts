import { arucoPatterns } from '../core/aruco.data.ts';
import type { SheetMarker } from '../core/sheet-layout.ts';
import { drawCells } from './draw-cells.ts';
import type { RectShape } from './drawing.ts';

/** A corner marker. */
export function drawMarker(marker: SheetMarker): RectShape[] {
  const rows = (arucoPatterns[marker.id] ?? []).map((cells) => cells.map((white) => (white ? '.' : '#')).join(''));
  return drawCells(rows, marker.xMm, marker.yMm, marker.sizeMm / rows.length);
}
