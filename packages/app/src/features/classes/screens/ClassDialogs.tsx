import type { SchoolClass } from '@caderneta/contract';
import { yearOf } from '../../../lib/dates.ts';
import { RemovalDialog } from '../../../parts/record-form/RemovalDialog.tsx';
import { useRecordActs, wordsOfToasts } from '../../../parts/record-form/record-acts.ts';
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
  const { before, save, remove } = useRecordActs({
    editing,
    writes,
    words: wordsOfToasts(classesCopy.toasts, 'server-first'),
    onClose,
  });

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
