import type { TurnoverInput, TurnoverPlan, YearOutcome } from '@caderneta/contract';

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

/** How many go on, stay, wait for a decision, and are through already. */
export function countOutcomes(plan: TurnoverPlan, choices: TurnoverChoices) {
  const pupils = plan.classes.flatMap((one) => one.pupils);
  const open = pupils.filter(({ is_done }) => !is_done).map((pupil) => outcomeOf(pupil, choices));
  return {
    approved: open.filter((outcome) => outcome === 'APPROVED').length,
    retained: open.filter((outcome) => outcome === 'RETAINED').length,
    undecided: undecidedIn(pupils, choices),
    done: pupils.length - open.length,
  };
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
