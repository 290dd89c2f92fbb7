import {
  type AnswerKey,
  type AssessmentSheet,
  fullKeyOf,
  isContiguousKey,
  isTeachers,
  type KeyLetter,
  keyColumnCount,
  keyColumnSizes,
  keyCountsFor,
  keyLettersFor,
  keySizesFor,
  kindOfRule,
  type QuestionRule,
} from '@caderneta/contract';

export type { KeyLetter };

const DEFAULT_LETTER: KeyLetter = 'a';
const DEFAULT_SIZE = keyColumnSizes[0];

export interface KeyQuestionDraft {
  readonly rule: QuestionRule;
  /** Somebody chose it, now or when it was saved; false is the default that nobody touched. */
  readonly isChosen: boolean;
  /** A photo was not clear about it: a person must look. */
  readonly isDoubtful: boolean;
}

/** A column being edited: how many questions count, and all that were ever there, also those beyond the count (in case it grows again). */
export interface KeyColumn {
  readonly size: number;
  readonly questions: readonly KeyQuestionDraft[];
}

export interface KeyDraft {
  readonly columns: readonly KeyColumn[];
  /** As it was opened. */
  readonly saved: AnswerKey;
  /** The sheet that the key is for, where it is another maker's. */
  readonly sheet: KeySheet | null;
}

export type KeySheet = Pick<AssessmentSheet, 'areas' | 'options' | 'numbers'>;

/** Group from 0, question from 1 within it. */
export interface KeyPosition {
  readonly column: number;
  readonly question: number;
}

/** What a photo of a filled sheet says of a question; null where it is not clear. */
export interface PhotoAnswer extends KeyPosition {
  readonly letter: KeyLetter | null;
  /** Of a grid. */
  readonly number?: number | null;
}

export type KeyChange =
  | ({ readonly type: 'rule'; readonly rule: QuestionRule } & KeyPosition)
  | { readonly type: 'size'; readonly column: number; readonly size: number }
  | { readonly type: 'columns'; readonly count: number };

const untouched: KeyQuestionDraft = { rule: DEFAULT_LETTER, isChosen: false, isDoubtful: false };
const chosen = (rule: QuestionRule): KeyQuestionDraft => ({ rule, isChosen: true, isDoubtful: false });

const column = (size: number, questions: readonly KeyQuestionDraft[] = []): KeyColumn => ({
  size,
  questions: Array.from({ length: Math.max(size, questions.length) }, (_, index) => questions[index] ?? untouched),
});

/** The letters that a question may have. */
export const lettersOf = ({ saved, sheet }: Pick<KeyDraft, 'saved' | 'sheet'>): readonly KeyLetter[] =>
  keyLettersFor(sheet ? fullKeyOf(sheet) : saved);

/** The sizes that a column may have. */
export const sizesFor = ({ saved, sheet, columns }: KeyDraft, at: number): number[] =>
  keySizesFor(saved, { column: at, count: columns.length, areas: sheet?.areas });

/** How many columns the key may have. */
export const countsFor = ({ saved, sheet }: KeyDraft): number[] => keyCountsFor(saved, sheet?.areas);

/**
 * Opens a saved key for editing; an assessment without one starts with two columns of ten, or with those of its sheet, all A and none of
 * them chosen.
 */
export function openKey(saved: AnswerKey, sheet: KeySheet | null = null): KeyDraft {
  if (saved.length === 0 || !isContiguousKey(saved)) {
    const sizes = sheet?.areas ?? Array.from({ length: keyColumnCount }, () => DEFAULT_SIZE);
    return { saved, sheet, columns: sizes.map((size) => column(size)) };
  }
  const columns = saved.map((group) => {
    const questions = Object.keys(group).map((_, index) => chosen(group[String(index + 1)] ?? DEFAULT_LETTER));
    return column(questions.length, questions);
  });
  return { saved, sheet, columns };
}

const withQuestion = (
  draft: KeyDraft,
  { column: at, question }: KeyPosition,
  change: (now: KeyQuestionDraft) => KeyQuestionDraft,
): KeyDraft => ({
  ...draft,
  columns: draft.columns.map((current, index) => {
    if (index !== at || question < 1 || question > current.size) return current;
    const questions = current.questions.map((one, position) => (position === question - 1 ? change(one) : one));
    return { ...current, questions };
  }),
});

/** The draft with so many columns: those that are added are as long as the last, and two are of the sizes that two may have. */
function withColumns(draft: KeyDraft, count: number): KeyDraft {
  const last = draft.columns.at(-1)?.size ?? DEFAULT_SIZE;
  const columns = Array.from({ length: count }, (_, at) => draft.columns[at] ?? column(last));
  const next = { ...draft, columns };
  return {
    ...next,
    columns: columns.map((own, at) =>
      sizesFor(next, at).includes(own.size) ? own : column(sizesFor(next, at)[0] ?? DEFAULT_SIZE, own.questions),
    ),
  };
}

/** The draft after one change. Questions count from 1; changes outside the draft are ignored. */
export function changeKey(draft: KeyDraft, change: KeyChange): KeyDraft {
  if (change.type === 'rule') return withQuestion(draft, change, () => chosen(change.rule));
  if (change.type === 'columns') return withColumns(draft, change.count);
  const columns = draft.columns.map((current, index) =>
    index === change.column ? column(change.size, current.questions) : current,
  );
  return { ...draft, columns };
}

/**
 * The draft with the answers of a filled sheet. What it was not clear about, or has no lone letter, keeps its rule and waits for a look; of a
 * teacher's row it says nothing.
 */
export const takeAnswers = (draft: KeyDraft, answers: readonly PhotoAnswer[]): KeyDraft =>
  answers.reduce(
    (now, { letter, number = null, ...position }) =>
      withQuestion(now, position, (question) => {
        const { rule } = question;
        if (isTeachers(rule)) return question;
        if (typeof rule !== 'string' && rule.kind === 'numeric' && number !== null)
          return chosen({ ...rule, value: number });
        const isClear = letter !== null && kindOfRule(question.rule) === 'choice';
        return isClear ? chosen(letter) : { ...question, isDoubtful: true };
      }),
    draft,
  );

/** The key as it goes on the wire: numbered from 1 within each column. */
export const keyOf = (draft: KeyDraft): AnswerKey =>
  draft.columns.map(({ size, questions }) =>
    Object.fromEntries(questions.slice(0, size).map(({ rule }, index) => [String(index + 1), rule])),
  );

const asShown = ({ columns }: KeyDraft) =>
  JSON.stringify(columns.map(({ size, questions }) => questions.slice(0, size)));

/** Whether closing the editor would lose something: a letter that was chosen, also where it is the default. */
export const isEdited = (draft: KeyDraft): boolean => asShown(draft) !== asShown(openKey(draft.saved, draft.sheet));

const positionsWhere = (draft: KeyDraft, wanted: (question: KeyQuestionDraft) => boolean): KeyPosition[] =>
  draft.columns.flatMap(({ size, questions }, at) =>
    questions
      .slice(0, size)
      .flatMap((question, index) => (wanted(question) ? [{ column: at, question: index + 1 }] : [])),
  );

/** Questions that nobody touched: saved as they are, their answer would be the default. */
export const untouchedPositions = (draft: KeyDraft): KeyPosition[] =>
  positionsWhere(draft, ({ isChosen }) => !isChosen);

/** Questions that a photo left to a person. */
export const doubtfulPositions = (draft: KeyDraft): KeyPosition[] =>
  positionsWhere(draft, ({ isDoubtful }) => isDoubtful);

export const countQuestions = (draft: KeyDraft): number => draft.columns.reduce((sum, { size }) => sum + size, 0);

/** The question after this one, over the columns; null after the last. */
export function nextQuestion(draft: KeyDraft, at: KeyPosition): KeyPosition | null {
  const current = draft.columns[at.column];
  if (current && at.question < current.size) return { column: at.column, question: at.question + 1 };
  return at.column + 1 < draft.columns.length ? { column: at.column + 1, question: 1 } : null;
}
