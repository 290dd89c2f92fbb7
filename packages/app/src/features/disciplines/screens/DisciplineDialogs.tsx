import type { Discipline, DisciplineDraft } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { RemovalDialog } from '../../../parts/record-form/RemovalDialog.tsx';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';
import { DisciplineFormDialog } from '../components/DisciplineFormDialog.tsx';
import { confirmSession, useDisciplineWrites } from '../disciplines.api.ts';
import { disciplinesCopy } from '../disciplines.copy.ts';
import { DisciplineDetailsDialog } from './DisciplineDetailsDialog.tsx';

export interface DisciplineDialogsProps {
  /** What the form edits: a discipline, or 'new'; null keeps it closed. */
  editing: Discipline | 'new' | null;
  shown: Discipline | null;
  removing: Discipline | null;
  institutions: readonly { id: string; name: string }[] | undefined;
  institutionsFailed: boolean;
  ownInstitution: string | null;
  onClose: () => void;
}

/** The dialogs of the list, with what their buttons do. */
export function DisciplineDialogs(props: DisciplineDialogsProps) {
  const { editing, shown, removing, institutions, institutionsFailed, ownInstitution, onClose } = props;
  const writes = useDisciplineWrites();
  const { toasts } = disciplinesCopy;
  const complain = (message: string) => showToast({ tone: 'error', message });

  const save = async (draft: DisciplineDraft): Promise<FieldErrors | null> => {
    if (!(await confirmSession(() => complain(toasts.refusedToken)))) {
      complain(toasts.noToken);
      return {};
    }
    const before = editing === 'new' ? null : editing;
    const write = before
      ? writes.update({ id: before.id }, { ...draft, version: before.version })
      : writes.create(draft);
    return tellWrite(write, { done: before ? toasts.updated : toasts.created, failed: toasts.saveFailed });
  };
  const remove = async ({ id }: Discipline) => {
    const words = { done: toasts.removed, failed: toasts.removeFailed };
    if ((await tellWrite(writes.remove({ id }), words)) === null) onClose();
  };

  if (removing !== null) {
    return (
      <RemovalDialog
        title={disciplinesCopy.removeTitle}
        name={`${removing.name}, ${removing.institution.name}`}
        onClose={onClose}
        onConfirm={() => remove(removing)}
      />
    );
  }
  if (shown !== null) return <DisciplineDetailsDialog id={shown.id} onClose={onClose} />;
  if (editing === null) return null;
  const before = editing === 'new' ? null : editing;
  return (
    <DisciplineFormDialog
      key={before?.id ?? 'new'}
      editing={before}
      institutions={institutions ?? (before ? [before.institution] : [])}
      institutionsFailure={institutionsFailed ? disciplinesCopy.institutionsFailed : null}
      ownInstitution={ownInstitution}
      onClose={onClose}
      onSave={save}
    />
  );
}
