import type { SheetLayout } from '../core/sheet-layout.ts';
import { type Shape, type SheetPage, words } from './drawing.ts';
import { sheetCopy } from './sheet.copy.ts';

/** Grey of the band: seen at arm's length, lost in a photocopy, and no ink to the reader. */
const bandInk = 0.88;
/** Room between a row's bubbles and the edge of its band, and most of the words', mm. */
const bandEdgeMm = 0.6;
const mostWordsMm = 2.2;
/** Capital letters and what is below the line take so much of the size. */
const wordsShare = 0.9;

/** The shaded bands of the rows that are not the pupil's to mark, and whose they are or where the answer goes, above the number. */
export function drawShadedRows(layout: SheetLayout, { labelled = [] }: Pick<SheetPage, 'labelled'>): Shape[] {
  return labelled.flatMap(({ group, question, isTeachers = false, grid }): Shape[] => {
    const column = layout.columns[group];
    const row = layout.bubbles.filter((bubble) => bubble.group === group && bubble.question === question);
    const first = row[0];
    if ((!isTeachers && !grid) || !column || !first) return [];
    const gapMm = layout.pitchMm - 2 * first.rMm;
    const wordsMm = Math.min(mostWordsMm, gapMm * wordsShare);
    const topMm = first.yMm - first.rMm - Math.max(bandEdgeMm, gapMm / 2 - 0.1);
    const heightMm = 2 * (first.yMm - topMm);
    const said = grid ? sheetCopy.inGrid : sheetCopy.teacher;
    const maxWidthMm = first.xMm - first.rMm - column.xMm - 2 * bandEdgeMm;
    return [
      { kind: 'rect', xMm: column.xMm, yMm: topMm, widthMm: column.widthMm, heightMm, fill: bandInk },
      words(said, column.xMm + bandEdgeMm, topMm + wordsMm * wordsShare, wordsMm, { maxWidthMm, minSizeMm: 1.2 }),
    ];
  });
}
