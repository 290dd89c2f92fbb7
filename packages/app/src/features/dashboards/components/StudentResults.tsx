import type { StudentDashboard } from '@caderneta/contract';
import { formatGrade } from '../../../lib/numbers.ts';
import { hrefTo } from '../../../lib/paths.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import * as styles from './dashboard.css.ts';
import { LineList } from './LineList.tsx';
import { assessmentWords, postedText } from './own-lines.ts';
import { Panel } from './Panel.tsx';
import { ResultFigure } from './ResultFigure.tsx';

/** The pupil's ten latest grades. */
export function LatestGrades({ grades }: { grades: StudentDashboard['grades'] }) {
  const texts = dashboardsCopy.student.grades;
  return (
    <Panel title={texts.title} more={{ label: texts.all, href: hrefTo('myGrades') }}>
      <LineList
        empty={texts.empty}
        lines={grades.map((grade) => ({
          id: grade.id,
          href: hrefTo('myGrades'),
          name: grade.discipline,
          detail: postedText(grade),
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
        lines={assessments.map((given) => ({ ...assessmentWords(given), end: <ResultFigure result={given} /> }))}
      />
    </Panel>
  );
}
