import { correlate, type GlyphPatch, type PrintBlur, SHARP, textTemplate } from '../../core/glyph-patch.ts';
import { productOf, toUnit } from '../../core/unit-cells.ts';
import type { RowNumbers } from './row-numbers.ts';

/** How a lattice, as modelled, must be turned to read like the key. Both: upside down; one alone: mirrored. */
export interface Pose {
  readonly flipColumns: boolean;
  readonly flipRows: boolean;
}

export const poses: readonly Pose[] = [
  { flipColumns: false, flipRows: false },
  { flipColumns: true, flipRows: true },
  { flipColumns: false, flipRows: true },
  { flipColumns: true, flipRows: false },
];

export const isMirrored = (pose: Pose): boolean => pose.flipColumns !== pose.flipRows;

/** True when a pose brings a lattice's groups, by their questions, into the key's order. */
export const bringsInOrder = ({ flipColumns }: Pose, rows: readonly number[], groups: readonly number[]): boolean =>
  (flipColumns ? [...rows].reverse() : rows).join() === groups.join();

/** Fewer numbers than this say nothing, nor does print beside fewer of the rows than this share: it is there by chance. */
const MIN_NUMBERS = 3;
const MIN_NUMBERED = 0.4;
/** Weight of the widths when the best way of numbering is chosen. */
const WIDTHS_WEIGHT = 0.3;

/** Ways of numbering that sheets use: from 1 in each group or running on; with a leading zero or without. */
const numberings = [false, true].flatMap((runsOn) => [false, true].map((padded) => ({ runsOn, padded })));

/** Numbers in the order in which a pose reads them, each with its place in the key. */
function inOrder(numbers: RowNumbers, rows: readonly number[], pose: Pose) {
  const side = pose.flipColumns ? numbers.after : numbers.before;
  const order = rows.map((_, group) => (pose.flipColumns ? rows.length - 1 - group : group));
  let before = 0;
  return order.flatMap((group) => {
    const start = before;
    before += rows[group]!;
    return (side[group] ?? []).map((number) => ({
      number,
      start,
      question: pose.flipRows ? rows[group]! - number.row : number.row + 1,
    }));
  });
}

/** Blurs of a photo out of focus or moved, which digits are compared with where sharp ones are not legible. */
export const BLURS: readonly PrintBlur[] = [
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

function meanOf(patches: readonly GlyphPatch[]): GlyphPatch {
  const mean = new Float32Array(patches[0]!.length);
  for (const patch of patches) for (let cell = 0; cell < mean.length; cell++) mean[cell]! += patch[cell]!;
  return mean.map((sum) => sum / patches.length);
}

const mirroredBlurs = new WeakMap<PrintBlur, PrintBlur>();

/** A blur as a picture that is turned over shows it: a path slants the other way. */
function turnedOver(blur: PrintBlur): PrintBlur {
  const known = mirroredBlurs.get(blur) ?? { ...blur, moveX: -blur.moveX };
  mirroredBlurs.set(blur, known);
  return known;
}

/** Mean correlation of pictures with templates, one each, -1 to 1. */
type Likeness = (templates: readonly GlyphPatch[]) => number;

const likenessTo =
  (pictures: readonly GlyphPatch[], flipY: boolean): Likeness =>
  (templates) => {
    let sum = 0;
    for (let at = 0; at < pictures.length; at++) sum += correlate(pictures[at]!, templates[at]!, flipY);
    return sum / pictures.length;
  };

/** As `likenessTo`, of what the numbers differ in from their mean: blurred, all are the same blot for the most part. */
function likenessOfDifferences(pictures: readonly GlyphPatch[], flipY: boolean): Likeness {
  const likeness = likenessTo(pictures, flipY);
  const seen = meanOf(pictures);
  // Patches have length 1: what they vary around their mean is what the mean lacks of it.
  const variance = (mean: GlyphPatch) => 1 - productOf(mean, mean);
  const varianceSeen = variance(seen);
  return (templates) => {
    const expected = meanOf(templates);
    const spread = varianceSeen * variance(expected);
    return spread > 0 ? (likeness(templates) - correlate(seen, expected, flipY)) / Math.sqrt(spread) : 0;
  };
}

/** What numbers say of a pose. */
export interface NumberSigns {
  /** Mean correlation of their pictures with the digits expected there; 0 where they are unlike, which says nothing. */
  readonly digits: number;
  /** Correlation of their widths with their count of digits: -1 to 1. */
  readonly widths: number;
}

/** What the numbers say of a pose by the way of numbering that explains them best, as a photo blurred like that would show them. */
export function numberSigns(
  numbers: RowNumbers,
  rows: readonly number[],
  pose: Pose,
): (blur: PrintBlur) => NumberSigns {
  const placed = inOrder(numbers, rows, pose);
  const questions = rows.reduce((sum, own) => sum + own, 0);
  if (placed.length < Math.max(MIN_NUMBERS, questions * MIN_NUMBERED)) return () => ({ digits: 0, widths: 0 });
  const widths = toUnit(Float32Array.from(placed, ({ number }) => number.width));
  const ways = numberings.map(({ runsOn, padded }) => {
    const texts = placed.map(({ start, question }) =>
      String(runsOn ? start + question : question).padStart(padded ? 2 : 1, '0'),
    );
    const lengths = toUnit(Float32Array.from(texts, (text) => text.length));
    return { texts, widths: productOf(widths, lengths) };
  });
  const pictures = placed.map(({ number }) => number.patch);
  const likeness = likenessTo(pictures, pose.flipRows);
  let ofDifferences: Likeness | null = null;
  return (blur) => {
    const asSeen = isMirrored(pose) ? turnedOver(blur) : blur;
    if (blur !== SHARP) ofDifferences ??= likenessOfDifferences(pictures, pose.flipRows);
    const likenessOf = blur === SHARP ? likeness : ofDifferences!;
    let best = { digits: -1, widths: -1 };
    for (const way of ways) {
      const digits = likenessOf(way.texts.map((text) => textTemplate(text, asSeen)));
      if (digits + way.widths * WIDTHS_WEIGHT > best.digits + best.widths * WIDTHS_WEIGHT)
        best = { digits, widths: way.widths };
    }
    return { widths: best.widths, digits: Math.max(0, best.digits) };
  };
}
