import {
  type Assessment,
  type AssessmentCategory,
  type AssessmentFormat,
  type AssessmentInput,
  assessmentInputSchema,
  assessmentPatchSchema,
} from '@caderneta/contract';
import { checkForm, type Verdict } from '../../lib/forms/field-errors.ts';
import { assessmentsCopy } from './assessments.copy.ts';
import { type ChoiceSteps, type ClassChoice, noChoice } from './class-choice.ts';

/** What is typed of an assessment, and the class chosen for a new one. */
export interface AssessmentValues extends ClassChoice {
  readonly title: string;
  readonly description: string;
  readonly category: AssessmentCategory;
  readonly format: AssessmentFormat;
  /** An edition of a sheet model; '' for Caderneta's own sheet. */
  readonly sheetId: string;
}
export type AssessmentBody = Omit<AssessmentInput, 'file'>;

/** The class that a new assessment is for, where it need not be chosen. */
export type GivenClass = { readonly id: string; readonly institution_id: string };

export const valuesOf = (editing: Assessment | null): AssessmentValues => ({
  ...noChoice,
  title: editing?.title ?? '',
  description: editing?.description ?? '',
  category: editing?.category ?? 'AVALIACAO',
  format: editing?.format ?? 'LEITURA',
  sheetId: editing?.sheet_model?.id ?? '',
});

const fieldsOf = ({ title, description, category, format, sheetId }: AssessmentValues) => ({
  title: title.trim(),
  description: description.trim() || null,
  category,
  format,
  sheet_model_edition_id: format === 'GABARITO' && sheetId ? sheetId : null,
});

/** A change of an assessment that is there; its class stays. */
export function checkChange(values: AssessmentValues, editing: Assessment): Verdict<AssessmentBody> {
  const { institution_id, class_id } = editing;
  const checked = checkForm(assessmentPatchSchema, fieldsOf(values));
  return checked.ok ? { ok: true, value: { ...fieldsOf(values), institution_id, class_id } } : checked;
}

/** A new assessment: of the class given, or of the one chosen. Every step that the role must choose is asked for. */
export function checkNew(
  values: AssessmentValues,
  given: GivenClass | null,
  steps: ChoiceSteps,
  ownInstitution: string | null,
): Verdict<AssessmentBody> {
  const institution_id = given?.institution_id ?? ownInstitution ?? values.institutionId;
  const body = { ...fieldsOf(values), institution_id, class_id: given?.id ?? values.classId };
  const checked = checkForm(assessmentInputSchema, body);
  const lacksMunicipality = given === null && steps.municipality && values.municipalityId === '';
  if (checked.ok && !lacksMunicipality) return { ok: true, value: body };
  return {
    ok: false,
    errors: {
      ...(checked.ok ? {} : checked.errors),
      ...(lacksMunicipality ? { municipality_id: assessmentsCopy.pickers.chooseMunicipality } : {}),
    },
  };
}
