import { assessmentEndpoints, type SchoolClass } from '@caderneta/contract';
import { Stack } from '@caderneta/ui';
import { useState } from 'react';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { WholeList } from '../../../parts/listing/WholeList.tsx';
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
  const keyed = assessments.rows?.find(({ id }) => id === keyOf);
  const open = (next: OpenDialog | null) => {
    const isKey = next?.act === 'key';
    setDialog(isKey ? null : next);
    if (isKey || keyOf !== null) onKey(isKey ? next.assessment.id : null);
  };
  const mayAdd = may(assessmentEndpoints.create) && schoolClass.can_write;
  return (
    <Stack as="section" aria-label={texts.title}>
      <WholeList texts={texts} list={assessments} onAdd={mayAdd ? () => open({ act: 'add' }) : undefined}>
        {(rows) => (
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
        )}
      </WholeList>
      <AssessmentDialogs
        open={keyed ? { act: 'key', assessment: keyed } : dialog}
        schoolClass={schoolClass}
        onOpen={open}
        onClose={() => open(null)}
      />
    </Stack>
  );
}
