import type { IdentityStrip } from '../core/identity-strip.ts';

/** Most pupils and school days on one page of a roll, and the greatest number that tells its pages apart. */
export const mostRollPupils = 40;
export const mostRollDays = 23;
export const mostRollNumber = 65_535;

/** What a page's strip says: how many pupils and days it has, and its own number (from 1). */
export interface RollShape {
  readonly pupils: number;
  readonly days: number;
  readonly number: number;
}

/** Days take this many values in the strip's first half, pupils the rest. */
const dayValues = 32;

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

/** True for a page that can be printed and read. */
export const isRollShape = ({ pupils, days, number }: RollShape): boolean =>
  isCount(pupils, mostRollPupils) && isCount(days, mostRollDays) && isCount(number, mostRollNumber);

/** The shape as the two numbers of a strip of the kind 'roll'. */
export const rollStrip = ({ pupils, days, number }: RollShape): IdentityStrip => ({
  assessment: (pupils - 1) * dayValues + (days - 1),
  pupil: number,
});

/** The shape that a strip of the kind 'roll' names; null where no page has such a one. */
export function shapeOfStrip({ assessment, pupil }: IdentityStrip): RollShape | null {
  const shape = { pupils: Math.floor(assessment / dayValues) + 1, days: (assessment % dayValues) + 1, number: pupil };
  return isRollShape(shape) ? shape : null;
}
