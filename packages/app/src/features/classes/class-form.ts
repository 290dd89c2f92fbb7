import { classInputSchema, type SchoolClass } from '@caderneta/contract';
import { checkForm } from '../../lib/forms/field-errors.ts';

/** What the form's fields hold, as text. */
export interface ClassFormValues {
  readonly institutionId: string | null;
  readonly grade: string;
  readonly section: string;
  readonly year: string;
}

/** The values that a dialog opens with: the class's own, or an empty one in the current year. */
export const startValues = (
  editing: SchoolClass | null,
  fixedInstitution: string | null,
  year: number,
): ClassFormValues => ({
  institutionId: editing?.institution_id ?? fixedInstitution,
  grade: editing?.grade ?? '',
  section: editing?.section ?? '',
  year: editing ? String(editing.academic_year ?? '') : String(year),
});

/** Checks the fields; an empty year is no year, anything but digits is told apart from a missing one. */
export function checkClass({ institutionId, grade, section, year }: ClassFormValues) {
  const text = year.trim();
  return checkForm(classInputSchema, {
    institution_id: institutionId ?? '',
    grade,
    section,
    academic_year: text === '' ? null : /^\d{1,6}$/.test(text) ? Number(text) : text,
  });
}
