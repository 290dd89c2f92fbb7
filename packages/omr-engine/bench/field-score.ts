import type { SheetAnswer, SheetAnswers } from '@caderneta/contract';
import type { QuestionTruth } from '../field-kit/index.ts';
import type { SheetFailureCode } from '../src/index.ts';
import type { JudgedAnswer } from './calibration.ts';

/** What became of a set's photos; questions are those of photos that were read. */
export interface FieldRow {
  readonly set: string;
  readonly photos: number;
  readonly read: number;
  readonly questions: number;
  readonly right: number;
  readonly flagged: number;
  /** A wrong answer without a word. */
  readonly silentlyWrong: number;
  /** 'Blank' without a word, where there is a mark. */
  readonly silentlyBlank: number;
  /** Questions of which a person would ask, and how many of them were neither flagged nor given one of the right answers. */
  readonly doubtful: number;
  readonly doubtfulWrong: number;
  readonly refused: Readonly<Record<string, number>>;
}

export type FieldVerdict = 'right' | 'flagged' | 'silentlyWrong' | 'silentlyBlank';

/** Judges one reading against the paper. 'uncertain' is a flag; so is 'multiple' where a person would ask. */
export function judgeField(reading: SheetAnswer | undefined, truth: QuestionTruth): FieldVerdict {
  if (!reading) return 'silentlyWrong';
  if (reading.state === 'uncertain') return 'flagged';
  const said = reading.state === 'blank' ? '' : reading.letters;
  if (truth.right.includes(said)) return 'right';
  if (reading.state === 'multiple' && truth.answer === 'doubtful') return 'flagged';
  return said === '' ? 'silentlyBlank' : 'silentlyWrong';
}

/** What a reader made of one photo of the field kit. */
export interface FieldOutcome {
  readonly refused: SheetFailureCode | null;
  readonly answers: SheetAnswers;
  readonly truth: readonly QuestionTruth[];
}

/** The answers to questions of which nobody would ask, of photos that were read: what they say of themselves, and whether they are right. */
export const judgedAnswers = (outcomes: readonly FieldOutcome[]): JudgedAnswer[] =>
  outcomes.flatMap(({ refused, answers, truth }) =>
    truth.flatMap((question) => {
      const answer = answers[question.group]?.questions[question.question - 1];
      if (refused || !answer || question.answer === 'doubtful') return [];
      return [{ confidence: answer.confidence, isRight: question.right.includes(answer.letters) }];
    }),
  );

/** Sums up a set's photos. */
export function toFieldRow(set: string, outcomes: readonly FieldOutcome[]): FieldRow {
  const row = {
    set,
    photos: outcomes.length,
    read: 0,
    questions: 0,
    right: 0,
    flagged: 0,
    silentlyWrong: 0,
    silentlyBlank: 0,
    doubtful: 0,
    doubtfulWrong: 0,
    refused: {} as Record<string, number>,
  };
  for (const { refused, answers, truth } of outcomes) {
    if (refused) {
      row.refused[refused] = (row.refused[refused] ?? 0) + 1;
      continue;
    }
    row.read += 1;
    for (const question of truth) {
      const verdict = judgeField(answers[question.group]?.questions[question.question - 1], question);
      if (question.answer === 'doubtful') {
        row.doubtful += 1;
        if (verdict !== 'right' && verdict !== 'flagged') row.doubtfulWrong += 1;
        continue;
      }
      row.questions += 1;
      row[verdict] += 1;
    }
  }
  return row;
}

/** Sums rows to one. */
export function totalRow(rows: readonly FieldRow[]): FieldRow {
  const sum = (of: (row: FieldRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const refused: Record<string, number> = {};
  for (const row of rows)
    for (const [code, count] of Object.entries(row.refused)) refused[code] = (refused[code] ?? 0) + count;
  return {
    set: 'all',
    photos: sum(({ photos }) => photos),
    read: sum(({ read }) => read),
    questions: sum(({ questions }) => questions),
    right: sum(({ right }) => right),
    flagged: sum(({ flagged }) => flagged),
    silentlyWrong: sum(({ silentlyWrong }) => silentlyWrong),
    silentlyBlank: sum(({ silentlyBlank }) => silentlyBlank),
    doubtful: sum(({ doubtful }) => doubtful),
    doubtfulWrong: sum(({ doubtfulWrong }) => doubtfulWrong),
    refused,
  };
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`);

/** The row as a line to read. */
export const fieldRowLine = (row: FieldRow): string =>
  `${row.set.padEnd(18)} read ${row.read}/${row.photos}  right ${row.right}/${row.questions} ${percent(row.right, row.questions)}  ` +
  `flagged ${row.flagged}  silently wrong ${row.silentlyWrong}  silently blank ${row.silentlyBlank}  ` +
  `doubtful ${row.doubtful} wrong ${row.doubtfulWrong}  ${JSON.stringify(row.refused)}`;
