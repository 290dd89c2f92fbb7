import type { AssessmentResult, ResultInput } from '@caderneta/contract';
import type { EntryFailure } from '../../../lib/outbox/outbox-entry.ts';
import type { IdentityVerdict } from '../../../parts/sheet-identity/sheet-identity.ts';
import type { Agreement } from '../../../parts/sheet-reading/machine/agreement.ts';
import type { CameraPower, LiveView, Mode, Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import type { Choices, SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';

/** A result on its way to the server. */
export interface PendingSave {
  readonly student: string;
  readonly body: ResultInput;
}

/** What the teacher must say before a sheet is saved: whose it is, of which version, or that it really is blank. */
export type SheetUncertainty =
  | Exclude<IdentityVerdict<Student>, { kind: 'match' }>
  | { readonly kind: 'version'; readonly student: string }
  /** Next to nothing was filled in. */
  | { readonly kind: 'almost-blank'; readonly student: string };

/**
 * What the screen is doing. One thing at a time:
 * idle → streaming | capturing | uploading → (asking) → saving → saved | kept | unsaved.
 */
export type Phase =
  | { readonly name: 'idle' }
  /** Reading frames until readings agree. `nextAttemptAt`: until then a refused frame is no failed attempt. */
  | { readonly name: 'streaming'; readonly agreement: Agreement; readonly nextAttemptAt: number }
  /** 'Capturar uma vez': a burst of at most `framesLeft` frames; `resumes` the stream that it interrupted when it fails. */
  | {
      readonly name: 'capturing';
      readonly agreement: Agreement;
      readonly framesLeft: number;
      readonly resumes: boolean;
    }
  | { readonly name: 'uploading' }
  /** The sheet names somebody else, nobody, or no version: nothing is saved before the teacher says whose and which it is. */
  | { readonly name: 'asking'; readonly draft: SheetDraft; readonly uncertainty: SheetUncertainty }
  | { readonly name: 'saving'; readonly draft: SheetDraft; readonly save: PendingSave }
  /** The outbox has the sheet and says what becomes of it. */
  | { readonly name: 'kept' }
  /** Nothing but this page has it: the browser keeps nothing. */
  | {
      readonly name: 'unsaved';
      readonly draft: SheetDraft;
      readonly save: PendingSave;
      readonly failure: EntryFailure<'results'>;
    }
  | { readonly name: 'saved'; readonly result: AssessmentResult };

export interface CorrectionState {
  readonly mode: Mode;
  readonly camera: CameraPower;
  /** False where there is no camera or it failed: uploading is then the way. */
  readonly cameraUsable: boolean;
  /** What starts when the camera is on. */
  readonly afterStart: 'streaming' | 'capturing' | null;
  readonly phase: Phase;
  readonly failures: number;
  /** Failures at which the hint was put away; it returns with as many again. */
  readonly hintDismissedAt: number;
  readonly live: LiveView | null;
  readonly studentId: string | null;
  /** Somebody named this pupil; false for the first of the list and the next one. */
  readonly isChosen: boolean;
  /** Decisions on doubtful questions of the result shown; nothing is preselected. */
  readonly choices: Choices;
  /** On a phone, the result instead of the camera. */
  readonly isResultOpen: boolean;
}

export const startState = (
  cameraSupported: boolean,
  studentId: string | null,
  { isResultOpen = false, isChosen = false } = {},
): CorrectionState => ({
  mode: cameraSupported ? 'stream' : 'upload',
  camera: 'off',
  cameraUsable: cameraSupported,
  afterStart: null,
  phase: { name: 'idle' },
  failures: 0,
  hintDismissedAt: 0,
  live: null,
  studentId,
  isChosen,
  choices: {},
  isResultOpen,
});

/** A reading or a save is under way: capture buttons wait. */
export const isBusy = ({ phase }: CorrectionState): boolean =>
  phase.name === 'capturing' || phase.name === 'uploading' || phase.name === 'saving';

/** The pupil must not change under a reading that is being decided or saved. */
export const isStudentFixed = ({ phase }: CorrectionState): boolean =>
  phase.name === 'asking' || phase.name === 'saving' || phase.name === 'unsaved' || phase.name === 'uploading';
