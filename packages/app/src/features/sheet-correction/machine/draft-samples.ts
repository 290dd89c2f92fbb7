import type { AnswerKey, LegacyArea, QuestionState, SavedKey } from '@caderneta/contract';
import type { Student } from './correction.state.ts';
import type { SheetDraft } from './sheet-draft.ts';
import type { SheetKeys } from './sheet-keys.ts';

// Sheets written as text, for tests: one character a question. A letter is a mark, '-' a blank, '?' an uncertain row, '*' B and C both.
const states: Record<string, { state: QuestionState; marked: string | null }> = {
  '-': { state: 'blank', marked: null },
  '?': { state: 'uncertain', marked: null },
  '*': { state: 'multiple', marked: 'BC' },
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
  areas: columns.map(
    (marks, index): LegacyArea => ({
      area: index + 1,
      status: 'complete',
      retangulo_detected: true,
      bolhas_detectadas: marks.length * 4,
      bolhas_esperadas: marks.length * 4,
      todas_bolhas_detectadas: true,
      respostas: [...marks].map((mark, at) => ({
        questao: at + 1,
        alternativa_marcada: states[mark] ? null : 'ABCDE'.indexOf(mark) + 1,
        alternativa_correta: 1,
        correto: false,
        confidence: 1,
        ...(states[mark] ?? { state: 'marked' as const, marked: mark }),
      })),
    }),
  ),
  crops: {},
  identity: null,
  strip: null,
  ...extra,
});
