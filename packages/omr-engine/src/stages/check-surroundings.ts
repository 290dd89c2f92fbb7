import type { GrayImage } from '../core/gray-image.ts';
import type { GroupModel, LatticeModel } from './lattice-model.ts';
import { ringContrast } from './ring-presence.ts';

/** A ring outside the key's grid counts from this share of the sheet's own contrast on, and never below noise. */
const RING_OF_SHEET = 0.5;
const RING_LEAST = 0.05;
const RING_SECTORS = 9;
/** A line outside the grid is print when more than this share of its places show a ring. */
const LINE_SHARE = 0.5;
/** A candidate's box ends outside its line; the line's middle lies this much nearer, px. */
export const HALF_LINE_PX = 0.5;

type Place = readonly [row: number, column: number];

function linesAround({ rows }: GroupModel, options: number): Place[][] {
  const columnsOf = Array.from({ length: options }, (_, column) => column);
  const rowsOf = Array.from({ length: rows }, (_, row) => row);
  return [
    columnsOf.map((column): Place => [-1, column]),
    columnsOf.map((column): Place => [rows, column]),
    rowsOf.map((row): Place => [row, -1]),
    rowsOf.map((row): Place => [row, options]),
  ];
}

/** True when rings stand one step outside a group on any side: the sheet has more rows or options than the key. */
export function hasRingsOutside(
  image: GrayImage,
  model: LatticeModel,
  options: number,
  sheetContrast: number,
): boolean {
  const least = Math.max(RING_LEAST, RING_OF_SHEET * sheetContrast);
  return model.groups.some((group) =>
    linesAround(group, options).some((line) => {
      const rings = line.filter(([row, column]) => {
        const [x, y] = group.place(row, column);
        const [width, height] = group.size(row, column);
        const sectors = ringContrast(image, x, y, width / 2 - HALF_LINE_PX, height / 2 - HALF_LINE_PX);
        return sectors.filter((contrast) => contrast >= least).length >= RING_SECTORS;
      });
      return rings.length / line.length > LINE_SHARE;
    }),
  );
}
