import { type AgreementVerdict, agree, noAgreement } from '../../../parts/sheet-reading/machine/agreement.ts';
import { nextLive } from '../../../parts/sheet-reading/machine/live-view.ts';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import {
  CAPTURE_FRAMES,
  FIRST_ATTEMPT_MS,
  HINT_FAILURES,
  RETRY_MS,
} from '../../../parts/sheet-reading/machine/timing.ts';
import type { CorrectionEvent } from './correction.events.ts';
import { type CorrectionState, isBusy, isStudentFixed, type Phase } from './correction.state.ts';

const idle: Phase = { name: 'idle' };

const streamingFrom = (at: number): Phase => ({
  name: 'streaming',
  agreement: noAgreement,
  nextAttemptAt: at + FIRST_ATTEMPT_MS,
});
const capturing = (resumes: boolean): Phase => ({
  name: 'capturing',
  agreement: noAgreement,
  framesLeft: CAPTURE_FRAMES,
  resumes,
});

/** A capture that gave nothing: back to what it interrupted. */
const endCapture = (state: CorrectionState, resumes: boolean, at: number): CorrectionState => ({
  ...state,
  failures: state.failures + 1,
  phase: resumes ? streamingFrom(at + RETRY_MS - FIRST_ATTEMPT_MS) : idle,
});

const off = { camera: 'off', afterStart: null, live: null } as const;
const isReading = (phase: Phase) => phase.name === 'streaming' || phase.name === 'capturing';

/** Another pupil: the reading starts anew, and what was shown of the last one goes. */
function chooseStudent(state: CorrectionState, id: string, isChosen: boolean): CorrectionState {
  if (isStudentFixed(state)) return state;
  if (id === state.studentId) return { ...state, isChosen };
  const { phase } = state;
  const next: Phase = phase.name === 'streaming' ? { ...phase, agreement: noAgreement } : idle;
  return {
    ...state,
    studentId: id,
    isChosen,
    phase: next,
    choices: {},
    failures: 0,
    hintDismissedAt: 0,
    isResultOpen: false,
  };
}

function wantCamera(state: CorrectionState, purpose: 'streaming' | 'capturing', at: number): CorrectionState {
  if (state.studentId === null || isBusy(state) || isStudentFixed(state)) return state;
  const cleared = { ...state, mode: 'stream', choices: {}, isResultOpen: false } as const;
  if (state.camera !== 'on') return { ...cleared, camera: 'starting', afterStart: purpose, phase: idle };
  return {
    ...cleared,
    phase: purpose === 'streaming' ? streamingFrom(at) : capturing(state.phase.name === 'streaming'),
  };
}

/** A refused frame counts as a failed attempt only when an attempt was due; the next one is due a while later. */
function failReading(state: CorrectionState, at: number): CorrectionState {
  const { phase } = state;
  if (phase.name === 'streaming') {
    if (at < phase.nextAttemptAt) return state;
    return { ...state, failures: state.failures + 1, phase: { ...phase, nextAttemptAt: at + RETRY_MS } };
  }
  if (phase.name === 'capturing') {
    const framesLeft = phase.framesLeft - 1;
    if (framesLeft > 0 && phase.agreement.length > 0) return { ...state, phase: { ...phase, framesLeft } };
    return endCapture(state, phase.resumes, at);
  }
  return phase.name === 'uploading' ? { ...state, failures: state.failures + 1, phase: idle } : state;
}

/** A further complete reading that settled nothing. */
function addReading(state: CorrectionState, verdict: AgreementVerdict, at: number): CorrectionState {
  const { phase } = state;
  if (phase.name !== 'streaming' && phase.name !== 'capturing') return state;
  const agreement = verdict.kind === 'more' ? verdict.agreement : phase.agreement;
  if (phase.name === 'streaming') return { ...state, phase: { ...phase, agreement, nextAttemptAt: at } };
  const framesLeft = phase.framesLeft - 1;
  if (framesLeft <= 0) return endCapture(state, phase.resumes, at);
  return { ...state, phase: { ...phase, agreement, framesLeft } };
}

/**
 * What a new complete reading makes of those before: it settles the sheet, or more are needed (`reading-complete`). A photo stands
 * alone: no second reading of the same pixels would say anything new.
 */
export function verdictOn({ phase }: CorrectionState, draft: SheetDraft): AgreementVerdict {
  if (phase.name === 'uploading') return { kind: 'agreed', draft };
  if (phase.name !== 'streaming' && phase.name !== 'capturing') return { kind: 'more', agreement: noAgreement };
  return agree(phase.agreement, draft);
}

/** The offer to upload a photo stands from two failures on, until put away; then after as many again. */
export const isHintDue = ({ mode, failures, hintDismissedAt, phase }: CorrectionState): boolean =>
  mode === 'stream' && failures - hintDismissedAt >= HINT_FAILURES && (isReading(phase) || phase.name === 'idle');

/** The state after an event; pure, so that every path can be tested without a camera. */
export function correction(state: CorrectionState, event: CorrectionEvent): CorrectionState {
  const { phase } = state;
  switch (event.type) {
    case 'student-chosen':
      return chooseStudent(state, event.id, event.by === 'name');
    case 'mode-chosen':
      if (isStudentFixed(state)) return state;
      return event.mode === state.mode
        ? state
        : { ...state, ...off, mode: event.mode, phase: phase.name === 'saved' ? phase : idle };
    case 'camera-wanted':
      return wantCamera(state, event.purpose, event.at);
    case 'camera-started': {
      if (state.camera !== 'starting') return state;
      const next =
        state.afterStart === 'streaming' ? streamingFrom(event.at) : state.afterStart ? capturing(false) : idle;
      return { ...state, camera: 'on', cameraUsable: true, afterStart: null, phase: next };
    }
    case 'camera-failed':
      return { ...state, ...off, mode: 'upload', cameraUsable: false, phase: isReading(phase) ? idle : phase };
    case 'camera-stopped':
      return { ...state, ...off, phase: isReading(phase) ? idle : phase };
    case 'stream-stopped':
      return isReading(phase) ? { ...state, live: null, phase: idle } : state;
    case 'frame-seen':
      return state.camera === 'on' ? { ...state, live: nextLive(state.live, event.live) } : state;
    case 'reading-complete':
      return addReading(state, event.verdict, event.at);
    case 'reading-failed':
      return failReading(state, event.at);
    case 'upload-started':
      return state.studentId === null || isBusy(state)
        ? state
        : { ...state, choices: {}, phase: { name: 'uploading' } };
    case 'owner-doubted':
      return {
        ...state,
        ...off,
        isResultOpen: true,
        phase: { name: 'asking', draft: event.draft, uncertainty: event.uncertainty },
      };
    case 'save-started':
      // Whose sheet it is may just have been decided: the pupil follows the save.
      return {
        ...state,
        ...off,
        studentId: event.save.student,
        // Who was named was named for this sheet.
        isChosen: false,
        isResultOpen: true,
        phase: { name: 'saving', draft: event.draft, save: event.save },
      };
    case 'save-succeeded':
      if (phase.name !== 'saving') return state;
      return { ...state, phase: { name: 'saved', result: event.result }, choices: {}, failures: 0, hintDismissedAt: 0 };
    case 'save-failed':
      if (phase.name !== 'saving') return state;
      return { ...state, phase: { ...phase, name: 'unsaved', failure: event.failure } };
    case 'save-kept':
      return phase.name === 'saving' ? { ...state, phase: { name: 'kept' }, choices: {}, failures: 0 } : state;
    case 'reading-discarded':
      return { ...state, phase: idle, choices: {}, isResultOpen: false };
    case 'answer-chosen':
      return { ...state, choices: { ...state.choices, [event.question]: event.answer } };
    case 'hint-dismissed':
      return { ...state, hintDismissedAt: state.failures };
    case 'result-opened':
      return { ...state, isResultOpen: event.isOpen };
  }
}
