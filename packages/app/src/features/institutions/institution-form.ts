import { type Institution, type InstitutionInput, institutionInputSchema } from '@caderneta/contract';
import { checkForm, type Verdict } from '../../lib/forms/field-errors.ts';

export interface InstitutionFormValues {
  readonly name: string;
  readonly municipalityId: string | null;
  readonly director: string;
}

export const startValues = (editing: Institution | null, ownMunicipality: string | null): InstitutionFormValues => ({
  name: editing?.name ?? '',
  municipalityId: editing?.municipality_id ?? ownMunicipality,
  director: editing?.director ?? '',
});

/** Checks the fields; an empty director is none. */
export const checkInstitution = ({
  name,
  municipalityId,
  director,
}: InstitutionFormValues): Verdict<InstitutionInput> =>
  checkForm<InstitutionInput>(institutionInputSchema, {
    name,
    municipality_id: municipalityId ?? '',
    director: director.trim() === '' ? null : director,
  });
