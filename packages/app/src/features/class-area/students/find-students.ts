import type { ClassStudent } from '@caderneta/contract';
import { foldText } from '../../../lib/fold-text.ts';

/** Pupils whose name or matrícula holds every word of the search; accents and case do not matter. */
export function findStudents(students: readonly ClassStudent[], search: string): ClassStudent[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return students.filter(({ user, matricula }) => {
    const text = foldText(`${user.name} ${matricula ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
