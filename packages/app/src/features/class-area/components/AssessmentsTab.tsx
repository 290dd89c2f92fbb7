import { assessmentEndpoints, type SchoolClass } from '@caderneta/contract';
import { Button, EmptyState, ErrorState, Skeleton } from '@caderneta/ui';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useClassAssessments } from '../class-area.api.ts';
import { classAreaCopy } from '../class-area.copy.ts';
import { AssessmentCard } from './AssessmentCard.tsx';
import { AssessmentDialogs, type OpenDialog } from './AssessmentDialogs.tsx';
import * as styles from './class-area.css.ts';

export interface AssessmentsTabProps {
  schoolClass: SchoolClass;
  /** Opens this assessment's key editor as soon as the list is there. */
  keyOf: string | null;
  onKeyOpened: () => void;
}

/** Avaliações: the class's assessments and everything done with them. */
export function AssessmentsTab({ schoolClass, keyOf, onKeyOpened }: AssessmentsTabProps) {
  const texts = classAreaCopy.assessments;
  const may = useMay();
  const assessments = useClassAssessments(schoolClass.id);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { rows } = assessments;

  useEffect(() => {
    const assessment = rows?.find(({ id }) => id === keyOf);
    if (assessment === undefined) return;
    setDialog({ act: 'key', assessment });
    onKeyOpened();
  }, [rows, keyOf, onKeyOpened]);

  if (assessments.failure) {
    return (
      <ErrorState
        title={texts.failed}
        message={assessments.failure.message}
        onRetry={() => void assessments.reload()}
      />
    );
  }
  if (rows === undefined) return <Skeleton rows={6} />;
  const add =
    may(assessmentEndpoints.create) && schoolClass.can_write ? (
      <Button variant="primary" icon={<Plus />} onPress={() => setDialog({ act: 'add' })}>
        {texts.add}
      </Button>
    ) : undefined;
  return (
    <section className={styles.stack} aria-label={texts.title}>
      {rows.length === 0 ? (
        <EmptyState title={texts.empty} message={add && texts.emptyHint} action={add} />
      ) : (
        <>
          <div className={styles.listHead}>
            <span>{texts.count(rows.length)}</span>
            {add}
          </div>
          <ul className={styles.assessments}>
            {rows.map((assessment) => (
              <li key={assessment.id}>
                <AssessmentCard
                  assessment={assessment}
                  canPost={may(assessmentEndpoints.postGrades)}
                  onAct={(act) => setDialog({ act, assessment })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <AssessmentDialogs open={dialog} schoolClass={schoolClass} onOpen={setDialog} onClose={() => setDialog(null)} />
    </section>
  );
}
