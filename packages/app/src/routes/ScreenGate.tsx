import { Spinner } from '@caderneta/ui';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths, returnParam, type ScreenId, withQuery } from '../lib/paths.ts';
import { session } from '../lib/session/session.ts';
import { useSession } from '../lib/session/use-session.ts';
import { waiting } from '../shell/shell.css.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { screens } from './screens.ts';

const loadSignedIn = () => import('./SignedInScreen.tsx');
const SignedInScreen = lazy(loadSignedIn);
// Who is signed in needs the frame at once: it is fetched beside the first screen, not after it.
if (session.token() !== null) void loadSignedIn().catch(() => undefined);

/** The guard of one screen. It runs before the screen is fetched; the server enforces the same rule on its own. */
export function ScreenGate({ id }: { id: ScreenId }) {
  const { user, ended } = useSession();
  const { pathname, search } = useLocation();
  const screen = screens[id];
  if (screen.access === 'public' || screen.frame === 'bare') return <ScreenFrame id={id} homeHref={paths.signIn} />;
  if (user === null) {
    const back = ended === 'signed-out' ? undefined : pathname + search;
    return <Navigate replace to={withQuery(paths.signIn, { [returnParam]: back })} />;
  }
  return (
    <Suspense
      fallback={
        <div className={waiting}>
          <Spinner />
        </div>
      }
    >
      <SignedInScreen id={id} user={user} />
    </Suspense>
  );
}
