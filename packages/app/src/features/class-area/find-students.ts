import type { ClassStudent } from '@caderneta/contract';

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();

/** Pupils whose name or matrícula holds every word of the search; accents and case do not matter. */
export function findStudents(students: readonly ClassStudent[], search: string): ClassStudent[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return students.filter(({ user, matricula }) => {
    const text = fold(`${user.name} ${matricula ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
