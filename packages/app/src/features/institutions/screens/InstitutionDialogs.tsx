import type { Institution, InstitutionInput } from '@caderneta/contract';
import { failureText } from '../../../lib/api/failure-text.ts';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { RemovalDialog } from '../../../parts/record-form/RemovalDialog.tsx';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';
import { InstitutionFormDialog } from '../components/InstitutionFormDialog.tsx';
import { useInstitutionWrites, useMunicipalities } from '../institutions.api.ts';
import { institutionsCopy } from '../institutions.copy.ts';

export interface InstitutionDialogsProps {
  /** What the form edits: an institution, or 'new'; null keeps it closed. */
  editing: Institution | 'new' | null;
  removing: Institution | null;
  onClose: () => void;
}

/** The dialogs of the list, with what their buttons do. */
export function InstitutionDialogs({ editing, removing, onClose }: InstitutionDialogsProps) {
  const user = useUser();
  const municipalities = useMunicipalities();
  const writes = useInstitutionWrites();
  const { toasts } = institutionsCopy;

  const save = (input: InstitutionInput): Promise<FieldErrors | null> => {
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
  const remove = async ({ id }: Institution) => {
    const words = { done: toasts.removed, failed: toasts.removeFailed };
    if ((await tellWrite(writes.remove({ id }), words)) === null) onClose();
  };

  if (removing !== null) {
    return (
      <RemovalDialog
        title={institutionsCopy.removeTitle}
        name={removing.name}
        onClose={onClose}
        onConfirm={() => remove(removing)}
      />
    );
  }
  if (editing === null) return null;
  const before = editing === 'new' ? null : editing;
  const own = user.role === 'MUNICIPALITY' ? (user.profiles[0]?.municipality_id ?? null) : null;
  return (
    <InstitutionFormDialog
      key={before?.id ?? 'new'}
      editing={before}
      municipalities={municipalities.rows ?? (before ? [before.municipality] : [])}
      municipalitiesFailure={municipalities.failure ? institutionsCopy.municipalitiesFailed : null}
      ownMunicipality={own}
      onClose={onClose}
      onSave={save}
    />
  );
}
