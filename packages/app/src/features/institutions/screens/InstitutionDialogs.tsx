import type { Institution } from '@caderneta/contract';
import { useUser } from '../../../lib/session/use-session.ts';
import { RemovalDialog } from '../../../parts/record-form/RemovalDialog.tsx';
import { useRecordActs, wordsOfToasts } from '../../../parts/record-form/record-acts.ts';
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
  const { before, save, remove } = useRecordActs({
    editing,
    writes,
    words: wordsOfToasts(institutionsCopy.toasts),
    onClose,
  });

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
