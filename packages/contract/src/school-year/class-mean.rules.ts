import { meanOf } from './year-result.rules.ts';

/** Nota média of a class: the mean of its pupils' means as they are shown, halves up; null while nobody has one. */
export const classMeanOf = (means: readonly (number | null)[]): number | null =>
  meanOf(means.flatMap((mean) => (mean === null ? [] : [{ score: mean, weight: 1 }])));
