import type { FieldError, RecordConflict } from '@caderneta/contract';
import { type FieldErrors, serverErrors } from './field-errors.ts';

interface Said {
  readonly errors: readonly FieldError[];
  readonly conflict?: RecordConflict | null | undefined;
}

/** Why something was not saved: fields that are wrong, and what somebody else saved meanwhile. */
export interface FormFailure {
  readonly errors: FieldErrors;
  readonly conflict: RecordConflict | null;
}
export const failedFields = (errors: FieldErrors): FormFailure => ({ errors, conflict: null });

/** What the server said of a save that it refused. */
export const formFailureOf = ({ errors, conflict = null }: Said): FormFailure => ({
  // What a conflict says of each field stands in its own notice.
  errors: conflict ? {} : serverErrors(errors),
  conflict,
});
