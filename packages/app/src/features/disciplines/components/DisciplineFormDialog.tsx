import { type Discipline, type DisciplineDraft, disciplineDraftSchema } from '@caderneta/contract';
import { ComboBox, TextField } from '@caderneta/ui';
import { checkForm, type FieldErrors } from '../../../lib/forms/field-errors.ts';
import { RecordDialog } from '../../../parts/record-form/RecordDialog.tsx';
import { recordFormCopy } from '../../../parts/record-form/record-form.copy.ts';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { disciplinesCopy } from '../disciplines.copy.ts';

interface Values {
  readonly name: string;
  readonly institutionId: string | null;
}
const check = ({ name, institutionId }: Values) =>
  checkForm<DisciplineDraft>(disciplineDraftSchema, { name, institution_id: institutionId ?? '' });

export interface DisciplineFormDialogProps {
  /** The one being edited; null makes a new one. */
  editing: Discipline | null;
  institutions: readonly { id: string; name: string }[];
  /** Why the institutions are missing. */
  institutionsFailure: string | null;
  /** The only institution that a MANAGER may use. */
  ownInstitution: string | null;
  onClose: () => void;
  /** Saves; answers the fields that the server refused, or null once saved. */
  onSave: (draft: DisciplineDraft) => Promise<FieldErrors | null>;
}

/** 'Adicionar Disciplina' and 'Editar Disciplina'. */
export function DisciplineFormDialog(props: DisciplineFormDialogProps) {
  const { editing, institutions, institutionsFailure, ownInstitution, onClose, onSave } = props;
  const { form: texts, columns } = disciplinesCopy;
  const start: Values = { name: editing?.name ?? '', institutionId: editing?.institution_id ?? ownInstitution };
  const { values, change, errors, isSaving, submit, close } = useRecordForm({
    form: `disciplina.${editing?.id ?? 'nova'}`,
    start,
    check,
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
      <TextField
        isRequired
        autoFocus
        name="name"
        label={columns.name}
        placeholder={texts.namePlaceholder}
        maxLength={120}
        value={values.name}
        onChange={(name) => change({ name })}
        errorMessage={errors.name}
      />
      <ComboBox
        isRequired
        label={columns.institution}
        placeholder={texts.institutionPlaceholder}
        items={institutions.map(({ id, name }) => ({ id, label: name }))}
        selectedId={values.institutionId}
        onChange={(institutionId) => change({ institutionId })}
        isDisabled={ownInstitution !== null}
        errorMessage={errors.institution_id ?? institutionsFailure ?? undefined}
      />
    </RecordDialog>
  );
}
