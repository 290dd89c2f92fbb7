import { type PrintBlur, SHARP } from '../../core/glyph-patch.ts';
import { BLURS, bringsInOrder, isMirrored, type NumberSigns, numberSigns, type Pose, poses } from './number-signs.ts';
import { type NumberPart, numberParts, type RowNumbers } from './row-numbers.ts';

/** `isLegible`: the numbers' digits were read one by one, and say so against every other pose. */
export type Direction = ({ readonly ok: true; readonly isLegible: boolean } & Pose) | { readonly ok: false };

/** What each sign says of a pose; higher speaks for it. */
interface Signs extends NumberSigns {
  /** Share of rows with print where the numbers should be, less the share on the other side: -1 to 1. */
  readonly side: number;
  /** The groups' sizes come in the key's order. */
  readonly shape: number;
}

/** Lead of one pose over another from which a sign speaks. On 230 photos the digits of the true pose lead by at least 0.13. */
const LEADS: Readonly<Record<keyof Signs, number>> = { side: 1, widths: 0.6, digits: 0.12, shape: 1 };
/** Digits that lead by this much were read one by one: they count as two signs. */
const LEGIBLE_LEAD = 0.3;
/** Digits as like as this may mirror a sheet by themselves: they are by 0.71 and more where it is mirrored, smeared ones of one that is not by 0.47. */
const CLEAR_DIGITS = 0.62;
/** Digits as like as this, and legible against the other pose, say more than how wide the numbers are: a 1 is narrow. */
const LIKE_DIGITS = 0.5;
/** Signs that must speak for a pose; for one that is not mirrored against one that is, fewer do. */
const SIGNS_FOR_POSE = 2;
const SIGNS_AGAINST_MIRRORED = 1;

/**
 * Tells which way up a lattice is, and whether it is mirrored, from signs that do not depend on each other: on which side the
 * numbers stand, how wide they are, which digits they are, in which order groups of different sizes come. A whole sheet hangs on it:
 * a pose must be backed by two signs against its upside-down twin, a mirrored one by two signs against every other, and none may
 * speak against it.
 *
 * @param numbers A part of the print beside the rows; further parts are asked for only where the first cannot be read one by one.
 * @param rows   Questions of each group of the lattice, in the lattice's order.
 * @param groups Questions of each group of the key.
 */
export function settleDirection(
  numbers: (part: NumberPart) => RowNumbers,
  rows: readonly number[],
  groups: readonly number[],
): Direction {
  if (!poses.some((pose) => bringsInOrder(pose, rows, groups))) return { ok: false };
  const parts: RowNumbers[] = [];
  for (const part of numberParts) {
    const found = numbers(part);
    const direction = weighSigns(found, rows, groups, SHARP);
    if (direction.ok && direction.isLegible) return direction;
    parts.push(found);
  }
  const { part, blur } = clearestOf(parts, rows);
  return weighSigns(part, rows, groups, blur);
}

/** The part of the print that reads best as numbers in any pose, and the blur with which it does. */
function clearestOf(parts: readonly RowNumbers[], rows: readonly number[]) {
  return parts
    .flatMap((part) => {
      const signs = poses.map((pose) => numberSigns(part, rows, pose));
      return BLURS.map((blur) => ({ part, blur, legibility: Math.max(...signs.map((of) => of(blur).digits)) }));
    })
    .reduce((best, one) => (one.legibility > best.legibility ? one : best));
}

/** How much more print stands before the rows than after them, -1 to 1, on the outer sides of all groups. */
const sideLead = ({ before, after }: RowNumbers, rows: readonly number[]): number =>
  (before[0]?.length ?? 0) / rows[0]! - (after[rows.length - 1]?.length ?? 0) / rows[rows.length - 1]!;

function weighSigns(
  numbers: RowNumbers,
  rows: readonly number[],
  groups: readonly number[],
  blur: PrintBlur,
): Direction {
  const lead = sideLead(numbers, rows);
  const signs = poses.map(
    (pose): Signs => ({
      side: pose.flipColumns ? -lead : lead,
      ...numberSigns(numbers, rows, pose)(blur),
      shape: bringsInOrder(pose, rows, groups) ? 1 : 0,
    }),
  );
  const names = Object.keys(LEADS) as (keyof Signs)[];
  const voices = (name: keyof Signs, leadOver: number) => {
    if (leadOver < LEADS[name]) return 0;
    return name === 'digits' && leadOver >= LEGIBLE_LEAD ? 2 : 1;
  };
  const speaking = (own: Signs, other: Signs) =>
    names.reduce((sum, name) => sum + voices(name, own[name] - other[name]), 0);
  const signsFor = (own: Signs, other: Signs) =>
    names.filter((name) => voices(name, own[name] - other[name]) > 0).length;
  const backed = poses.filter((pose, at) => {
    const own = signs[at]!;
    return poses.every((other, otherAt) => {
      if (other === pose) return true;
      const isRead = own.digits >= LIKE_DIGITS && own.digits - signs[otherAt]!.digits >= LEGIBLE_LEAD;
      if (speaking(signs[otherAt]!, isRead ? { ...own, widths: signs[otherAt]!.widths } : own) > 0) return false;
      const needed = !isMirrored(pose) && isMirrored(other) ? SIGNS_AGAINST_MIRRORED : SIGNS_FOR_POSE;
      const isOnOneSign = isMirrored(pose) && !isMirrored(other) && signsFor(own, signs[otherAt]!) === 1;
      if (isOnOneSign && own.digits < CLEAR_DIGITS) return false;
      return speaking(own, signs[otherAt]!) >= needed;
    });
  });
  const pose = backed[0];
  if (!pose || backed.length > 1) return { ok: false };
  const ownDigits = signs[poses.indexOf(pose)]!.digits;
  const isLegible = signs.every(({ digits }, at) => poses[at] === pose || ownDigits - digits >= LEGIBLE_LEAD);
  return { ok: true, ...pose, isLegible };
}
