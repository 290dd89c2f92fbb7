import type { PlaneMap } from '../../core/homography.ts';
import { learnPaperField } from '../../core/paper-field.ts';
import type { SheetLayout } from '../../core/sheet-layout.ts';
import { fitPointSurface, withinLines } from '../../core/surface.ts';

/** Fewer rings than this share of the layout's cannot carry a fit. */
const MIN_SHARE_TO_FIT = 0.35;
const ROUNDS = 3;

/** A place of the page, mm, and where it was seen, px. */
export interface Anchor {
  readonly xMm: number;
  readonly yMm: number;
  readonly x: number;
  readonly y: number;
}

/** Where a layout lies on an image. */
export interface Registration {
  /** Work-image position of a sheet position in mm. */
  readonly toPhoto: PlaneMap;
  /** Share of the layout's bubbles whose ring was seen where it should be, 0 to 1. */
  readonly matchedShare: number;
  /** Median distance of the rings from the fit, or from what their neighbours foretell where that is less, px. */
  readonly residual: number;
}

/** Rings seen near where a map puts the layout's bubbles, in a round from 0; `isLast` where no further one follows. */
export type LookForRings = (toPhoto: PlaneMap, round: number, isLast: boolean) => readonly Anchor[];

/** A map and how far anchors lie from it, over the page. */
const movedBy =
  (map: PlaneMap, shift: PlaneMap): PlaneMap =>
  (xMm, yMm) => {
    const [x, y] = map(xMm, yMm);
    const [dx, dy] = shift(xMm, yMm);
    return [x + dx, y + dy];
  };

const shiftOf = ({ xMm, yMm, x, y }: Anchor, map: PlaneMap) => {
  const [mapX, mapY] = map(xMm, yMm);
  return { dx: x - mapX, dy: y - mapY };
};

/** A map bent through anchors by a cubic over the page, which follows curled paper. */
export function bendThrough({ spec, widthMm, heightMm }: SheetLayout, flat: PlaneMap, anchors: readonly Anchor[]) {
  const polynomial = withinLines(spec.groups.length * spec.options, Math.max(...spec.groups), 3);
  const toUnit = (mm: number, sideMm: number) => (mm / sideMm) * 2 - 1;
  const samples = anchors.map((anchor) => {
    const { dx, dy } = shiftOf(anchor, flat);
    return { u: toUnit(anchor.xMm, widthMm), v: toUnit(anchor.yMm, heightMm), x: dx, y: dy };
  });
  const { at, residual } = fitPointSurface(samples, polynomial);
  return { toPhoto: movedBy(flat, (xMm, yMm) => at(toUnit(xMm, widthMm), toUnit(yMm, heightMm))), residual };
}

/**
 * Looks for a layout's rings and bends the page to them, in turns; at last the rings pull it beyond that, which follows creases and waves.
 *
 * @param flat    The page's perspective.
 * @param corners Of the markers: they hold the page where it has no rings.
 */
export function bendToRings(
  layout: SheetLayout,
  flat: PlaneMap,
  corners: readonly Anchor[],
  look: LookForRings,
): Registration {
  let toPhoto = flat;
  for (let round = 0; ; round++) {
    const isLast = round === ROUNDS - 1;
    const seen = look(toPhoto, round, isLast);
    const matchedShare = seen.length / layout.bubbles.length;
    if (matchedShare < MIN_SHARE_TO_FIT) return { toPhoto, residual: 0, matchedShare };
    const anchors = [...seen, ...corners];
    const bent = bendThrough(layout, flat, anchors);
    toPhoto = bent.toPhoto;
    if (!isLast) continue;
    const shifts = anchors.map((anchor) => ({ x: anchor.xMm, y: anchor.yMm, ...shiftOf(anchor, toPhoto) }));
    const field = learnPaperField(shifts, Math.max(layout.pitchMm, layout.stepMm));
    return { toPhoto: movedBy(toPhoto, field.at), matchedShare, residual: Math.min(bent.residual, field.residual) };
  }
}
