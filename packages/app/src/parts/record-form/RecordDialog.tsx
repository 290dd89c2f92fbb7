import { Button, Modal, type ModalProps } from '@caderneta/ui';
import { type ReactNode, useId } from 'react';
import { recordFormCopy } from './record-form.copy.ts';
import { form } from './record-form.css.ts';

export interface RecordDialogProps {
  title: string;
  /** 'Adicionar' for a new record, 'Salvar' for a change. */
  submitLabel: string;
  isSaving: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  size?: ModalProps['size'];
  children: ReactNode;
}

/** A dialog with the fields of one record. Its buttons wait while it is being saved, and so does closing it. */
export function RecordDialog({
  title,
  submitLabel,
  isSaving,
  onSubmit,
  onClose,
  size = 'small',
  children,
}: RecordDialogProps) {
  const formId = useId();
  return (
    <Modal
      isOpen
      title={title}
      size={size}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSaving) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isSaving}>
            {recordFormCopy.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        {children}
      </form>
    </Modal>
  );
}
