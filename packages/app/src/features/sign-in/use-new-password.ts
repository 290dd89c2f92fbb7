import { useState } from 'react';
import type { CallFailure } from '../../lib/api/call.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { checkForm, type FieldErrors, serverErrors } from '../../lib/forms/field-errors.ts';
import { signInCopy } from './sign-in.copy.ts';

type Schema<D> = Parameters<typeof checkForm<D>>[0];

export interface NewPasswordRules<D extends { password: string }> {
  readonly schema: Schema<D>;
  /** What is sent beside the password. */
  readonly rest: Omit<D, 'password'>;
  readonly send: (input: D) => Promise<{ readonly ok: true; readonly message: string } | CallFailure>;
  readonly onDone: (message: string) => void;
  /** Said where the server gave no reason. */
  readonly failed: string;
}

/** A form that ends in a new password, typed twice. A link that does not serve is said above the button. */
export function useNewPassword<D extends { password: string }>(rules: NewPasswordRules<D>) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async () => {
    const draft = { ...rules.rest, password } as D;
    const checked = checkForm(rules.schema, draft);
    const wrong: Record<string, string> = checked.ok ? {} : { ...checked.errors };
    if (password !== repeated) wrong.repeated = signInCopy.newPassword.mismatch;
    setErrors(wrong);
    setFailure(wrong.token ?? null);
    if (Object.keys(wrong).length > 0 || isSending) return;
    setSending(true);
    const answer = await rules.send(draft);
    setSending(false);
    if (answer.ok) return rules.onDone(answer.message);
    setErrors(serverErrors(answer.errors));
    setFailure(failureText(answer, rules.failed));
  };

  return { password, repeated, setPassword, setRepeated, errors, failure, isSending, submit };
}
