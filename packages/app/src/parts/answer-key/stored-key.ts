import { type AnswerKey, questionRuleSchema, type SavedVersion } from '@caderneta/contract';
import {
  isEdited,
  type KeyColumn,
  type KeyDraft,
  type KeyQuestionDraft,
  type KeySheet,
  keyOf,
  openKey,
} from './key-draft.ts';
import { isVersionEdited, type OrderDraft, openVersion, type VersionBDraft } from './version-draft.ts';

/** A key being edited, with its version B. */
export interface KeyEditing {
  readonly draft: KeyDraft;
  readonly versionB: VersionBDraft;
}

/** What is saved. */
export interface SavedBoth {
  readonly key: AnswerKey;
  readonly versionB: SavedVersion | null;
  /** The sheet that they are for, where it is another maker's. */
  readonly sheet?: KeySheet | null;
}

type StoredVersionB =
  | { readonly kind: 'none' }
  | { readonly kind: 'order'; readonly places: OrderDraft }
  | { readonly kind: 'own'; readonly columns: readonly KeyColumn[] };

/** What a person marked and did not save yet, and the number of the saved key that they marked it over. */
export interface StoredKeyDraft {
  readonly version: number;
  readonly columns: readonly KeyColumn[];
  readonly versionB: StoredVersionB;
}

type Known<T> = Partial<Record<keyof T, unknown>>;
const isQuestion = (value: unknown): value is KeyQuestionDraft => {
  const { rule, isChosen, isDoubtful } = (value ?? {}) as Known<KeyQuestionDraft>;
  return questionRuleSchema.safeParse(rule).success && typeof isChosen === 'boolean' && typeof isDoubtful === 'boolean';
};
const isColumn = (value: unknown): value is KeyColumn => {
  const { size, questions } = (value ?? {}) as Known<KeyColumn>;
  const areQuestions = Array.isArray(questions) && questions.every(isQuestion);
  return Number.isInteger(size) && areQuestions && questions.length >= Number(size);
};
const areColumns = (value: unknown): value is KeyColumn[] =>
  Array.isArray(value) && value.length > 0 && value.every(isColumn);
const isRef = (value: unknown): boolean => {
  const { group, question } = (value ?? {}) as { group?: unknown; question?: unknown };
  return value === null || (Number.isInteger(group) && Number.isInteger(question));
};
const isVersionB = (value: unknown): value is StoredVersionB => {
  const { kind, places: refs, columns } = (value ?? {}) as { kind?: unknown; places?: unknown; columns?: unknown };
  if (kind === 'own') return areColumns(columns);
  if (kind !== 'order') return kind === 'none';
  return Array.isArray(refs) && refs.every((column) => Array.isArray(column) && column.every(isRef));
};
const isStored = (value: unknown): value is StoredKeyDraft => {
  const { version, columns, versionB } = (value ?? {}) as Known<StoredKeyDraft>;
  return Number.isInteger(version) && areColumns(columns) && isVersionB(versionB);
};

/** A saved key as an editor opens it. */
export const openBoth = ({ key, versionB, sheet = null }: SavedBoth): KeyEditing => ({
  draft: openKey(key, sheet),
  versionB: openVersion(versionB, sheet),
});

/** What outlives a reload of the editor; null where nothing would be lost. */
export function toStore({ draft, versionB }: KeyEditing, saved: SavedBoth, version: number): StoredKeyDraft | null {
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
export function restoreKey(stored: unknown, saved: SavedBoth): (KeyEditing & { version: number }) | null {
  if (!isStored(stored)) return null;
  const { columns, versionB: storedB, version } = stored;
  const { sheet = null } = saved;
  const draft: KeyDraft = { saved: saved.key, sheet, columns };
  const versionB: VersionBDraft =
    storedB.kind === 'own'
      ? { kind: 'own', draft: { saved: saved.versionB?.key ?? [], sheet, columns: storedB.columns } }
      : storedB;
  const isSameKey = saved.key.length > 0 && JSON.stringify(keyOf(draft)) === JSON.stringify(keyOf(openKey(saved.key)));
  return isSameKey && !isVersionEdited(versionB, saved.versionB) ? null : { draft, versionB, version };
}
