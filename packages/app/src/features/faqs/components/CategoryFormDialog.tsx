import { type FaqCategory, faqCategoryInputSchema } from '@caderneta/contract';
import { TextField } from '@caderneta/ui';
import { checkForm, type FieldErrors } from '../../../lib/forms/field-errors.ts';
import { RecordDialog } from '../../../parts/record-form/RecordDialog.tsx';
import { recordFormCopy } from '../../../parts/record-form/record-form.copy.ts';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { faqsCopy } from '../faqs.copy.ts';

const check = (values: { name: string }) => checkForm<{ name: string }>(faqCategoryInputSchema, values);

export interface CategoryFormDialogProps {
  /** The category being edited; null makes a new one. */
  editing: FaqCategory | null;
  onClose: () => void;
  onSave: (input: { name: string }) => Promise<FieldErrors | null>;
}

/** 'Adicionar Categoria' and 'Editar Categoria'. */
export function CategoryFormDialog({ editing, onClose, onSave }: CategoryFormDialogProps) {
  const texts = faqsCopy.categories;
  const { values, change, errors, isSaving, submit, close } = useRecordForm({
    form: `categoria.${editing?.id ?? 'nova'}`,
    start: { name: editing?.name ?? '' },
    check,
    onSave,
    onClose,
  });
  return (
    <RecordDialog
      title={editing ? texts.form.editTitle : texts.form.addTitle}
      submitLabel={editing ? recordFormCopy.save : recordFormCopy.add}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={close}
    >
      <TextField
        isRequired
        autoFocus
        name="name"
        label={texts.name}
        maxLength={120}
        value={values.name}
        onChange={(name) => change({ name })}
        errorMessage={errors.name}
      />
    </RecordDialog>
  );
}
