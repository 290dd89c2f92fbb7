import { firstMasterSchema } from '@caderneta/contract';
import { Button, showToast, TextField } from '@caderneta/ui';
import { useState } from 'react';
import { checkForm, type FieldErrors, serverErrors } from '../../../lib/forms/field-errors.ts';
import { createFirstMaster } from '../sign-in.api.ts';
import { signInCopy } from '../sign-in.copy.ts';
import { EntryPage } from './EntryPage.tsx';
import * as styles from './entry-page.css.ts';
import { FormAlert } from './FormAlert.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

/** Where the one-time link of an empty network leads: the first MASTER is made, and is signed in. */
export function FirstMasterForm({ token }: { token: string }) {
  const texts = signInCopy.first;
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async () => {
    const draft = { token, name, email, password };
    const checked = checkForm(firstMasterSchema, draft);
    const wrong: Record<string, string> = checked.ok ? {} : { ...checked.errors };
    if (password !== repeated) wrong.repeated = signInCopy.newPassword.mismatch;
    setErrors(wrong);
    setFailure(wrong.token ?? null);
    if (Object.keys(wrong).length > 0 || isSending) return;
    setSending(true);
    const answer = await createFirstMaster(draft);
    setSending(false);
    if (answer.ok) {
      showToast({ tone: 'success', message: answer.message || texts.done });
      return;
    }
    setErrors(serverErrors(answer.errors));
    setFailure(answer.message);
  };

  return (
    <EntryPage title={texts.title} lead={texts.lead}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          tall
          name="name"
          label={texts.name}
          autoComplete="name"
          value={name}
          onChange={setName}
          errorMessage={errors.name}
        />
        <TextField
          tall
          type="email"
          name="email"
          label={signInCopy.email}
          autoComplete="username"
          value={email}
          onChange={setEmail}
          errorMessage={errors.email}
        />
        <NewPasswordFields
          password={password}
          repeated={repeated}
          onPassword={setPassword}
          onRepeated={setRepeated}
          errors={errors}
        />
        {failure !== null && <FormAlert>{failure}</FormAlert>}
        <Button type="submit" variant="primary" block isPending={isSending} className={styles.submit}>
          {texts.submit}
        </Button>
      </form>
    </EntryPage>
  );
}
