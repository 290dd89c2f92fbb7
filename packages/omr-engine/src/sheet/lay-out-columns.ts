import type { SheetSpec } from '../core/sheet-layout.ts';

/** Largest bubble and its room, mm: what a pen fills comfortably and a camera sees at arm's length. */
const bubbleRadiusMm = 3.7;
const fullStepMm = 15.2;
/** A bubble never takes more than this share of the distance to its neighbour: the paper between them is measured as white. */
const radiusPerStep = 0.38;
const radiusPerPitch = 0.36;
/** White kept between the outermost bubble and its column's edge when space is short. */
const tightEdgeMm = 0.2;

interface Page {
  readonly leftMm: number;
  readonly rightMm: number;
}

/** Where the columns stand across the page. Offsets count from the column's left edge. */
export interface ColumnGrid extends Page {
  readonly columnLeftsMm: readonly number[];
  readonly columnWidthMm: number;
  readonly numberRightMm: number;
  readonly numberSizeMm: number;
  readonly firstBubbleMm: number;
  readonly stepMm: number;
  /** Largest radius that this step and the row pitch allow. */
  readonly radiusMm: number;
}

/** Edges of a usual sheet's answers. */
export const usualPage: Page = { leftMm: 26, rightMm: 184 };
/** Between columns, and for their numbers, by how many columns there are. */
const gapsMm = [0, 18, 9, 6];
const numberAreasMm = [8, 8, 7.2, 6.4];

/** Full rows, three or four groups of five options, use the paper up to the markers' quiet zone. */
const pageOf = (spec: Required<SheetSpec>): Page & { gapMm: number } =>
  spec.groups.length >= 3 && spec.options === 5
    ? { leftMm: 22, rightMm: 188, gapMm: spec.groups.length === 4 ? 4.2 : 9 }
    : { ...usualPage, gapMm: gapsMm[spec.groups.length - 1]! };

/** Places the columns, as wide as they need and centred; shrinks step and radius only where they do not fit. */
export function layOutColumns(spec: Required<SheetSpec>, pitchMm: number): ColumnGrid {
  const count = spec.groups.length;
  const { leftMm, rightMm, gapMm } = pageOf(spec);
  const numberRightMm = numberAreasMm[count - 1]!;
  const leadMm = numberRightMm + 1.4;
  const roomMm = (rightMm - leftMm - (count - 1) * gapMm) / count;
  const naturalMm = leadMm + spec.options * fullStepMm - 0.2;
  const columnWidthMm = Math.min(roomMm, naturalMm);
  const evenStepMm = (columnWidthMm - leadMm) / spec.options;
  const tightStepMm = (columnWidthMm - leadMm - 2 * tightEdgeMm) / (spec.options - 1 + 2 * radiusPerStep);
  const isTight = evenStepMm * radiusPerStep < bubbleRadiusMm;
  const stepMm = isTight ? tightStepMm : evenStepMm;
  const radiusMm = Math.min(bubbleRadiusMm, radiusPerStep * stepMm, radiusPerPitch * pitchMm);
  const usedMm = count * columnWidthMm + (count - 1) * gapMm;
  const startMm = leftMm + (rightMm - leftMm - usedMm) / 2;
  return {
    leftMm,
    rightMm,
    columnLeftsMm: spec.groups.map((_, group) => startMm + group * (columnWidthMm + gapMm)),
    columnWidthMm,
    numberRightMm,
    numberSizeMm: Math.min(4.9, radiusMm * 1.45, 0.62 * numberRightMm),
    firstBubbleMm: isTight ? leadMm + tightEdgeMm + radiusPerStep * stepMm : leadMm + stepMm / 2,
    stepMm,
    radiusMm,
  };
}
