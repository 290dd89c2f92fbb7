/** A point in video pixels, x right, y down. */
export interface OverlayPoint {
  x: number;
  y: number;
}

/** `outline` and bubbles as the person sees them: a mirrored camera swaps left and right, letters must not. */
export function mirrorX(x: number, width: number, mirrored: boolean): number {
  return mirrored ? width - x : x;
}

/**
 * The brackets at the corners of the sheet: for each corner a path that runs a share of both neighbouring edges.
 *
 * @param share How far along each edge, 0 to 0.5.
 */
export function cornerPaths(outline: readonly OverlayPoint[], share: number): string[] {
  const count = outline.length;
  const towards = (from: OverlayPoint, to: OverlayPoint) =>
    `${(from.x + (to.x - from.x) * share).toFixed(1)} ${(from.y + (to.y - from.y) * share).toFixed(1)}`;
  return outline.map((corner, index) => {
    const before = outline[(index + count - 1) % count] ?? corner;
    const after = outline[(index + 1) % count] ?? corner;
    return `M${towards(corner, before)} L${corner.x.toFixed(1)} ${corner.y.toFixed(1)} L${towards(corner, after)}`;
  });
}
