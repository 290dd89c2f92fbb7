import { DialogHistoryProvider, I18nProvider, RouterProvider, ToastProvider } from '@caderneta/ui';
import { useEffect, useLayoutEffect } from 'react';
import { Navigate, Route, Routes, useHref, useLocation, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { homeOf, paths, type ScreenId } from '../lib/paths.ts';
import type { DialogSteps } from '../lib/place/dialog-history.ts';
import { useDrawn } from '../lib/place/use-drawn.ts';
import { session } from '../lib/session/session.ts';
import { useSession } from '../lib/session/use-session.ts';
import { endStandIn } from '../lib/stand-in/stand-in-element.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { ScreenGate } from './ScreenGate.tsx';
import { UnknownAddress } from './UnknownAddress.tsx';

const ids = Object.keys(paths) as ScreenId[];

const calls = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  // A second tab or another person may have written meanwhile; a short share is enough to spare double requests.
  dedupingInterval: 1_000,
  // While the password is asked for, nothing is polled.
  isPaused: () => session.getState().locked,
};

/** An address of its own kind (`blob:`, `mailto:`, another site) stays as it is; the router would take it for a path. */
function useAnyHref(to: string): string {
  const isWhole = /^[a-z][a-z\d+.-]*:/i.test(to);
  const inner = useHref(isWhole ? '/' : to);
  return isWhole ? to : inner;
}

/** A new place starts at its top; going back leaves the scroll to the browser. */
function ScrollToTop() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pathname is what triggers it
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}

/** The whole application inside a router. */
export function App({ dialogs }: { dialogs: DialogSteps }) {
  useDrawn(dialogs);
  const navigate = useNavigate();
  const { user } = useSession();
  // After the parts of the screen have said whether they are still to come.
  useLayoutEffect(() => queueMicrotask(endStandIn), []);
  const home = user === null ? paths.signIn : paths[homeOf(user.role)];
  return (
    <I18nProvider locale="pt-BR">
      <RouterProvider navigate={navigate} useHref={useAnyHref}>
        <DialogHistoryProvider history={dialogs}>
          <ToastProvider>
            <SWRConfig key={user?.id ?? 'nobody'} value={{ ...calls, provider: () => new Map() }}>
              <ScrollToTop />
              <ErrorBoundary homeHref={home}>
                <Routes>
                  {ids.map((id) => (
                    <Route key={id} path={paths[id]} element={<ScreenGate id={id} />} />
                  ))}
                  <Route path="/app" element={<Navigate replace to={home} />} />
                  <Route path="*" element={<UnknownAddress />} />
                </Routes>
              </ErrorBoundary>
            </SWRConfig>
          </ToastProvider>
        </DialogHistoryProvider>
      </RouterProvider>
    </I18nProvider>
  );
}
