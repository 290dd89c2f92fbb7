export interface IndexedPoint {
  readonly x: number;
  readonly y: number;
}

/** Cells of a row in a key; more than any image has. */
const ROW = 4096;

/** Points by square cells, for 'which lies near here'. */
export class PointIndex<P extends IndexedPoint> {
  readonly #cellPx: number;
  readonly #cells = new Map<number, P[]>();

  constructor(points: Iterable<P>, cellPx: number) {
    this.#cellPx = cellPx;
    for (const point of points) {
      const key = this.#cell(point.x) * ROW + this.#cell(point.y);
      const cell = this.#cells.get(key);
      if (cell) cell.push(point);
      else this.#cells.set(key, [point]);
    }
  }

  #cell(position: number): number {
    return Math.max(0, (position / this.#cellPx) | 0);
  }

  /** Calls back for every point within `radius` of a position, in no particular order. */
  near(x: number, y: number, radius: number, visit: (point: P, distance: number) => void): void {
    const right = this.#cell(x + radius);
    const bottom = this.#cell(y + radius);
    for (let i = this.#cell(x - radius); i <= right; i++) {
      for (let j = this.#cell(y - radius); j <= bottom; j++) {
        for (const point of this.#cells.get(i * ROW + j) ?? []) {
          const distance = Math.hypot(point.x - x, point.y - y);
          if (distance <= radius) visit(point, distance);
        }
      }
    }
  }

  /** The nearest point within `radius` that passes, or null. */
  nearest(x: number, y: number, radius: number, passes: (point: P) => boolean = () => true): P | null {
    let best: P | null = null;
    let least = radius;
    this.near(x, y, radius, (point, distance) => {
      if (distance < least && passes(point)) {
        least = distance;
        best = point;
      }
    });
    return best;
  }
}
