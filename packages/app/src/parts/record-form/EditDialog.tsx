import { RecordDialog, type RecordDialogProps } from './RecordDialog.tsx';
import { recordFormCopy } from './record-form.copy.ts';

export interface EditDialogProps extends Omit<RecordDialogProps, 'title' | 'submitLabel'> {
  /** The record being edited; null makes a new one. */
  editing: object | null;
  texts: { readonly addTitle: string; readonly editTitle: string };
  /** What the button of a new one says. Default 'Adicionar'. */
  addLabel?: string;
}

/** A dialog that makes a record, or changes one. */
export function EditDialog({ editing, texts, addLabel = recordFormCopy.add, ...dialog }: EditDialogProps) {
  return (
    <RecordDialog
      title={editing ? texts.editTitle : texts.addTitle}
      submitLabel={editing ? recordFormCopy.save : addLabel}
      {...dialog}
    />
  );
}
