import type { Assessment, SchoolClass } from '@caderneta/contract';
import {
  ApplyDialog,
  AssessmentFormDialog,
  AssessmentViewDialog,
  RemoveAssessmentDialog,
} from '../../../parts/assessments/screens/assessment-dialogs.ts';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import type { AssessmentAct } from '../components/AssessmentCard.tsx';

const AttachmentDialog = lazyDialog(
  async () => (await import('../../../parts/attachment-preview/AttachmentDialog.tsx')).AttachmentDialog,
);
const PostGradesDialog = lazyDialog(
  async () => (await import('../posting/screens/PostGradesDialog.tsx')).PostGradesDialog,
);
const KeyDialogLoader = lazyDialog(async () => (await import('./KeyDialogLoader.tsx')).KeyDialogLoader);
const PrintDialogLoader = lazyDialog(async () => (await import('./PrintDialogLoader.tsx')).PrintDialogLoader);

export type OpenDialog =
  | { readonly act: 'add' }
  | { readonly act: AssessmentAct | 'apply'; readonly assessment: Assessment };

export interface AssessmentDialogsProps {
  open: OpenDialog | null;
  schoolClass: SchoolClass;
  onOpen: (dialog: OpenDialog) => void;
  onClose: () => void;
}

/** The dialogs of the Avaliações tab. */
export function AssessmentDialogs({ open, schoolClass, onOpen, onClose }: AssessmentDialogsProps) {
  if (open === null) return null;
  switch (open.act) {
    case 'add':
      return <AssessmentFormDialog editing={null} schoolClass={schoolClass} onClose={onClose} />;
    case 'edit':
      return <AssessmentFormDialog editing={open.assessment} schoolClass={schoolClass} onClose={onClose} />;
    case 'key':
      return <KeyDialogLoader assessment={open.assessment} onClose={onClose} />;
    case 'print':
      return <PrintDialogLoader assessment={open.assessment} onClose={onClose} />;
    case 'results':
      return (
        <AssessmentViewDialog
          assessment={open.assessment}
          onApply={() => onOpen({ act: 'apply', assessment: open.assessment })}
          onClose={onClose}
        />
      );
    case 'file':
      return open.assessment.attachment === null ? null : (
        <AttachmentDialog
          title={open.assessment.title}
          attachment={open.assessment.attachment}
          mayDownload
          onClose={onClose}
        />
      );
    case 'post':
      return (
        <PostGradesDialog
          assessment={open.assessment}
          schoolClass={schoolClass}
          start={open.assessment.postings.find(({ outdated }) => outdated > 0) ?? open.assessment.postings.at(-1)}
          onClose={onClose}
        />
      );
    case 'apply':
      return <ApplyDialog assessment={open.assessment} onClose={onClose} />;
    case 'remove':
      return <RemoveAssessmentDialog assessment={open.assessment} onClose={onClose} />;
  }
}
