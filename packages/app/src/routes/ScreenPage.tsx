import type { ComponentType } from 'react';
import { fetched } from '../shell/Fetched.tsx';
import { PageFocus } from './PageFocus.tsx';
import type { Screen } from './screen.ts';

/** A screen's page, fetched when it is first shown; the focus goes to it when it is there. */
export const screenPage = ({ page }: Screen): ComponentType =>
  fetched(async () => {
    const { default: Page } = await page();
    return () => (
      <>
        <Page />
        <PageFocus />
      </>
    );
  });
