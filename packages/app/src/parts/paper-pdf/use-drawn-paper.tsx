import { useState } from 'react';
import { lazyDialog } from '../lazy/LazyPart.tsx';
import type { Paper } from './PaperDialog.tsx';

export type { Paper } from './PaperDialog.tsx';

const PaperDialog = lazyDialog(async () => (await import('./PaperDialog.tsx')).PaperDialog);

/** Draws a document as a PDF; `dialog` shows how far it is, and gives it away. */
export function useDrawnPaper() {
  const [paper, setPaper] = useState<Paper | null>(null);
  return { draw: setPaper, dialog: paper && <PaperDialog paper={paper} onClose={() => setPaper(null)} /> };
}
