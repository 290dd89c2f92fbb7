import { lengthOf } from './length.ts';

/** Cells of a row in a key; more than any image has. */
const ROW = 4096;

/** Side of a cell, px: about a bubble's pitch on a whole page. */
const CELL_PX = 32;

/** Points by square cells, for 'which lies near here'. */
export class PointIndex<P extends { readonly x: number; readonly y: number }> {
  readonly #cellPx: number;
  readonly #cells = new Map<number, P[]>();
  /** The last occupied cells: a degenerate map asks for radii far beyond the image. */
  #lastX = -1;
  #lastY = -1;

  constructor(points: Iterable<P>, cellPx = CELL_PX) {
    this.#cellPx = cellPx;
    for (const point of points) {
      const x = this.#cell(point.x);
      const y = this.#cell(point.y);
      this.#lastX = Math.max(this.#lastX, x);
      this.#lastY = Math.max(this.#lastY, y);
      const key = x * ROW + y;
      const cell = this.#cells.get(key);
      if (cell) cell.push(point);
      else this.#cells.set(key, [point]);
    }
  }

  #cell(position: number): number {
    return Math.max(0, Math.floor(Math.min(position / this.#cellPx, ROW - 1)));
  }

  /** Calls back for every point within `radius` of a position, in no particular order. */
  near(x: number, y: number, radius: number, visit: (point: P, distance: number) => void): void {
    const right = Math.min(this.#cell(x + radius), this.#lastX);
    const bottom = Math.min(this.#cell(y + radius), this.#lastY);
    for (let i = this.#cell(x - radius); i <= right; i++) {
      for (let j = this.#cell(y - radius); j <= bottom; j++) {
        for (const point of this.#cells.get(i * ROW + j) ?? []) {
          const distance = lengthOf(point.x - x, point.y - y);
          if (distance <= radius) visit(point, distance);
        }
      }
    }
  }

  /** The nearest point within `radius` that passes, or null. */
  nearest(x: number, y: number, radius: number, passes: (point: P) => boolean = () => true): P | null {
    let best: P | null = null;
    let least = radius;
    // As in `near`, without a call a point: this is asked some thousand times a frame.
    const right = Math.min(this.#cell(x + radius), this.#lastX);
    const bottom = Math.min(this.#cell(y + radius), this.#lastY);
    for (let i = this.#cell(x - radius); i <= right; i++) {
      for (let j = this.#cell(y - radius); j <= bottom; j++) {
        const cell = this.#cells.get(i * ROW + j);
        if (!cell) continue;
        for (let k = 0; k < cell.length; k++) {
          const point = cell[k]!;
          const distance = lengthOf(point.x - x, point.y - y);
          if (distance >= least || !passes(point)) continue;
          least = distance;
          best = point;
        }
      }
    }
    return best;
  }
}
