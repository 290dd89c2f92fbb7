import { correlate, type GlyphPatch, type PrintBlur, SHARP, textTemplate } from '../core/glyph-patch.ts';
import { optionLetter } from '../core/option-letter.ts';
import { type NumberPart, numberParts, type RowNumber, type RowNumbers } from './row-numbers.ts';

/** How a lattice, as modelled, must be turned to read like the key. Both: upside down; one alone: mirrored. */
export interface Pose {
  readonly flipColumns: boolean;
  readonly flipRows: boolean;
}

export type Direction = ({ readonly ok: true } & Pose) | { readonly ok: false };

/** What each sign says of a pose; higher speaks for it. */
interface Signs {
  /** Share of rows with print where the numbers should be, less the share on the other side: -1 to 1. */
  readonly side: number;
  /** Correlation of the numbers' widths with their count of digits: -1 to 1. */
  readonly widths: number;
  /** Mean correlation of the numbers' pictures with the digits expected there; 0 where they are unlike, which says nothing. */
  readonly digits: number;
  /** Mean correlation of the bubbles' letters with those expected there. */
  readonly letters: number;
  /** The groups' sizes come in the key's order. */
  readonly shape: number;
}

/** Lead of one pose over another from which a sign speaks. On 230 photos the digits of the true pose lead by at least 0.13. */
const LEADS: Readonly<Record<keyof Signs, number>> = { side: 1, widths: 0.6, digits: 0.12, letters: 0.12, shape: 1 };
/** Digits or letters that lead by this much were read one by one: they count as two signs. */
const LEGIBLE_LEAD = 0.3;
/** Signs that must speak for a pose: against the one upside down, against a mirrored one, and for a mirrored one itself. */
const AGAINST_TURNED = 2;
const AGAINST_MIRRORED = 1;
const FOR_MIRRORED = 2;
/** Fewer numbers than this say nothing, nor does print beside fewer of the rows than this share: it is there by chance. */
const MIN_NUMBERS = 3;
const MIN_NUMBERED = 0.4;
const MIN_LETTERS = 2;
/** Weight of the widths when the best way of numbering is chosen. */
const WIDTHS_WEIGHT = 0.3;

const poses: readonly Pose[] = [
  { flipColumns: false, flipRows: false },
  { flipColumns: true, flipRows: true },
  { flipColumns: false, flipRows: true },
  { flipColumns: true, flipRows: false },
];
const isMirrored = (pose: Pose): boolean => pose.flipColumns !== pose.flipRows;

/** Ways of numbering that sheets use: from 1 in each group or running on; with a leading zero or without. */
const numberings = [false, true].flatMap((runsOn) => [false, true].map((padded) => ({ runsOn, padded })));

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const meanX = xs.reduce((sum, x) => sum + x, 0) / xs.length;
  const meanY = ys.reduce((sum, y) => sum + y, 0) / ys.length;
  let xy = 0;
  let xx = 0;
  let yy = 0;
  for (let i = 0; i < xs.length; i++) {
    xy += (xs[i]! - meanX) * (ys[i]! - meanY);
    xx += (xs[i]! - meanX) ** 2;
    yy += (ys[i]! - meanY) ** 2;
  }
  return xx > 0 && yy > 0 ? xy / Math.sqrt(xx * yy) : 0;
}

/** Numbers in the order in which a pose reads them, each with its place in the key. */
function inOrder(numbers: RowNumbers, rows: readonly number[], pose: Pose) {
  const side = pose.flipColumns ? numbers.after : numbers.before;
  const order = rows.map((_, group) => (pose.flipColumns ? rows.length - 1 - group : group));
  let before = 0;
  return order.flatMap((group) => {
    const start = before;
    before += rows[group]!;
    return (side[group] ?? []).map((number: RowNumber) => ({
      number,
      start,
      question: pose.flipRows ? rows[group]! - number.row : number.row + 1,
    }));
  });
}

/** Blurs of a photo out of focus or moved, which digits are compared with where sharp ones are not legible. */
const BLURS: readonly PrintBlur[] = [
  SHARP,
  ...[0.14, 0.24, 0.36].map((soft) => ({ soft, moveX: 0, moveY: 0 })),
  ...[0, 45, 90, 135].flatMap((degrees) =>
    [0.5, 0.85, 1.2].map((path) => ({
      soft: 0.08,
      moveX: path * Math.cos((degrees * Math.PI) / 180),
      moveY: path * Math.sin((degrees * Math.PI) / 180),
    })),
  ),
];

const likeness = (pictures: readonly GlyphPatch[], templates: readonly GlyphPatch[], flipY: boolean): number =>
  pictures.reduce((sum, patch, i) => sum + correlate(patch, templates[i]!, false, flipY), 0) / pictures.length;

function differences(patches: readonly GlyphPatch[]): Float32Array[] {
  const mean = patches[0]!.map((_, cell) => patches.reduce((sum, patch) => sum + patch[cell]!, 0) / patches.length);
  return patches.map((patch) => patch.map((value, cell) => value - mean[cell]!));
}

/** As `likeness`, of what the numbers differ in from their mean: blurred, all are the same blot for the most part. */
function likenessOfDifferences(
  pictures: readonly GlyphPatch[],
  templates: readonly GlyphPatch[],
  flipY: boolean,
): number {
  const seen = differences(pictures);
  const expected = differences(templates);
  const lengthOf = (patches: readonly Float32Array[]) =>
    Math.sqrt(patches.reduce((sum, patch) => sum + correlate(patch, patch, false, false), 0));
  const length = lengthOf(seen) * lengthOf(expected);
  return length > 0 ? (likeness(seen, expected, flipY) * seen.length) / length : 0;
}

/** What the numbers say of a pose, by the way of numbering that explains them best. */
function numberSigns(
  numbers: RowNumbers,
  rows: readonly number[],
  pose: Pose,
  blur: PrintBlur,
): { digits: number; widths: number } {
  const placed = inOrder(numbers, rows, pose);
  const questions = rows.reduce((sum, own) => sum + own, 0);
  if (placed.length < Math.max(MIN_NUMBERS, questions * MIN_NUMBERED)) return { digits: 0, widths: 0 };
  const widths = placed.map(({ number }) => number.width);
  // A path slants the other way on a picture that is turned over.
  const asSeen = isMirrored(pose) ? { ...blur, moveX: -blur.moveX } : blur;
  let best = { digits: -1, widths: -1 };
  for (const { runsOn, padded } of numberings) {
    const texts = placed.map(({ start, question }) =>
      String(runsOn ? start + question : question).padStart(padded ? 2 : 1, '0'),
    );
    const templates = texts.map((text) => textTemplate(text, asSeen));
    const pictures = placed.map(({ number }) => number.patch);
    const alike =
      blur === SHARP
        ? likeness(pictures, templates, pose.flipRows)
        : likenessOfDifferences(pictures, templates, pose.flipRows);
    const own = {
      digits: alike,
      widths: correlation(
        widths,
        texts.map((text) => text.length),
      ),
    };
    if (own.digits + own.widths * WIDTHS_WEIGHT > best.digits + best.widths * WIDTHS_WEIGHT) best = own;
  }
  return { ...best, digits: Math.max(0, best.digits) };
}

function letterSign(letters: readonly (GlyphPatch | null)[], { flipColumns, flipRows }: Pose): number {
  const found = letters.flatMap((patch, column) => (patch ? [{ patch, column }] : []));
  if (found.length < MIN_LETTERS) return 0;
  const sum = found.reduce((total, { patch, column }) => {
    const option = flipColumns ? letters.length - 1 - column : column;
    return total + correlate(patch, textTemplate(optionLetter(option)), flipColumns, flipRows);
  }, 0);
  return sum / found.length;
}

/**
 * Tells which way up a lattice is, and whether it is mirrored, from signs that do not depend on each other: on which side the
 * numbers stand, how wide they are, which digits they are, which letters the bubbles hold, in which order groups of different
 * sizes come. A whole sheet hangs on it: a pose must be backed by two signs against its upside-down twin, a mirrored one by two
 * signs against every other, and none may speak against it.
 *
 * @param numbers A part of the print beside the rows; further parts are asked for only where the first cannot be read one by one.
 * @param letters The bubbles' letters; asked for only where no part of the numbers can.
 * @param rows   Questions of each group of the lattice, in the lattice's order.
 * @param groups Questions of each group of the key.
 */
export function settleDirection(
  numbers: (part: NumberPart) => RowNumbers,
  letters: () => readonly (GlyphPatch | null)[],
  rows: readonly number[],
  groups: readonly number[],
): Direction {
  const order = rows.join();
  if (order !== groups.join() && [...rows].reverse().join() !== groups.join()) return { ok: false };
  const parts: RowNumbers[] = [];
  for (const part of numberParts) {
    const found = numbers(part);
    const byNumbers = weighSigns(found, [], rows, groups, SHARP);
    if (byNumbers.ok && byNumbers.isLegible) return byNumbers;
    parts.push(found);
  }
  const shapes = letters();
  for (const blurs of [[SHARP], BLURS]) {
    const { part, blur } = clearestOf(parts, blurs, rows);
    const direction = weighSigns(part, shapes, rows, groups, blur);
    if (direction.ok) return direction;
  }
  return { ok: false };
}

/** The part of the print that reads best as numbers in any pose, and the blur with which it does. */
function clearestOf(parts: readonly RowNumbers[], blurs: readonly PrintBlur[], rows: readonly number[]) {
  let clearest = { part: parts[0]!, blur: blurs[0]!, legibility: -1 };
  for (const part of parts) {
    for (const blur of blurs) {
      const legibility = Math.max(...poses.map((pose) => numberSigns(part, rows, pose, blur).digits));
      if (legibility > clearest.legibility) clearest = { part, blur, legibility };
    }
  }
  return clearest;
}

function weighSigns(
  numbers: RowNumbers,
  letters: readonly (GlyphPatch | null)[],
  rows: readonly number[],
  groups: readonly number[],
  blur: PrintBlur,
): Direction & { readonly isLegible?: boolean } {
  const shareOf = (side: readonly RowNumber[] | undefined, group: number) => (side?.length ?? 0) / rows[group]!;
  const lastGroup = rows.length - 1;
  const lead = shareOf(numbers.before[0], 0) - shareOf(numbers.after[lastGroup], lastGroup);
  const signs = poses.map((pose): Signs => {
    const ordered = pose.flipColumns ? [...rows].reverse() : rows;
    return {
      side: pose.flipColumns ? -lead : lead,
      ...numberSigns(numbers, rows, pose, blur),
      letters: letterSign(letters, pose),
      shape: ordered.join() === groups.join() ? 1 : 0,
    };
  });
  const names = Object.keys(LEADS) as (keyof Signs)[];
  const voices = (name: keyof Signs, leadOver: number) => {
    if (leadOver < LEADS[name]) return 0;
    return (name === 'digits' || name === 'letters') && leadOver >= LEGIBLE_LEAD ? 2 : 1;
  };
  const speaking = (own: Signs, other: Signs) =>
    names.reduce((sum, name) => sum + voices(name, own[name] - other[name]), 0);
  const backed = poses.filter((pose, at) => {
    const own = signs[at]!;
    return poses.every((other, otherAt) => {
      if (other === pose) return true;
      if (speaking(signs[otherAt]!, own) > 0) return false;
      const needed = isMirrored(pose) ? FOR_MIRRORED : isMirrored(other) ? AGAINST_MIRRORED : AGAINST_TURNED;
      return speaking(own, signs[otherAt]!) >= needed;
    });
  });
  const pose = backed[0];
  if (!pose || backed.length > 1) return { ok: false };
  const ownDigits = signs[poses.indexOf(pose)]!.digits;
  const isLegible = signs.every(({ digits }, at) => poses[at] === pose || ownDigits - digits >= LEGIBLE_LEAD);
  return { ok: true, ...pose, isLegible };
}
