import { Button, Form, PasswordField, TextField, TextLink } from '@caderneta/ui';
import { Lock, Mail } from 'lucide-react';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { paths } from '../../../lib/paths.ts';
import { signInCopy } from '../sign-in.copy.ts';
import * as styles from './entry-page.css.ts';
import { FormAlert } from './FormAlert.tsx';

export interface SignInFormProps {
  email: string;
  password: string;
  onEmail: (email: string) => void;
  onPassword: (password: string) => void;
  errors: FieldErrors;
  /** Why the last try failed, or why the session ended. */
  alert: { tone: 'danger' | 'info'; text: string } | null;
  isSending: boolean;
  onSubmit: () => void;
  onForgot: () => void;
}

/** E-mail, password, 'Entrar'. Nothing typed is lost by a failure. */
export function SignInForm(props: SignInFormProps) {
  return (
    <Form onSubmit={() => props.onSubmit()} className={styles.form}>
      <TextField
        tall
        type="email"
        name="email"
        label={signInCopy.email}
        icon={<Mail />}
        autoComplete="username"
        inputMode="email"
        spellCheck="false"
        value={props.email}
        onChange={props.onEmail}
        errorMessage={props.errors.email}
      />
      <PasswordField
        tall
        name="password"
        label={signInCopy.password}
        icon={<Lock />}
        autoComplete="current-password"
        value={props.password}
        onChange={props.onPassword}
        errorMessage={props.errors.password}
      />
      {props.alert && <FormAlert tone={props.alert.tone}>{props.alert.text}</FormAlert>}
      <Button type="submit" variant="primary" block isDisabled={props.isSending} className={styles.submit}>
        {props.isSending ? signInCopy.submitting : signInCopy.submit}
      </Button>
      <Button variant="quiet" block onPress={props.onForgot} className={styles.forgot}>
        {signInCopy.forgot}
      </Button>
      <TextLink standalone href={paths.firstAccess} className={styles.link}>
        {signInCopy.code.open}
      </TextLink>
    </Form>
  );
}
