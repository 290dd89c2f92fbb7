import type { Photo, ReadMode, ReadOutcome, SheetFailure } from '../core/reading.ts';
import type { SheetSpec } from '../core/sheet-layout.ts';
import type { ReadOptions } from '../find-sheet.ts';
import type { RollReading } from '../roll/read-roll.ts';
import type { Picture } from './picture.ts';

/** How one photo is to be read. */
export interface ReadRequest extends Pick<ReadOptions, 'allowMirrored' | 'halfFirst' | 'timed'> {
  /** `stream` by default: a live frame. `upload` makes every attempt that the engine knows. */
  readonly mode?: ReadMode;
  /** False looks everywhere at once, as in a stream's first frame; by default a frame is looked at first where the last one's sheet lay. */
  readonly tracked?: boolean;
  /** Rows to look at as images; by default in `upload` mode only. */
  readonly crops?: boolean;
}

/** What a reading gave, and what a worker saw of the picture. */
export type FrameOutcome = ReadOutcome & {
  /** How light it was, from 0 to 1. */
  readonly light?: number;
  /** Of a sheet that was read: how sharp its picture was, from 0, to be compared with others of the same sheet. */
  readonly sharpness?: number;
};

/** What the worker's script offers through comlink. */
export interface SheetWorkerApi {
  /**
   * Answers when the script has run: the handshake.
   * @param lifeLock name of a Web Lock to hold as long as the worker lives.
   * @returns whether it is held: then its end tells of the worker's.
   */
  start(lifeLock?: string): Promise<boolean>;
  /** Reads a photo whose pixels, or a picture that, was given to the worker. */
  read(photo: Photo | Picture, spec: SheetSpec, request: ReadRequest): Promise<FrameOutcome>;
  /** Reads a page of a roll from a picture that was given to the worker. */
  readRoll(picture: Picture): Promise<RollReading | SheetFailure>;
}
