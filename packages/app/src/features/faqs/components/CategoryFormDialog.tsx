import { type FaqCategory, faqCategoryInputSchema } from '@caderneta/contract';
import { TextField } from '@caderneta/ui';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import type { FormFailure } from '../../../lib/forms/form-failure.ts';
import { EditDialog } from '../../../parts/record-form/EditDialog.tsx';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { faqsCopy } from '../faqs.copy.ts';

const check = (values: { name: string }) => checkForm<{ name: string }>(faqCategoryInputSchema, values);

export interface CategoryFormDialogProps {
  /** The category being edited; null makes a new one. */
  editing: FaqCategory | null;
  onClose: () => void;
  onSave: (input: { name: string }) => Promise<FormFailure | null>;
}

/** 'Adicionar Categoria' and 'Editar Categoria'. */
export function CategoryFormDialog({ editing, onClose, onSave }: CategoryFormDialogProps) {
  const texts = faqsCopy.categories;
  const form = useRecordForm({
    form: `categoria.${editing?.id ?? 'nova'}`,
    start: { name: editing?.name ?? '' },
    check,
    onSave,
    onClose,
  });
  return (
    <EditDialog editing={editing} texts={texts.form} form={form}>
      <TextField isRequired autoFocus label={texts.name} {...form.field('name')} />
    </EditDialog>
  );
}
