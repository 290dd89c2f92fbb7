import { type GrayImage, sampleBilinear } from '../core/gray-image.ts';
import { lengthOf } from '../core/length.ts';
import { PointIndex } from '../core/point-index.ts';
import { median } from '../core/statistics.ts';
import { likeness, lookAt, lookAtLattice, usualCell, usualSize } from './cell-looks.ts';
import { columnsOf, type Lattice } from './lattice.ts';
import { type PrintShape, sizeRatio } from './print-shapes.ts';

/** A bubble outside the groups is as large as theirs but for this ratio, and looks like theirs by so much. */
const SAME_SIZE = 1.3;
const AS_LIKE = 0.42;
/** Fewer in line are so by chance; and paper is as bright as the group's by this share. */
const LEAST_MEMBERS = 3;
const AS_BRIGHT = 0.6;
/** The next in line is at most so many sizes away, in a direction that is off the rows' by less than this, radians. */
const REACH_SIZES = 5;
const CONE = 0.12;
/** Steps of one line are alike. */
const SAME_STEP = 0.12;
const INDEX_PX = 40;

type Direction = { readonly x: number; readonly y: number };

function chainFrom(first: PrintShape, along: Direction, index: PointIndex<PrintShape>): PrintShape[] {
  const chain = [first];
  let step = 0;
  for (;;) {
    const last = chain[chain.length - 1]!;
    let best: PrintShape | null = null;
    let least = REACH_SIZES * Math.max(last.width, last.height);
    index.near(last.x, last.y, least, (other, distance) => {
      const forward = (other.x - last.x) * along.x + (other.y - last.y) * along.y;
      const aside = Math.abs((other.y - last.y) * along.x - (other.x - last.x) * along.y);
      if (other === last || distance >= least || forward <= 0 || aside > CONE * forward) return;
      if (step > 0 && Math.abs(distance / step - 1) > SAME_STEP) return;
      least = distance;
      best = other;
    });
    if (!best) return chain;
    step ||= least;
    chain.push(best);
  }
}

/**
 * Rows and columns of bubbles beside the groups, one line each: the kind of test, the series of a booklet.
 *
 * @param shapes What the picture shows.
 * @param model  A group of the same sheet: such bubbles look like its own.
 * @param taken  Spots of groups.
 */
export function singleLines(
  image: GrayImage,
  shapes: readonly PrintShape[],
  model: Lattice,
  taken: PointIndex<{ readonly x: number; readonly y: number }>,
): Lattice[] {
  const size = usualSize(model);
  const usual = usualCell(lookAtLattice(image, model));
  const paperBeside = ({ x, y, width }: PrintShape) => sampleBilinear(image, x + 0.75 * width, y);
  const paper = median(model.flat().flatMap((shape) => (shape ? [paperBeside(shape)] : [])));
  const free = shapes.filter(
    (shape) =>
      paperBeside(shape) >= AS_BRIGHT * paper &&
      sizeRatio(shape, size) < SAME_SIZE &&
      !taken.nearest(shape.x, shape.y, 0.6 * Math.min(size.width, size.height)) &&
      likeness(lookAt(image, shape.x, shape.y, size.width, size.height), usual, true) >= AS_LIKE,
  );
  const [first, second] = [model[0]!.find((shape) => shape), model[0]!.findLast((shape) => shape)];
  const across = lengthOf(second!.x - first!.x, second!.y - first!.y) || 1;
  const right = { x: (second!.x - first!.x) / across, y: (second!.y - first!.y) / across };
  const down = { x: -right.y, y: right.x };
  const index = new PointIndex(free, INDEX_PX);
  const used = new Set<PrintShape>();
  const ordered = free.toSorted((a, b) => a.x + a.y - b.x - b.y);
  return ordered.flatMap((shape) => {
    if (used.has(shape)) return [];
    const [row, column] = [right, down].map((along) => chainFrom(shape, along, index).filter((one) => !used.has(one)));
    const best = row!.length >= column!.length ? [row!] : columnsOf([column!]);
    const members = best.flat();
    if (members.length < LEAST_MEMBERS) return [];
    for (const member of members) used.add(member);
    return [best];
  });
}
