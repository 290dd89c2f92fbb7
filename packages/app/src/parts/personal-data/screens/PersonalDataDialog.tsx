import type { PersonalData } from '@caderneta/contract';
import { useState } from 'react';
import { ReadDialog } from '../../listing/ReadDialog.tsx';
import { personalDataCopy } from '../personal-data.copy.ts';
import { ErasureDialog } from './ErasureDialog.tsx';
import { PersonalDataSection } from './PersonalDataSection.tsx';

export interface PersonalDataDialogProps {
  person: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** The data of somebody whose record has no dialog any more: who is archived. */
export function PersonalDataDialog({ person, onClose }: PersonalDataDialogProps) {
  const [erasing, setErasing] = useState<PersonalData | null>(null);
  if (erasing) return <ErasureDialog person={erasing} onClose={() => setErasing(null)} onErased={onClose} />;
  return (
    <ReadDialog size="medium" title={personalDataCopy.titleOf(person.name)} onClose={onClose} isDismissable>
      <PersonalDataSection userId={person.id} onErase={setErasing} />
    </ReadDialog>
  );
}
