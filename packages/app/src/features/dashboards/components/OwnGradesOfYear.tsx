import { type OwnGrade, type OwnGrades, type OwnResult, periodName } from '@caderneta/contract';
import { formatDay } from '../../../lib/dates.ts';
import { formatGrade } from '../../../lib/numbers.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import * as styles from './dashboard.css.ts';
import { type Line, LineList } from './LineList.tsx';
import { assessmentWords } from './own-lines.ts';
import { Panel } from './Panel.tsx';
import { ResultFigure } from './ResultFigure.tsx';

const texts = dashboardsCopy.ownGrades;

/** A grade by its period; of a year in more than one class, with the class too. */
const gradeLine =
  (hasClasses: boolean) =>
  (grade: OwnGrade): Line => ({
    id: grade.id,
    name: periodName(grade.scope, grade.period_index),
    detail: texts.posted(formatDay(grade.updated_at), hasClasses ? grade.class_name : null),
    end: <span className={styles.figure}>{formatGrade(grade.score)}</span>,
  });

interface Section {
  readonly id: string;
  readonly title: string;
  readonly grades: readonly OwnGrade[];
  readonly results: readonly OwnResult[];
}

function sectionsOf({ disciplines, other_results: results }: OwnGrades): Section[] {
  const known = disciplines.map(({ name, ...rest }) => ({ ...rest, title: name }));
  if (results.length === 0) return known;
  return [...known, { id: 'other', title: known.length === 0 ? texts.other : texts.otherBeside, grades: [], results }];
}

/** A school year's grades and results: a panel for each discipline, and one for what belongs to none. */
export function OwnGradesOfYear({ data }: { data: OwnGrades }) {
  const sections = sectionsOf(data);
  const classes = new Set(data.disciplines.flatMap(({ grades }) => grades.map(({ class_name }) => class_name)));
  return (
    <div className={styles.pair}>
      {sections.map(({ id, title, grades, results }) => (
        <Panel key={id} title={title} text={texts.count(grades.length, results.length)}>
          <LineList
            empty=""
            lines={[
              ...grades.map(gradeLine(classes.size > 1)),
              ...results.map((given) => ({ ...assessmentWords(given), end: <ResultFigure result={given} /> })),
            ]}
          />
        </Panel>
      ))}
    </div>
  );
}
