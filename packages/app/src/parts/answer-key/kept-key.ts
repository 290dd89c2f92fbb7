import type { AnswerKey, SavedVersion } from '@caderneta/contract';
import { isEdited, type KeyColumn, type KeyDraft, type KeyQuestionDraft, keyOf, openKey } from './key-draft.ts';
import { isVersionEdited, openVersion, type PlacesDraft, type VersionBDraft } from './version-draft.ts';

/** A key being edited, with its version B. */
export interface KeyEditing {
  readonly draft: KeyDraft;
  readonly versionB: VersionBDraft;
}

/** What is saved. */
export interface SavedBoth {
  readonly key: AnswerKey;
  readonly versionB: SavedVersion | null;
}

type KeptVersionB =
  | { readonly kind: 'none' }
  | { readonly kind: 'order'; readonly places: PlacesDraft }
  | { readonly kind: 'own'; readonly columns: readonly KeyColumn[] };

/** What a person marked and did not save yet, and the number of the saved key that they marked it over. */
export interface KeptKey {
  readonly version: number;
  readonly columns: readonly KeyColumn[];
  readonly versionB: KeptVersionB;
}

type Known<T> = Partial<Record<keyof T, unknown>>;
const letters: readonly unknown[] = ['a', 'b', 'c', 'd', 'e'];
const isQuestion = (value: unknown): value is KeyQuestionDraft => {
  const { letter, isChosen, isDoubtful } = (value ?? {}) as Known<KeyQuestionDraft>;
  return letters.includes(letter) && typeof isChosen === 'boolean' && typeof isDoubtful === 'boolean';
};
const isColumn = (value: unknown): value is KeyColumn => {
  const { size, questions } = (value ?? {}) as Known<KeyColumn>;
  const areQuestions = Array.isArray(questions) && questions.every(isQuestion);
  return Number.isInteger(size) && areQuestions && questions.length >= Number(size);
};
const areColumns = (value: unknown): value is KeyColumn[] =>
  Array.isArray(value) && value.length > 0 && value.every(isColumn);
const isPlace = (value: unknown): boolean => {
  const { group, question } = (value ?? {}) as { group?: unknown; question?: unknown };
  return value === null || (Number.isInteger(group) && Number.isInteger(question));
};
const isVersionB = (value: unknown): value is KeptVersionB => {
  const { kind, places, columns } = (value ?? {}) as { kind?: unknown; places?: unknown; columns?: unknown };
  if (kind === 'own') return areColumns(columns);
  if (kind !== 'order') return kind === 'none';
  return Array.isArray(places) && places.every((column) => Array.isArray(column) && column.every(isPlace));
};
const isKept = (value: unknown): value is KeptKey => {
  const { version, columns, versionB } = (value ?? {}) as Known<KeptKey>;
  return Number.isInteger(version) && areColumns(columns) && isVersionB(versionB);
};

/** A saved key as an editor opens it. */
export const openBoth = ({ key, versionB }: SavedBoth): KeyEditing => ({
  draft: openKey(key),
  versionB: openVersion(versionB),
});

/** What outlives a reload of the editor; null where nothing would be lost. */
export function keptOf({ draft, versionB }: KeyEditing, saved: SavedBoth, version: number): KeptKey | null {
  if (!isEdited(draft) && !isVersionEdited(versionB, saved.versionB)) return null;
  const { columns } = draft;
  return {
    version,
    columns,
    versionB: versionB.kind === 'own' ? { kind: 'own', columns: versionB.draft.columns } : versionB,
  };
}

/**
 * The editor as it was left, and the number of the saved key that it was opened with; null where nothing was kept, where it cannot be
 * read, or where it is what is saved by now.
 */
export function restoreKey(kept: unknown, saved: SavedBoth): (KeyEditing & { version: number }) | null {
  if (!isKept(kept)) return null;
  const { columns, versionB: keptB, version } = kept;
  const draft: KeyDraft = { saved: saved.key, columns };
  const versionB: VersionBDraft =
    keptB.kind === 'own' ? { kind: 'own', draft: { saved: saved.versionB?.key ?? [], columns: keptB.columns } } : keptB;
  const isSameKey = saved.key.length > 0 && JSON.stringify(keyOf(draft)) === JSON.stringify(keyOf(openKey(saved.key)));
  return isSameKey && !isVersionEdited(versionB, saved.versionB) ? null : { draft, versionB, version };
}
