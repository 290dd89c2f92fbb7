import type { FaqCategory, FaqInput } from '@caderneta/contract';
import { Select, TextArea, TextField } from '@caderneta/ui';
import type { FormFailure } from '../../../lib/forms/form-failure.ts';
import { EditDialog } from '../../../parts/record-form/EditDialog.tsx';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { checkFaq, startValues } from '../faq-form.ts';
import type { FaqRow } from '../faq-rows.ts';
import { faqsCopy } from '../faqs.copy.ts';

export interface FaqFormDialogProps {
  /** The question being edited; null makes a new one. */
  editing: FaqRow | null;
  categories: readonly FaqCategory[];
  onClose: () => void;
  onSave: (input: FaqInput) => Promise<FormFailure | null>;
}

/** 'Adicionar FAQ' and 'Editar FAQ'. */
export function FaqFormDialog({ editing, categories, onClose, onSave }: FaqFormDialogProps) {
  const { form: texts, columns } = faqsCopy.faqs;
  const form = useRecordForm({
    form: `faq.${editing?.id ?? 'nova'}`,
    start: startValues(editing),
    check: (typed) => checkFaq(typed, categories),
    onSave,
    onClose,
  });
  return (
    <EditDialog editing={editing} texts={texts} size="medium" form={form}>
      <Select
        isRequired
        label={columns.category}
        placeholder={texts.categoryPlaceholder}
        items={categories.map(({ name }) => ({ id: name, label: name }))}
        selectedId={form.values.category === '' ? null : form.values.category}
        onChange={(category) => form.change({ category })}
        errorMessage={form.errors.category_id}
      />
      <TextField isRequired label={columns.question} {...form.field('question')} />
      <TextArea isRequired label={columns.answer} rows={6} {...form.field('answer')} />
    </EditDialog>
  );
}
