/** How much of what is shown is selected. */
export type SelectionState = 'none' | 'some' | 'all';

/** @param shown ids of the rows on this page; others may be selected on other pages. */
export function selectionState(selected: ReadonlySet<string>, shown: readonly string[]): SelectionState {
  const count = shown.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

/** The selection with one row more or less. */
export function toggleRow(selected: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** All that is shown joins the selection, or leaves it when all was in it; what is on other pages stays as it is. */
export function toggleShown(selected: ReadonlySet<string>, shown: readonly string[]): Set<string> {
  const next = new Set(selected);
  const isLeaving = selectionState(selected, shown) === 'all';
  for (const id of shown) {
    if (isLeaving) next.delete(id);
    else next.add(id);
  }
  return next;
}
