import { may, type SessionUser } from '@caderneta/contract';
import { fetchOverlays, type SidebarGroup } from '@caderneta/ui';
import { useCallback, useEffect } from 'react';
import { startCache } from '../lib/kept/use-cache.ts';
import { lazyComponent, lazyOver } from '../lib/lazy/LazyComponent.tsx';
import { startOutbox } from '../lib/outbox/use-outbox.ts';
import { helpOf, homeOf, paths, type ScreenId } from '../lib/paths.ts';
import { useTrail } from '../lib/place/breadcrumbs.ts';
import { viewerOf } from '../lib/session/session.ts';
import { browserStorage } from '../lib/session/session-storage.ts';
import { useSession } from '../lib/session/use-session.ts';
import { appUpdates } from '../lib/updates/app-updates.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { isTourSeen } from '../parts/tour/tour-seen.ts';
import { AppShell } from '../shell/AppShell.tsx';
import { Forbidden } from '../shell/Forbidden.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { SearchButton } from '../shell/search/SearchButton.tsx';
import { shellCopy } from '../shell/shell.copy.ts';
import { crumbsOf, litEntry, menuFor, titleOf } from './derive.ts';
import { pagesOf } from './pages.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { screens } from './screens.ts';

const pages = pagesOf(screens);
const SessionLock = lazyOver<{ user: SessionUser; onClose?: never }>(
  async () => (await import('../features/sign-in/screens/SessionLock.tsx')).default,
);
const FirstRun = lazyComponent(async () => (await import('../parts/tour/screens/FirstRun.tsx')).default);
/** After so long, ms, the screen stands, and what asks for the password is fetched: when a session ends the line may be down. */
const LOCK_AFTER_MS = 10_000;

// Loaded once somebody is signed in: what an earlier visit left unsent goes now.
startOutbox();
startCache();

function sidebarOf(user: SessionUser, id: ScreenId | null): SidebarGroup[] {
  const lit = id === null ? null : litEntry(id);
  return menuFor(viewerOf(user)).map(({ label, items }) => ({
    label,
    items: items.map(({ icon: Icon, children, ...item }) => ({
      ...item,
      icon: <Icon />,
      isCurrent: item.id === lit,
      children: children?.map((child) => ({ ...child, isCurrent: child.id === lit })),
    })),
  }));
}

/** A screen inside the frame of the signed-in application, or the word that it is not for this user or does not exist. */
export default function SignedInScreen({ id, user }: { id: ScreenId | null; user: SessionUser }) {
  const trail = useTrail();
  const mayCorrect = may(viewerOf(user), screens.sheetCorrection.access);
  useEffect(() => {
    if (mayCorrect) appUpdates.keepEngines();
  }, [mayCorrect]);
  useEffect(() => {
    const timer = setTimeout(SessionLock.preload, LOCK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => whenIdle(() => void fetchOverlays()), []);
  const { locked } = useSession();
  const homeHref = paths[homeOf(user.role)];
  const title = id === null ? '' : titleOf(id, user.role);
  const isAllowed = id !== null && may(viewerOf(user), screens[id].access);
  const loadSearch = useCallback(async () => {
    const { SearchEverything } = await import('./SearchEverything.tsx');
    return ({ onClose }: { onClose: () => void }) => (
      <SearchEverything viewer={viewerOf(user)} groups={sidebarOf(user, null)} onClose={onClose} />
    );
  }, [user]);
  return (
    <>
      <AppShell
        user={user}
        groups={sidebarOf(user, id)}
        search={<SearchButton load={loadSearch} />}
        crumbs={id === null ? [{ label: shellCopy.notFound.title }] : crumbsOf(id, trail ?? [{ label: title }])}
        homeHref={homeHref}
        helpHref={helpOf(id)}
        isCamera={isAllowed && screens[id].frame === 'camera'}
      >
        {id === null ? (
          <NotFound homeHref={homeHref} helpHref={paths.help} />
        ) : isAllowed ? (
          <ScreenFrame title={title} page={pages[id]} homeHref={homeHref} />
        ) : (
          <Forbidden homeHref={homeHref} />
        )}
      </AppShell>
      {!locked && id === homeOf(user.role) && !isTourSeen(browserStorage(), user.id) && <FirstRun user={user} />}
      {locked && <SessionLock user={user} />}
    </>
  );
}
