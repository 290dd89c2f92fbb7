import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Screen } from './screen.ts';

/** The screens of these rows as components that are fetched when first shown. */
export const pagesOf = <Id extends string>(rows: Readonly<Record<Id, Screen>>) =>
  Object.fromEntries(Object.entries<Screen>(rows).map(([id, { page }]) => [id, lazy(page)])) as Record<
    Id,
    LazyExoticComponent<ComponentType>
  >;
