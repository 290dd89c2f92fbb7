import type { ComponentType } from 'react';
import { screenPage } from './ScreenPage.tsx';
import type { Screen } from './screen.ts';

/** The screens of these rows as components that are fetched when first shown. */
export const pagesOf = <Id extends string>(rows: Readonly<Record<Id, Screen>>) =>
  Object.fromEntries(Object.entries<Screen>(rows).map(([id, row]) => [id, screenPage(row)])) as Record<
    Id,
    ComponentType
  >;
