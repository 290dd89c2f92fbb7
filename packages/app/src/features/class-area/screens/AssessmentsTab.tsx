import { type Assessment, assessmentEndpoints, type SchoolClass } from '@caderneta/contract';
import { Stack } from '@caderneta/ui';
import { useState } from 'react';
import { lazyComponent } from '../../../lib/lazy/LazyComponent.tsx';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { type AddressedDialog, isAddressed, type OpenedDialog } from '../../../parts/assessments/dialog-address.ts';
import { DraftOffer } from '../../../parts/drafts/screens/DraftOffer.tsx';
import { WholeList } from '../../../parts/listing/WholeList.tsx';
import { useClassAssessments } from '../class-area.api.ts';
import { classAreaCopy } from '../class-area.copy.ts';
import { AssessmentCard } from '../components/AssessmentCard.tsx';
import { AssessmentDialogs, type OpenDialog } from './AssessmentDialogs.tsx';

// Who goes there without it waits for it there.
const CorrectionAhead = lazyComponent(
  async () => (await import('../../../parts/sheet-reading/screens/CorrectionAhead.tsx')).default,
);

export interface AssessmentsTabProps {
  schoolClass: SchoolClass;
  /** What the address opens, so that a reload finds it again. */
  opened: OpenedDialog | null;
  onOpened: (opened: OpenedDialog | null) => void;
}

/** Whether an address opens this of an assessment, for this person. */
function mayOpen(act: AddressedDialog, { format, key_shape: shape, can_write }: Assessment, canPost: boolean): boolean {
  if (act === 'post') return canPost && can_write;
  return format === 'GABARITO' && (act === 'key' || shape.length > 0);
}

/** Avaliações: the class's assessments and everything done with them. */
export function AssessmentsTab({ schoolClass, opened, onOpened }: AssessmentsTabProps) {
  const texts = classAreaCopy.assessments;
  const may = useMay();
  const assessments = useClassAssessments(schoolClass.id);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const canPost = may(assessmentEndpoints.postGrades);
  const next = assessments.rows?.find(
    (one) => mayOpen('print', one, canPost) && one.can_write && one.pending_count > 0,
  );
  const found = assessments.rows?.find(({ id }) => id === opened?.assessmentId);
  const addressed =
    opened && found && mayOpen(opened.act, found, canPost) ? { act: opened.act, assessment: found } : null;
  const open = (next: OpenDialog | null) => {
    const inAddress = next !== null && isAddressed(next.act) && 'assessment' in next;
    setDialog(inAddress ? null : next);
    if (inAddress) onOpened({ act: next.act as AddressedDialog, assessmentId: next.assessment.id });
    else if (opened !== null) onOpened(null);
  };
  const mayAdd = may(assessmentEndpoints.create) && schoolClass.can_write;
  return (
    <Stack as="section" aria-label={texts.title}>
      <WholeList
        texts={texts}
        list={assessments}
        offer={<DraftOffer form={`avaliacao.nova.${schoolClass.id}`} onContinue={() => open({ act: 'add' })} />}
        onAdd={mayAdd ? () => open({ act: 'add' }) : undefined}
      >
        {(rows) => (
          <Stack as="ul" gap={3}>
            {rows.map((assessment) => (
              <li key={assessment.id}>
                <AssessmentCard assessment={assessment} canPost={canPost} onAct={(act) => open({ act, assessment })} />
              </li>
            ))}
          </Stack>
        )}
      </WholeList>
      {next && <CorrectionAhead next={next} />}
      <AssessmentDialogs
        open={addressed ?? dialog}
        schoolClass={schoolClass}
        onOpen={open}
        onClose={() => open(null)}
      />
    </Stack>
  );
}
