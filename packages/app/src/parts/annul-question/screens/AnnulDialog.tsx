import { Button, Checkbox, Modal, Skeleton, Stack } from '@caderneta/ui';
import { useState } from 'react';
import { KeyEffectPanel } from '../../answer-key/KeyEffectPanel.tsx';
import { LoadFailed } from '../../listing/LoadFailed.tsx';
import { annulCopy } from '../annul.copy.ts';
import { type AskedQuestion, useAnnul } from '../use-annul.ts';

export interface AnnulDialogProps extends AskedQuestion {
  /** '7 da coluna 2'. */
  name: string;
  /** Whether the assessment was given to other classes too. */
  hasGroup: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Annulling is for everybody: it is asked, and shows whose hits change. */
export function AnnulDialog({ name, hasGroup, onDone, onClose, ...asked }: AnnulDialogProps) {
  const [toGroup, setToGroup] = useState(hasGroup);
  const [isSaving, setSaving] = useState(false);
  const { texts, hint, effect, annul } = useAnnul(asked, toGroup);
  const confirm = async () => {
    setSaving(true);
    const isDone = await annul();
    setSaving(false);
    if (isDone) onDone();
  };
  return (
    <Modal
      isOpen
      role="alertdialog"
      title={texts.title(name)}
      onOpenChange={() => !isSaving && onClose()}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isSaving}>
            {annulCopy.cancel}
          </Button>
          <Button
            variant="primary"
            onPress={() => void confirm()}
            isPending={isSaving}
            isDisabled={effect.data === undefined}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{[texts.message, hint].filter(Boolean).join(' ')}</p>
        {hasGroup && (
          <Checkbox isSelected={toGroup} onChange={setToGroup} isDisabled={isSaving}>
            {texts.group}
          </Checkbox>
        )}
        {effect.failure ? (
          <LoadFailed title={annulCopy.effectFailed} of={effect} />
        ) : effect.data === undefined ? (
          <Skeleton rows={2} />
        ) : (
          <KeyEffectPanel effect={effect.data} />
        )}
      </Stack>
    </Modal>
  );
}
