import { Navigate, useLocation } from 'react-router-dom';
import { paths, returnParam, type ScreenId, withQuery } from '../lib/paths.ts';
import { useSession } from '../lib/session/use-session.ts';
import { pagesOf } from './pages.ts';
import { type PublicScreenId, publicScreens } from './public-screens.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { SignedIn } from './SignedIn.tsx';

const pages = pagesOf(publicScreens);
const isPublic = (id: ScreenId): id is PublicScreenId => id in publicScreens;

/** The guard of one screen. It runs before the screen is fetched; the server enforces the same rule on its own. */
export function ScreenGate({ id }: { id: ScreenId }) {
  const { user, ended } = useSession();
  const { pathname, search } = useLocation();
  if (isPublic(id)) return <ScreenFrame title={publicScreens[id].title} page={pages[id]} homeHref={paths.signIn} />;
  if (user === null) {
    const back = ended === 'signed-out' ? undefined : pathname + search;
    return <Navigate replace to={withQuery(paths.signIn, { [returnParam]: back })} />;
  }
  return <SignedIn id={id} user={user} />;
}
