import { lazySection } from '../../../parts/lazy/LazyPart.tsx';
import { preloadReading } from '../../../parts/sheet-reading/reading/late-reading.ts';

/** Files instead of the camera, and what a sheet asks. */
export const FilesPanel = lazySection(async () => (await import('./FilesPanel.tsx')).FilesPanel);
export const SheetQuestionCard = lazySection(async () => (await import('./SheetQuestionCard.tsx')).SheetQuestionCard);

/** Fetches them, so that none has to be waited for. */
export function preloadLateParts(): void {
  preloadReading();
  for (const part of [FilesPanel, SheetQuestionCard]) part.preload();
}
