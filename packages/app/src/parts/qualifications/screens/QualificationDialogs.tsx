import type { Qualification } from '@caderneta/contract';
import { ConfirmDelete, showToast } from '@caderneta/ui';
import { type FormFailure, failedFields } from '../../../lib/forms/form-failure.ts';
import { tellChange } from '../../record-form/tell-change.ts';
import { tellRemoval, tellWrite } from '../../record-form/tell-write.ts';
import { QualificationDialog } from '../QualificationDialog.tsx';
import { checkChange, checkNew, type QualificationValues } from '../qualification-form.ts';
import { useQualificationWrites } from '../qualifications.api.ts';
import { qualificationsCopy } from '../qualifications.copy.ts';

export type OpenQualification =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'remove'; readonly qualification: Qualification };

export interface QualificationDialogsProps {
  open: OpenQualification;
  profileId: string | null;
  onClose: () => void;
}

/** The dialogs of Formações, with what their buttons do. */
export function QualificationDialogs({ open, profileId, onClose }: QualificationDialogsProps) {
  const writes = useQualificationWrites();
  const { toasts, removal, profileMissing } = qualificationsCopy;

  const send = async (values: QualificationValues, editing: Qualification | null): Promise<FormFailure | null> => {
    if (!editing && profileId === null) {
      showToast({ tone: 'error', message: profileMissing });
      return failedFields({});
    }
    const checked = editing ? checkChange(values) : checkNew(values, profileId ?? '');
    if (!checked.ok) return failedFields(checked.errors);
    if (editing) {
      const change = (version: number | undefined) => writes.update({ id: editing.id }, { ...checked.value, version });
      return tellChange(editing, change, { done: toasts.updated, failed: toasts.updateFailed });
    }
    const made = { ...checked.value, course_name: values.course, teacher_profile_id: profileId ?? '' };
    return tellWrite(writes.create(made), { done: toasts.added, failed: toasts.addFailed });
  };

  const remove = async ({ id }: Qualification) => {
    const words = { done: toasts.removed, failed: toasts.removeFailed };
    if ((await tellRemoval(writes.remove({ id }), words)) === null) onClose();
  };

  if (open.kind === 'remove') {
    return (
      <ConfirmDelete
        onClose={onClose}
        title={removal.title}
        message={removal.message(open.qualification.course_name)}
        onConfirm={() => remove(open.qualification)}
      />
    );
  }
  const editing = open.kind === 'edit' ? open.qualification : null;
  return (
    <QualificationDialog
      editing={editing}
      profileId={profileId}
      onClose={onClose}
      onSave={(values) => send(values, editing)}
    />
  );
}
