import { Navigate, useLocation } from 'react-router-dom';
import { paths, returnParam, type ScreenId, withQuery } from '../lib/paths.ts';
import { useSession } from '../lib/session/use-session.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { SignedIn } from './SignedIn.tsx';
import { screens } from './screens.ts';

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
  return <SignedIn id={id} user={user} />;
}
