import { passwordResetConfirmSchema } from '@caderneta/contract';
import { LinkButton, showToast } from '@caderneta/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { tokenOf } from '../link-token.ts';
import { confirmReset } from '../sign-in.api.ts';
import { signInCopy } from '../sign-in.copy.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Where a reset link leads: a new password, then back to signing in. */
export default function ResetPasswordScreen() {
  const texts = signInCopy.newPassword;
  const token = tokenOf(useLocation());
  const navigate = useNavigate();
  return (
    <NewPasswordForm
      texts={texts}
      problem={token === '' ? texts.missing : null}
      schema={passwordResetConfirmSchema}
      rest={{ token }}
      send={confirmReset}
      onDone={() => {
        showToast({ tone: 'success', message: texts.done });
        void navigate(paths.signIn, { replace: true });
      }}
      back={
        <LinkButton variant="quiet" block href={paths.signIn}>
          {texts.back}
        </LinkButton>
      }
    />
  );
}
