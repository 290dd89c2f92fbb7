import { Button, Modal } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { postingCopy } from './posting.copy.ts';

export interface PostingModalProps {
  title: string;
  /** Of the main button. */
  label: string;
  isSaving: boolean;
  isDisabled: boolean;
  onSave: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** What would be written, and the button that writes it. It stays while it is being saved. */
export function PostingModal({ title, label, isSaving, isDisabled, onSave, onClose, children }: PostingModalProps) {
  return (
    <Modal
      isOpen
      size="large"
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSaving) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isSaving}>
            {postingCopy.cancel}
          </Button>
          <Button variant="primary" isPending={isSaving} isDisabled={isDisabled} onPress={() => void onSave()}>
            {label}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
