import { stripCells, stripOf } from '../core/identity-strip.ts';
import type { SheetLayout } from '../core/sheet-layout.ts';
import { drawAnswers } from './draw-answers.ts';
import { drawMarker } from './draw-cells.ts';
import { drawHeader } from './draw-header.ts';
import { drawInstructions } from './draw-instructions.ts';
import { drawLegacySheet } from './draw-legacy-sheet.ts';
import { drawStrip } from './draw-strip.ts';
import { type Shape, type SheetPage, words } from './drawing.ts';
import { sheetCopy } from './sheet.copy.ts';

/** Baseline of the foot: halfway up the corner markers, or below the strip. */
const footMm = 282.2;
const footBelowStripMm = 289;

/**
 * Draws one page of a sheet.
 *
 * @param page who it is for; `identity` at most 32 characters (a QR code has a limit, and so has the line below it).
 * @returns shapes in mm, in painting order, on white paper.
 */
export function drawSheet(layout: SheetLayout, page: SheetPage): Shape[] {
  if (layout.kind === 'legacy') return drawLegacySheet(layout, page);
  const hasStrip = layout.strip !== null && page.identity !== undefined && page.strip !== false;
  return [
    ...layout.markers.flatMap(drawMarker),
    ...drawHeader(layout, page),
    ...drawInstructions(layout, page),
    ...drawAnswers(layout, page),
    ...(hasStrip ? drawStrip(layout.strip, stripCells(stripOf(page.identity))) : []),
    words(sheetCopy.foot, layout.widthMm / 2, hasStrip ? footBelowStripMm : footMm, 3.1, { anchor: 'middle' }),
  ];
}
