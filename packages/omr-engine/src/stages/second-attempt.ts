import type { BubbleSpot } from '../core/bubble-spot.ts';
import type { GrayImage, WorkImage } from '../core/gray-image.ts';
import type { Pair } from '../core/homography.ts';
import type { Photo, PlacedBubble } from '../core/reading.ts';
import type { SheetSpec } from '../core/sheet-layout.ts';
import type { Workspace } from '../core/workspace.ts';
import type { FoundSheet } from './attempt.ts';
import type { FoundLattice, NoLattice } from './find-lattice.ts';
import type { FoundMarker } from './find-markers.ts';
import type { RingCandidate } from './ring-candidates.ts';
import type { BubblePatch } from './shadow-edge.ts';

/** What the other method found for a bubble; null where it is not clear. */
export type BubbleOpinion = 'mark' | 'empty' | null;

/** Outlines of one shape and size, as rings of an image in which they are round; positions in px of that image. */
export interface ShapeGrid {
  /** The photo's image, stretched across so that ovals are round. */
  readonly image: WorkImage;
  readonly rings: readonly RingCandidate[];
  /** The shapes are ovals, so that `image` was stretched. */
  readonly isStretched: boolean;
  /** Lesser half axis of a shape in the image that the shapes were found in, against its radius in `image`. */
  readonly radiusScale: number;
  /** Position in the image that the shapes were found in. */
  toSource(x: number, y: number): Pair;
}

/** Outlines like bubbles that are none of a reading's. */
export interface ShapesBeside {
  /** Share of its rows that go on beyond the key, 0 to 1. */
  readonly longerRows: number;
  /** They are another whole sheet. */
  readonly isOtherSheet: boolean;
}

/** Heavy help for a photo that the fast stages refuse: the same photo made clearer, and another eye for markers. */
export interface SecondAttempt {
  /** The image made easier to find things in, one way after another, sharper first; measuring stays on the image itself. */
  enhance(image: WorkImage): Iterable<WorkImage>;
  /** Corner markers that a slower detector finds. */
  findMarkers(image: WorkImage): FoundMarker[];
  /** Ovals, boxes and framed rings that the fast stages take for something else, by shape, most numerous first; at least so many. */
  findShapeGrids(image: WorkImage, least: number): Iterable<ShapeGrid>;
  /** The key's groups in an image whose noise hides their rings one by one; null where it has no such noise. */
  findFaintLattice(image: WorkImage, spec: SheetSpec, workspace: Workspace): FoundLattice | NoLattice | null;
  /** What only a slower look shows beside a sheet that was read: another sheet, or more of this one than the key has; null for nothing. */
  findPrintBeside(
    image: WorkImage,
    sheet: FoundSheet,
    spec: SheetSpec,
    workspace: Workspace,
  ): 'two-sheets' | 'layout-mismatch' | null;
  /** The image around a bubble without the edge of a shadow that passes there; null where none does. */
  evenShadow(image: GrayImage, spot: BubbleSpot): BubblePatch | null;
  /** Text of a QR code in the photo; null when there is none or it is not legible. */
  readIdentity(photo: Photo): string | null;
  /**
   * What another method makes of each of a reading's bubbles, in their order (by group, question, option); null when it fails.
   */
  giveOpinion(photo: Photo, bubbles: readonly PlacedBubble[], options: number): BubbleOpinion[] | null;
  /** What stands beside a reading's bubbles; null when it fails. */
  lookBeside(photo: Photo, bubbles: readonly PlacedBubble[], spec: SheetSpec): ShapesBeside | null;
}
