import type { ClassInput, SchoolClass } from '@caderneta/contract';
import { Select, TextField } from '@caderneta/ui';
import type { FormFailure } from '../../../lib/forms/form-failure.ts';
import { useOnlyChoice } from '../../../parts/class-pickers/use-only-choice.ts';
import { EditDialog } from '../../../parts/record-form/EditDialog.tsx';
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
  /** Saves; answers why it was refused, or null once saved. */
  onSave: (input: ClassInput) => Promise<FormFailure | null>;
}

/** 'Adicionar Turma' and 'Editar Turma'. */
export function ClassFormDialog(props: ClassFormDialogProps) {
  const { editing, institutions, institutionsFailure, fixedInstitutionId, currentYear, onClose, onSave } = props;
  const texts = classesCopy.form;
  const form = useRecordForm({
    form: `turma.${editing?.id ?? 'nova'}`,
    start: startValues(editing, fixedInstitutionId, currentYear),
    check: checkClass,
    onSave,
    onClose,
  });

  useOnlyChoice(editing ? undefined : institutions, form.values.institutionId, (institutionId) =>
    form.assume({ institutionId }),
  );
  return (
    <EditDialog editing={editing} texts={texts} form={form}>
      <Select
        isRequired
        label={texts.institution}
        placeholder={texts.institutionPlaceholder}
        items={institutions.map(({ id, name }) => ({ id, label: name }))}
        selectedId={form.values.institutionId}
        onChange={(institutionId) => form.change({ institutionId })}
        isDisabled={fixedInstitutionId !== null}
        errorMessage={form.errors.institution_id ?? institutionsFailure ?? undefined}
      />
      <TextField isRequired label={texts.grade} placeholder={texts.gradePlaceholder} {...form.field('grade')} />
      <div className={pair}>
        <TextField
          isRequired
          name="section"
          label={texts.section}
          placeholder={texts.sectionPlaceholder}
          value={form.values.section}
          onChange={(section) => form.change({ section: section.toUpperCase() })}
          errorMessage={form.errors.section}
        />
        <TextField label={texts.year} inputMode="numeric" {...form.field('year', 'academic_year')} />
      </div>
    </EditDialog>
  );
}
