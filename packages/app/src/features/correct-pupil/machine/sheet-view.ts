import {
  type AnswerKey,
  type AssessmentResult,
  answersIn,
  fromWire,
  type GradedAnswer,
  type GradingKey,
  gradeSheet,
  isAnnulled,
  isOpen,
  type KeyVersion,
  keyOfVersion,
  marksLabel,
  otherPage,
  type PageNumber,
  type ReviewItem,
  ruleText,
  type SheetAnswers,
  type SheetGrade,
  sheetDetails,
} from '@caderneta/contract';
import type { AnswerGroup, AnswerRow } from '@caderneta/ui';
import { type Choices, withChoices } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import { keyFor, pageRead, type SheetKeys, versionOfSheet } from '../../../parts/sheet-reading/machine/sheet-keys.ts';
import type { CorrectionState } from './correction.state.ts';

/** A column as the sheet numbers it, from 1. */
interface SheetColumn {
  readonly number: number;
  readonly rows: readonly AnswerRow[];
}

/** A sheet as the result panel shows it. */
export interface SheetView {
  readonly grade: SheetGrade;
  /** Null where the assessment has one version alone. */
  readonly version: KeyVersion | null;
  readonly columns: readonly SheetColumn[];
  /** The page of two that is to be read yet: until then there is no grade. */
  readonly missing: PageNumber | null;
  readonly statuses: readonly AnswerRow['status'][];
}

/** What became of a question; one that was annulled waits for nobody. */
function statusOf(answer: GradedAnswer, group: number, { annulled }: GradingKey): AnswerRow['status'] {
  if (isAnnulled(annulled, group, answer.question)) return 'annulled';
  if (isOpen(answer)) return 'review';
  if (answer.isRight) return 'correct';
  return answer.share > 0 ? 'partial' : 'wrong';
}

/**
 * Answers that a service gave in one list, cut into columns: after the first group of a key of two, else where the numbers
 * start again.
 */
export function splitColumns(rows: readonly AnswerRow[], key: AnswerKey): AnswerRow[][] {
  const firstSize = key.length === 2 ? Object.keys(key[0] ?? {}).length : 0;
  const at =
    firstSize > 0 && firstSize < rows.length
      ? firstSize
      : rows.findIndex((row, index) => index > 0 && row.question < (rows[index - 1]?.question ?? 0));
  return at > 0 ? [rows.slice(0, at), rows.slice(at)] : [[...rows]];
}

function viewOf(answers: SheetAnswers, by: GradingKey, version: SheetView['version'], keys: SheetKeys): SheetView {
  const graded = gradeSheet(answers, by);
  const columns = graded.answers.map(({ group, questions }) => ({
    number: group + 1,
    rows: questions.map(
      (answer): AnswerRow => ({
        question: answer.question,
        marked: marksLabel(answer.rule, answer.letters),
        correct: answer.rule === null ? '' : ruleText(answer.rule),
        status: statusOf(answer, group, by),
      }),
    ),
  }));
  const page = pageRead(answers, keys);
  const [only] = columns;
  const isOneList = columns.length === 1 && page === null;
  return {
    grade: graded.grade,
    version,
    missing: page === null ? null : otherPage(page),
    columns: isOneList ? splitColumns(only?.rows ?? [], by.key).map((rows, at) => ({ number: at + 1, rows })) : columns,
    statuses: answersIn(graded.answers).map((answer) => {
      const status = statusOf(answer, answer.group, by);
      return answer.state === 'blank' && status === 'wrong' ? 'blank' : status;
    }),
  };
}

/** What the panel shows: the reading on its way, else the saved result with the decisions made so far; null for nothing. */
export function sheetView(
  { phase }: Pick<CorrectionState, 'phase'>,
  known: AssessmentResult | null,
  keys: SheetKeys,
  choices: Choices,
): SheetView | null {
  const shown = (version: KeyVersion | null) => (keys.saved.version_b ? version : null);
  if (phase.name === 'asking' || phase.name === 'saving' || phase.name === 'unsaved') {
    return viewOf(phase.draft.answers, keyFor(keys, phase.draft), shown(versionOfSheet(keys, phase.draft)), keys);
  }
  if (!known || (known.status === 'PENDING' && !known.missing_page)) return null;
  const answers = withChoices(fromWire(sheetDetails(known.details)?.omr ?? []), choices);
  if (answers.length === 0) {
    return {
      grade: { hits: known.hits ?? 0, total: known.total ?? 0, score: known.score ?? 0 },
      columns: [],
      missing: null,
      version: null,
      statuses: [],
    };
  }
  return viewOf(answers, keyOfVersion(keys.saved, known.key_version), shown(known.key_version), keys);
}

/** Columns as the table wants them; a sheet of one column has no heading. */
export const answerGroups = ({ columns }: SheetView, titleOf: (number: number) => string): AnswerGroup[] =>
  columns.map(({ number, rows }) => ({ title: columns.length > 1 ? titleOf(number) : null, rows }));

/** The sheet on screen is the one that the server or the outbox has: nothing newer is on its way. */
export const isShownAsSaved = ({ name }: CorrectionState['phase']): boolean =>
  name === 'idle' || name === 'saved' || name === 'kept';

/** Questions that wait for the teacher, while nothing newer is on its way. */
export const reviewOf = (
  { phase }: Pick<CorrectionState, 'phase'>,
  known: AssessmentResult | null,
): readonly ReviewItem[] => (isShownAsSaved(phase) ? (known?.review ?? []) : []);
