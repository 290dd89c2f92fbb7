import type { Role } from '../access/roles.ts';

/** First and last day of an assignment, both included; null where it has none. */
interface TeachingDays {
  readonly starts_on: string | null;
  readonly ends_on: string | null;
}

/** Who gives a discipline in a class, and when. */
export interface Teaching extends TeachingDays {
  readonly teacher_profile_id: string;
  readonly discipline_id: string;
}

/** Whether an assignment is in force on a day ('2026-03-31'). */
export const isTeachingOn = ({ starts_on, ends_on }: TeachingDays, day: string): boolean =>
  (starts_on === null || starts_on <= day) && (ends_on === null || day <= ends_on);

/** Whose posting it would be. */
export interface Poster {
  readonly role: Role;
  readonly profileId: string | null;
}

export interface PostingDay {
  /** The day that it is in the school's time zone. */
  readonly today: string;
  /** The network lets teachers post every discipline of their classes. */
  readonly anyDiscipline: boolean;
}

/** Why a teacher may not write in a class today. */
export type AssignmentFailure =
  | { readonly code: 'not-assigned' }
  | { readonly code: 'not-begun'; readonly from: string }
  | { readonly code: 'ended'; readonly on: string };

/** Why a teacher may not post. `by`: profiles of those who hold the discipline. */
export type TeachingFailure = AssignmentFailure | { readonly code: 'held'; readonly by: readonly string[] };

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Why somebody may not write what a class holds, whatever its discipline; null where they may, and for roles that no assignment binds. */
export function assignmentFailure(
  { role, profileId }: Poster,
  teachings: readonly Teaching[],
  today: string,
): AssignmentFailure | null {
  if (role !== 'TEACHER') return null;
  const own = teachings.filter(({ teacher_profile_id }) => teacher_profile_id === profileId);
  if (own.some((one) => isTeachingOn(one, today))) return null;
  const from = own.flatMap(({ starts_on }) => (starts_on !== null && starts_on > today ? [starts_on] : [])).sort()[0];
  if (from !== undefined) return { code: 'not-begun', from };
  const on = own
    .flatMap(({ ends_on }) => ends_on ?? [])
    .sort()
    .at(-1);
  return on === undefined ? { code: 'not-assigned' } : { code: 'ended', on };
}

/**
 * Why somebody may not write grades and roll calls of a discipline in a class; null where they may. A teacher writes those of the disciplines
 * that they hold there today; where nobody holds one, any teacher of the class may. Other roles are bound by their scope alone.
 */
export function teachingFailure(
  poster: Poster,
  teachings: readonly Teaching[],
  disciplineId: string,
  { today, anyDiscipline }: PostingDay,
): TeachingFailure | null {
  const failure = assignmentFailure(poster, teachings, today);
  if (failure || poster.role !== 'TEACHER' || anyDiscipline) return failure;
  const holders = teachings.filter((one) => one.discipline_id === disciplineId && isTeachingOn(one, today));
  const by = unique(holders.map(({ teacher_profile_id }) => teacher_profile_id));
  return by.length === 0 || by.some((id) => id === poster.profileId) ? null : { code: 'held', by };
}
