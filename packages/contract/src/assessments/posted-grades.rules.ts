/** What a posting wrote for one pupil, in one column of the gradebook. */
export interface PostedGrade {
  readonly student_profile_id: string;
  readonly score: number;
  /** What stood there before any posting wrote there; null: nothing did. */
  readonly before: number | null;
}

/**
 * Whether a posted grade is out of date: it still stands as it was posted, and the results make another one now, or none (`now` null). What a person
 * changed by hand since is theirs, and no longer the posting's.
 */
export const isPostedOutdated = (posted: PostedGrade, current: number | null, now: number | null): boolean =>
  current === posted.score && now !== posted.score;

/**
 * What stands in a column once a posting is withdrawn: what the other postings of the column make of the pupil, without any what stood there before.
 * Null where nothing does. A grade that a person changed by hand since stays.
 */
export function gradeAfterWithdrawal(
  posted: PostedGrade,
  current: number | null,
  ofOthers: number | null,
): number | null {
  if (current !== posted.score) return current;
  return ofOthers ?? posted.before;
}

/** What a posting keeps of a pupil, so that it can be withdrawn: what it writes, and what stood there before it or before the posting that it replaces. */
export function postedGrade(
  student_profile_id: string,
  score: number,
  current: number | null,
  earlier: readonly PostedGrade[],
): PostedGrade {
  const replaced = earlier.find((one) => one.student_profile_id === student_profile_id && one.score === current);
  return { student_profile_id, score, before: replaced ? replaced.before : current };
}
