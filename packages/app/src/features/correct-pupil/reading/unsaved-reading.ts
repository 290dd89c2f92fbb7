import { fromWire, wireAreaSchema } from '@caderneta/contract';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import type { PendingSave } from '../machine/correction.state.ts';
import { unsavedKey } from './unsaved-key.ts';

/** A reading whose save failed, as earlier versions kept it in the tab; the outbox has them now. */
export interface UnsavedReading {
  readonly userId: string;
  readonly assessmentId: string;
  readonly draft: SheetDraft;
  readonly save: PendingSave;
}

/** As it may be found: still earlier ones kept the answers in the wire's shape. */
type StoredReading = Omit<UnsavedReading, 'draft'> & { readonly draft: SheetDraft & { readonly areas?: unknown } };

/** A kept draft, whichever version kept it; null where its answers cannot be made out. */
function draftOf({ areas, ...draft }: StoredReading['draft']): SheetDraft | null {
  if (Array.isArray(draft.answers)) return draft;
  const { data } = wireAreaSchema.array().safeParse(areas);
  return data ? { ...draft, answers: fromWire(data) } : null;
}

/** Takes the kept reading of this user and assessment out of the tab; anybody else's stays where it is. */
export function takeUnsaved(storage: Storage, userId: string, assessmentId: string): UnsavedReading | null {
  try {
    const stored: StoredReading | null = JSON.parse(storage.getItem(unsavedKey) ?? 'null');
    const draft = stored && draftOf(stored.draft);
    if (!draft || typeof stored.save?.body !== 'object') return null;
    if (stored.userId !== userId || stored.assessmentId !== assessmentId) return null;
    storage.removeItem(unsavedKey);
    return { ...stored, draft };
  } catch {
    return null;
  }
}
