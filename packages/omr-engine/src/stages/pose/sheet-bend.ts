import type { PlaneMap } from '../../core/homography.ts';
import type { SheetBubble, SheetLayout } from '../../core/sheet-layout.ts';
import { fitPointSurface, type SurfacePoint, withinLines } from '../../core/surface.ts';

/** Fewer rings than this share of the layout's cannot carry a fit. */
const MIN_SHARE_TO_FIT = 0.35;
const ROUNDS = 3;

/** A bubble and where its ring was seen, px. */
export interface SeenRing {
  readonly bubble: SheetBubble;
  readonly ring: { readonly x: number; readonly y: number };
}

/**
 * Looks for a layout's rings and bends the page to them, in turns: curled or folded paper leaves the markers' perspective.
 *
 * @param flat The page by its markers alone.
 * @param look The rings seen where a map puts the layout's bubbles, in a round from 0; `isLast` where no further one follows.
 * @returns the bent page, the rings of the last round and their median distance from it, px; `isFitted` is false where they are too few.
 */
export function bendToRings<Ring extends SeenRing>(
  layout: SheetLayout,
  flat: PlaneMap,
  look: (toPhoto: PlaneMap, round: number, isLast: boolean) => Ring[],
) {
  const { groups, options } = layout.spec;
  const polynomial = withinLines(groups.length * options, Math.max(...groups), 3);
  const toUnitX = (xMm: number) => (xMm / layout.widthMm) * 2 - 1;
  const toUnitY = (yMm: number) => (yMm / layout.heightMm) * 2 - 1;
  const sampleOf = ({ bubble: { xMm, yMm }, ring }: Ring): SurfacePoint => {
    const [flatX, flatY] = flat(xMm, yMm);
    return { u: toUnitX(xMm), v: toUnitY(yMm), x: ring.x - flatX, y: ring.y - flatY };
  };
  let toPhoto = flat;
  let residual = 0;
  let seen: Ring[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    seen = look(toPhoto, round, round === ROUNDS - 1);
    if (seen.length < layout.bubbles.length * MIN_SHARE_TO_FIT) return { toPhoto, seen, residual, isFitted: false };
    const bend = fitPointSurface(seen.map(sampleOf), polynomial);
    residual = bend.residual;
    toPhoto = (xMm, yMm) => {
      const [x, y] = flat(xMm, yMm);
      const [dx, dy] = bend.at(toUnitX(xMm), toUnitY(yMm));
      return [x + dx, y + dy];
    };
  }
  return { toPhoto, seen, residual, isFitted: true };
}
