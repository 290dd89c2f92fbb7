import type { ClassStudent } from '@caderneta/contract';
import { holdsWords } from '../../../lib/fold-text.ts';

/** Pupils whose name or matrícula holds every word of the search; accents and case do not matter. */
export function findStudents(students: readonly ClassStudent[], search: string): ClassStudent[] {
  const isFound = holdsWords(search);
  return students.filter(({ user, matricula }) => isFound(`${user.name} ${matricula ?? ''}`));
}
