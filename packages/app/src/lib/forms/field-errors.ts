import type { FieldError } from '@caderneta/contract';

/** The message of each field that did not pass; the first one counts. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Checked<T> {
  readonly success: boolean;
  readonly data?: T;
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };
}
interface Schema<T> {
  safeParse(value: unknown, words: { readonly error: () => string }): Checked<T>;
}

export type Verdict<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Of a rule without words of its own, whose default is English. */
const noWords = () => 'Valor inválido.';

/** Checks a form's values with the contract's own schema, so that both sides say the same. */
export function checkForm<T>(schema: Schema<T>, values: unknown): Verdict<T> {
  const checked = schema.safeParse(values, { error: noWords });
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

/**
 * Of the errors that a form shows, those that are left after more was typed: what its rules found wrong until they find it right, what only
 * the server found until its field is typed in.
 * @param before What the rules say of the values as they were; `now`, as they are.
 * @param typed The field that was typed in, where that is known.
 */
export function errorsLeft(
  shown: FieldErrors,
  before: Verdict<unknown>,
  now: Verdict<unknown>,
  typed?: string,
): FieldErrors {
  const were = before.ok ? {} : before.errors;
  const are = now.ok ? {} : now.errors;
  const left = Object.entries(shown).filter(([field]) => field in are || !(field in were || field === typed));
  return Object.fromEntries(left.map(([field, message]) => [field, are[field] ?? message]));
}
