import type { ImportRole } from '@caderneta/contract';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { wholeName } from './find-class.ts';
import type { ImportClass, ImportTarget } from './import-target.ts';
import { importMessages } from './imports.messages.ts';
import type { ReadPerson } from './read-people.ts';
import { schoolAddresses } from './school-addresses.ts';
import { takenCpfs, takenEmails, takenInepCodes, takenMatriculas } from './taken.repository.ts';

/** A line's person, with what the network already holds considered. */
export interface CheckedPerson extends ReadPerson {
  readonly matricula: string;
  /** The matrícula was made, and of the moment: another moment makes another one. */
  readonly madeMatricula: boolean;
  readonly email: string;
  readonly schoolEmail: boolean;
  readonly schoolClass: ImportClass | null;
}

const given = (people: readonly ReadPerson[], field: 'cpf' | 'matricula' | 'email' | 'inep_code'): string[] =>
  people.flatMap((person) => person[field] ?? []);

/** A generated matrícula: the current time, then the line number. */
const makeMatricula = (now: Date, line: number): string => `MAT${now.getTime()}${String(line).padStart(4, '0')}`;

/** Looks for each person's CPF, matrícula, e-mail and class in the network; what is wrong is added to their line's faults. */
export async function checkPeople(
  db: Queries,
  viewer: SignedIn,
  role: ImportRole,
  people: readonly ReadPerson[],
  target: ImportTarget,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<CheckedPerson[]> {
  const cpfs = await takenCpfs(db, viewer, given(people, 'cpf'));
  const matriculas = await takenMatriculas(db, viewer, given(people, 'matricula'), target.municipalityId);
  const ineps = await takenInepCodes(db, viewer, given(people, 'inep_code'));
  const emails = await takenEmails(db, given(people, 'email'));
  const numbered = people.map((person) => ({
    ...person,
    matricula: person.matricula ?? makeMatricula(now, person.line),
    madeMatricula: person.matricula === null,
  }));
  const addresses = await schoolAddresses(
    db,
    // A line that the sheet alone refuses is never written.
    numbered.filter(({ email, errors }) => email === null && errors.length === 0),
    publicUrl,
  );
  return numbered.map((person) => {
    const { cpf, inep_code, className, errors } = person;
    const matricula = person.matricula.toLowerCase();
    if (cpf && cpfs.has(cpf)) errors.push({ field: 'cpf', message: importMessages.cpfTaken(cpfs.get(cpf) ?? null) });
    if (matriculas.has(matricula)) {
      const message = importMessages.matriculaTaken(matriculas.get(matricula) ?? null);
      errors.push({ field: 'matricula', message });
    }
    if (inep_code && ineps.has(inep_code)) {
      errors.push({ field: 'inep_code', message: importMessages.inepTaken(ineps.get(inep_code) ?? null) });
    }
    if (person.email && emails.has(person.email)) errors.push({ field: 'email', message: importMessages.emailTaken });
    const named = role === 'STUDENT' && wholeName(className) !== '';
    const meant = named ? target.classesNamed(className) : [];
    const all = role === 'STUDENT' ? target.fallback : null;
    const schoolClass = named ? (meant.length === 1 && meant[0]) || null : all;
    if (named && !schoolClass) {
      const name = wholeName(className);
      const message =
        meant.length > 1
          ? importMessages.classUnclear(
              name,
              meant.map((one) => one.name),
            )
          : importMessages.classUnknown(name, target.year, target.classNames);
      errors.push({ field: 'section', message });
    }
    return {
      ...person,
      email: person.email ?? addresses.get(person.line) ?? '',
      schoolEmail: person.email === null,
      schoolClass,
    };
  });
}
