import type { RankedStudent } from '@caderneta/contract';
import { Table } from '@caderneta/ui';
import { formatGrade } from '../../../lib/numbers.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import * as styles from './dashboard.css.ts';
import { FirstOf } from './FirstOf.tsx';
import { Panel } from './Panel.tsx';

/** The ten best grades, one a pupil, across classes: three until all are asked for. */
export function Ranking({ students }: { students: readonly RankedStudent[] }) {
  const texts = dashboardsCopy.ranking;
  return (
    <Panel title={texts.title} text={texts.text}>
      <FirstOf rows={students} of={texts.title}>
        {(shown) => (
          <Table
            label={texts.title}
            empty={<p className={styles.quiet}>{texts.empty}</p>}
            columns={[
              { id: 'position', label: texts.columns.position, narrow: 'none' },
              { id: 'student', label: texts.columns.student, isRowHeader: true },
              { id: 'class', label: texts.columns.class, narrow: 'none' },
              { id: 'best', label: texts.columns.best, align: 'end', narrow: 'end' },
              { id: 'mean', label: texts.columns.mean, align: 'end', narrow: 'none' },
            ]}
            rows={shown.map((student) => ({
              id: student.student_profile_id,
              name: student.name,
              detail: texts.detail(student.position, student.class.name, formatGrade(student.mean)),
              cells: {
                position: texts.position(student.position),
                student: student.name,
                class: student.class.name,
                best: formatGrade(student.best),
                mean: formatGrade(student.mean),
              },
            }))}
          />
        )}
      </FirstOf>
    </Panel>
  );
}
