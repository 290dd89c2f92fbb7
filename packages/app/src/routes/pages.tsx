import type { ComponentType } from 'react';
import { fetched } from '../shell/fetched.tsx';
import { PageFocus } from './PageFocus.tsx';
import type { Screen } from './screen.ts';

const pageOf = ({ page }: Screen): ComponentType =>
  fetched(async () => {
    const { default: Page } = await page();
    return {
      default: () => (
        <>
          <Page />
          <PageFocus />
        </>
      ),
    };
  });

/** The screens of these rows as components that are fetched when first shown. */
export const pagesOf = <Id extends string>(rows: Readonly<Record<Id, Screen>>) =>
  Object.fromEntries(Object.entries<Screen>(rows).map(([id, row]) => [id, pageOf(row)])) as Record<Id, ComponentType>;
