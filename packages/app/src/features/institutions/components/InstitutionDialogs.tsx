import type { Institution, InstitutionDraft } from '@caderneta/contract';
import { ConfirmDelete, showToast } from '@caderneta/ui';
import { failureText, withReason } from '../../../lib/api/failure-text.ts';
import { type FieldErrors, serverErrors } from '../../../lib/forms/field-errors.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { irreversible } from '../../../parts/listing/listing.copy.ts';
import { useInstitutionWrites, useMunicipalities } from '../institutions.api.ts';
import { institutionsCopy } from '../institutions.copy.ts';
import { InstitutionFormDialog } from './InstitutionFormDialog.tsx';

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

  const save = async (draft: InstitutionDraft): Promise<FieldErrors | null> => {
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
  const remove = async (institution: Institution) => {
    const answer = await writes.remove(institution);
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
        title={institutionsCopy.removeTitle}
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
