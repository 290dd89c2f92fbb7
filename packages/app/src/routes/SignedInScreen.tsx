import { may, type SessionUser } from '@caderneta/contract';
import { homeOf, paths, type ScreenId } from '../lib/paths.ts';
import { useTrail } from '../lib/place/place.ts';
import { viewerOf } from '../lib/session/session.ts';
import { AppShell } from '../shell/AppShell.tsx';
import { Forbidden } from '../shell/Forbidden.tsx';
import { crumbsOf, litEntry, menuFor } from './derive.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { screens } from './screens.ts';

/** A screen inside the frame of the signed-in application, or the word that it is not for this user. */
export default function SignedInScreen({ id, user }: { id: ScreenId; user: SessionUser }) {
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
