import type { RankedStudent } from '@caderneta/contract';
import { Table, TextLink } from '@caderneta/ui';
import { formatGrade } from '../../../lib/numbers.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { pupilHref } from '../panel-links.ts';
import * as styles from './dashboard.css.ts';
import { FirstOf } from './FirstOf.tsx';
import { Panel } from './Panel.tsx';

export interface RankingProps {
  students: readonly RankedStudent[];
  /** Of several schools: each line names its own. */
  isOfSchools?: boolean;
}

/** The ten best grades, one a pupil, across classes: three until all are asked for. */
export function Ranking({ students, isOfSchools = false }: RankingProps) {
  const texts = dashboardsCopy.ranking;
  const classOf = ({ class: { name }, institution }: RankedStudent) =>
    isOfSchools ? texts.ofSchool(name, institution) : name;
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
              detail: texts.detail(student.position, classOf(student), formatGrade(student.mean)),
              cells: {
                position: texts.position(student.position),
                student: (
                  <TextLink plain href={pupilHref(student)}>
                    {student.name}
                  </TextLink>
                ),
                class: classOf(student),
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
