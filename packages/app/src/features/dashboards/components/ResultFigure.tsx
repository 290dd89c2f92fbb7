import type { OwnResult } from '@caderneta/contract';
import { formatGrade, formatScore } from '../../../lib/numbers.ts';
import { ResultBadge } from '../../../parts/results/ResultBadge.tsx';
import { dashboardsCopy } from '../dashboards.copy.ts';
import * as styles from './dashboard.css.ts';

/** '23 de 26 · 88,46' of an answer sheet, '8,5' of a reading; nothing before there is a score. */
function resultText({ score, hits, total, format }: OwnResult): string | null {
  if (score === null) return null;
  if (format === 'LEITURA') return formatGrade(score);
  const written = formatScore(score);
  return hits === null || total === null
    ? written
    : `${dashboardsCopy.student.assessments.hits(hits, total)} · ${written}`;
}

/** What a pupil reached in an assessment, and how far its correction is: the end of its line. */
export function ResultFigure({ result }: { result: OwnResult }) {
  const text = resultText(result);
  return (
    <>
      {text !== null && <span className={styles.figure}>{text}</span>}
      <ResultBadge status={result.status} />
    </>
  );
}
