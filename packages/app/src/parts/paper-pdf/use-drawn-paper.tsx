import { useState } from 'react';
import { lazyDialog } from '../lazy/LazyPart.tsx';
import type { PaperWork } from './PaperDialog.tsx';

const PaperDialog = lazyDialog(async () => (await import('./PaperDialog.tsx')).PaperDialog);

/** Draws a document as a PDF; `dialog` shows how far it is, and gives it away. */
export function useDrawnPaper() {
  const [work, draw] = useState<PaperWork | null>(null);
  return { draw, dialog: work && <PaperDialog {...work} onClose={() => draw(null)} /> };
}
