import type { ClassInput, SchoolClass } from '@caderneta/contract';
import { Select, TextField } from '@caderneta/ui';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { RecordDialog } from '../../../parts/record-form/RecordDialog.tsx';
import { recordFormCopy } from '../../../parts/record-form/record-form.copy.ts';
import { pair } from '../../../parts/record-form/record-form.css.ts';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { checkClass, startValues } from '../class-form.ts';
import { classesCopy } from '../classes.copy.ts';

export interface ClassFormDialogProps {
  /** The class being edited; null makes a new one. */
  editing: SchoolClass | null;
  institutions: readonly { id: string; name: string }[];
  /** Why the institutions are missing. */
  institutionsFailure: string | null;
  /** The only institution a MANAGER may use. */
  fixedInstitutionId: string | null;
  currentYear: number;
  onClose: () => void;
  /** Saves; answers the fields that the server refused, or null once saved. */
  onSave: (input: ClassInput) => Promise<FieldErrors | null>;
}

/** 'Adicionar Turma' and 'Editar Turma'. */
export function ClassFormDialog(props: ClassFormDialogProps) {
  const { editing, institutions, institutionsFailure, fixedInstitutionId, currentYear, onClose, onSave } = props;
  const texts = classesCopy.form;
  const { values, change, errors, isSaving, submit, close } = useRecordForm({
    form: `turma.${editing?.id ?? 'nova'}`,
    start: startValues(editing, fixedInstitutionId, currentYear),
    check: checkClass,
    onSave,
    onClose,
  });

  return (
    <RecordDialog
      title={editing ? texts.editTitle : texts.addTitle}
      submitLabel={editing ? recordFormCopy.save : recordFormCopy.add}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={close}
    >
      <Select
        isRequired
        label={texts.institution}
        placeholder={texts.institutionPlaceholder}
        items={institutions.map(({ id, name }) => ({ id, label: name }))}
        selectedId={values.institutionId}
        onChange={(institutionId) => change({ institutionId })}
        isDisabled={fixedInstitutionId !== null}
        errorMessage={errors.institution_id ?? institutionsFailure ?? undefined}
      />
      <TextField
        isRequired
        name="grade"
        label={texts.grade}
        placeholder={texts.gradePlaceholder}
        maxLength={60}
        value={values.grade}
        onChange={(grade) => change({ grade })}
        errorMessage={errors.grade}
      />
      <div className={pair}>
        <TextField
          isRequired
          name="section"
          label={texts.section}
          placeholder={texts.sectionPlaceholder}
          maxLength={2}
          value={values.section}
          onChange={(section) => change({ section: section.toUpperCase() })}
          errorMessage={errors.section}
        />
        <TextField
          name="academic_year"
          label={texts.year}
          inputMode="numeric"
          maxLength={4}
          value={values.year}
          onChange={(year) => change({ year })}
          errorMessage={errors.academic_year}
        />
      </div>
    </RecordDialog>
  );
}
