import type { Municipality, MunicipalityDraft } from '@caderneta/contract';
import { failureText, withReason } from '../../../lib/api/failure-text.ts';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { RemovalDialog } from '../../../parts/record-form/RemovalDialog.tsx';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';
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
    return tellWrite(answer, before ? toasts.updated : toasts.created, (failure) =>
      before ? withReason(toasts.updateFailed, failure) : failureText(failure, toasts.createFailed),
    );
  };
  const remove = async (municipality: Municipality) => {
    const answer = await writes.remove(municipality);
    if (tellWrite(answer, toasts.removed, (failure) => withReason(toasts.removeFailed, failure)) === null) onClose();
  };

  if (removing !== null) {
    return (
      <RemovalDialog title={removeTitle} name={removing.name} onClose={onClose} onConfirm={() => remove(removing)} />
    );
  }
  if (shown !== null) return <MunicipalityDetails municipality={shown} onClose={onClose} />;
  if (editing === null) return null;
  const before = editing === 'new' ? null : editing;
  return <MunicipalityFormDialog key={before?.id ?? 'new'} editing={before} onClose={onClose} onSave={save} />;
}
