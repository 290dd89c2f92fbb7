import type { PersonalData } from '@caderneta/contract';
import { ConfirmDelete, showToast } from '@caderneta/ui';
import { failureText } from '../../../lib/api/failure-text.ts';
import { ErasureLists } from '../components/ErasureLists.tsx';
import { erasurePreview } from '../erasure-preview.ts';
import { useErasure } from '../personal-data.api.ts';
import { personalDataCopy } from '../personal-data.copy.ts';

export interface ErasureDialogProps {
  person: PersonalData;
  /** Given up. */
  onClose: () => void;
  onErased: () => void;
}

/** Shows what goes and what stays, asks for EXCLUIR, then erases. */
export function ErasureDialog({ person, onClose, onErased }: ErasureDialogProps) {
  const texts = personalDataCopy.erasure;
  const erase = useErasure();
  const confirm = async () => {
    const answer = await erase(person.id);
    if (!answer.ok) return void showToast({ tone: 'error', message: failureText(answer, texts.failed) });
    showToast({ tone: 'success', message: texts.done });
    onErased();
  };
  return (
    <ConfirmDelete
      onClose={onClose}
      title={texts.title(person.name)}
      message={texts.message}
      details={<ErasureLists preview={erasurePreview(person.parts)} />}
      onConfirm={confirm}
    />
  );
}
