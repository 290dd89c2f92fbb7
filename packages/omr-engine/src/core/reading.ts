import type { SheetAnswers } from '@caderneta/contract';
import type { BubbleRef } from './bubble-spot.ts';
import type { IdentityStrip } from './identity-strip.ts';
import type { StageTimes } from './stage-clock.ts';

/** A position in the photo: pixels, x right, y down, centre of the first pixel at (0, 0). */
export interface PhotoPoint {
  readonly x: number;
  readonly y: number;
  readonly space?: 'photo';
}

/** RGBA pixels, row by row, 4 bytes each. Borrowed: a reader never keeps or changes them. */
export interface Photo {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray<ArrayBufferLike>;
}

/** Why a photo was not read. Texts for people are in `failures.ts`. */
export type SheetFailureCode =
  | 'not-an-image'
  | 'damaged-image'
  | 'too-large'
  | 'too-small'
  | 'no-contrast'
  | 'too-blurred'
  | 'no-sheet'
  | 'markers-missing'
  | 'half-sheet'
  | 'two-sheets'
  | 'layout-mismatch'
  | 'direction-unclear'
  | 'bubbles-unseen'
  | 'page-unknown'
  | 'cancelled'
  | 'engine-failed';

/** Where a bubble lies in the photo: centre and mean radius in photo pixels. */
export interface PlacedBubble extends PhotoPoint, BubbleRef {
  readonly r: number;
  /** Its printed ring was seen; false under a hand, glare or a fold. */
  readonly seen: boolean;
}

/** A question's row cut out of the photo, straightened, with its number and a margin around it: for a person to look at. */
export interface RowCrop extends Photo {
  readonly group: number;
  readonly question: number;
}

/** A part of the photo in which to look, photo pixels. A tracked sheet makes the next frame cheaper. */
export interface PhotoRegion {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `stream`: one frame of many, speed first, a failure costs nothing. `upload`: the only photo there is, so every attempt is made. */
export type ReadMode = 'stream' | 'upload';

/** What every photo tells, read or refused: how far the reader came, and in which time. */
export interface SeenPhoto {
  /** Corner markers seen, 0 to 4, where the reader looked for them. */
  readonly markersFound: number;
  /** The sheet's corners (own sheet) or the lattice's hull, clockwise, in photo pixels; empty where none was seen. */
  readonly outline: readonly PhotoPoint[];
  readonly elapsedMs: number;
  /** Only where they were asked for. */
  readonly stageMs?: StageTimes;
}

/** A photo that was not read. */
export interface SheetFailure extends SeenPhoto {
  readonly ok: false;
  readonly code: SheetFailureCode;
  /** Portuguese: what happened and what to do. */
  readonly message: string;
}

/** A number that was filled in digit by digit, or a letter that was chosen, on a sheet of another maker. */
export interface DigitReading {
  /** The model's name for it. */
  readonly name: string;
  /** As many characters as it has columns, '?' where one is not sure; empty where nothing is marked. */
  readonly value: string;
  readonly state: 'marked' | 'blank' | 'multiple' | 'uncertain';
}

/**
 * A sheet that was read. `answers` has every group of the key, `answers[group]`, and in it every question in order; after them, as group
 * `gridGroup`, what stands in the sheet's grids for numbers.
 */
export interface SheetReading extends SeenPhoto {
  readonly ok: true;
  readonly answers: SheetAnswers;
  /** How the sheet was found. */
  readonly found: 'markers' | 'lattice' | 'second-attempt' | 'model';
  /** Text of the QR code printed on the sheet; null when it has none, it was not legible or nobody looked (a stream's frame). */
  readonly identity: string | null;
  /** What the sheet's strip says: compare it with `stripOf` of the identities that may be meant. Null as `identity`. */
  readonly strip: IdentityStrip | null;
  /** Where a sheet of ours may carry its code, with room around it; of another's there is none. */
  readonly code?: PhotoRegion;
  readonly bubbles: readonly PlacedBubble[];
  readonly mirrored: boolean;
  /** No bubble of it is marked and none is in doubt: nobody has filled it in yet, or it was handed in as it was. */
  readonly isUnmarked?: true;
  /** Ink, markers and rings were found at half resolution. */
  readonly atHalf?: true;
  /** Numbers and versions that are filled in on it; only of a sheet that was read with a model of it. */
  readonly digits?: readonly DigitReading[];
  readonly versions?: readonly DigitReading[];
  /** Rows that a person must look at (uncertain or multiple); only where they were asked for. */
  readonly crops?: readonly RowCrop[];
}

export type ReadOutcome = SheetReading | SheetFailure;
