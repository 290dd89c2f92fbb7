import { folded } from '../../server/sheets/fold-header.ts';
import type { CheckedPerson } from './check-people.ts';
import { importMessages } from './imports.messages.ts';
import type { SchoolPupil } from './pupils.repository.ts';

/** A line whose person the school, or an earlier line, may have already. */
export interface Duplicate {
  /** How many people may be the same. */
  readonly alike: number;
  readonly message: string;
}

type Born = Pick<SchoolPupil, 'birth_date' | 'schoolClass'>;

const inSameClass = (one: Born, other: Born): boolean =>
  one.schoolClass !== null && one.schoolClass.id === other.schoolClass?.id;

/**
 * Whether two of one name may be one person. Of one class they may, whatever their birthdays, of which one can be mistyped; of two classes
 * of a year where they were born on one day; of classes of two years, or where one is not known, unless they were born on different days.
 */
function mayBeSame(one: Born, other: Born): boolean {
  if (inSameClass(one, other)) return true;
  if (one.birth_date && other.birth_date) return one.birth_date === other.birth_date;
  return one.schoolClass?.year !== other.schoolClass?.year || one.schoolClass === null;
}

/** What the sheet itself gives of a person. */
const givenOf = (person: CheckedPerson) => [
  person.madeMatricula ? null : person.matricula.toLowerCase(),
  person.schoolEmail ? null : person.email,
  person.cpf,
  person.inep_code,
  person.birth_date,
];

/** Whether the sheet gives of both something that differs. */
function areDistinct(one: CheckedPerson, other: CheckedPerson): boolean {
  const values = givenOf(other);
  return givenOf(one).some((value, index) => value && values[index] && value !== values[index]);
}

function byName<P extends { readonly name: string }>(people: readonly P[]): Map<string, P[]> {
  const groups = new Map<string, P[]>();
  for (const person of people) {
    const name = folded(person.name);
    const group = groups.get(name);
    if (group) group.push(person);
    else groups.set(name, [person]);
  }
  return groups;
}

function duplicateOf(
  person: CheckedPerson,
  pupils: readonly SchoolPupil[],
  earlier: readonly CheckedPerson[],
): Duplicate | null {
  const samePupils = pupils.filter((pupil) => mayBeSame(person, pupil));
  const sameLines = earlier.filter((other) => mayBeSame(person, other) && !areDistinct(person, other));
  const alike = new Set(samePupils.map(({ profileId }) => profileId)).size + sameLines.length;
  const pupil = samePupils.find((one) => inSameClass(person, one)) ?? samePupils[0];
  if (pupil) {
    const { name, schoolClass, birth_date } = pupil;
    return { alike, message: importMessages.sameName(name, schoolClass?.name ?? null, birth_date) };
  }
  const [line] = sameLines;
  return line ? { alike, message: importMessages.sameLine(line.name, line.line) } : null;
}

/** Line → what it may repeat. Lines with errors are left aside. */
export function findDuplicates(
  people: readonly CheckedPerson[],
  pupils: readonly SchoolPupil[],
): ReadonlyMap<number, Duplicate> {
  const known = byName(pupils);
  const found = new Map<number, Duplicate>();
  for (const [name, group] of byName(people.filter(({ errors }) => errors.length === 0))) {
    for (const [index, person] of group.entries()) {
      const duplicate = duplicateOf(person, known.get(name) ?? [], group.slice(0, index));
      if (duplicate) found.set(person.line, duplicate);
    }
  }
  return found;
}
