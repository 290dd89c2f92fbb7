import { Card, KeyHints, ProgressBar } from '@caderneta/ui';
import { useId } from 'react';
import { WithCharts } from '../../../parts/charts/WithCharts.tsx';
import { gradesCopy as texts } from './grades.copy.ts';
import * as styles from './grades.css.ts';

/** Beside the grid: how far the posting is, how the grades spread, and the keys. */
export function GradeAside({
  title,
  grades,
  students,
}: {
  title: string;
  grades: readonly number[];
  students: number;
}) {
  const id = useId();
  const done = texts.posted(grades.length, students);
  return (
    <div className={styles.aside}>
      <Card as="section" aria-labelledby={`${id}-posting`}>
        <h2 id={`${id}-posting`} className={styles.title}>
          {texts.posting}
        </h2>
        <p className={styles.posted}>
          <strong>{done}</strong> <span className={styles.small}>{texts.postedNoun}</span>
        </p>
        <ProgressBar hideLabel label={texts.postedLabel} value={grades.length} maxValue={students} valueLabel={done} />
      </Card>
      <Card>
        <WithCharts>{({ Histogram }) => <Histogram title={title} bins={5} values={grades} />}</WithCharts>
      </Card>
      <Card as="section" aria-labelledby={`${id}-keys`}>
        <h2 id={`${id}-keys`} className={styles.title}>
          {texts.keyboard}
        </h2>
        <KeyHints hints={texts.keys} />
      </Card>
    </div>
  );
}
