import type { SchoolClass } from '@caderneta/contract';
import { Card, EmptyState, Skeleton } from '@caderneta/ui';
import { LoadFailed } from '../../../../parts/listing/LoadFailed.tsx';
import { GradePickers } from '../GradePickers.tsx';
import { gradesCopy as texts } from '../grades.copy.ts';
import * as styles from '../grades.css.ts';
import { useGradebookColumn } from '../use-gradebook-column.ts';
import { GradeSheet } from './GradeSheet.tsx';

/** Notas: a class's grades of one discipline and period. */
export function GradesTab({ schoolClass }: { schoolClass: SchoolClass }) {
  const of = useGradebookColumn(schoolClass);
  const { column, failure, calendar } = of;
  if (failure) {
    return <LoadFailed title={texts.failed} of={of} />;
  }
  if (of.disciplines === undefined || calendar === undefined) return <Skeleton rows={6} />;
  if (column === null) return <EmptyState title={texts.noDiscipline} />;
  // The pickers stay while another column is read: an open list is not closed, and the focus not lost, by what comes.
  return (
    <section aria-label={texts.region} className={styles.layout}>
      <Card padding="none" className={styles.head}>
        <div className={styles.pickers}>
          <GradePickers of={of} column={column} />
        </div>
      </Card>
      <GradeSheet
        key={Object.values(column).join('/')}
        schoolClass={schoolClass}
        column={column}
        disciplineName={of.disciplineName}
        whyNot={of.whyNot}
        calendar={calendar}
      />
    </section>
  );
}
