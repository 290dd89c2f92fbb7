import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Pixels that may differ where letters are drawn just as they were for the kept pictures. */
const ALLOWED_PIXELS = 200;
/** Elsewhere pictures are compared by tiles of so many pixels: what letters' edges look like is lost in their mean. */
const TILE = 8;
/** Steps of 255 by which a tile's mean may differ in a channel. */
const TILE_STEP = 28;
/** Share of tiles that may differ more. */
const ALLOWED_TILES = 0.06;
/** Share by which the size may differ: a line of text can break elsewhere. */
const ALLOWED_SIZE = 0.04;

export interface LookDifference {
  ok: boolean;
  /** What was measured, for the message. */
  found: string;
  /** A picture of the differences; null where sizes do not allow one. */
  picture: Buffer | null;
}

/**
 * Compares two PNG pictures.
 *
 * @param isSameDrawing Letters are drawn as they were for `kept`: the same Chromium, fonts and smoothing. Otherwise only
 *   layout and colour are compared.
 */
export function compareLook(reference: Buffer, seen: Buffer, isSameDrawing: boolean): LookDifference {
  const [a, b] = [PNG.sync.read(reference), PNG.sync.read(seen)];
  return isSameDrawing ? comparePixels(a, b) : compareTiles(a, b);
}

function comparePixels(a: PNG, b: PNG): LookDifference {
  if (a.width !== b.width || a.height !== b.height) return { ok: false, found: sizes(a, b), picture: null };
  const diff = new PNG({ width: a.width, height: a.height });
  const count = pixelmatch(a.data, b.data, diff.data, a.width, a.height, { threshold: 0.12 });
  return { ok: count <= ALLOWED_PIXELS, found: `${count} pixels differ`, picture: PNG.sync.write(diff) };
}

function compareTiles(a: PNG, b: PNG): LookDifference {
  const apart = (one: number, other: number) => Math.abs(one - other) / Math.max(one, other);
  if (apart(a.width, b.width) > ALLOWED_SIZE || apart(a.height, b.height) > ALLOWED_SIZE)
    return { ok: false, found: sizes(a, b), picture: null };
  const columns = Math.floor(Math.min(a.width, b.width) / TILE);
  const rows = Math.floor(Math.min(a.height, b.height) / TILE);
  let differing = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [one, other] = [tileMean(a, column, row), tileMean(b, column, row)];
      if (one.some((mean, channel) => Math.abs(mean - (other[channel] ?? 0)) > TILE_STEP)) differing++;
    }
  }
  const share = differing / Math.max(1, columns * rows);
  return { ok: share <= ALLOWED_TILES, found: `${(share * 100).toFixed(1)} % of the tiles differ`, picture: null };
}

const sizes = (a: PNG, b: PNG) => `${a.width}×${a.height} became ${b.width}×${b.height}`;

function tileMean({ data, width }: PNG, column: number, row: number): number[] {
  const sums = [0, 0, 0];
  for (let y = row * TILE; y < (row + 1) * TILE; y++) {
    for (let x = column * TILE; x < (column + 1) * TILE; x++) {
      for (const channel of [0, 1, 2])
        sums[channel] = (sums[channel] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0);
    }
  }
  return sums.map((sum) => sum / TILE ** 2);
}
