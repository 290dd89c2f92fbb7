import type { FaqCategory, FaqInput } from '@caderneta/contract';
import { Select, TextArea, TextField } from '@caderneta/ui';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { RecordDialog } from '../../../parts/record-form/RecordDialog.tsx';
import { recordFormCopy } from '../../../parts/record-form/record-form.copy.ts';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { checkFaq, startValues } from '../faq-form.ts';
import type { FaqRow } from '../faq-rows.ts';
import { faqsCopy } from '../faqs.copy.ts';

export interface FaqFormDialogProps {
  /** The question being edited; null makes a new one. */
  editing: FaqRow | null;
  categories: readonly FaqCategory[];
  onClose: () => void;
  onSave: (input: FaqInput) => Promise<FieldErrors | null>;
}

/** 'Adicionar FAQ' and 'Editar FAQ'. */
export function FaqFormDialog({ editing, categories, onClose, onSave }: FaqFormDialogProps) {
  const { form: texts, columns } = faqsCopy.faqs;
  const { values, change, errors, isSaving, submit, close } = useRecordForm({
    form: `faq.${editing?.id ?? 'nova'}`,
    start: startValues(editing),
    check: (typed) => checkFaq(typed, categories),
    onSave,
    onClose,
  });
  return (
    <RecordDialog
      title={editing ? texts.editTitle : texts.addTitle}
      submitLabel={editing ? recordFormCopy.save : recordFormCopy.add}
      size="medium"
      isSaving={isSaving}
      onSubmit={submit}
      onClose={close}
    >
      <Select
        isRequired
        label={columns.category}
        placeholder={texts.categoryPlaceholder}
        items={categories.map(({ name }) => ({ id: name, label: name }))}
        selectedId={values.category === '' ? null : values.category}
        onChange={(category) => change({ category })}
        errorMessage={errors.category_id}
      />
      <TextField
        isRequired
        name="question"
        label={columns.question}
        maxLength={500}
        value={values.question}
        onChange={(question) => change({ question })}
        errorMessage={errors.question}
      />
      <TextArea
        isRequired
        name="answer"
        label={columns.answer}
        rows={6}
        maxLength={5000}
        value={values.answer}
        onChange={(answer) => change({ answer })}
        errorMessage={errors.answer}
      />
    </RecordDialog>
  );
}
