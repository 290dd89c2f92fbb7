import type { Municipality } from '@caderneta/contract';
import { RemovalDialog } from '../../../parts/record-form/RemovalDialog.tsx';
import { useRecordActs, wordsOfToasts } from '../../../parts/record-form/record-acts.ts';
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
  const { removeTitle } = municipalitiesCopy;
  const { before, save, remove } = useRecordActs({
    editing,
    writes,
    words: wordsOfToasts(municipalitiesCopy.toasts, 'server-first'),
    onClose,
  });

  if (removing !== null) {
    return (
      <RemovalDialog title={removeTitle} name={removing.name} onClose={onClose} onConfirm={() => remove(removing)} />
    );
  }
  if (shown !== null) return <MunicipalityDetails municipality={shown} onClose={onClose} />;
  if (editing === null) return null;
  return <MunicipalityFormDialog key={before?.id ?? 'new'} editing={before} onClose={onClose} onSave={save} />;
}
