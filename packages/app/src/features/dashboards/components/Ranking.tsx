import type { RankedStudent } from '@caderneta/contract';
import { Table } from '@caderneta/ui';
import { formatGrade } from '../../../lib/numbers.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import * as styles from './dashboard.css.ts';
import { Panel } from './Panel.tsx';

/** The ten best grades, one a pupil, across classes. */
export function Ranking({ students }: { students: readonly RankedStudent[] }) {
  const texts = dashboardsCopy.ranking;
  return (
    <Panel title={texts.title} text={texts.text}>
      <Table
        label={texts.title}
        empty={<p className={styles.quiet}>{texts.empty}</p>}
        columns={[
          { id: 'position', label: texts.columns.position },
          { id: 'student', label: texts.columns.student, isRowHeader: true },
          { id: 'class', label: texts.columns.class },
          { id: 'best', label: texts.columns.best, align: 'end' },
          { id: 'mean', label: texts.columns.mean, align: 'end' },
        ]}
        rows={students.map((student) => ({
          id: student.student_profile_id,
          cells: {
            position: texts.position(student.position),
            student: student.name,
            class: student.class.name,
            best: formatGrade(student.best),
            mean: formatGrade(student.mean),
          },
        }))}
      />
    </Panel>
  );
}
