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
  readonly refusal: SheetFailureCode | null;
}

/** The picture that a sheet was read from, with what was seen in it. It lives in this page alone, until the next reading. */
export interface FrozenPicture {
  readonly url: string;
  readonly live: LiveView | null;
}
