import { lazySection } from '../../../parts/lazy/LazyPart.tsx';

/** What follows the form: the lines of the sheet, and what became of them. */
export const ImportPreviewPanel = lazySection(
  async () => (await import('./ImportPreviewPanel.tsx')).ImportPreviewPanel,
);
export const ImportDone = lazySection(async () => (await import('./ImportDone.tsx')).ImportDone);

/** Fetches them while the form is filled in. */
export function preloadLaterStages(): void {
  ImportPreviewPanel.preload();
  ImportDone.preload();
}
