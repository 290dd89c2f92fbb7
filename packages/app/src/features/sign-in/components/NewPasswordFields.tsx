import { PasswordField } from '@caderneta/ui';
import { Lock } from 'lucide-react';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { signInCopy } from '../sign-in.copy.ts';

/** A new password, typed twice. */
export function NewPasswordFields(props: {
  password: string;
  repeated: string;
  onPassword: (password: string) => void;
  onRepeated: (repeated: string) => void;
  errors: FieldErrors;
}) {
  const texts = signInCopy.newPassword;
  return (
    <>
      <PasswordField
        tall
        name="password"
        label={texts.password}
        icon={<Lock />}
        autoComplete="new-password"
        description={texts.rules}
        value={props.password}
        onChange={props.onPassword}
        errorMessage={props.errors.password}
      />
      <PasswordField
        tall
        name="repeated"
        label={texts.repeat}
        icon={<Lock />}
        autoComplete="new-password"
        value={props.repeated}
        onChange={props.onRepeated}
        errorMessage={props.errors.repeated}
      />
    </>
  );
}
