import type { Qualification } from '@caderneta/contract';
import { ConfirmDelete, showToast } from '@caderneta/ui';
import { withReason } from '../../lib/api/failure-text.ts';
import { type FieldErrors, serverErrors } from '../../lib/forms/field-errors.ts';
import { QualificationDialog } from './QualificationDialog.tsx';
import { checkChange, checkNew, type QualificationValues, startValues } from './qualification-form.ts';
import { useQualificationWrites } from './qualifications.api.ts';
import { qualificationsCopy } from './qualifications.copy.ts';

export type OpenQualification =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'remove'; readonly qualification: Qualification };

export interface QualificationDialogsProps {
  open: OpenQualification | null;
  profileId: string | null;
  onClose: () => void;
}

/** The dialogs of Formações, with what their buttons do. */
export function QualificationDialogs({ open, profileId, onClose }: QualificationDialogsProps) {
  const writes = useQualificationWrites();
  const { toasts, removal, profileMissing } = qualificationsCopy;

  const send = async (values: QualificationValues, editing: Qualification | null): Promise<FieldErrors | null> => {
    if (!editing && profileId === null) {
      showToast({ tone: 'error', message: profileMissing });
      return {};
    }
    const checked = editing ? checkChange(values) : checkNew(values, profileId ?? '');
    if (!checked.ok) return checked.errors;
    const answer = await (editing
      ? writes.update(editing, checked.value)
      : writes.create({ ...checked.value, course_name: values.course, teacher_profile_id: profileId ?? '' }));
    if (answer.ok) {
      showToast({ tone: 'success', message: editing ? toasts.updated : toasts.added });
      onClose();
      return null;
    }
    showToast({ tone: 'error', message: withReason(editing ? toasts.updateFailed : toasts.addFailed, answer) });
    return serverErrors(answer.errors);
  };

  const remove = async (qualification: Qualification) => {
    const answer = await writes.remove(qualification);
    if (answer.ok) showToast({ tone: 'success', message: toasts.removed });
    else showToast({ tone: 'error', message: withReason(toasts.removeFailed, answer) });
    if (answer.ok) onClose();
  };

  if (open === null) return null;
  if (open.kind === 'remove') {
    return (
      <ConfirmDelete
        isOpen
        onOpenChange={onClose}
        title={removal.title}
        message={removal.message(open.qualification.course_name)}
        onConfirm={() => remove(open.qualification)}
      />
    );
  }
  const editing = open.kind === 'edit' ? open.qualification : null;
  return (
    <QualificationDialog
      isNew={editing === null}
      start={startValues(editing)}
      onClose={onClose}
      onSave={(values) => send(values, editing)}
    />
  );
}
