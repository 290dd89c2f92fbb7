import { type Degree, degreeLabels, degrees } from '@caderneta/contract';
import { Button, Form, Modal, Select, TextField } from '@caderneta/ui';
import { useId, useState } from 'react';
import type { FieldErrors } from '../../lib/forms/field-errors.ts';
import { DiplomaField } from './DiplomaField.tsx';
import type { QualificationValues } from './qualification-form.ts';
import { qualificationsCopy } from './qualifications.copy.ts';
import * as styles from './qualifications.css.ts';

export interface QualificationDialogProps {
  isNew: boolean;
  start: QualificationValues;
  onClose: () => void;
  /** Saves; answers the fields that are wrong, or null once it closed the dialog. */
  onSave: (values: QualificationValues) => Promise<FieldErrors | null>;
}

const degreeItems = degrees.map((id) => ({ id, label: degreeLabels[id] }));

/** A qualification, new or being changed. */
export function QualificationDialog({ isNew, start, onClose, onSave }: QualificationDialogProps) {
  const texts = qualificationsCopy.form;
  const formId = useId();
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSaving, setSaving] = useState(false);
  const set = (part: Partial<QualificationValues>) => setValues((now) => ({ ...now, ...part }));

  const submit = async () => {
    if (isSaving) return;
    setSaving(true);
    const wrong = await onSave(values);
    if (wrong === null) return;
    setSaving(false);
    setErrors(wrong);
  };

  return (
    <Modal
      isOpen
      title={isNew ? qualificationsCopy.addTitle : qualificationsCopy.editTitle}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSaving) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isSaving}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
            {isNew ? texts.add : texts.save}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => void submit()} className={styles.form}>
        <Select
          label={texts.degree}
          items={degreeItems}
          selectedId={values.degree}
          onChange={(degree) => set({ degree: degree as Degree })}
          errorMessage={errors.degree}
        />
        <TextField
          isRequired
          name="course_name"
          label={texts.course}
          placeholder={texts.coursePlaceholder}
          maxLength={200}
          value={values.course}
          onChange={(course) => set({ course })}
          errorMessage={errors.course_name}
        />
        <div className={styles.pair}>
          <TextField
            name="institution_name"
            label={texts.institution}
            maxLength={200}
            value={values.institution}
            onChange={(institution) => set({ institution })}
            errorMessage={errors.institution_name}
          />
          <TextField
            name="completion_year"
            label={texts.year}
            inputMode="numeric"
            maxLength={6}
            value={values.year}
            onChange={(year) => set({ year })}
            errorMessage={errors.completion_year}
          />
        </div>
        <DiplomaField
          diploma={values.diploma}
          onChange={(diploma) => set({ diploma })}
          errorMessage={errors.diploma_file}
        />
      </Form>
    </Modal>
  );
}
