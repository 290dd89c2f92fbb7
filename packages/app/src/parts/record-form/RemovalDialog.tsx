import { ConfirmDelete } from '@caderneta/ui';
import { irreversibleAfter } from '../listing/listing.copy.ts';

export interface RemovalDialogProps {
  title: string;
  /** What is removed. */
  name: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks for EXCLUIR before a record is removed. */
export function RemovalDialog({ title, name, onConfirm, onClose }: RemovalDialogProps) {
  return (
    <ConfirmDelete
      onClose={onClose}
      title={title}
      message={
        <>
          <strong>{name}</strong>
          {irreversibleAfter(name)}
        </>
      }
      onConfirm={onConfirm}
    />
  );
}
