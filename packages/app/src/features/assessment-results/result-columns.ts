import {
  type Assessment,
  type ExportColumn,
  lettersAnalysed,
  type QuestionAnalysis,
  type ResultRow,
  resultStatusLabels,
  shareOf,
} from '@caderneta/contract';
import { assessmentResultsCopy } from './assessment-results.copy.ts';

const { scores, questions } = assessmentResultsCopy;

/** The scores on paper and in a file: per cents of an answer sheet, a reading's from 0 to 10. */
export const scoreColumns = ({
  has_version_b: hasVersions,
  format,
}: Pick<Assessment, 'has_version_b' | 'format'>): ExportColumn<ResultRow>[] => [
  { header: scores.columns.student, value: (row) => row.student.name },
  { header: scores.columns.matricula, value: (row) => row.student.matricula },
  ...(hasVersions
    ? [
        {
          header: scores.columns.version,
          value: (row: ResultRow) => (row.status === 'PENDING' ? null : row.key_version),
        },
      ]
    : []),
  { header: scores.columns.hits, value: (row) => row.hits },
  { header: format === 'LEITURA' ? scores.columns.score : scores.columns.percent, value: (row) => row.score },
  { header: scores.columns.situation, value: (row) => resultStatusLabels[row.status] },
];

const hasColumns = (rows: readonly QuestionAnalysis[]): boolean => rows.some(({ group }) => group > 0);

/** How a question is named among these; one of version B alone says so. */
export const questionNameOf = (
  { group, question, key_version: version }: QuestionAnalysis,
  rows: readonly QuestionAnalysis[],
): string => {
  const name = questions.name(group, question, hasColumns(rows));
  return version === 'B' ? questions.ofVersionB(name) : name;
};

/** The right answer of a question, which says where it counts for none. */
export const keyOf = ({ correct, annulled }: QuestionAnalysis): string =>
  annulled ? `${correct} (${questions.annulled})` : correct;

/** The item analysis on paper and in a file: a column an option. */
export const questionColumns = (rows: readonly QuestionAnalysis[]): ExportColumn<QuestionAnalysis>[] => {
  const { columns } = questions;
  return [
    { header: columns.question, value: (row) => questionNameOf(row, rows) },
    { header: columns.key, value: keyOf },
    ...lettersAnalysed(rows).map((letter) => ({ header: columns.option(letter), value: shareOf(letter) })),
    { header: columns.blank, value: (row) => row.blank },
    { header: columns.double, value: (row) => row.double },
    { header: columns.hits, value: (row) => row.hit_rate },
    { header: columns.discrimination, value: (row) => row.discrimination },
    { header: columns.separation, value: (row) => row.separation },
    { header: columns.kr20Without, value: (row) => row.kr20_without },
  ];
};
