import type { WorkImage } from '../core/gray-image.ts';
import type { PlacedBubble } from '../core/reading.ts';
import type { MatScope } from './mat-scope.ts';
import type { Mat, OpenCv } from './opencv-types.ts';

/** Pixels to a bubble's radius in a tile, and a tile's side: room for the ring, the paper around it and a small displacement. */
export const TILE_RADIUS = 10;
export const TILE_SIDE = 40;

/** A displacement of a bubble's centre, in radii along its row and down its column. */
export interface Shift {
  readonly along: number;
  readonly down: number;
}

interface Axes {
  readonly alongX: number;
  readonly alongY: number;
  readonly downX: number;
  readonly downY: number;
}

/** One radius along the row and one down the column, photo pixels; the row's own neighbours give the direction. */
function axesAt(bubbles: readonly PlacedBubble[], at: number, options: number): Axes {
  const own = bubbles[at]!;
  const column = at % options;
  const left = bubbles[column === 0 ? at : at - 1]!;
  const right = bubbles[column === options - 1 ? at : at + 1]!;
  const length = Math.hypot(right.x - left.x, right.y - left.y) || 1;
  const alongX = ((right.x - left.x) / length) * own.r;
  const alongY = ((right.y - left.y) / length) * own.r;
  const below = bubbles[at + options];
  const above = bubbles[at - options];
  const next = below?.group === own.group ? below : above?.group === own.group ? above : null;
  const sign = next === null ? 1 : next === below ? 1 : -1;
  const turn = next ? Math.sign(alongX * (next.y - own.y) - alongY * (next.x - own.x)) * sign || 1 : 1;
  return { alongX, alongY, downX: -alongY * turn, downY: alongX * turn };
}

/**
 * Cuts every bubble out of the image, upright and of one size: a row of tiles a question, a tile an option.
 *
 * @param bubbles In photo pixels, sorted by group, question and option.
 * @param shifts  Where a centre lies beside the given place; none by default.
 */
export function tileBubbles(
  cv: OpenCv,
  scope: MatScope,
  image: WorkImage,
  source: Mat,
  bubbles: readonly PlacedBubble[],
  options: number,
  shifts?: readonly Shift[],
): Mat {
  const rows = bubbles.length / options;
  const width = options * TILE_SIDE;
  const mapX = scope.own(new cv.Mat(rows * TILE_SIDE, width, cv.CV_32FC1));
  const mapY = scope.own(new cv.Mat(rows * TILE_SIDE, width, cv.CV_32FC1));
  const xs = mapX.data32F;
  const ys = mapY.data32F;
  for (let index = 0; index < bubbles.length; index++) {
    const { x, y } = bubbles[index]!;
    const { alongX, alongY, downX, downY } = axesAt(bubbles, index, options);
    const { along, down } = shifts?.[index] ?? { along: 0, down: 0 };
    const left = (index % options) * TILE_SIDE;
    const top = Math.floor(index / options) * TILE_SIDE;
    for (let j = 0; j < TILE_SIDE; j++) {
      const v = (j + 0.5 - TILE_SIDE / 2) / TILE_RADIUS + down;
      for (let i = 0; i < TILE_SIDE; i++) {
        const u = (i + 0.5 - TILE_SIDE / 2) / TILE_RADIUS + along;
        const to = (top + j) * width + left + i;
        xs[to] = (x + u * alongX + v * downX + 0.5 - image.originX) / image.scale - 0.5;
        ys[to] = (y + u * alongY + v * downY + 0.5 - image.originY) / image.scale - 0.5;
      }
    }
  }
  const tiles = scope.own(new cv.Mat());
  cv.remap(source, tiles, mapX, mapY, cv.INTER_LINEAR, cv.BORDER_REPLICATE);
  return tiles;
}
