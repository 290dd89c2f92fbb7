import { assessmentEndpoints, type SchoolClass } from '@caderneta/contract';
import { Button, EmptyState, ErrorState, Skeleton, Stack } from '@caderneta/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { listHead } from '../../../parts/listing/listing.css.ts';
import { useClassAssessments } from '../class-area.api.ts';
import { classAreaCopy } from '../class-area.copy.ts';
import { AssessmentCard } from '../components/AssessmentCard.tsx';
import { AssessmentDialogs, type OpenDialog } from './AssessmentDialogs.tsx';

export interface AssessmentsTabProps {
  schoolClass: SchoolClass;
  /** Whose key editor is open: the address says it, so that a reload finds it again. */
  keyOf: string | null;
  onKey: (assessmentId: string | null) => void;
}

/** Avaliações: the class's assessments and everything done with them. */
export function AssessmentsTab({ schoolClass, keyOf, onKey }: AssessmentsTabProps) {
  const texts = classAreaCopy.assessments;
  const may = useMay();
  const assessments = useClassAssessments(schoolClass.id);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { rows } = assessments;

  const keyed = rows?.find(({ id }) => id === keyOf);
  const open = (next: OpenDialog | null) => {
    const isKey = next?.act === 'key';
    setDialog(isKey ? null : next);
    if (isKey || keyOf !== null) onKey(isKey ? next.assessment.id : null);
  };
  const add =
    may(assessmentEndpoints.create) && schoolClass.can_write ? (
      <Button variant="primary" icon={<Plus />} onPress={() => open({ act: 'add' })}>
        {texts.add}
      </Button>
    ) : undefined;
  return (
    <Stack as="section" aria-label={texts.title}>
      {assessments.failure ? (
        <ErrorState
          title={texts.failed}
          message={assessments.failure.message}
          onRetry={() => void assessments.reload()}
        />
      ) : rows === undefined ? (
        <Skeleton rows={6} />
      ) : rows.length === 0 ? (
        <EmptyState title={texts.empty} message={add && texts.emptyHint} action={add} />
      ) : (
        <>
          <div className={listHead}>
            <span>{texts.count(rows.length)}</span>
            {add}
          </div>
          <Stack as="ul" gap={3}>
            {rows.map((assessment) => (
              <li key={assessment.id}>
                <AssessmentCard
                  assessment={assessment}
                  canPost={may(assessmentEndpoints.postGrades)}
                  onAct={(act) => open({ act, assessment })}
                />
              </li>
            ))}
          </Stack>
        </>
      )}
      <AssessmentDialogs
        open={keyed ? { act: 'key', assessment: keyed } : dialog}
        schoolClass={schoolClass}
        onOpen={open}
        onClose={() => open(null)}
      />
    </Stack>
  );
}
