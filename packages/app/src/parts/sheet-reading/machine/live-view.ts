import type { PhotoPoint, SheetFailureCode } from '@caderneta/omr-engine';

/** Sheets come from the camera ('stream') or from files ('upload'). */
export type Mode = 'stream' | 'upload';

export type CameraPower = 'off' | 'starting' | 'on';

/** A pupil as the correction's screens know them. */
export interface Student {
  readonly id: string;
  readonly matricula: string | null;
  readonly label: string;
}

export interface OverlayMark extends PhotoPoint {
  readonly r: number;
  readonly kind: 'correct' | 'wrong' | 'expected' | 'review';
  /** Where the × or the ? of its row stands. */
  readonly tagAt?: PhotoPoint;
}

/** What the last live frame showed. */
export interface LiveView {
  readonly width: number;
  readonly height: number;
  readonly outline: readonly PhotoPoint[];
  readonly marks: readonly OverlayMark[];
  readonly markersFound: number;
  /** Questions read of those expected; null when the frame was refused. */
  readonly read: { readonly done: number; readonly total: number } | null;
  readonly refusal: FrameFailureCode | null;
  /** How sharp the sheet's picture was, where it was read on this device: only to be compared with others of the same sheet. */
  readonly sharpness?: number | undefined;
  /** Frames in a row, this one included, with the same refusal. */
  readonly failedFields: number;
}

/** Why a frame's sheet is not taken: what its reader says, or that its code is another assessment's. */
export type FrameFailureCode = SheetFailureCode | 'other-assessment';

/** Refusals of a sheet that is plainly there, whatever the light and the hand do. */
const ofSheet: readonly FrameFailureCode[] = ['layout-mismatch', 'two-sheets', 'other-assessment'];
/** A blurred or half turned page passes for one of another key in a frame or two: only what lasts is said. */
const LASTING = 4;

/** The frame after the one that was seen before it. */
export const nextLive = (before: LiveView | null, seen: LiveView): LiveView => ({
  ...seen,
  failedFields: before && before.refusal === seen.refusal ? before.failedFields + 1 : 1,
});

/** Whether the sheet before the camera is refused, and not only not read yet. A code that was read needs no patience. */
export const isSheetRefused = (live: LiveView | null): boolean =>
  live !== null &&
  live.refusal !== null &&
  ofSheet.includes(live.refusal) &&
  (live.refusal === 'other-assessment' || live.failedFields >= LASTING);

/** The picture that a sheet was read from, with what was seen in it. It lives in this page alone, until the next reading. */
export interface FrozenPicture {
  readonly url: string;
  readonly live: LiveView | null;
}
