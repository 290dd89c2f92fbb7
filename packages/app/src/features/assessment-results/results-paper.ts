import { type Assessment, type AssessmentAnalysis, type ResultRow, shownText } from '@caderneta/contract';
import { counted, formatCount, formatScore } from '../../lib/numbers.ts';
import { fileWords } from '../../parts/listing/taken-as.ts';
import { paperCopy } from '../../parts/paper/paper.copy.ts';
import { drawnTable } from '../../parts/paper-pdf/export-table.ts';
import type { Paper } from '../../parts/paper-pdf/PaperDialog.tsx';
import { summarise } from '../../parts/results/results-summary.ts';
import { assessmentResultsCopy } from './assessment-results.copy.ts';
import { scoreColumns } from './result-columns.ts';

/**
 * A class's results as a document: what the assessment was and how it went, each pupil's score, lines to sign.
 *
 * @param narrowed The state that all of `rows` are in, and everybody: how it went is told of the class.
 */
export function resultsPaper(
  assessment: Assessment,
  { mean, deviation }: AssessmentAnalysis,
  rows: readonly ResultRow[],
  narrowed: { readonly state: string; readonly all: readonly ResultRow[] } | null,
): Paper {
  const { title, institution_id, key_shape } = assessment;
  const { grade, section, academic_year } = assessment.class;
  const { totals, paper: texts, scores, none } = assessmentResultsCopy;
  const counts = summarise(narrowed?.all ?? rows);
  const questions = key_shape.reduce((sum, size) => sum + size, 0);
  const written = (value: number | null) => (value === null ? none : formatScore(value));
  const numbered = new Map(rows.map((row, index) => [row, index + 1]));
  const columns = [{ header: texts.number, value: (row: ResultRow) => numbered.get(row) }, ...scoreColumns(assessment)];
  const facts: [string, string][] = [
    [texts.assessment, title],
    [texts.class, `${grade} ${section}`],
    ...(academic_year === null ? [] : [[texts.year, String(academic_year)] as [string, string]]),
    ...(questions === 0 ? [] : [[texts.questions, formatCount(questions)] as [string, string]]),
    [totals.corrected, formatCount(counts.corrected)],
    [totals.inReview, formatCount(counts.inReview)],
    [totals.pending, formatCount(counts.pending)],
    [totals.mean, written(mean)],
    [totals.deviation, written(deviation)],
  ];
  return {
    fileName: fileWords(scores.fileName, assessment, narrowed?.state),
    holds: counted(rows.length, ...texts.noun),
    institutionId: institution_id,
    sections: [
      {
        title: texts.title,
        shown: narrowed ? shownText({ [scores.columns.situation]: narrowed.state }) : '',
        blocks: [{ kind: 'facts', facts }, drawnTable({ columns, rows }, scores.columns.student)],
        signatures: paperCopy.signatures,
      },
    ],
  };
}
