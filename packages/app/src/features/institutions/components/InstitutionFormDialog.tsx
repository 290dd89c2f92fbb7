import type { Institution, InstitutionInput } from '@caderneta/contract';
import { ComboBox, TextField } from '@caderneta/ui';
import type { FormFailure } from '../../../lib/forms/form-failure.ts';
import { useOnlyChoice } from '../../../parts/class-pickers/use-only-choice.ts';
import { EditDialog } from '../../../parts/record-form/EditDialog.tsx';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { checkInstitution, startValues } from '../institution-form.ts';
import { institutionsCopy } from '../institutions.copy.ts';

export interface InstitutionFormDialogProps {
  /** The one being edited; null makes a new one. */
  editing: Institution | null;
  municipalities: readonly { id: string; name: string; state: string | null }[];
  /** Why the municipalities are missing. */
  municipalitiesFailure: string | null;
  /** The only municipality that a municipal administrator may use. */
  ownMunicipality: string | null;
  onClose: () => void;
  /** Saves; answers why it was refused, or null once saved. */
  onSave: (input: InstitutionInput) => Promise<FormFailure | null>;
}

/** 'Adicionar Instituição' and 'Editar Instituição'. */
export function InstitutionFormDialog(props: InstitutionFormDialogProps) {
  const { editing, municipalities, municipalitiesFailure, ownMunicipality, onClose, onSave } = props;
  const { form: texts, columns } = institutionsCopy;
  const form = useRecordForm({
    form: `instituicao.${editing?.id ?? 'nova'}`,
    start: startValues(editing, ownMunicipality),
    check: checkInstitution,
    onSave,
    onClose,
  });
  useOnlyChoice(editing ? undefined : municipalities, form.values.municipalityId, (municipalityId) =>
    form.assume({ municipalityId }),
  );
  return (
    <EditDialog editing={editing} texts={texts} form={form}>
      <TextField label={columns.name} placeholder={texts.namePlaceholder} {...form.lead('name')} />
      <ComboBox
        isRequired={editing === null}
        label={columns.municipality}
        placeholder={texts.municipalityPlaceholder}
        items={municipalities.map(({ id, name, state }) => ({ id, label: name, detail: state ?? undefined }))}
        selectedId={form.values.municipalityId}
        onChange={(municipalityId) => form.change({ municipalityId })}
        isDisabled={ownMunicipality !== null}
        errorMessage={form.errors.municipality_id ?? municipalitiesFailure ?? undefined}
      />
      <TextField label={columns.director} {...form.field('director')} />
    </EditDialog>
  );
}
