import type { AnswerKey, SavedKey, SheetAnswer } from '@caderneta/contract';
import type { Student } from './live-view.ts';
import type { SheetDraft } from './sheet-draft.ts';
import type { SheetKeys } from './sheet-keys.ts';

// Sheets written as text, for tests: one character a question. A letter is a mark, '-' a blank, '?' an uncertain row, '*' B and C both.
const states: Record<string, Pick<SheetAnswer, 'state' | 'letters'>> = {
  '-': { state: 'blank', letters: '' },
  '?': { state: 'uncertain', letters: '' },
  '*': { state: 'multiple', letters: 'BC' },
};

/** A key from one string a column: 'ab' is `{"1": "a", "2": "b"}`. */
export const keyFrom = (...columns: string[]): AnswerKey =>
  columns.map((letters) =>
    Object.fromEntries([...letters.toLowerCase()].map((letter, index) => [String(index + 1), letter as 'a'])),
  );

/** What sheets of a class are graded by. */
export const keysFrom = (
  key: AnswerKey,
  extra: Partial<SavedKey> = {},
  sheetCode = 'AV318',
  students: readonly Student[] = [],
): SheetKeys & { students: readonly Student[] } => ({
  saved: { key, annulled: [], version: 1, version_b: null, ...extra },
  sheetCode,
  students,
});

/** A draft from one string a column. */
export const draftFrom = (columns: readonly string[], extra: Partial<SheetDraft> = {}): SheetDraft => ({
  answers: columns.map((marks, group) => ({
    group,
    questions: [...marks].map((mark, at) => ({
      question: at + 1,
      confidence: 1,
      ...(states[mark] ?? { state: 'marked', letters: mark }),
    })),
  })),
  crops: {},
  identity: null,
  strip: null,
  ...extra,
});
