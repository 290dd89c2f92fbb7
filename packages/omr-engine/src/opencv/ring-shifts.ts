import { median } from '../core/statistics.ts';
import type { MatScope } from './mat-scope.ts';
import type { Mat, OpenCv } from './opencv-types.ts';
import { type Shift, TILE_RADIUS, TILE_SIDE } from './tile-bubbles.ts';

/** How the ring's own place is sought: template's half side, line's half width, px; most that it may be off, in radii. */
const RING_HALF = 13;
const RING_LINE = 1.3;
const MOST_SHIFT = 0.6;
/** Correlation from which a tile's ring position counts, and rows around it whose rings are summed. */
const MIN_RING_MATCH = 0.35;
const ROWS_AROUND = 2;
const MIN_RINGS = 3;

/** A printed ring as the tiles show it: dark line on white. */
function ringTemplate(cv: OpenCv, scope: MatScope): Mat {
  const side = 2 * RING_HALF;
  const template = scope.own(new cv.Mat(side, side, cv.CV_8UC1));
  const pixels = new Uint8Array(side * side);
  for (let j = 0; j < side; j++) {
    for (let i = 0; i < side; i++) {
      const distance = Math.hypot(i + 0.5 - RING_HALF, j + 0.5 - RING_HALF);
      pixels[j * side + i] = 255 * Math.min(1, Math.abs(distance - TILE_RADIUS) / RING_LINE);
    }
  }
  template.data.set(pixels);
  return template;
}

/** Where each tile's ring lies beside the tile's middle; null where none is seen. */
export function ringShifts(cv: OpenCv, scope: MatScope, flat: Mat): (Shift | null)[] {
  const match = scope.own(new cv.Mat());
  cv.matchTemplate(flat, ringTemplate(cv, scope), match, cv.TM_CCOEFF_NORMED);
  const reach = Math.round(MOST_SHIFT * TILE_RADIUS);
  const columns = flat.cols / TILE_SIDE;
  const rows = flat.rows / TILE_SIDE;
  const middle = TILE_SIDE / 2 - RING_HALF;
  const values = match.data32F;
  return Array.from({ length: rows * columns }, (_, index) => {
    const left = (index % columns) * TILE_SIDE + middle;
    const top = Math.floor(index / columns) * TILE_SIDE + middle;
    let best = MIN_RING_MATCH;
    let shift: Shift | null = null;
    for (let j = -reach; j <= reach; j++) {
      for (let i = -reach; i <= reach; i++) {
        const value = values[(top + j) * match.cols + left + i]!;
        if (value > best) {
          best = value;
          shift = { along: i / TILE_RADIUS, down: j / TILE_RADIUS };
        }
      }
    }
    return shift;
  });
}

/** Each tile's displacement as the rings of its row and the rows around tell it together: a mark hides its own ring. */
export function agreedShifts(
  found: readonly (Shift | null)[],
  options: number,
  isSameGroup: (a: number, b: number) => boolean,
): Shift[] {
  const rows = found.length / options;
  return found.map((_, index) => {
    const row = Math.floor(index / options);
    const near: Shift[] = [];
    for (let r = Math.max(0, row - ROWS_AROUND); r <= Math.min(rows - 1, row + ROWS_AROUND); r++) {
      for (let option = 0; option < options; option++) {
        const shift = found[r * options + option];
        if (shift && isSameGroup(index, r * options + option)) near.push(shift);
      }
    }
    if (near.length < MIN_RINGS) return { along: 0, down: 0 };
    return { along: median(near.map(({ along }) => along)), down: median(near.map(({ down }) => down)) };
  });
}
