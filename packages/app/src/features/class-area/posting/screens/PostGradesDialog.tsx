import type { Assessment, SchoolClass } from '@caderneta/contract';
import { Button, EmptyState, ErrorState, Modal, Skeleton } from '@caderneta/ui';
import { useGradePlace } from '../../grades/use-grade-place.ts';
import { postingCopy as texts } from '../posting.copy.ts';
import { PostingForm } from './PostingForm.tsx';

export interface PostGradesDialogProps {
  assessment: Assessment;
  schoolClass: SchoolClass;
  onClose: () => void;
}

/** 'Lançar como nota': an assessment's results into the gradebook. */
export function PostGradesDialog({ assessment, schoolClass, onClose }: PostGradesDialogProps) {
  const of = useGradePlace(schoolClass);
  const { place, failure, calendar } = of;
  if (!failure && place !== null && calendar !== undefined) {
    return <PostingForm assessment={assessment} of={of} place={place} calendar={calendar} onClose={onClose} />;
  }
  return (
    <Modal
      isOpen
      size="large"
      title={texts.title(assessment.title)}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{texts.close}</Button>}
    >
      {failure ? (
        <ErrorState title={texts.failed} message={failure.message} onRetry={() => void of.reload()} />
      ) : of.disciplines === undefined || calendar === undefined ? (
        <Skeleton rows={6} />
      ) : (
        <EmptyState title={texts.noDiscipline} />
      )}
    </Modal>
  );
}
