import type { GuidedScreen } from './guides.copy.ts';

const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

/** Where the picture of a screen is, as `npm run help-pictures` took it of the product; undefined where it has none. */
export const pictureOf = (id: GuidedScreen): string | undefined =>
  files[`./pictures/${id === 'manageClass' ? 'classArea' : id}.webp`];
