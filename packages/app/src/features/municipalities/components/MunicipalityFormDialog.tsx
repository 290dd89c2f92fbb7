import { type Municipality, type MunicipalityInput, stateCodes } from '@caderneta/contract';
import { Select, TextField } from '@caderneta/ui';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { RecordDialog } from '../../../parts/record-form/RecordDialog.tsx';
import { recordFormCopy } from '../../../parts/record-form/record-form.copy.ts';
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
  /** Saves; answers the fields that the server refused, or null once saved. */
  onSave: (input: MunicipalityInput) => Promise<FieldErrors | null>;
}

/** 'Adicionar Município' and 'Editar Município'. */
export function MunicipalityFormDialog({ editing, onClose, onSave }: MunicipalityFormDialogProps) {
  const { form: texts, fields } = municipalitiesCopy;
  const { values, change, errors, isSaving, submit, close } = useRecordForm({
    form: `municipio.${editing?.id ?? 'novo'}`,
    start: startValues(editing),
    check: (typed) => checkMunicipality(typed, editing === null),
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
        label={fields.name}
        placeholder={texts.namePlaceholder}
        maxLength={120}
        value={values.name}
        onChange={(name) => change({ name })}
        errorMessage={errors.name}
      />
      <div className={pair}>
        <Select
          label={fields.state}
          items={states}
          selectedId={values.state || NONE}
          onChange={(id) => change({ state: id === NONE ? '' : id })}
          errorMessage={errors.state}
        />
        <TextField
          name="ibge_code"
          label={fields.ibge}
          description={texts.ibgeHint}
          inputMode="numeric"
          maxLength={7}
          value={values.ibge}
          onChange={(ibge) => change({ ibge })}
          errorMessage={errors.ibge_code}
        />
      </div>
    </RecordDialog>
  );
}
