import { may, type SessionUser } from '@caderneta/contract';
import { Navigate, useLocation } from 'react-router-dom';
import { homeOf, paths, returnParam, type ScreenId, withQuery } from '../lib/paths.ts';
import { useTrail } from '../lib/place/place.ts';
import { viewerOf } from '../lib/session/session.ts';
import { useSession } from '../lib/session/use-session.ts';
import { AppShell } from '../shell/AppShell.tsx';
import { Forbidden } from '../shell/Forbidden.tsx';
import { crumbsOf, litEntry, menuFor } from './derive.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
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
  return <SignedInScreen id={id} user={user} />;
}

function SignedInScreen({ id, user }: { id: ScreenId; user: SessionUser }) {
  const trail = useTrail();
  const viewer = viewerOf(user);
  const homeHref = paths[homeOf(user.role)];
  const isAllowed = may(viewer, screens[id].access);
  const lit = litEntry(id);
  const groups = menuFor(viewer).map(({ label, items }) => ({
    label,
    items: items.map(({ icon: Icon, ...item }) => ({ ...item, icon: <Icon />, isCurrent: item.id === lit })),
  }));
  return (
    <AppShell
      user={user}
      groups={groups}
      crumbs={crumbsOf(id, trail)}
      homeHref={homeHref}
      isCamera={isAllowed && screens[id].frame === 'camera'}
    >
      {isAllowed ? <ScreenFrame id={id} homeHref={homeHref} /> : <Forbidden homeHref={homeHref} />}
    </AppShell>
  );
}
