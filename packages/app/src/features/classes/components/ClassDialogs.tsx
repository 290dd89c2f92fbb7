import type { ClassDraft, SchoolClass } from '@caderneta/contract';
import { ConfirmDelete, showToast } from '@caderneta/ui';
import { failureText, withReason } from '../../../lib/api/failure-text.ts';
import { yearOf } from '../../../lib/dates.ts';
import { type FieldErrors, serverErrors } from '../../../lib/forms/field-errors.ts';
import { irreversible } from '../../../parts/listing/listing.copy.ts';
import { useClassWrites } from '../classes.api.ts';
import { classesCopy } from '../classes.copy.ts';
import { ClassFormDialog } from './ClassFormDialog.tsx';

export interface ClassDialogsProps {
  /** What the form edits: a class, or 'new'; null keeps it closed. */
  editing: SchoolClass | 'new' | null;
  removing: SchoolClass | null;
  institutions: readonly { id: string; name: string }[] | undefined;
  institutionsFailed: boolean;
  fixedInstitutionId: string | null;
  onClose: () => void;
}

/** The dialogs of the class list, with what their buttons do. */
export function ClassDialogs(props: ClassDialogsProps) {
  const { editing, removing, institutions, institutionsFailed, fixedInstitutionId, onClose } = props;
  const writes = useClassWrites();
  const { toasts } = classesCopy;

  const save = async (draft: ClassDraft): Promise<FieldErrors | null> => {
    const before = editing === 'new' ? null : editing;
    const answer = await (before ? writes.update(before, draft) : writes.create(draft));
    if (answer.ok) {
      showToast({ tone: 'success', message: before ? toasts.updated : toasts.created });
      return null;
    }
    const message = before ? withReason(toasts.updateFailed, answer) : failureText(answer, toasts.createFailed);
    showToast({ tone: 'error', message });
    return serverErrors(answer.errors);
  };
  const remove = async (schoolClass: SchoolClass) => {
    const answer = await writes.remove(schoolClass);
    if (!answer.ok) {
      showToast({ tone: 'error', message: withReason(toasts.removeFailed, answer) });
      return;
    }
    showToast({ tone: 'success', message: toasts.removed });
    onClose();
  };

  if (removing !== null) {
    return (
      <ConfirmDelete
        isOpen
        onOpenChange={onClose}
        title={classesCopy.removeTitle}
        message={
          <>
            <strong>{removing.name}</strong>
            {`. ${irreversible}`}
          </>
        }
        onConfirm={() => remove(removing)}
      />
    );
  }
  if (editing === null) return null;
  const before = editing === 'new' ? null : editing;
  const known = institutions ?? (before ? [{ id: before.institution_id, name: before.institution.name }] : []);
  return (
    <ClassFormDialog
      key={before?.id ?? 'new'}
      editing={before}
      institutions={known}
      institutionsFailure={institutionsFailed ? classesCopy.institutionsFailed : null}
      fixedInstitutionId={before && fixedInstitutionId ? before.institution_id : fixedInstitutionId}
      currentYear={yearOf(new Date())}
      onClose={onClose}
      onSave={save}
    />
  );
}
