import type { WorkImage } from '../core/gray-image.ts';
import { lengthOf } from '../core/length.ts';
import { PointIndex } from '../core/point-index.ts';
import { isMark, type LatticeLooks, type Look, lookAtLattice } from './cell-looks.ts';
import { latticeMap } from './lattice.ts';
import type { PrintShape } from './print-shapes.ts';
import type { PlacedLattice } from './propose-lattices.ts';
import type { GroupKind } from './sheet-model.ts';

/** What repeats along one axis differs along the other by so many times as much. */
const CLEARLY = 1.5;
const CLEARLY_OF_TWO = 2.5;
const DIGITS = 10;
const BARS = 15;
/** Most letters of a question. */
const MOST_OPTIONS = 5;
/** A digit is narrower than high by this; two are not. */
const ONE_DIGIT = 0.95;
/** Numbers stand within so many steps beside a row's first bubble, and this near to its line. */
const NUMBER_STEPS = 2.4;
const NUMBER_OFF = 0.35;
const INDEX_PX = 40;

const meanLook = (looks: readonly Look[]): Look =>
  looks[0]!.map((_, at) => looks.reduce((sum, look) => sum + look[at]!, 0) / looks.length);

/** How much the cells' looks differ between the lines of an axis, beyond what all share, a degree of freedom each. */
function differenceBetween(lines: LatticeLooks, usual: Look): number {
  let sum = 0;
  let count = 0;
  for (const line of lines) {
    const plain = line.filter((look) => !isMark(look));
    if (plain.length === 0) continue;
    count++;
    for (let at = 0; at < usual.length; at++) {
      let rest = 0;
      for (const look of plain) rest += look[at]! - usual[at]!;
      sum += rest ** 2 / plain.length;
    }
  }
  return sum / Math.max(1, count - 1);
}

/** 'columns': a letter stands below itself; 'rows': a value stands beside itself; null: nothing tells. */
function repeatsAlong(image: WorkImage, { lattice }: PlacedLattice): 'rows' | 'columns' | null {
  const looks = lookAtLattice(image, lattice);
  const plain = looks.flat().filter((look) => !isMark(look));
  const usual = meanLook(plain.length > 0 ? plain : looks.flat());
  const ofColumns = differenceBetween(
    looks[0]!.map((_, at) => looks.map((row) => row[at]!)),
    usual,
  );
  const ofRows = differenceBetween(looks, usual);
  const clearly = Math.min(looks.length, looks[0]!.length) > 2 ? CLEARLY : CLEARLY_OF_TWO;
  return ofColumns > clearly * ofRows ? 'columns' : ofRows > clearly * ofColumns ? 'rows' : null;
}

/** True when one digit stands beside each of ten rows: 0 to 9, since questions have a 10. */
function hasDigitsBeside({ lattice }: PlacedLattice, glyphs: readonly PrintShape[]): boolean {
  const map = latticeMap(lattice);
  if (!map) return false;
  const index = new PointIndex(glyphs, INDEX_PX);
  const labels = lattice.map((_, row) => {
    const [x, y] = map(0, row);
    const [nextX, nextY] = map(1, row);
    const [downX, downY] = map(0, row + 1);
    const step = lengthOf(nextX - x, nextY - y);
    const pitch = lengthOf(downX - x, downY - y);
    let nearest: PrintShape | null = null;
    let least = NUMBER_STEPS * step;
    index.near(x, y, least, (glyph, distance) => {
      const along = ((glyph.x - x) * (nextX - x) + (glyph.y - y) * (nextY - y)) / step;
      const off = Math.abs((glyph.x - x) * (nextY - y) - (glyph.y - y) * (nextX - x)) / step;
      if (along > -0.5 * step || off > NUMBER_OFF * pitch || distance >= least) return;
      least = distance;
      nearest = glyph;
    });
    return nearest as PrintShape | null;
  });
  const known = labels.filter((label) => label !== null);
  const last = labels[labels.length - 1];
  return (
    known.length >= labels.length - 2 && last != null && known.every(({ width, height }) => width <= ONE_DIGIT * height)
  );
}

/** True when a long column is black throughout: bars at a sheet's edge, which nobody filled in. */
const hasBars = (looks: LatticeLooks): boolean =>
  looks.length >= BARS && looks[0]!.some((_, at) => looks.every((row) => isMark(row[at]!)));

/** What a group seems to be, and along which way its lines run. */
export interface GroupSense {
  readonly kind: GroupKind;
  readonly direction: 'horizontal' | 'vertical';
}

export function senseOf(image: WorkImage, group: PlacedLattice, glyphs: readonly PrintShape[]): GroupSense {
  const [rows, columns] = [group.lattice.length, group.lattice[0]!.length];
  if (rows === 1 || columns === 1) return { kind: 'other', direction: rows === 1 ? 'horizontal' : 'vertical' };
  if (hasBars(lookAtLattice(image, group.lattice))) return { kind: 'other', direction: 'horizontal' };
  const repeats = repeatsAlong(image, group);
  if (rows === DIGITS) {
    if (columns > MOST_OPTIONS) return { kind: 'digits', direction: 'vertical' };
    // Marks, too, make rows differ: where bubbles are printed, the numbers beside them must agree.
    const isDigits =
      repeats !== 'columns' && ((repeats === 'rows' && group.isGlyphs) || hasDigitsBeside(group, glyphs));
    return isDigits ? { kind: 'digits', direction: 'vertical' } : { kind: 'questions', direction: 'horizontal' };
  }
  if (columns === DIGITS && repeats === 'columns') return { kind: 'digits', direction: 'horizontal' };
  if (columns <= MOST_OPTIONS && !(repeats === 'rows' && rows <= MOST_OPTIONS && columns > 2))
    return { kind: 'questions', direction: 'horizontal' };
  if (rows <= MOST_OPTIONS) return { kind: 'questions', direction: 'vertical' };
  return { kind: 'other', direction: 'horizontal' };
}
