import type { StripGrid } from '../core/sheet-layout.ts';
import type { RectShape } from './drawing.ts';

/** How far a bar reaches into the rule, mm: no hairline is left between the two. */
const overlapMm = 0.1;

/**
 * The identity as coarse cells, for a camera that cannot resolve the QR code: a bar for each run of black ones, above and below a
 * rule that shows how wide the strip is and joins the bars, so that none is taken for a bubble.
 *
 * @param blackCells As `stripCells` gives them.
 */
export function drawStrip(grid: StripGrid, blackCells: readonly boolean[]): RectShape[] {
  const { xMm, yMm, cellWidthMm, cellHeightMm, linePitchMm, columns } = grid;
  const cells = blackCells.map((black) => (black ? '#' : '.'));
  const bars = Array.from({ length: grid.lines }, (_, line) => {
    const row = cells.slice(line * columns, (line + 1) * columns).join('');
    return [...row.matchAll(/#+/g)].map((run) => ({
      kind: 'rect' as const,
      xMm: xMm + run.index * cellWidthMm,
      yMm: yMm + line * (linePitchMm - overlapMm),
      widthMm: run[0].length * cellWidthMm,
      heightMm: cellHeightMm + overlapMm,
      fill: 0,
    }));
  });
  const rule: RectShape = {
    kind: 'rect',
    xMm,
    yMm: yMm + cellHeightMm,
    widthMm: columns * cellWidthMm,
    heightMm: linePitchMm - cellHeightMm,
    fill: 0,
  };
  return [rule, ...bars.flat()];
}
