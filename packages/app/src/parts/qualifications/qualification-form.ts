import {
  type Degree,
  type Qualification,
  type QualificationPatch,
  qualificationInputSchema,
  qualificationPatchSchema,
} from '@caderneta/contract';
import { checkForm } from '../../lib/forms/field-errors.ts';

/** A diploma as the form holds it: the stored one, a new one in base64, or none. */
export type DiplomaChoice =
  | { readonly kind: 'stored'; readonly size: number }
  | { readonly kind: 'chosen'; readonly name: string; readonly size: number; readonly base64: string }
  | null;

/** What the form's fields hold, as text. */
export interface QualificationValues {
  readonly degree: Degree;
  readonly course: string;
  readonly institution: string;
  readonly year: string;
  readonly diploma: DiplomaChoice;
}

/** The values that a dialog opens with; a new qualification is a BACHELOR's. */
export const startValues = (editing: Qualification | null): QualificationValues => ({
  degree: editing?.degree ?? 'BACHELOR',
  course: editing?.course_name ?? '',
  institution: editing?.institution_name ?? '',
  year: String(editing?.completion_year ?? ''),
  diploma: editing?.diploma ? { kind: 'stored', size: editing.diploma.size } : null,
});

/** The fields as the calls take them. The year is a number; text that is none is told so. A stored diploma is not sent again. */
function fieldsOf({ degree, course, institution, year, diploma }: QualificationValues) {
  const text = year.trim();
  return {
    degree,
    course_name: course,
    institution_name: institution,
    completion_year: text === '' ? null : /^\d{1,6}$/.test(text) ? Number(text) : text,
    ...(diploma?.kind === 'stored' ? {} : { diploma_file: diploma?.base64 ?? null }),
  };
}

/** Checks a new qualification of a profile. */
export const checkNew = (values: QualificationValues, profileId: string) =>
  checkForm(qualificationInputSchema, { ...fieldsOf(values), teacher_profile_id: profileId });

/** Checks the change of a qualification: everything in one call. */
export const checkChange = (values: QualificationValues) =>
  checkForm<QualificationPatch>(qualificationPatchSchema, fieldsOf(values));
