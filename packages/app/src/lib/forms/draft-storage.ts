/** What a form keeps of a person's typing, until it is saved or given up: this tab's alone, and one person's alone. */
const PREFIX = 'caderneta.rascunho';
const keyOf = (userId: string, form: string) => `${PREFIX}.${userId}.${form}`;

/** What was typed before, or null. Fields that a newer form no longer has do no harm: the caller lays it over its own. */
export function readDraft(storage: Storage, userId: string, form: string): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(userId, form)) ?? 'null');
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
      ? (stored as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Keeps what was typed; a browser that refuses, or a photo too large for it, leaves the form in memory alone. */
export function writeDraft(storage: Storage, userId: string, form: string, typed: object | null): void {
  try {
    if (typed === null) storage.removeItem(keyOf(userId, form));
    else storage.setItem(keyOf(userId, form), JSON.stringify(typed));
  } catch {
    // Nothing to do: the form itself still holds everything.
  }
}
