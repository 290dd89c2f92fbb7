import { isDoubtful, type ReadingDetails } from '@caderneta/contract';

/** How older results say that the text was in doubt. */
const inconclusive = ['text-inconclusive', 'text-mismatch'];

/** Whether a program doubts that the recording is of its text, and no listener has said what was read. */
export const isTextInconclusive = (evaluation: ReadingDetails): boolean =>
  !evaluation.ear_marks &&
  (isDoubtful(evaluation) || (evaluation.reservations ?? []).some((code) => inconclusive.includes(code)));
