import type { SessionUser } from '@caderneta/contract';
import { session } from '../../../lib/session/session.ts';
import { browserStorage, formsLeft } from '../../../lib/session/session-storage.ts';
import { SessionLockDialog } from '../components/SessionLockDialog.tsx';
import { signIn } from '../sign-in.api.ts';
import { signInFailure } from '../sign-in-failure.ts';

/** Stands over the screen while the session is locked: what was typed stays behind it, and what was being saved goes on after it. */
export default function SessionLock({ user }: { user: SessionUser }) {
  return (
    <SessionLockDialog
      name={user.name}
      email={user.email}
      drafts={formsLeft(browserStorage(), user.id).length}
      onLeave={() => session.signOut()}
      onSubmit={async (password) => {
        const answer = await signIn({ email: user.email, password });
        return answer.ok ? null : signInFailure(answer);
      }}
    />
  );
}
