import { outboxKinds } from './outbox-kinds.ts';
import type { OutboxKind, OutboxLine, OutboxRow } from './outbox-row.ts';

const byKey = <K extends OutboxKind, L extends OutboxLine<K>>(kind: K, lines: readonly L[]): Map<string, L> =>
  new Map(lines.map((line) => [outboxKinds[kind].keyOf(line), line]));

/** Rows, each with the newer version of its own and that of the same row among `known`. */
export function raiseVersions<K extends OutboxKind>(
  kind: K,
  rows: readonly OutboxRow<K>[],
  known: readonly OutboxLine<K>[],
): OutboxRow<K>[] {
  const versions = byKey(kind, known);
  return rows.map((row) => {
    const version = versions.get(outboxKinds[kind].keyOf(row))?.version;
    return row.version !== undefined && version !== undefined && version > row.version ? { ...row, version } : row;
  });
}

/** Older lines and newer ones, each once. */
export const joinRows = <K extends OutboxKind, L extends OutboxLine<K>>(
  kind: K,
  older: readonly L[],
  newer: readonly L[],
): L[] => [...byKey(kind, [...older, ...newer]).values()];

/** Two unsent contents of a slot as one: the later word on each row, the newer version that its author had read. */
export function mergeRows<K extends OutboxKind>(
  kind: K,
  older: readonly OutboxRow<K>[],
  newer: readonly OutboxRow<K>[],
): OutboxRow<K>[] {
  const later = raiseVersions(kind, newer, older);
  return outboxKinds[kind].isWhole ? later : joinRows(kind, older, later);
}

/** What is left of rows that were refused, once newer ones speak of the same. */
export function minusRows<K extends OutboxKind>(
  kind: K,
  rows: readonly OutboxRow<K>[],
  newer: readonly OutboxRow<K>[],
): OutboxRow<K>[] {
  if (outboxKinds[kind].isWhole) return [];
  const spoken = byKey(kind, newer);
  return rows.filter((row) => !spoken.has(outboxKinds[kind].keyOf(row)));
}

/** Rows that wait behind ones now saved: they were written over those, so theirs are the versions that they had read. */
export function rebaseRows<K extends OutboxKind>(
  kind: K,
  rows: readonly OutboxRow<K>[],
  saved: readonly OutboxLine<K>[],
): OutboxRow<K>[] {
  const stored = byKey(kind, saved);
  return rows.map((row) => {
    const version = stored.get(outboxKinds[kind].keyOf(row))?.version;
    return version === undefined || row.version === undefined ? row : { ...row, version };
  });
}

/** Of a conflict in rows that can be saved apart: those that somebody else changed, and the rest, which can be sent again. */
export function splitRows<K extends OutboxKind>(
  kind: K,
  rows: readonly OutboxRow<K>[],
  current: readonly OutboxLine<K>[],
): { changed: OutboxRow<K>[]; rest: OutboxRow<K>[] } {
  if (outboxKinds[kind].isWhole) return { changed: [...rows], rest: [] };
  const stored = byKey(kind, current);
  const isChanged = (row: OutboxRow<K>) => stored.has(outboxKinds[kind].keyOf(row));
  const changed = rows.filter(isChanged);
  return changed.length === 0
    ? { changed: [...rows], rest: [] }
    : { changed, rest: rows.filter((row) => !isChanged(row)) };
}
