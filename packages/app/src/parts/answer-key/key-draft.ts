import { type AnswerKey, isContiguousKey, keyColumnSizes } from '@caderneta/contract';

export type KeyLetter = 'a' | 'b' | 'c' | 'd' | 'e';
const DEFAULT_LETTER: KeyLetter = 'a';
const DEFAULT_SIZE = keyColumnSizes[0];
const DEFAULT_COLUMNS = 2;

/** A column being edited: how many questions count, and the letters, also those beyond the count (in case it grows again). */
export interface KeyColumn {
  readonly size: number;
  readonly letters: readonly KeyLetter[];
}

export interface KeyDraft {
  readonly columns: readonly KeyColumn[];
  /** As saved, to know whether anything changed. */
  readonly saved: AnswerKey;
}

export type KeyChange =
  | { readonly type: 'letter'; readonly column: number; readonly question: number; readonly letter: KeyLetter }
  | { readonly type: 'size'; readonly column: number; readonly size: number };

const column = (size: number, letters: readonly KeyLetter[] = []): KeyColumn => ({
  size,
  letters: Array.from({ length: Math.max(size, letters.length) }, (_, index) => letters[index] ?? DEFAULT_LETTER),
});

/** Opens a saved key for editing; an assessment without one starts with two columns of ten, all A. */
export function openKey(saved: AnswerKey): KeyDraft {
  if (saved.length === 0 || !isContiguousKey(saved)) {
    return { saved, columns: Array.from({ length: DEFAULT_COLUMNS }, () => column(DEFAULT_SIZE)) };
  }
  const columns = saved.map((group) => {
    const letters = Object.keys(group).map((_, index) => group[String(index + 1)] ?? DEFAULT_LETTER);
    return column(letters.length, letters);
  });
  return { saved, columns };
}

/** The draft after one change. Questions count from 1; changes outside the draft are ignored. */
export function changeKey(draft: KeyDraft, change: KeyChange): KeyDraft {
  const columns = draft.columns.map((current, index) => {
    if (index !== change.column) return current;
    if (change.type === 'size') return column(change.size, current.letters);
    if (change.question < 1 || change.question > current.size) return current;
    return {
      ...current,
      letters: current.letters.map((letter, at) => (at === change.question - 1 ? change.letter : letter)),
    };
  });
  return { ...draft, columns };
}

/** The key as it goes on the wire: numbered from 1 within each column. */
export const keyOf = (draft: KeyDraft): AnswerKey =>
  draft.columns.map(({ size, letters }) =>
    Object.fromEntries(letters.slice(0, size).map((letter, index) => [String(index + 1), letter])),
  );

export const isChanged = (draft: KeyDraft): boolean => JSON.stringify(keyOf(draft)) !== JSON.stringify(draft.saved);

/** Sizes offered for a column: the editor's own, and that of a key made elsewhere. */
export const sizesFor = (current: number): number[] => [...new Set([...keyColumnSizes, current])].sort((a, b) => a - b);

/** A to D; E too where a key made elsewhere uses it. */
export function lettersFor(draft: KeyDraft): readonly KeyLetter[] {
  const four: readonly KeyLetter[] = ['a', 'b', 'c', 'd'];
  return draft.columns.some(({ letters }) => letters.includes('e')) ? [...four, 'e'] : four;
}

/** The question after this one, over the columns; null after the last. */
export function nextQuestion(draft: KeyDraft, at: { column: number; question: number }) {
  const current = draft.columns[at.column];
  if (current && at.question < current.size) return { column: at.column, question: at.question + 1 };
  return at.column + 1 < draft.columns.length ? { column: at.column + 1, question: 1 } : null;
}
