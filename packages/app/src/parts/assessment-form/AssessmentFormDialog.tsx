import {
  type Assessment,
  type AssessmentCategory,
  type AssessmentFormat,
  assessmentCategories,
  assessmentFormats,
  assessmentPatchSchema,
  categoryLabels,
  formatLabels,
} from '@caderneta/contract';
import { Button, Modal, SegmentedControl, sprinkles, TextArea, TextField } from '@caderneta/ui';
import { useId, useState } from 'react';
import { checkForm, type FieldErrors } from '../../lib/forms/field-errors.ts';
import { assessmentFormCopy } from './assessment-form.copy.ts';

export interface AssessmentValues {
  readonly title: string;
  readonly description: string | null;
  readonly category: AssessmentCategory;
  readonly format: AssessmentFormat;
}

export interface AssessmentFormDialogProps {
  /** The assessment being edited; null makes a new one. */
  editing: Assessment | null;
  onClose: () => void;
  /** Saves; answers the fields that the server refused, or null when it closed the dialog. */
  onSave: (values: AssessmentValues) => Promise<FieldErrors | null>;
}

/** Title, description, category and format of an assessment. */
export function AssessmentFormDialog({ editing, onClose, onSave }: AssessmentFormDialogProps) {
  const texts = assessmentFormCopy;
  const formId = useId();
  const [title, setTitle] = useState(editing?.title ?? '');
  const [description, setDescription] = useState(editing?.description ?? '');
  const [category, setCategory] = useState<AssessmentCategory>(editing?.category ?? 'AVALIACAO');
  const [format, setFormat] = useState<AssessmentFormat>(editing?.format ?? 'LEITURA');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSaving, setSaving] = useState(false);

  const submit = async () => {
    if (isSaving) return;
    const values = { title: title.trim(), description: description.trim() || null, category, format };
    const checked = checkForm(assessmentPatchSchema, values);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return;
    setSaving(true);
    const refused = await onSave(values);
    if (refused === null) return;
    setSaving(false);
    setErrors(refused);
  };

  return (
    <Modal
      isOpen
      title={editing ? texts.editTitle : texts.addTitle}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSaving) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isSaving}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
            {editing ? texts.save : texts.add}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={sprinkles({ display: 'flex', flexDirection: 'column', gap: 4 })}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          isRequired
          autoFocus
          name="title"
          label={texts.title}
          placeholder={texts.titlePlaceholder}
          maxLength={200}
          value={title}
          onChange={setTitle}
          errorMessage={errors.title}
        />
        <SegmentedControl
          label={texts.format}
          items={assessmentFormats.map((id) => ({ id, label: formatLabels[id] }))}
          selectedId={format}
          onChange={(id) => setFormat(id as AssessmentFormat)}
        />
        <p className={sprinkles({ color: 'muted', fontSize: 'small' })}>{texts.formatHint[format]}</p>
        <SegmentedControl
          label={texts.category}
          items={assessmentCategories.map((id) => ({ id, label: categoryLabels[id] }))}
          selectedId={category}
          onChange={(id) => setCategory(id as AssessmentCategory)}
        />
        <TextArea
          name="description"
          label={texts.description}
          maxLength={2000}
          value={description}
          onChange={setDescription}
          errorMessage={errors.description}
        />
      </form>
    </Modal>
  );
}
