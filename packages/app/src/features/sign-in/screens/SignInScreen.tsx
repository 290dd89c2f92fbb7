import { loginSchema } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { checkForm, type FieldErrors, serverErrors } from '../../../lib/forms/field-errors.ts';
import { homeOf, paths, returnParam, safeReturn } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { DemoAccounts } from '../components/DemoAccounts.tsx';
import { EntryPage } from '../components/EntryPage.tsx';
import { SignInForm } from '../components/SignInForm.tsx';
import { requestReset, signIn, useWelcome } from '../sign-in.api.ts';
import { signInCopy } from '../sign-in.copy.ts';
import { signInFailure } from '../sign-in-failure.ts';

const ResetRequestDialog = lazy(() => import('../components/ResetRequestDialog.tsx'));

/** The landing page: signing in. A signed-in user goes straight on. */
export default function SignInScreen() {
  const { user, ended } = useSession();
  const [search] = useSearchParams();
  const welcome = useWelcome();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isResetOpen, setResetOpen] = useState(false);

  if (user) return <Navigate replace to={safeReturn(search.get(returnParam)) ?? paths[homeOf(user.role)]} />;

  const submit = async () => {
    if (isSending) return;
    setFailure(null);
    const checked = checkForm(loginSchema, { email, password });
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return;
    setSending(true);
    const answer = await signIn(checked.value);
    setSending(false);
    if (answer.ok) {
      if (answer.message) showToast({ tone: 'success', message: answer.message });
      return;
    }
    setErrors(serverErrors(answer.errors));
    setFailure(signInFailure(answer));
  };

  const request = async (address: string) => {
    const answer = await requestReset(address);
    return answer.ok ? answer.data : { message: answer.message };
  };

  const alert =
    failure !== null
      ? ({ tone: 'danger', text: failure } as const)
      : ended === 'expired'
        ? ({ tone: 'info', text: signInCopy.expired } as const)
        : null;

  return (
    <EntryPage title={signInCopy.title} lead={signInCopy.lead} year={welcome.data?.academic_year}>
      <SignInForm
        email={email}
        password={password}
        onEmail={setEmail}
        onPassword={setPassword}
        errors={errors}
        alert={alert}
        isSending={isSending}
        onSubmit={() => void submit()}
        onForgot={() => setResetOpen(true)}
      />
      {welcome.data?.demo && welcome.data.accounts.length > 0 && (
        <DemoAccounts
          accounts={welcome.data.accounts}
          onPick={(account) => {
            setEmail(account.email);
            setPassword(account.password);
            setErrors({});
            setFailure(null);
          }}
        />
      )}
      {isResetOpen && (
        <Suspense>
          <ResetRequestDialog initialEmail={email} onClose={() => setResetOpen(false)} onRequest={request} />
        </Suspense>
      )}
    </EntryPage>
  );
}
