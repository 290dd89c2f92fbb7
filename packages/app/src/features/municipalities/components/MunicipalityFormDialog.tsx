import { type Municipality, type MunicipalityInput, stateCodes } from '@caderneta/contract';
import { Select, TextField } from '@caderneta/ui';
import type { FormFailure } from '../../../lib/forms/form-failure.ts';
import { EditDialog } from '../../../parts/record-form/EditDialog.tsx';
import { pair } from '../../../parts/record-form/record-form.css.ts';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { municipalitiesCopy } from '../municipalities.copy.ts';
import { checkMunicipality, startValues } from '../municipality-form.ts';

const NONE = 'none';
const states = [
  { id: NONE, label: municipalitiesCopy.form.noState },
  ...stateCodes.map((code) => ({ id: code, label: code })),
];

export interface MunicipalityFormDialogProps {
  /** The one being edited; null makes a new one. */
  editing: Municipality | null;
  onClose: () => void;
  /** Saves; answers why it was refused, or null once saved. */
  onSave: (input: MunicipalityInput) => Promise<FormFailure | null>;
}

/** 'Adicionar Município' and 'Editar Município'. */
export function MunicipalityFormDialog({ editing, onClose, onSave }: MunicipalityFormDialogProps) {
  const { form: texts, fields } = municipalitiesCopy;
  const form = useRecordForm({
    form: `municipio.${editing?.id ?? 'novo'}`,
    start: startValues(editing),
    check: (typed) => checkMunicipality(typed, editing === null),
    onSave,
    onClose,
  });
  return (
    <EditDialog editing={editing} texts={texts} form={form}>
      <TextField label={fields.name} placeholder={texts.namePlaceholder} {...form.lead('name')} />
      <div className={pair}>
        <Select
          label={fields.state}
          items={states}
          selectedId={form.values.state || NONE}
          onChange={(id) => form.change({ state: id === NONE ? '' : id })}
          errorMessage={form.errors.state}
        />
        <TextField
          label={fields.ibge}
          description={texts.ibgeHint}
          inputMode="numeric"
          {...form.field('ibge', 'ibge_code')}
        />
      </div>
    </EditDialog>
  );
}
