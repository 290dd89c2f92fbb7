import type { SheetModelLayout } from '@caderneta/contract';

/** Reads a second photo with a model that is not saved. The reader comes with the photo. */
export const readTest = async (file: File, layout: SheetModelLayout, signal: AbortSignal) =>
  (await import('./read-with-draft.ts')).readWithDraft(file, layout, signal);
