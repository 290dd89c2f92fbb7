import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { ScreenId } from '../lib/paths.ts';
import { screenRows } from './derive.ts';

/** The screens as components that are fetched when first shown. */
export const pages = Object.fromEntries(screenRows.map(([id, screen]) => [id, lazy(screen.page)])) as Record<
  ScreenId,
  LazyExoticComponent<ComponentType>
>;
