import { fitHomography, type Pair, type PlaneMap } from '../core/homography.ts';
import type { SeenGroup } from './propose-groups.ts';
import type { ModelGroup, ModelPoint } from './sheet-model.ts';

/** Seen lines that may be missing at an edge of a group, or be too many. */
const MOST_SHIFT = 2;

const transposed = <Item>(rows: readonly (readonly Item[])[]): Item[][] =>
  rows[0]!.map((_, at) => rows.map((row) => row[at]!));
const turned = <Item>(rows: readonly (readonly Item[])[]): Item[][] => transposed(rows).map((row) => row.toReversed());

/** A group's spots as rows and columns of the sheet. */
export const rowsOf = ({ lines, direction }: ModelGroup): ModelPoint[][] => {
  const even = lines.map((line) => [...line]).filter((line) => line.length === Math.max(...lines.map((l) => l.length)));
  return direction === 'horizontal' ? even : transposed(even);
};

/** Every way of laying a model's group onto a seen one: as it stands, turned, or a line or two along. */
export function hypotheses(known: ModelGroup, seen: SeenGroup): PlaneMap[] {
  const rows = rowsOf(known);
  const maps: PlaneMap[] = [];
  let cells = seen.cells.map((row) => [...row]);
  for (let quarter = 0; quarter < 4; quarter++, cells = turned(cells)) {
    const [extraRows, extraColumns] = [cells.length - rows.length, cells[0]!.length - rows[0]!.length];
    if (Math.abs(extraRows) > MOST_SHIFT || Math.abs(extraColumns) > MOST_SHIFT) continue;
    for (let down = Math.min(0, extraRows); down <= Math.max(0, extraRows); down++) {
      for (let right = Math.min(0, extraColumns); right <= Math.max(0, extraColumns); right++) {
        const from: Pair[] = [];
        const to: Pair[] = [];
        rows.forEach((row, y) => {
          row.forEach((point, x) => {
            const cell = cells[y + down]?.[x + right];
            if (!cell) return;
            from.push([point.x, point.y]);
            to.push(cell);
          });
        });
        if (from.length >= 4 && new Set(from.map(([x]) => x)).size > 1) maps.push(fitHomography(from, to));
      }
    }
  }
  return maps;
}
