import type { ImportRow } from '@caderneta/contract';
import type { CheckedPerson } from './check-people.ts';
import { wholeName } from './find-class.ts';
import type { Duplicate } from './find-duplicates.ts';
import { importMessages } from './imports.messages.ts';

/**
 * A checked line as the preview shows it. What is made of the moment of the import is not shown: it will be another one.
 *
 * @param duplicate Whom the line may repeat; null where nobody.
 */
export const toRow = (person: CheckedPerson, duplicate: Duplicate | null): ImportRow => {
  const { line, name, cpf, birth_date, schoolEmail, schoolClass, className, errors } = person;
  const email = person.madeMatricula && schoolEmail ? null : person.email || null;
  const ready = importMessages.ready(schoolEmail, email, schoolClass?.name ?? null);
  return {
    line,
    name,
    matricula: person.madeMatricula ? null : person.matricula,
    cpf,
    birth_date,
    email,
    school_email: schoolEmail,
    class_name: schoolClass?.name ?? (wholeName(className) || null),
    message: errors.length > 0 ? errors.map(({ message }) => message).join('. ') : (duplicate?.message ?? ready),
    alike: duplicate?.alike ?? 0,
    errors: errors.map(({ field, message }) => ({ field, message })),
  };
};
