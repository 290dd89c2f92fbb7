import type { PendingSave } from '../machine/correction.state.ts';
import type { SheetDraft } from '../machine/sheet-draft.ts';

/** A reading whose save failed, kept in this tab until it is saved or discarded: a lost session or reload must not cost it. */
export interface UnsavedReading {
  readonly userId: string;
  readonly assessmentId: string;
  readonly draft: SheetDraft;
  readonly save: PendingSave;
}

const KEY = 'caderneta.unsaved-reading';

export function keepUnsaved(storage: Storage, reading: UnsavedReading): void {
  try {
    storage.setItem(KEY, JSON.stringify(reading));
  } catch {
    // Without storage it is still on the screen.
  }
}

export function forgetUnsaved(storage: Storage): void {
  try {
    storage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The kept reading of this user and assessment; anybody else's is not shown. */
export function findUnsaved(storage: Storage, userId: string, assessmentId: string): UnsavedReading | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const reading = kept as UnsavedReading;
    const isWhole = Array.isArray(reading.draft?.areas) && typeof reading.save?.key === 'string';
    return isWhole && reading.userId === userId && reading.assessmentId === assessmentId ? reading : null;
  } catch {
    return null;
  }
}
