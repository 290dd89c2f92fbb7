import type { ClassInput, SchoolClass } from '@caderneta/contract';
import { failureText } from '../../../lib/api/failure-text.ts';
import { yearOf } from '../../../lib/dates.ts';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { RemovalDialog } from '../../../parts/record-form/RemovalDialog.tsx';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';
import { useClassWrites } from '../classes.api.ts';
import { classesCopy } from '../classes.copy.ts';
import { ClassFormDialog } from '../components/ClassFormDialog.tsx';

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

  const save = (input: ClassInput): Promise<FieldErrors | null> => {
    const before = editing === 'new' ? null : editing;
    if (before === null) {
      return tellWrite(writes.create(input), {
        done: toasts.created,
        failed: (failure) => failureText(failure, toasts.createFailed),
      });
    }
    const { id, version } = before;
    return tellWrite(writes.update({ id }, { ...input, version }), {
      done: toasts.updated,
      failed: toasts.updateFailed,
    });
  };
  const remove = async ({ id }: SchoolClass) => {
    const words = { done: toasts.removed, failed: toasts.removeFailed };
    if ((await tellWrite(writes.remove({ id }), words)) === null) onClose();
  };

  if (removing !== null) {
    return (
      <RemovalDialog
        title={classesCopy.removeTitle}
        name={removing.name}
        onClose={onClose}
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
