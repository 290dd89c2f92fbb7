import { cpfError, isEmail, passwordErrors, userPatchSchema } from '@caderneta/contract';
import { checkForm, type FieldErrors } from '../../lib/forms/field-errors.ts';
import { bodyOf, type UserFormValues } from './user-form-values.ts';

/** What a form says of its basic fields. Users and Meu Perfil say it in different words. */
export interface BasicWords {
  readonly nameMissing: string;
  /** null: a pupil may go without. */
  readonly emailMissing: string | null;
  readonly emailInvalid: string;
  readonly cpfLength: string;
  readonly cpfInvalid: string;
  /** null: an edit, where an empty password changes nothing. */
  readonly passwordMissing: string | null;
  readonly bornLater: string;
}

/** What is wrong in 'Dados Básicos', by field of the call, in the order of the fields. */
export function checkBasics(values: UserFormValues, words: BasicWords, today: string): FieldErrors {
  const errors: Record<string, string> = {};
  const email = values.email.trim();
  if (values.name.trim() === '') errors.name = words.nameMissing;
  if (email === '' && words.emailMissing !== null) errors.email = words.emailMissing;
  if (email !== '' && !isEmail(email)) errors.email = words.emailInvalid;
  if (values.cpf !== '' && cpfError(values.cpf) !== null) {
    errors['profile.cpf'] = values.cpf.length < 11 ? words.cpfLength : words.cpfInvalid;
  }
  if (values.birthDate !== null && values.birthDate > today) errors['profile.birth_date'] = words.bornLater;
  const problems = values.password === '' ? [] : passwordErrors(values.password);
  if (problems.length > 0) errors.password = problems.join(', ');
  if (values.password === '' && words.passwordMissing !== null) errors.password = words.passwordMissing;
  return errors;
}

/** Fields that a step shows; what belongs to neither contacts nor addresses is basic. */
const contactFields = ['profile.profile_email.', 'profile.profile_phone.'];
const addressFields = ['profile.profile_address.'];

export type UserStep = 'basics' | 'contacts' | 'addresses';

/** The step that shows a field of the call. */
export function stepOf(field: string): UserStep {
  if (contactFields.some((start) => field.startsWith(start))) return 'contacts';
  return addressFields.some((start) => field.startsWith(start)) ? 'addresses' : 'basics';
}

/** What is wrong in 'Contatos' or 'Endereços', by the contract's own rules. */
export function checkStep(values: UserFormValues, step: 'contacts' | 'addresses'): FieldErrors {
  const { profile } = bodyOf(values, new Date(0));
  const { profile_email, profile_phone, profile_address } = profile;
  const contacts = step === 'contacts' ? { profile_email, profile_phone } : { profile_address };
  const verdict = checkForm(userPatchSchema, { profile: contacts });
  return verdict.ok ? {} : verdict.errors;
}
