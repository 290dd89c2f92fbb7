import type { Municipality, MunicipalityInput } from '@caderneta/contract';
import { failureText } from '../../../lib/api/failure-text.ts';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { RemovalDialog } from '../../../parts/record-form/RemovalDialog.tsx';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';
import { MunicipalityFormDialog } from '../components/MunicipalityFormDialog.tsx';
import { useMunicipalityWrites } from '../municipalities.api.ts';
import { municipalitiesCopy } from '../municipalities.copy.ts';
import { MunicipalityDetails } from './MunicipalityDetails.tsx';

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

  const save = (input: MunicipalityInput): Promise<FieldErrors | null> => {
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
  const remove = async ({ id }: Municipality) => {
    const words = { done: toasts.removed, failed: toasts.removeFailed };
    if ((await tellWrite(writes.remove({ id }), words)) === null) onClose();
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
