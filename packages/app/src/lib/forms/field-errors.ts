import type { FieldError, RecordConflict } from '@caderneta/contract';

/** The message of each field that did not pass; the first one counts. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Checked<T> {
  readonly success: boolean;
  readonly data?: T;
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };
}
interface Schema<T> {
  safeParse(value: unknown): Checked<T>;
}

interface Said {
  readonly errors: readonly FieldError[];
  readonly conflict?: RecordConflict | null | undefined;
}

export type Verdict<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Checks a form's values with the contract's own schema, so that both sides say the same. */
export function checkForm<T>(schema: Schema<T>, values: unknown): Verdict<T> {
  const checked = schema.safeParse(values);
  if (checked.success) return { ok: true, value: checked.data as T };
  const errors: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = path.map(String).join('.');
    errors[field] ??= message;
  }
  return { ok: false, errors };
}

/** What the server found wrong, by field. */
export function serverErrors(errors: readonly FieldError[]): FieldErrors {
  const byField: Record<string, string> = {};
  for (const { field, message } of errors) byField[field.replace(/^body\./, '')] ??= message;
  return byField;
}

/** Why something was not saved: fields that are wrong, and what somebody else saved meanwhile. */
export interface Refusal {
  readonly errors: FieldErrors;
  readonly conflict: RecordConflict | null;
}
export const refusedFor = (errors: FieldErrors): Refusal => ({ errors, conflict: null });

/** What the server said of a save that it refused. */
export const refusalOf = ({ errors, conflict = null }: Said): Refusal => ({
  // What a conflict says of each field stands in its own notice.
  errors: conflict ? {} : serverErrors(errors),
  conflict,
});
