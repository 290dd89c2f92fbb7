import { fromWire, wireAreaSchema } from '@caderneta/contract';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import type { PendingSave } from '../machine/correction.state.ts';

/** A reading whose save failed, kept in this tab until it is saved or discarded: a lost session or reload must not cost it. */
export interface UnsavedReading {
  readonly userId: string;
  readonly assessmentId: string;
  readonly draft: SheetDraft;
  readonly save: PendingSave;
}

/** As it may be found: earlier versions kept the answers in the wire's shape. */
type KeptReading = Omit<UnsavedReading, 'draft'> & { readonly draft: SheetDraft & { readonly areas?: unknown } };

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

/** A kept draft, whichever version kept it; null where its answers cannot be made out. */
function draftOf({ areas, ...draft }: KeptReading['draft']): SheetDraft | null {
  if (Array.isArray(draft.answers)) return draft;
  const { data } = wireAreaSchema.array().safeParse(areas);
  return data ? { ...draft, answers: fromWire(data) } : null;
}

/** The kept reading of this user and assessment; anybody else's is not shown. */
export function findUnsaved(storage: Storage, userId: string, assessmentId: string): UnsavedReading | null {
  try {
    const kept: KeptReading | null = JSON.parse(storage.getItem(KEY) ?? 'null');
    const draft = kept && draftOf(kept.draft);
    if (!draft || typeof kept.save?.key !== 'string') return null;
    return kept.userId === userId && kept.assessmentId === assessmentId ? { ...kept, draft } : null;
  } catch {
    return null;
  }
}
