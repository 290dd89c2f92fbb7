import { emailSchema } from '@caderneta/contract';
import { Button, Form, Modal, TextField } from '@caderneta/ui';
import { useId, useState } from 'react';
import * as styles from '../components/entry-page.css.ts';
import { FormAlert } from '../components/FormAlert.tsx';
import { requestReset } from '../sign-in.api.ts';
import { signInCopy } from '../sign-in.copy.ts';

export interface ResetRequestDialogProps {
  /** What was typed on the sign-in form. */
  initialEmail: string;
  onClose: () => void;
}

/** Asks for a link to make a new password. The answer never tells whether the address is known. */
export default function ResetRequestDialog({ initialEmail, onClose }: ResetRequestDialogProps) {
  const texts = signInCopy.reset;
  const formId = useId();
  const [email, setEmail] = useState(initialEmail);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [channel, setChannel] = useState<'mail' | 'administrator' | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async () => {
    const checked = emailSchema.safeParse(email);
    setFailure(null);
    setError(checked.success ? undefined : checked.error.issues[0]?.message);
    if (!checked.success || isSending) return;
    setSending(true);
    const answer = await requestReset(checked.data);
    setSending(false);
    if (answer.ok) setChannel(answer.data.channel);
    else setFailure(answer.message);
  };

  return (
    <Modal
      isOpen
      size="small"
      canExpand={false}
      title={texts.title}
      onOpenChange={onClose}
      footer={
        channel === null ? (
          <>
            <Button onPress={onClose}>{texts.cancel}</Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSending}>
              {texts.submit}
            </Button>
          </>
        ) : (
          <Button variant="primary" onPress={onClose}>
            {texts.close}
          </Button>
        )
      }
    >
      {channel !== null ? (
        <p role="status">{texts[channel]}</p>
      ) : (
        <Form id={formId} onSubmit={() => void submit()} className={styles.form}>
          <p>{texts.lead}</p>
          <TextField
            type="email"
            name="email"
            label={signInCopy.email}
            autoComplete="username"
            autoFocus
            value={email}
            onChange={setEmail}
            errorMessage={error}
          />
          {failure !== null && <FormAlert>{failure}</FormAlert>}
        </Form>
      )}
    </Modal>
  );
}
