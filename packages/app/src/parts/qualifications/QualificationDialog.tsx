import { type Degree, degreeLabels, degrees, type Qualification } from '@caderneta/contract';
import { Select, TextField } from '@caderneta/ui';
import type { FieldErrors } from '../../lib/forms/field-errors.ts';
import { RecordDialog } from '../record-form/RecordDialog.tsx';
import { useRecordForm } from '../record-form/use-record-form.ts';
import { DiplomaField } from './DiplomaField.tsx';
import { type QualificationValues, startValues } from './qualification-form.ts';
import { qualificationsCopy } from './qualifications.copy.ts';
import * as styles from './qualifications.css.ts';

export interface QualificationDialogProps {
  /** The one being changed; null makes a new one. */
  editing: Qualification | null;
  onClose: () => void;
  /** Checks and saves; answers the fields that are wrong, or null once saved. */
  onSave: (values: QualificationValues) => Promise<FieldErrors | null>;
}

const degreeItems = degrees.map((id) => ({ id, label: degreeLabels[id] }));

/** A qualification, new or being changed. */
export function QualificationDialog({ editing, onClose, onSave }: QualificationDialogProps) {
  const texts = qualificationsCopy.form;
  const form = useRecordForm<QualificationValues, QualificationValues>({
    form: null,
    start: startValues(editing),
    check: (value) => ({ ok: true, value }),
    onSave,
    onClose,
  });
  const { values, change, errors } = form;
  return (
    <RecordDialog
      size="medium"
      title={editing ? qualificationsCopy.editTitle : qualificationsCopy.addTitle}
      submitLabel={editing ? texts.save : texts.add}
      isSaving={form.isSaving}
      onSubmit={form.submit}
      onClose={form.close}
    >
      <Select
        label={texts.degree}
        items={degreeItems}
        selectedId={values.degree}
        onChange={(degree) => change({ degree: degree as Degree })}
        errorMessage={errors.degree}
      />
      <TextField
        isRequired
        name="course_name"
        label={texts.course}
        placeholder={texts.coursePlaceholder}
        maxLength={200}
        value={values.course}
        onChange={(course) => change({ course })}
        errorMessage={errors.course_name}
      />
      <div className={styles.pair}>
        <TextField
          name="institution_name"
          label={texts.institution}
          maxLength={200}
          value={values.institution}
          onChange={(institution) => change({ institution })}
          errorMessage={errors.institution_name}
        />
        <TextField
          name="completion_year"
          label={texts.year}
          inputMode="numeric"
          maxLength={6}
          value={values.year}
          onChange={(year) => change({ year })}
          errorMessage={errors.completion_year}
        />
      </div>
      <DiplomaField
        diploma={values.diploma}
        onChange={(diploma) => change({ diploma })}
        errorMessage={errors.diploma_file}
      />
    </RecordDialog>
  );
}
