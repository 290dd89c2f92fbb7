import { loginSchema } from '@caderneta/contract';
import { Button, Form, Modal, PasswordField } from '@caderneta/ui';
import { Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import { signInCopy } from '../sign-in.copy.ts';
import * as styles from './entry-page.css.ts';
import { FormAlert } from './FormAlert.tsx';

export interface SessionLockDialogProps {
  name: string;
  email: string;
  /** How many drafts go with the account. */
  drafts: number;
  /** Signs in again; answers the message of a failure, or null when it succeeded. */
  onSubmit: (password: string) => Promise<string | null>;
  /** Leaves what is on the screen, for another account. */
  onLeave: () => void;
}

/** Asks for the password where one is. It cannot be closed: nothing on the screen would work. */
export function SessionLockDialog({ name, email, drafts, onSubmit, onLeave }: SessionLockDialogProps) {
  const texts = signInCopy.lock;
  const formId = useId();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async () => {
    if (isSending) return;
    setFailure(null);
    const checked = checkForm(loginSchema, { email, password });
    setError(checked.ok ? undefined : checked.errors.password);
    if (!checked.ok) return;
    setSending(true);
    const message = await onSubmit(password);
    if (message === null) return;
    setSending(false);
    setFailure(message);
  };

  return (
    <Modal
      isOpen
      role="alertdialog"
      canClose={false}
      title={texts.title}
      onOpenChange={() => {}}
      footer={
        <>
          <Button variant="quiet" onPress={onLeave} isDisabled={isSending}>
            {texts.leave}
          </Button>
          {/* `submit` takes no second: disabled, it would lose the focus. */}
          <Button variant="primary" type="submit" form={formId}>
            {isSending ? signInCopy.submitting : signInCopy.submit}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => void submit()} className={styles.form}>
        <p>{texts.lead}</p>
        {drafts > 0 && <p>{texts.drafts(drafts)}</p>}
        <p>
          <strong>{name}</strong>
          <br />
          {email}
        </p>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          tall
          autoFocus
          name="password"
          label={signInCopy.password}
          icon={<Lock />}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          errorMessage={error}
        />
        {failure !== null && <FormAlert>{failure}</FormAlert>}
      </Form>
    </Modal>
  );
}
