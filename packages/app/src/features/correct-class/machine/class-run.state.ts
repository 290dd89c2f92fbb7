import type { CameraPower, LiveView, Mode, Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import type { SheetKeys } from '../../../parts/sheet-reading/machine/sheet-keys.ts';
import type { Roll } from './class-roll.ts';
import type { MatchBasis, SheetQuestion } from './match-sheet.ts';
import { emptyWatch, type SheetWatch } from './sheet-watch.ts';

/** What never changes while a class is corrected. */
export interface ClassTable extends SheetKeys {
  readonly students: readonly Student[];
}

/** A sheet that was handed over to be saved. */
export interface ClassSave {
  readonly id: number;
  readonly student: string;
  readonly draft: SheetDraft;
  readonly how: MatchBasis;
  /** Of the result that it replaces; 0 where there is none. */
  readonly version: number;
  /** The page of a file that it came from; null for the camera. */
  readonly page: number | null;
  readonly state: 'kept' | 'refused' | 'undone';
}

/** What was said last, for the strip over the picture and for who listens. */
export type ClassMessage =
  | { readonly kind: 'saved'; readonly save: number }
  | { readonly kind: 'known'; readonly student: string }
  | { readonly kind: 'foreign'; readonly code: string | null }
  | { readonly kind: 'undone'; readonly student: string };

/** A picture or page of a file. */
export interface BatchPage {
  readonly id: number;
  /** Of the file. */
  readonly name: string;
  /** Of a PDF, from 1. */
  readonly number: number | null;
  readonly state:
    | { readonly name: 'waiting' }
    | { readonly name: 'reading' }
    | { readonly name: 'saved'; readonly student: string }
    | { readonly name: 'known'; readonly student: string }
    | { readonly name: 'asking'; readonly draft: SheetDraft; readonly question: SheetQuestion }
    | { readonly name: 'foreign'; readonly code: string | null }
    | { readonly name: 'unread'; readonly message: string }
    | { readonly name: 'dropped' };
}

export interface ClassRun {
  readonly table: ClassTable;
  readonly mode: Mode;
  readonly camera: CameraPower;
  readonly cameraUsable: boolean;
  /** Frames are wanted; they are read while the camera is on and nothing is asked. */
  readonly isStreaming: boolean;
  readonly live: LiveView | null;
  readonly watch: SheetWatch;
  /** The sheet before the camera shows that it has a code, but not which. */
  readonly isCodeMissing: boolean;
  /** The pupils as the server has them. */
  readonly base: Roll;
  /** The pupils with the sheets saved here. */
  readonly roll: Roll;
  readonly saves: readonly ClassSave[];
  /** Whose sheet comes next, as the teacher said. */
  readonly picked: string | null;
  readonly lastUnnamed: { readonly draft: SheetDraft; readonly student: string } | null;
  /** A sheet before the camera that only the teacher can place: nothing is read meanwhile. */
  readonly question: { readonly draft: SheetDraft; readonly question: SheetQuestion } | null;
  /** Whose answers are being typed: nothing is read meanwhile. */
  readonly typing: string | null;
  readonly word: ClassMessage | null;
  readonly pages: readonly BatchPage[];
}

export const startRun = (table: ClassTable, roll: Roll, cameraSupported: boolean): ClassRun => ({
  table,
  mode: cameraSupported ? 'stream' : 'upload',
  camera: 'off',
  cameraUsable: cameraSupported,
  isStreaming: false,
  live: null,
  watch: emptyWatch,
  isCodeMissing: false,
  base: roll,
  roll,
  saves: [],
  picked: null,
  lastUnnamed: null,
  question: null,
  typing: null,
  word: null,
  pages: [],
});

/** Frames are being read now. */
export const isReadingFrames = ({ camera, isStreaming, question, typing }: ClassRun): boolean =>
  camera === 'on' && isStreaming && question === null && typing === null;

/** Pages that are still to be read. */
export const isBatchRunning = ({ pages }: ClassRun): boolean =>
  pages.some(({ state }) => state.name === 'waiting' || state.name === 'reading');
