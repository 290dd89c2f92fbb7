import { Button, Checkbox, Modal, Stack } from '@caderneta/ui';
import { useState } from 'react';
import { annulCopy } from './annul.copy.ts';

export interface AnnulDialogProps {
  /** '7 da coluna 2'. */
  question: string;
  /** Counts it again instead. */
  isRestore?: boolean;
  /** Whether the assessment was given to other classes too. */
  hasGroup: boolean;
  onConfirm: (toGroup: boolean) => Promise<void>;
  onClose: () => void;
}

/** Annulling is for everybody: it is asked, and says so. */
export function AnnulDialog({ question, isRestore = false, hasGroup, onConfirm, onClose }: AnnulDialogProps) {
  const texts = isRestore ? annulCopy.restore : annulCopy.annul;
  const [toGroup, setToGroup] = useState(hasGroup);
  const [isSaving, setSaving] = useState(false);
  const confirm = async () => {
    setSaving(true);
    await onConfirm(toGroup);
    setSaving(false);
  };
  return (
    <Modal
      isOpen
      size="small"
      canExpand={false}
      role="alertdialog"
      title={texts.title(question)}
      onOpenChange={() => !isSaving && onClose()}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isSaving}>
            {annulCopy.cancel}
          </Button>
          <Button variant="primary" onPress={() => void confirm()} isPending={isSaving}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{texts.message}</p>
        {hasGroup && (
          <Checkbox isSelected={toGroup} onChange={setToGroup} isDisabled={isSaving}>
            {texts.group}
          </Checkbox>
        )}
      </Stack>
    </Modal>
  );
}
