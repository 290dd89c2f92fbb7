import { passwordResetConfirmSchema } from '@caderneta/contract';
import { Button, LinkButton, showToast } from '@caderneta/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { checkForm, type FieldErrors, serverErrors } from '../../../lib/forms/field-errors.ts';
import { paths } from '../../../lib/paths.ts';
import { EntryPage } from '../components/EntryPage.tsx';
import * as styles from '../components/entry-page.css.ts';
import { FormAlert } from '../components/FormAlert.tsx';
import { NewPasswordFields } from '../components/NewPasswordFields.tsx';
import { tokenOf } from '../link-token.ts';
import { confirmReset } from '../sign-in.api.ts';
import { signInCopy } from '../sign-in.copy.ts';

/** Where a reset link leads: a new password, then back to signing in. */
export default function ResetPasswordScreen() {
  const texts = signInCopy.newPassword;
  const token = tokenOf(useLocation());
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(token === '' ? texts.missing : null);
  const [isSending, setSending] = useState(false);

  const submit = async () => {
    const checked = checkForm(passwordResetConfirmSchema, { token, password });
    const wrong: Record<string, string> = checked.ok ? {} : { ...checked.errors };
    if (password !== repeated) wrong.repeated = texts.mismatch;
    setErrors(wrong);
    setFailure(wrong.token ?? null);
    if (Object.keys(wrong).length > 0 || isSending) return;
    setSending(true);
    const answer = await confirmReset(token, password);
    setSending(false);
    if (answer.ok) {
      showToast({ tone: 'success', message: texts.done });
      void navigate(paths.signIn, { replace: true });
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
        <LinkButton variant="quiet" block href={paths.signIn}>
          {texts.back}
        </LinkButton>
      </form>
    </EntryPage>
  );
}
