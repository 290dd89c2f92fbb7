import { Spinner } from '@caderneta/ui';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ScreenId } from '../lib/paths.ts';
import { useTrail, windowTitle } from '../lib/place/place.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { waiting } from '../shell/shell.css.ts';
import { PageFocus } from './PageFocus.tsx';
import { pages } from './pages.ts';
import { screens } from './screens.ts';

/** One screen: fetched, caught when it fails, named in the window. */
export function ScreenFrame({ id, homeHref }: { id: ScreenId; homeHref: string }) {
  const { pathname } = useLocation();
  const here = useTrail()?.at(-1)?.label ?? screens[id].title;
  useEffect(() => {
    document.title = windowTitle(here);
  }, [here]);
  const Page = pages[id];
  return (
    <ErrorBoundary key={pathname} homeHref={homeHref}>
      <Suspense
        fallback={
          <div className={waiting}>
            <Spinner />
          </div>
        }
      >
        <Page />
        <PageFocus />
      </Suspense>
    </ErrorBoundary>
  );
}
