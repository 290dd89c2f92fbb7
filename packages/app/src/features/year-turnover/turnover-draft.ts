import type { TurnoverInput, TurnoverPlan, YearOutcome } from '@caderneta/contract';
import { dayOf } from '../../lib/dates.ts';

/** The year to turn where nobody chose one: until June the year before, where it has classes. `years`: those that have some. */
export function yearToTurn(now: Date, years: readonly number[] = []): number {
  const [year = '', month = ''] = dayOf(now).split('-');
  const last = Number(year) - 1;
  return month < '07' && years.includes(last) ? last : Number(year);
}

/** What somebody decided on the screen, over what the server proposes. */
export interface TurnoverChoices {
  /** By pupil. */
  readonly outcomes: Readonly<Record<string, YearOutcome>>;
  /** The grade after a class, by class, where its name does not say. */
  readonly grades: Readonly<Record<string, string>>;
  /** 'yyyy-mm-dd', or null for the day that the server proposes. */
  readonly startsOn: string | null;
}
export const noChoices: TurnoverChoices = { outcomes: {}, grades: {}, startsOn: null };

type Pupil = TurnoverPlan['classes'][number]['pupils'][number];

/** How the year ends for a pupil: as decided here, else as proposed; null while nobody decided. */
export const outcomeOf = ({ student_profile_id: id, outcome }: Pupil, { outcomes }: TurnoverChoices) =>
  outcomes[id] ?? outcome;

/** How many pupils of a class wait for a decision. */
export const undecidedIn = (pupils: readonly Pupil[], choices: TurnoverChoices): number =>
  pupils.filter((pupil) => !pupil.is_done && outcomeOf(pupil, choices) === null).length;

/** What the counters count. */
export const turnoverGroups = ['approved', 'retained', 'undecided', 'done'] as const;
export type TurnoverGroup = (typeof turnoverGroups)[number];
/** In the address of who looks at one group alone. */
export const groupParams: Readonly<Record<TurnoverGroup, string>> = {
  approved: 'promovidos',
  retained: 'retidos',
  undecided: 'por-decidir',
  done: 'ja-passaram',
};

const groups: Readonly<Record<YearOutcome, TurnoverGroup>> = { APPROVED: 'approved', RETAINED: 'retained' };
const groupOf = (pupil: Pupil, choices: TurnoverChoices): TurnoverGroup => {
  const outcome = outcomeOf(pupil, choices);
  return pupil.is_done ? 'done' : outcome === null ? 'undecided' : groups[outcome];
};

/** Ids of the pupils of one group; null, for all, where none is asked for. */
export function pupilsOf(
  plan: TurnoverPlan,
  choices: TurnoverChoices,
  group: TurnoverGroup | null,
): ReadonlySet<string> | null {
  if (group === null) return null;
  const pupils = plan.classes.flatMap((one) => one.pupils).filter((pupil) => groupOf(pupil, choices) === group);
  return new Set(pupils.map(({ student_profile_id: id }) => id));
}

/** The classes with those pupils alone, without the classes that have none of them. */
export const narrowed = (
  { classes }: TurnoverPlan,
  ids: ReadonlySet<string> | null,
): readonly TurnoverPlan['classes'][number][] =>
  ids === null
    ? classes
    : classes
        .map((one) => ({ ...one, pupils: one.pupils.filter(({ student_profile_id: id }) => ids.has(id)) }))
        .filter(({ pupils }) => pupils.length > 0);

/** How many go on, stay, wait for a decision, and are through already. */
export function countOutcomes(plan: TurnoverPlan, choices: TurnoverChoices) {
  const found = plan.classes.flatMap((one) => one.pupils).map((pupil) => groupOf(pupil, choices));
  const of = (group: TurnoverGroup) => found.filter((one) => one === group).length;
  return { approved: of('approved'), retained: of('retained'), undecided: of('undecided'), done: of('done') };
}

/** What is sent: only the decisions that somebody made for pupils and classes of this plan. */
export function turnoverInput(plan: TurnoverPlan, { outcomes, grades, startsOn }: TurnoverChoices): TurnoverInput {
  const pupils = plan.classes.flatMap((one) => one.pupils).filter(({ is_done }) => !is_done);
  return {
    from_year: plan.from_year,
    ...(startsOn === null ? {} : { starts_on: startsOn }),
    outcomes: pupils.flatMap(({ student_profile_id }) => {
      const outcome = outcomes[student_profile_id];
      return outcome === undefined ? [] : [{ student_profile_id, outcome }];
    }),
    promoted_grades: plan.classes.flatMap(({ class_id }) => {
      const grade = grades[class_id];
      return grade === undefined ? [] : [{ class_id, grade: grade.trim() === '' ? null : grade.trim() }];
    }),
  };
}
