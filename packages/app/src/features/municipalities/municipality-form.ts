import { type Municipality, type MunicipalityInput, municipalityInputSchema } from '@caderneta/contract';
import { checkForm, type Verdict } from '../../lib/forms/field-errors.ts';

/** What the form's fields hold, as text; empty where not given. */
export interface MunicipalityFormValues {
  readonly name: string;
  readonly state: string;
  readonly ibge: string;
}

export const startValues = (editing: Municipality | null): MunicipalityFormValues => ({
  name: editing?.name ?? '',
  state: editing?.state ?? '',
  ibge: editing?.ibge_code ?? '',
});

/** Checks the fields. Empty optional ones are left out of a new municipality; in a change they take the old value away. */
export function checkMunicipality(
  { name, state, ibge }: MunicipalityFormValues,
  isNew: boolean,
): Verdict<MunicipalityInput> {
  const nothing = isNew ? undefined : null;
  return checkForm<MunicipalityInput>(municipalityInputSchema, {
    name,
    state: state === '' ? nothing : state,
    ibge_code: ibge.trim() === '' ? nothing : ibge.trim(),
  });
}
