import type { Municipality, MunicipalityDraft } from '@caderneta/contract';
import { ConfirmDelete, showToast } from '@caderneta/ui';
import { failureText, withReason } from '../../../lib/api/failure-text.ts';
import { type FieldErrors, serverErrors } from '../../../lib/forms/field-errors.ts';
import { irreversible } from '../../../parts/listing/listing.copy.ts';
import { useMunicipalityWrites } from '../municipalities.api.ts';
import { municipalitiesCopy } from '../municipalities.copy.ts';
import { MunicipalityDetails } from './MunicipalityDetails.tsx';
import { MunicipalityFormDialog } from './MunicipalityFormDialog.tsx';

export interface MunicipalityDialogsProps {
  /** What the form edits: a municipality, or 'new'; null keeps it closed. */
  editing: Municipality | 'new' | null;
  shown: Municipality | null;
  removing: Municipality | null;
  onClose: () => void;
}

/** The dialogs of the list, with what their buttons do. */
export function MunicipalityDialogs({ editing, shown, removing, onClose }: MunicipalityDialogsProps) {
  const writes = useMunicipalityWrites();
  const { toasts, removeTitle } = municipalitiesCopy;

  const save = async (draft: MunicipalityDraft): Promise<FieldErrors | null> => {
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
  const remove = async (municipality: Municipality) => {
    const answer = await writes.remove(municipality);
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
        title={removeTitle}
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
  if (shown !== null) return <MunicipalityDetails municipality={shown} onClose={onClose} />;
  if (editing === null) return null;
  const before = editing === 'new' ? null : editing;
  return <MunicipalityFormDialog key={before?.id ?? 'new'} editing={before} onClose={onClose} onSave={save} />;
}
