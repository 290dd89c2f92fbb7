import type { ResultRow, ResultStatus } from '@caderneta/contract';

/** A pupil's line in the list of results, the pupil's id being the name; for tests. */
export const resultRow = (
  student: string,
  status: ResultStatus,
  version = status === 'PENDING' ? 0 : 1,
): ResultRow => ({
  student_profile_id: student,
  student: { name: student, matricula: null },
  status,
  score: status === 'PENDING' ? null : 50,
  scale: 100,
  hits: null,
  total: null,
  key_version: 'A',
  missing_page: null,
  typed_by: null,
  earlier_attempts: 0,
  updated_at: null,
  version,
});
