import { showToast } from '@caderneta/ui';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { lazyOver } from '../../../lib/lazy/LazyComponent.tsx';
import { libCopy } from '../../../lib/lib.copy.ts';
import { homeOf, paths, returnParam, safeReturn } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { DemoAccounts } from '../components/DemoAccounts.tsx';
import { EntryPage } from '../components/EntryPage.tsx';
import { FormAlert } from '../components/FormAlert.tsx';
import { SignInForm } from '../components/SignInForm.tsx';
import type { Attempt, Welcome } from '../sign-in.api.ts';
import { signInCopy } from '../sign-in.copy.ts';

/** Calls come after the form: it can be read and filled while they, and what checks its values, are on their way. */
const loadCalls = () => import('../sign-in.api.ts');
const ResetRequestDialog = lazyOver(async () => (await import('./ResetRequestDialog.tsx')).default);

/** The landing page: signing in. A signed-in user goes straight on. */
export default function SignInScreen() {
  const { user, ended } = useSession();
  const [search] = useSearchParams();
  const [welcome, setWelcome] = useState<Welcome | null>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isResetOpen, setResetOpen] = useState(false);

  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn) return;
    let isHere = true;
    const show = (found: Welcome | null) => {
      if (isHere) setWelcome(found);
    };
    loadCalls()
      .then(({ fetchWelcome }) => fetchWelcome())
      .then(show, () => undefined);
    return () => {
      isHere = false;
    };
  }, [isSignedIn]);

  if (user) return <Navigate replace to={safeReturn(search.get(returnParam)) ?? paths[homeOf(user.role)]} />;

  const submit = async () => {
    if (isSending) return;
    setFailure(null);
    setSending(true);
    const attempt = await loadCalls().then(
      ({ attemptSignIn }) => attemptSignIn({ email, password }),
      (): Attempt => ({ ok: false, errors: {}, failure: libCopy.offline }),
    );
    setSending(false);
    if (attempt.ok) {
      if (attempt.message) showToast({ tone: 'success', message: attempt.message });
      return;
    }
    setErrors(attempt.errors);
    setFailure(attempt.failure);
  };

  const alert =
    failure !== null
      ? ({ tone: 'danger', text: failure } as const)
      : ended === 'expired'
        ? ({ tone: 'info', text: signInCopy.expired } as const)
        : null;

  return (
    <EntryPage
      title={signInCopy.title}
      lead={signInCopy.lead}
      year={welcome?.year}
      below={
        welcome !== null &&
        welcome.accounts.length > 0 && (
          <DemoAccounts
            accounts={welcome.accounts}
            onPick={(account) => {
              setEmail(account.email);
              setPassword(account.password);
              setErrors({});
              setFailure(null);
            }}
          />
        )
      }
    >
      {welcome !== null && welcome.maintenance !== null && <FormAlert tone="info">{welcome.maintenance}</FormAlert>}
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
      {isResetOpen && <ResetRequestDialog initialEmail={email} onClose={() => setResetOpen(false)} />}
    </EntryPage>
  );
}
