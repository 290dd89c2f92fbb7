import type { ResultRow } from '@caderneta/contract';

/** The next pupil after this one without a result, going round; null when everybody has one. */
export function nextPending(
  students: readonly { readonly id: string }[],
  results: readonly Pick<ResultRow, 'student_profile_id' | 'status'>[],
  after: string | null,
): string | null {
  const pending = new Set(results.flatMap(({ student_profile_id: id, status }) => (status === 'PENDING' ? [id] : [])));
  const known = new Set(results.map(({ student_profile_id: id }) => id));
  const start = students.findIndex(({ id }) => id === after);
  for (let step = 1; step <= students.length; step++) {
    const candidate = students[(start + step) % students.length];
    if (candidate && candidate.id !== after && (pending.has(candidate.id) || !known.has(candidate.id)))
      return candidate.id;
  }
  return null;
}
