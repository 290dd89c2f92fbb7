import { lazySection } from '../../../parts/lazy/LazyPart.tsx';
import { preloadReading } from '../../../parts/sheet-reading/reading/late-reading.ts';
import { OwnerQuestion, ReviewList, UploadPanel } from './late-parts.ts';

/** What a sheet that was read says. */
export const ResultPanel = lazySection(async () => (await import('./ResultPanel.tsx')).ResultPanel);

/** Fetches what is not seen before the camera's picture, so that nothing of it has to be waited for. */
export function preloadLateParts(): void {
  preloadReading();
  for (const part of [ResultPanel, OwnerQuestion, ReviewList, UploadPanel]) part.preload();
}
