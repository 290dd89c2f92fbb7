import type { ScaleGroup, ScaleYear, SchoolScaleYear } from '@caderneta/contract';

/** Standard errors to each side of an interval that holds 95 of a hundred. */
const SPAN = 1.96;

/** A mean and its standard error, in points; null of a group too small to have one. */
export type Mean = Pick<ScaleGroup, 'mean' | 'error'>;

/** A mean with the interval in which it may lie. */
export const intervalOf = ({ mean, error }: Mean) =>
  mean === null || error === null ? null : { value: mean, from: mean - SPAN * error, to: mean + SPAN * error };

/** What lies between two years. */
export interface YearStep {
  readonly from: ScaleYear;
  readonly to: ScaleYear;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** Whether chance alone may have made it: the interval holds zero. */
  readonly mayBeChance: boolean;
}

/** From each year to the next. */
export const yearSteps = (years: readonly ScaleYear[]): YearStep[] =>
  years.slice(1).flatMap((to, at) => {
    const from = years[at];
    if (!from || from.mean === null || from.error === null || to.mean === null || to.error === null) return [];
    const difference = to.mean - from.mean;
    const span = SPAN * Math.hypot(from.error, to.error);
    const [low, high] = [difference - span, difference + span];
    return [{ from, to, difference, low, high, mayBeChance: low <= 0 && high >= 0 }];
  });

/**
 * The classes of a school in all exams of a scale, those of one name side by side, from year to year; where there is more than one exam their
 * names say which.
 */
export function classesOverYears(
  years: readonly SchoolScaleYear[],
  nameOf: (name: string, exam: ScaleYear, exams: readonly ScaleYear[]) => string,
): ScaleGroup[] {
  const classes = years.flatMap(({ classes: own, ...exam }) => own.map((one) => ({ one, exam })));
  if (years.length < 2) return classes.map(({ one }) => one);
  return classes
    .toSorted((left, right) => left.one.name.localeCompare(right.one.name, 'pt-BR', { numeric: true }))
    .map(({ one, exam }) => ({ ...one, id: `${exam.run_id}:${one.id}`, name: nameOf(one.name, exam, years) }));
}
