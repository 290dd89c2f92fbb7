import { addressTypeLabels, type Failure, fail, phoneTypeLabels, writeAddress, writePhone } from '@caderneta/contract';
import { brokenConstraint } from '../../server/query/database-errors.ts';
import { schoolDay } from '../../server/query/school-time.ts';
import type { AuditedFields } from '../../server/words/worded.ts';
import type { ProfileInput } from './contacts.writes.ts';
import type { StoredUser } from './user-detail.repository.ts';
import { userMessages } from './users.messages.ts';

type Personal = Pick<ProfileInput, 'birth_date' | 'gender' | 'cpf' | 'inep_code'>;

/** What a profile says of the person, wherever they belong. */
export const personal = ({ birth_date, gender, cpf, inep_code }: Personal) => ({ birth_date, gender, cpf, inep_code });

/** What the audit log keeps of a user: no password, no picture, of contacts nothing but that they changed. */
export const audited = ({ user, profile }: StoredUser, classId: string | null): AuditedFields => ({
  name: user.name,
  email: user.email,
  role: user.role,
  is_active: user.is_active,
  matricula: profile?.matricula ?? null,
  birth_date: profile?.birth_date ?? null,
  gender: profile?.gender ?? null,
  cpf: profile?.cpf ?? null,
  inep_code: profile?.inep_code ?? null,
  institution_id: profile?.institution_id ?? null,
  municipality_id: profile?.municipality_id ?? null,
  class_id: classId,
});

type Contacts = Pick<ProfileInput, 'profile_email' | 'profile_phone' | 'profile_address'>;

/** Contacts as people read them, for who chooses between two forms of them: the audit log keeps none. */
export const contactsText = ({ profile_email = [], profile_phone = [], profile_address = [] }: Contacts): string =>
  [
    ...profile_email.map(({ email }) => email),
    ...profile_phone.map(({ number, type }) => `${phoneTypeLabels[type]}: ${writePhone(number)}`),
    ...profile_address.map((item) => `${addressTypeLabels[item.type]}: ${writeAddress(item)}`),
  ].join('; ');

/** What a unique index, broken by a form, means to its sender; any other error is thrown on. */
export function failureOf(error: unknown): Failure {
  switch (brokenConstraint(error)) {
    case 'users_email_unique':
      return fail('invalid-request', { errors: [userMessages.emailTaken] });
    case 'profiles_cpf_unique':
      return fail('invalid-request', { errors: [userMessages.cpfTaken] });
    default:
      throw error;
  }
}

/** Nobody is born after today. */
export const bornLater = (input: ProfileInput, now: Date): boolean =>
  Boolean(input.birth_date && input.birth_date > schoolDay(now));

/** The school address of a pupil without an e-mail, made of the matrícula and the name that people type to reach the server. */
export function schoolAddress(matricula: string, publicUrl: string): string {
  const host = new URL(publicUrl).hostname;
  const domain = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(host) ? host : 'escola.local';
  return `${matricula.toLowerCase().replace(/[^a-z0-9.-]/g, '')}@aluno.${domain}`;
}

/** A generated matrícula: the current time. */
export const newMatricula = (now: Date): string => `MAT${now.getTime()}`;
