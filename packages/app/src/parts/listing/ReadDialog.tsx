import { Button, Modal, type ModalProps } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { listingCopy } from './listing.copy.ts';

export interface ReadDialogProps extends Pick<ModalProps, 'title' | 'size' | 'isDismissable'> {
  onClose: () => void;
  children: ReactNode;
}

/** A dialog to be read: nothing is done in it but closing it. */
export function ReadDialog({ onClose, ...dialog }: ReadDialogProps) {
  return (
    <Modal {...dialog} isOpen onOpenChange={onClose} footer={<Button onPress={onClose}>{listingCopy.close}</Button>} />
  );
}
