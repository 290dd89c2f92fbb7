import { type OutboxKind, outboxCalls } from './outbox-calls.ts';
import type { OutboxRow } from './outbox-row.ts';

type Rows = readonly OutboxRow[];

const byKey = (kind: OutboxKind, rows: Rows) => new Map(rows.map((row) => [outboxCalls[kind].keyOf(row), row]));

/** Rows, each with the newer version of its own and that of the same row among `known`. */
export function raiseVersions(kind: OutboxKind, rows: Rows, known: Rows): OutboxRow[] {
  const versions = byKey(kind, known);
  return rows.map((row) => {
    const version = versions.get(outboxCalls[kind].keyOf(row))?.version;
    return row.version !== undefined && version !== undefined && version > row.version ? { ...row, version } : row;
  });
}

/** Older rows and newer ones, each row once. */
export const joinRows = (kind: OutboxKind, older: Rows, newer: Rows): OutboxRow[] => [
  ...byKey(kind, [...older, ...newer]).values(),
];

/** Two unsent contents of a slot as one: the later word on each row, the newer version that its author had read. */
export function mergeRows(kind: OutboxKind, older: Rows, newer: Rows): OutboxRow[] {
  const later = raiseVersions(kind, newer, older);
  return outboxCalls[kind].isWhole ? later : joinRows(kind, older, later);
}

/** What is left of rows that were refused, once newer ones speak of the same. */
export function minusRows(kind: OutboxKind, rows: Rows, newer: Rows): OutboxRow[] {
  if (outboxCalls[kind].isWhole) return [];
  const spoken = byKey(kind, newer);
  return rows.filter((row) => !spoken.has(outboxCalls[kind].keyOf(row)));
}

/** Rows that wait behind ones now saved: they were written over those, so theirs are the versions that they had read. */
export function rebaseRows(kind: OutboxKind, rows: Rows, saved: Rows): OutboxRow[] {
  const stored = byKey(kind, saved);
  return rows.map((row) => {
    const version = stored.get(outboxCalls[kind].keyOf(row))?.version;
    return version === undefined || row.version === undefined ? row : { ...row, version };
  });
}

/** Of a conflict in rows that can be saved apart: those that somebody else changed, and the rest, which can be sent again. */
export function splitRows(kind: OutboxKind, rows: Rows, current: Rows): { changed: OutboxRow[]; rest: OutboxRow[] } {
  if (outboxCalls[kind].isWhole) return { changed: [...rows], rest: [] };
  const stored = byKey(kind, current);
  const isChanged = (row: OutboxRow) => stored.has(outboxCalls[kind].keyOf(row));
  const changed = rows.filter(isChanged);
  return changed.length === 0
    ? { changed: [...rows], rest: [] }
    : { changed, rest: rows.filter((row) => !isChanged(row)) };
}
