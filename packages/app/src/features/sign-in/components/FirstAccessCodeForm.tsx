import { firstAccessSchema } from '@caderneta/contract';
import { Button, showToast, TextField, TextLink } from '@caderneta/ui';
import { KeyRound, User } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { checkForm, type FieldErrors, serverErrors } from '../../../lib/forms/field-errors.ts';
import { paths } from '../../../lib/paths.ts';
import { firstAccess } from '../sign-in.api.ts';
import { signInCopy } from '../sign-in.copy.ts';
import { EntryPage } from './EntryPage.tsx';
import * as styles from './entry-page.css.ts';
import { FormAlert } from './FormAlert.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

/** With the code of a printed card a person makes their first password, and is signed in. */
export function FirstAccessCodeForm() {
  const texts = signInCopy.code;
  const [login, setLogin] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async () => {
    const draft = { login, code, password };
    const checked = checkForm(firstAccessSchema, draft);
    const wrong: Record<string, string> = checked.ok ? {} : { ...checked.errors };
    if (password !== repeated) wrong.repeated = signInCopy.newPassword.mismatch;
    setErrors(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0 || isSending) return;
    setSending(true);
    const answer = await firstAccess(draft);
    setSending(false);
    if (answer.ok) {
      showToast({ tone: 'success', message: answer.message || texts.done });
      return;
    }
    setErrors(serverErrors(answer.errors));
    setFailure(failureText(answer, texts.failed));
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
          name="login"
          label={texts.login}
          icon={<User />}
          autoComplete="username"
          spellCheck="false"
          value={login}
          onChange={setLogin}
          errorMessage={errors.login}
        />
        <TextField
          tall
          name="code"
          label={texts.code}
          placeholder={texts.placeholder}
          icon={<KeyRound />}
          autoComplete="one-time-code"
          spellCheck="false"
          value={code}
          onChange={(typed) => setCode(typed.toUpperCase())}
          errorMessage={errors.code}
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
        <TextLink standalone href={paths.signIn} className={styles.forgot}>
          {texts.back}
        </TextLink>
      </form>
    </EntryPage>
  );
}
