import { type Assessment, type AssessmentStep, nextStepOf } from '@caderneta/contract';
import { hrefTo, withQuery } from '../../lib/paths.ts';
import { assessmentsCopy } from './assessments.copy.ts';
import { correctionHref } from './correction-href.ts';
import { type AddressedDialog, dialogQuery } from './dialog-address.ts';

/** Steps that are taken in a dialog of the class's Avaliações. */
export const dialogOfStep = {
  SAVE_KEY: 'key',
  PRINT: 'print',
  REPOST: 'post',
  POST: 'post',
} as const satisfies Partial<Record<AssessmentStep, AddressedDialog>>;

/** A step that somebody takes; 'Lançada' is none any more. */
export type OpenStep = Exclude<AssessmentStep, 'POSTED'>;

/** What a step is drawn from. */
export type StepSubject = Pick<Assessment, 'id' | 'class_id' | 'title' | 'format' | 'in_review_count'>;

/** Where a step is taken. `isWholeClass`: sheets are corrected as they come, not pupil by pupil. */
export function stepHref(step: OpenStep, subject: StepSubject, isWholeClass = false): string {
  const { id: assessmentId, class_id: classId } = subject;
  if (step === 'CORRECT') return correctionHref(subject, isWholeClass);
  if (step === 'REVIEW') return hrefTo('assessmentReview', { assessmentId });
  const opened = Object.entries(dialogQuery({ act: dialogOfStep[step], assessmentId }));
  const query = Object.fromEntries(opened.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
  return withQuery(hrefTo('classArea', { classId }), { aba: 'avaliacoes', ...query });
}

/** A step's words: 'Corrigir', 'Revisar 3'. */
export const stepLabel = (step: AssessmentStep, { format, in_review_count: waiting }: StepSubject): string => {
  const texts = assessmentsCopy.steps;
  if (step === 'REVIEW') return texts.REVIEW(waiting);
  return step === 'CORRECT' && format === 'LEITURA' ? texts.CORRECT_READING : texts[step];
};

/** The next step that a person may take; null where there is none for them. */
export function stepFor(assessment: Assessment, canPost: boolean): AssessmentStep | null {
  const step = nextStepOf(assessment);
  if (step === 'POSTED') return step;
  const isPosting = step === 'POST' || step === 'REPOST';
  return assessment.can_write && (canPost || !isPosting) ? step : null;
}
