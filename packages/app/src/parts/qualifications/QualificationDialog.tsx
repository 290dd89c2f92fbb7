import { type Degree, degreeLabels, degrees, type Qualification } from '@caderneta/contract';
import { Select, TextField } from '@caderneta/ui';
import type { FormFailure } from '../../lib/forms/form-failure.ts';
import { EditDialog } from '../record-form/EditDialog.tsx';
import { useRecordForm } from '../record-form/use-record-form.ts';
import { DiplomaField } from './DiplomaField.tsx';
import { newQualificationForm } from './new-qualification-form.ts';
import { type QualificationValues, startValues } from './qualification-form.ts';
import { qualificationsCopy } from './qualifications.copy.ts';
import * as styles from './qualifications.css.ts';

export interface QualificationDialogProps {
  /** The one being changed; null makes a new one. */
  editing: Qualification | null;
  /** The teacher's profile. */
  profileId: string | null;
  onClose: () => void;
  /** Checks and saves; answers the fields that are wrong, or null once saved. */
  onSave: (values: QualificationValues) => Promise<FormFailure | null>;
}

const degreeItems = degrees.map((id) => ({ id, label: degreeLabels[id] }));

/** A qualification, new or being changed. */
export function QualificationDialog({ editing, profileId, onClose, onSave }: QualificationDialogProps) {
  const texts = qualificationsCopy.form;
  const form = useRecordForm<QualificationValues, QualificationValues>({
    form: editing ? `formacao.${editing.id}` : newQualificationForm(profileId),
    start: startValues(editing),
    check: (value) => ({ ok: true, value }),
    onSave,
    onClose,
  });
  const { values, change, errors } = form;
  return (
    <EditDialog leavesOut="file" size="medium" editing={editing} texts={qualificationsCopy} form={form}>
      <Select
        label={texts.degree}
        items={degreeItems}
        selectedId={values.degree}
        onChange={(degree) => change({ degree: degree as Degree })}
        errorMessage={errors.degree}
      />
      <TextField
        isRequired
        label={texts.course}
        placeholder={texts.coursePlaceholder}
        {...form.field('course', 'course_name')}
      />
      <div className={styles.pair}>
        <TextField label={texts.institution} {...form.field('institution', 'institution_name')} />
        <TextField label={texts.year} inputMode="numeric" {...form.field('year', 'completion_year')} />
      </div>
      <DiplomaField
        diploma={values.diploma}
        onChange={(diploma) => change({ diploma })}
        errorMessage={errors.diploma_file}
      />
    </EditDialog>
  );
}
