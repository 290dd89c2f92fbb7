import type { Assessment, SchoolClass } from '@caderneta/contract';
import { ConfirmDelete, showToast } from '@caderneta/ui';
import { failureText } from '../../../lib/api/failure-text.ts';
import { type FieldErrors, serverErrors } from '../../../lib/forms/field-errors.ts';
import { AssessmentFormDialog, type AssessmentValues } from '../../../parts/assessment-form/AssessmentFormDialog.tsx';
import { useAssessmentWrites } from '../class-area.api.ts';
import { classAreaCopy } from '../class-area.copy.ts';
import { PostGradesDialog } from '../posting/PostGradesDialog.tsx';
import type { AssessmentAct } from './AssessmentCard.tsx';
import { KeyDialogLoader } from './KeyDialogLoader.tsx';
import { PrintDialogLoader } from './PrintDialogLoader.tsx';
import { ResultsDialog } from './ResultsDialog.tsx';

export type OpenDialog = { readonly act: 'add' } | { readonly act: AssessmentAct; readonly assessment: Assessment };

export interface AssessmentDialogsProps {
  open: OpenDialog | null;
  schoolClass: SchoolClass;
  onClose: () => void;
}

/** The dialogs of the Avaliações tab, with what their buttons do. */
export function AssessmentDialogs({ open, schoolClass, onClose }: AssessmentDialogsProps) {
  const writes = useAssessmentWrites();
  const texts = classAreaCopy.assessments;

  const save = async (editing: Assessment | null, values: AssessmentValues): Promise<FieldErrors | null> => {
    const answer = await (editing
      ? writes.update(editing.id, editing.version, values)
      : writes.create(schoolClass, values));
    if (answer.ok) {
      showToast({ tone: 'success', message: editing ? texts.updated : texts.created });
      onClose();
      return null;
    }
    showToast({ tone: 'error', message: failureText(answer, editing ? texts.updateFailed : texts.createFailed) });
    return serverErrors(answer.errors);
  };

  const remove = async ({ id }: Assessment) => {
    const answer = await writes.remove(id);
    if (answer.ok) showToast({ tone: 'success', message: texts.removed });
    else showToast({ tone: 'error', message: failureText(answer, texts.removeFailed) });
    if (answer.ok) onClose();
  };

  if (open === null) return null;
  switch (open.act) {
    case 'add':
      return <AssessmentFormDialog editing={null} onClose={onClose} onSave={(values) => save(null, values)} />;
    case 'edit':
      return (
        <AssessmentFormDialog
          editing={open.assessment}
          onClose={onClose}
          onSave={(values) => save(open.assessment, values)}
        />
      );
    case 'key':
      return <KeyDialogLoader assessment={open.assessment} onClose={onClose} />;
    case 'print':
      return <PrintDialogLoader assessment={open.assessment} onClose={onClose} />;
    case 'results':
      return <ResultsDialog assessment={open.assessment} onClose={onClose} />;
    case 'post':
      return <PostGradesDialog assessment={open.assessment} schoolClass={schoolClass} onClose={onClose} />;
    case 'remove':
      return (
        <ConfirmDelete
          isOpen
          onOpenChange={onClose}
          title={texts.removeTitle}
          message={
            <>
              {`${texts.removeMessage} `}
              <strong>{open.assessment.title}</strong>
              {`? ${texts.removeWarning}`}
            </>
          }
          onConfirm={() => remove(open.assessment)}
        />
      );
  }
}
