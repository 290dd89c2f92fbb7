import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTrail, windowTitle } from '../lib/place/breadcrumbs.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';

export interface ScreenFrameProps {
  title: string;
  /** The screen itself, which may still have to be fetched. */
  page: ComponentType;
  homeHref: string;
}

/** One screen: fetched, caught when it fails, named in the window. */
export function ScreenFrame({ title, page: Page, homeHref }: ScreenFrameProps) {
  const { pathname } = useLocation();
  const here = useTrail()?.at(-1)?.label ?? title;
  useEffect(() => {
    document.title = windowTitle(here);
  }, [here]);
  return (
    <ErrorBoundary key={pathname} homeHref={homeHref}>
      <Page />
    </ErrorBoundary>
  );
}
