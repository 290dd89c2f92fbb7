import type { GradePosting, GradePostingRow } from '@caderneta/contract';

/**
 * What posting does to a pupil's grade. 'new': none stands there yet; 'change': another one does; 'same': this very one;
 * 'none': there is no corrected result to write.
 */
export type PostingEffect = 'new' | 'change' | 'same' | 'none';

export interface PostingLine extends GradePostingRow {
  readonly effect: PostingEffect;
}

const effectOf = ({ score, current }: GradePostingRow): PostingEffect => {
  if (score === null) return 'none';
  if (current === null) return 'new';
  return current.score === score ? 'same' : 'change';
};

export const postingLines = (rows: readonly GradePostingRow[]): PostingLine[] =>
  rows.map((row) => ({ ...row, effect: effectOf(row) }));

/** Whether a person may choose to write this line. */
export const isPostable = ({ effect }: PostingLine): boolean => effect === 'new' || effect === 'change';

/**
 * Who is written: what a person ticked or unticked; else whoever has no grade there yet, or one that was posted and that the results no longer
 * make. Another grade that stands is written over only where somebody ticked it.
 */
export const chosenIds = (lines: readonly PostingLine[], ticks: ReadonlyMap<string, boolean>): Set<string> =>
  new Set(
    lines
      .filter(
        (line) =>
          isPostable(line) && (ticks.get(line.student_profile_id) ?? (line.effect === 'new' || line.is_outdated)),
      )
      .map(({ student_profile_id }) => student_profile_id),
  );

/** The chosen lines as the server takes them. */
export const postedGrades = (lines: readonly PostingLine[], chosen: ReadonlySet<string>): GradePosting['grades'] =>
  lines.flatMap(({ student_profile_id, score, current }) =>
    score === null || !chosen.has(student_profile_id)
      ? []
      : [{ student_profile_id, score, version: current?.version ?? 0 }],
  );

export const countEffect = (lines: readonly PostingLine[], effect: PostingEffect): number =>
  lines.filter((line) => line.effect === effect).length;
