import type { ClassDraft, SchoolClass } from '@caderneta/contract';
import { ConfirmDelete, showToast } from '@caderneta/ui';
import { yearOf } from '../../../lib/dates.ts';
import { type FieldErrors, serverErrors } from '../../../lib/forms/field-errors.ts';
import { useClassWrites } from '../classes.api.ts';
import { classesCopy } from '../classes.copy.ts';
import { ClassFormDialog } from './ClassFormDialog.tsx';

export type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'remove'; readonly schoolClass: SchoolClass };

export interface ClassDialogsProps {
  open: OpenDialog | null;
  institutions: readonly { id: string; name: string }[] | undefined;
  institutionsFailure: string | null;
  fixedInstitutionId: string | null;
  onClose: () => void;
}

/** The dialogs of the class list, with what their buttons do. */
export function ClassDialogs({
  open,
  institutions,
  institutionsFailure,
  fixedInstitutionId,
  onClose,
}: ClassDialogsProps) {
  const writes = useClassWrites();
  const { toasts } = classesCopy;

  const save = async (draft: ClassDraft): Promise<FieldErrors | null> => {
    const editing = open?.kind === 'edit' ? open.schoolClass : null;
    const answer = await (editing ? writes.update(editing, draft) : writes.create(draft));
    if (answer.ok) {
      showToast({ tone: 'success', message: editing ? toasts.updated : toasts.created });
      onClose();
      return null;
    }
    showToast({ tone: 'error', message: answer.message || (editing ? toasts.updateFailed : toasts.createFailed) });
    return serverErrors(answer.errors);
  };

  const remove = async (schoolClass: SchoolClass) => {
    const answer = await writes.remove(schoolClass);
    if (answer.ok) showToast({ tone: 'success', message: toasts.removed });
    else showToast({ tone: 'error', message: answer.message || toasts.removeFailed });
    if (answer.ok) onClose();
  };

  if (open === null) return null;
  if (open.kind === 'remove') {
    return (
      <ConfirmDelete
        isOpen
        onOpenChange={onClose}
        title={classesCopy.remove.title}
        message={
          <>
            <strong>{`${open.schoolClass.grade} ${open.schoolClass.section}`}</strong>
            {`. ${classesCopy.remove.message}`}
          </>
        }
        onConfirm={() => remove(open.schoolClass)}
      />
    );
  }
  const editing = open.kind === 'edit' ? open.schoolClass : null;
  const known = institutions ?? (editing ? [{ id: editing.institution_id, name: editing.institution.name }] : []);
  return (
    <ClassFormDialog
      editing={editing}
      institutions={known}
      institutionsFailure={institutionsFailure === null ? null : classesCopy.institutionsFailed}
      fixedInstitutionId={editing && fixedInstitutionId ? editing.institution_id : fixedInstitutionId}
      currentYear={yearOf(new Date())}
      onClose={onClose}
      onSave={save}
    />
  );
}
