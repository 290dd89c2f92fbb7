import { categoryLabels, type StudentDashboard } from '@caderneta/contract';
import { formatDay } from '../../../lib/dates.ts';
import { formatGrade, formatScore } from '../../../lib/numbers.ts';
import { ResultBadge } from '../../../parts/results/ResultBadge.tsx';
import { dashboardsCopy } from '../dashboards.copy.ts';
import * as styles from './dashboard.css.ts';
import { LineList } from './LineList.tsx';
import { Panel } from './Panel.tsx';

type Given = StudentDashboard['assessments'][number];

/** '23 de 26 · 88,46' of an answer sheet, '8,5' of a reading; nothing before there is a score. */
function resultOf({ score, hits, total, format }: Given): string | null {
  if (score === null) return null;
  if (format === 'LEITURA') return formatGrade(score);
  const written = formatScore(score);
  return hits === null || total === null
    ? written
    : `${dashboardsCopy.student.assessments.hits(hits, total)} · ${written}`;
}

/** The pupil's ten latest grades. */
export function LatestGrades({ grades }: { grades: StudentDashboard['grades'] }) {
  const texts = dashboardsCopy.student.grades;
  return (
    <Panel title={texts.title}>
      <LineList
        empty={texts.empty}
        lines={grades.map((grade) => ({
          id: grade.id,
          name: grade.discipline,
          detail: texts.posted(dashboardsCopy.period(grade.scope, grade.period_index), formatDay(grade.updated_at)),
          end: <span className={styles.figure}>{formatGrade(grade.score)}</span>,
        }))}
      />
    </Panel>
  );
}

/** The five newest assessments of the class, each with the pupil's own result. */
export function LatestAssessments({ assessments }: { assessments: StudentDashboard['assessments'] }) {
  const texts = dashboardsCopy.student.assessments;
  return (
    <Panel title={texts.title}>
      <LineList
        empty={texts.empty}
        lines={assessments.map((given) => {
          const result = resultOf(given);
          return {
            id: given.id,
            name: given.title,
            detail: `${categoryLabels[given.category]} · ${formatDay(given.created_at)}`,
            end: (
              <>
                {result !== null && <span className={styles.figure}>{result}</span>}
                <ResultBadge status={given.status} />
              </>
            ),
          };
        })}
      />
    </Panel>
  );
}
