import type { AssessmentResult } from '@caderneta/contract';
import type { EntryFailure } from '../../../lib/outbox/outbox-entry.ts';
import type { AgreementVerdict } from '../../../parts/sheet-reading/machine/agreement.ts';
import type { LiveView, Mode } from '../../../parts/sheet-reading/machine/live-view.ts';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import type { PendingSave, SheetUncertainty } from './correction.state.ts';

/** Everything that can happen on this screen. `at` is an instant in ms. */
export type CorrectionEvent =
  /** `by` order: the next one of the list, whom nobody named. */
  | { readonly type: 'student-chosen'; readonly id: string; readonly by: 'name' | 'order' }
  | { readonly type: 'mode-chosen'; readonly mode: Mode }
  | { readonly type: 'camera-wanted'; readonly purpose: 'streaming' | 'capturing'; readonly at: number }
  | { readonly type: 'camera-started'; readonly at: number }
  | { readonly type: 'camera-failed' }
  | { readonly type: 'camera-stopped' }
  | { readonly type: 'stream-stopped' }
  /** A frame was looked at and shown; alone it decides nothing. */
  | { readonly type: 'frame-seen'; readonly live: LiveView }
  /** A frame or photo gave every question. */
  | { readonly type: 'reading-complete'; readonly verdict: AgreementVerdict; readonly at: number }
  /** A frame or photo gave no complete reading. */
  | { readonly type: 'reading-failed'; readonly at: number }
  | { readonly type: 'upload-started' }
  /** Readings agreed and the sheet names nobody else, and its version is known: it goes to the server. */
  | { readonly type: 'save-started'; readonly draft: SheetDraft; readonly save: PendingSave }
  | { readonly type: 'owner-doubted'; readonly draft: SheetDraft; readonly uncertainty: SheetUncertainty }
  | { readonly type: 'save-succeeded'; readonly result: AssessmentResult }
  /** The device has it; the server does not yet, or would not take it. */
  | { readonly type: 'save-kept' }
  /** Neither has it. */
  | { readonly type: 'save-failed'; readonly failure: EntryFailure<'results'> }
  | { readonly type: 'reading-discarded' }
  | { readonly type: 'answer-chosen'; readonly question: string; readonly answer: string }
  | { readonly type: 'hint-dismissed' }
  | { readonly type: 'result-opened'; readonly isOpen: boolean };
