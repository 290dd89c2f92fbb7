import type { Assessment } from '@caderneta/contract';
import { ConfirmDelete } from '@caderneta/ui';
import { tellRemoval } from '../../record-form/tell-write.ts';
import { useAssessmentWrites } from '../assessments.api.ts';
import { assessmentsCopy } from '../assessments.copy.ts';

/** Asks for EXCLUIR, then removes the assessment. */
export function RemoveAssessmentDialog({ assessment, onClose }: { assessment: Assessment; onClose: () => void }) {
  const { remove: texts, toasts } = assessmentsCopy;
  const writes = useAssessmentWrites();
  const remove = async () => {
    const words = { done: toasts.removed, failed: toasts.removeFailed };
    if ((await tellRemoval(writes.remove({ id: assessment.id }), words)) === null) onClose();
  };
  return (
    <ConfirmDelete
      onClose={onClose}
      title={texts.title}
      message={
        <>
          {`${texts.message} `}
          <strong>{assessment.title}</strong>
          {`? ${texts.warning}`}
        </>
      }
      onConfirm={remove}
    />
  );
}
