import type { PlaneMap } from '../../core/homography.ts';
import type { SheetBubble, SheetLayout } from '../../core/sheet-layout.ts';
import { fitPointSurface, type SurfacePoint, withinLines } from '../../core/surface.ts';

/** How curled or folded paper bends a layout away from the markers' perspective. */
export interface SheetBend {
  /** A bubble's ring, seen at a place of the image, as what the bend is fitted to. */
  sample(bubble: SheetBubble, x: number, y: number): SurfacePoint;
  /** The page bent as the samples say, and their median distance from that, px. */
  fit(samples: readonly SurfacePoint[]): { toPhoto: PlaneMap; residual: number };
}

/** @param flat The page by its markers alone. */
export function sheetBend(layout: SheetLayout, flat: PlaneMap): SheetBend {
  const { groups, options } = layout.spec;
  const polynomial = withinLines(groups.length * options, Math.max(...groups), 3);
  const toUnitX = (xMm: number) => (xMm / layout.widthMm) * 2 - 1;
  const toUnitY = (yMm: number) => (yMm / layout.heightMm) * 2 - 1;
  return {
    sample: ({ xMm, yMm }, x, y) => {
      const [flatX, flatY] = flat(xMm, yMm);
      return { u: toUnitX(xMm), v: toUnitY(yMm), x: x - flatX, y: y - flatY };
    },
    fit: (samples) => {
      const bend = fitPointSurface(samples, polynomial);
      const toPhoto: PlaneMap = (xMm, yMm) => {
        const [x, y] = flat(xMm, yMm);
        const [dx, dy] = bend.at(toUnitX(xMm), toUnitY(yMm));
        return [x + dx, y + dy];
      };
      return { toPhoto, residual: bend.residual };
    },
  };
}
