import type { Assessment, SchoolClass } from '@caderneta/contract';
import { EmptyState, Skeleton } from '@caderneta/ui';
import { LoadFailed } from '../../../../parts/listing/LoadFailed.tsx';
import { ReadDialog } from '../../../../parts/listing/ReadDialog.tsx';
import { type ColumnStart, useGradebookColumn } from '../../grades/use-gradebook-column.ts';
import { postingCopy as texts } from '../posting.copy.ts';
import { PostingForm } from './PostingForm.tsx';

export interface PostGradesDialogProps {
  assessment: Pick<Assessment, 'id' | 'title'>;
  schoolClass: SchoolClass;
  /** The column to begin with; without it the one of the address, else the person's own. */
  start?: ColumnStart | undefined;
  onClose: () => void;
}

/** 'Lançar como nota': an assessment's results into the gradebook. */
export function PostGradesDialog({ assessment, schoolClass, start, onClose }: PostGradesDialogProps) {
  const of = useGradebookColumn(schoolClass, start);
  const { column, failure, calendar } = of;
  if (!failure && column !== null && calendar !== undefined) {
    return <PostingForm assessment={assessment} of={of} column={column} onClose={onClose} />;
  }
  return (
    <ReadDialog size="large" title={texts.title(assessment.title)} onClose={onClose}>
      {failure ? (
        <LoadFailed title={texts.failed} of={of} />
      ) : of.disciplines === undefined || calendar === undefined ? (
        <Skeleton rows={6} />
      ) : (
        <EmptyState title={texts.noDiscipline} />
      )}
    </ReadDialog>
  );
}
