import type { WorkImage } from './core/gray-image.ts';
import type { Pair } from './core/homography.ts';
import type { Photo } from './core/reading.ts';
import type { SheetSpec } from './core/sheet-layout.ts';
import type { Workspace } from './core/workspace.ts';
import type { FoundSheet } from './stages/pose/attempt.ts';
import type { RingCandidate } from './stages/rings/ring-candidates.ts';

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

/** Heavy help for a photo that the fast stages refuse, and another look at what they read. */
export interface SecondAttempt {
  /** The image in an even light, to find things in; measuring stays on the image itself. Null when it fails. */
  enhance(image: WorkImage): WorkImage | null;
  /** Ovals, boxes and framed rings that the fast stages take for something else, by shape, most numerous first; at least so many. */
  findShapeGrids(image: WorkImage, least: number): Iterable<ShapeGrid>;
  /** True where a slower look shows another sheet, printed too faintly for the fast stages, beside one of ours that was read. */
  hasFaintSheet(image: WorkImage, sheet: FoundSheet, spec: SheetSpec, workspace: Workspace): boolean;
  /** Text of a QR code in the photo; null when there is none or it is not legible. */
  readIdentity(photo: Photo): string | null;
}
