import type { PlaneMap } from '../../core/homography.ts';
import { solveLeastSquares } from '../../core/least-squares.ts';
import type { SheetLayout } from '../../core/sheet-layout.ts';
import type { FoundMarker } from '../markers/find-markers.ts';

/** Bubbles that say how the paper bends; more say nothing new. */
const MOST_BUBBLES = 48;
/** What a corner marker counts for beside one bubble: the strip lies between the lower two, and beyond the last row. */
const MARKER_WEIGHT = 12;

/** Pull of every term towards none: bubbles close together say little of a bend elsewhere. */
const CALM_WEIGHT = 0.3;

/** Paper curls across more than it twists. */
const basis = (u: number, v: number): number[] => [1, u, v, u * u, u * v, v * v, u * u * u];
const TERMS = basis(0, 0).length;

/**
 * Where sheet positions near the markers lie on the image: the markers' perspective with the bend that the bubbles showed, held to
 * nothing at the markers. The bubbles' own fit must not be used beyond them.
 *
 * @param flat  The markers' perspective alone.
 * @param toPhoto The fit to the bubbles.
 */
export function locateStrip(
  layout: SheetLayout,
  markers: readonly FoundMarker[],
  flat: PlaneMap,
  toPhoto: PlaneMap,
): PlaneMap {
  const { widthMm, heightMm, bubbles } = layout;
  const rowAt = (xMm: number, yMm: number) => basis((xMm / widthMm) * 2 - 1, (yMm / heightMm) * 2 - 1);
  const rows: number[][] = [];
  const dx: number[] = [];
  const dy: number[] = [];
  const weights: number[] = [];
  const step = Math.max(1, Math.floor(bubbles.length / MOST_BUBBLES));
  for (let i = 0; i < bubbles.length; i += step) {
    const { xMm, yMm } = bubbles[i]!;
    const [x, y] = toPhoto(xMm, yMm);
    const [flatX, flatY] = flat(xMm, yMm);
    rows.push(rowAt(xMm, yMm));
    dx.push(x - flatX);
    dy.push(y - flatY);
    weights.push(1);
  }
  for (const { id } of markers) {
    const marker = layout.markers.find((printed) => printed.id === id);
    if (!marker) continue;
    rows.push(rowAt(marker.xMm + marker.sizeMm / 2, marker.yMm + marker.sizeMm / 2));
    dx.push(0);
    dy.push(0);
    weights.push(MARKER_WEIGHT);
  }
  for (let term = 0; term < TERMS; term++) {
    rows.push(Array.from({ length: TERMS }, (_, i) => (i === term ? 1 : 0)));
    dx.push(0);
    dy.push(0);
    weights.push(CALM_WEIGHT);
  }
  const [bendX, bendY] = solveLeastSquares(rows, [dx, dy], weights) as [number[], number[]];
  const sum = (row: readonly number[], bend: readonly number[]) =>
    row.reduce((all, term, i) => all + term * bend[i]!, 0);
  return (xMm, yMm) => {
    const [x, y] = flat(xMm, yMm);
    const row = rowAt(xMm, yMm);
    return [x + sum(row, bendX), y + sum(row, bendY)];
  };
}
