import type { BubbleSpot } from '../core/bubble-spot.ts';
import type { WorkImage } from '../core/gray-image.ts';
import { fitHomography, type Pair, type PlaneMap } from '../core/homography.ts';
import { lengthOf } from '../core/length.ts';
import { learnPaperField } from '../core/paper-field.ts';
import { PointIndex } from '../core/point-index.ts';
import { median } from '../core/statistics.ts';
import { cubic, fitPointSurface, linear, quadratic } from '../core/surface.ts';
import { hypotheses, rowsOf } from './model-hypotheses.ts';
import { printLikeness } from './print-map.ts';
import type { Print } from './print-shapes.ts';
import type { SeenGroup } from './propose-groups.ts';
import type { ModelGroup, ModelPoint, SheetModel } from './sheet-model.ts';

/** A spot is confirmed by what the picture shows within this share of its group's step. */
const REACH = 0.3;
/** A picture is the model's sheet when so many of its spots are confirmed. */
export const LEAST_CONFIRMED = 0.75;
/** Hypotheses within this share of the best are told apart by what else is printed. */
const NEARLY_BEST = 0.9;
/** ...and of those, and of the best, this much likeness is worth a confirmed share of 1. */
const PRINT_WORTH = 1;
const BESIDE_WORTH = 0.2;
/** A way that is worth no more than another by this is a guess. */
const CLEARLY = 0.05;
const MOST_RIVALS = 24;
/** A shape's size against its bubble's, when it tells where the bubble is. */
const OWN_SIZE = 1.35;
const ROUNDS = 3;
/** Spots that a bend of the paper is fitted to. */
const ENOUGH_FOR_CUBIC = 40;
const ENOUGH_FOR_QUADRATIC = 16;
const INDEX_PX = 40;

/** A model laid onto a picture. */
export interface ModelRegistration {
  readonly toImage: PlaneMap;
  /** Share of the model's spots that the picture confirms, 0 to 1. */
  readonly confirmed: number;
  /** Median distance of what confirms them from where it was foretold, in bubbles' widths. */
  readonly residual: number;
}

/** The shorter step of a group, px of the model. */
function stepOf(group: ModelGroup): number {
  const rows = rowsOf(group);
  const [first, second] = [rows[0]![0]!, rows[1]?.[0]];
  const next = rows[0]![1];
  const steps = [second, next].flatMap((point) => (point ? [lengthOf(point.x - first.x, point.y - first.y)] : []));
  return steps.length > 0 ? Math.min(...steps) : 2 * Math.min(group.bubble.width, group.bubble.height);
}

interface Spot extends ModelPoint {
  readonly group: ModelGroup;
  readonly reach: number;
}

const spotsOf = (groups: readonly ModelGroup[]): Spot[] =>
  groups.flatMap((group) => {
    const reach = REACH * stepOf(group);
    return group.lines.flat().map(({ x, y }) => ({ x, y, group, reach }));
  });

/** How many px of the picture a px of the model is at a spot. */
const scaleAt = (map: PlaneMap, { x, y }: ModelPoint): number => {
  const [fromX, fromY] = map(x, y);
  const [rightX, rightY] = map(x + 1, y);
  const [downX, downY] = map(x, y + 1);
  return (lengthOf(rightX - fromX, rightY - fromY) + lengthOf(downX - fromX, downY - fromY)) / 2;
};

interface Seen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Share of a model's spots that the picture confirms under a map. */
const confirmedBy = (spots: readonly Spot[], index: PointIndex<Seen>, map: PlaneMap): number =>
  spots.filter((spot) => index.nearest(...map(spot.x, spot.y), spot.reach * scaleAt(map, spot))).length /
  Math.max(1, spots.length);

/** Pairs of a model's spots and what confirms them. */
function pairsUnder(spots: readonly Spot[], index: PointIndex<Seen>, map: PlaneMap) {
  return spots.flatMap((spot) => {
    const scale = scaleAt(map, spot);
    const [x, y] = map(spot.x, spot.y);
    const [width, height] = [spot.group.bubble.width * scale, spot.group.bubble.height * scale];
    const long = Math.max(width, height);
    const isOwn = (seen: Seen) =>
      Math.max(seen.width, seen.height) < OWN_SIZE * long && Math.max(seen.width, seen.height) * OWN_SIZE > long;
    const seen = index.nearest(x, y, spot.reach * scale, isOwn);
    return seen ? [{ spot, seen, off: lengthOf(seen.x - x, seen.y - y) / long }] : [];
  });
}

/** A perspective that all that confirms a first one agrees on: one group says little of another far away. */
function settled(spots: readonly Spot[], index: PointIndex<Seen>, first: PlaneMap): PlaneMap {
  let map = first;
  for (let round = 0; round < ROUNDS; round++) {
    const pairs = pairsUnder(spots, index, map);
    if (pairs.length < 8) return first;
    map = fitHomography(
      pairs.map(({ spot }): Pair => [spot.x, spot.y]),
      pairs.map(({ seen }): Pair => [seen.x, seen.y]),
    );
  }
  return map;
}

/** Lets what the picture shows pull a first map into spot: a perspective, then the paper's bend, then its waves. */
function refined(
  model: SheetModel,
  spots: readonly Spot[],
  index: PointIndex<Seen>,
  first: PlaneMap,
): ModelRegistration {
  let map = first;
  let pairs = pairsUnder(spots, index, map);
  const unit = Math.max(model.width, model.height);
  for (let round = 0; round < ROUNDS && pairs.length >= 8; round++) {
    const plane = fitHomography(
      pairs.map(({ spot }): Pair => [spot.x, spot.y]),
      pairs.map(({ seen }): Pair => [seen.x, seen.y]),
    );
    const polynomial =
      pairs.length >= ENOUGH_FOR_CUBIC ? cubic : pairs.length >= ENOUGH_FOR_QUADRATIC ? quadratic : linear;
    const bend = fitPointSurface(
      pairs.map(({ spot, seen }) => {
        const [x, y] = plane(spot.x, spot.y);
        return { u: spot.x / unit - 0.5, v: spot.y / unit - 0.5, x: seen.x - x, y: seen.y - y };
      }),
      polynomial,
    );
    map = (x, y) => {
      const [atX, atY] = plane(x, y);
      const [dx, dy] = bend.at(x / unit - 0.5, y / unit - 0.5);
      return [atX + dx, atY + dy];
    };
    pairs = pairsUnder(spots, index, map);
  }
  const smooth = map;
  const field = learnPaperField(
    pairs.map(({ spot, seen }) => {
      const [x, y] = smooth(spot.x, spot.y);
      return { x: spot.x, y: spot.y, dx: seen.x - x, dy: seen.y - y };
    }),
    median(spots.map(({ reach }) => reach / REACH)),
  );
  return {
    toImage: (x, y) => {
      const [atX, atY] = smooth(x, y);
      const [dx, dy] = field.at(x, y);
      return [atX + dx, atY + dy];
    },
    confirmed: confirmedBy(spots, index, smooth),
    residual: median(pairs.map(({ off }) => off)),
  };
}

/**
 * Lays a model onto a picture by the groups seen in it. What is seen beyond the model's groups counts for nothing; where several ways fit
 * (groups alike, a sheet turned), what else is printed decides.
 *
 * @returns Null when no group of the model is seen; 'direction-unclear' where two ways fit and nothing tells which.
 */
export function registerModel(
  image: WorkImage,
  model: SheetModel,
  print: Print,
  groups: readonly SeenGroup[],
): ModelRegistration | 'direction-unclear' | null {
  // What is not read helps to tell ways apart; that it is not seen says nothing.
  const spots = spotsOf(model.groups.filter(({ use }) => use));
  const beside = spotsOf(model.groups.filter(({ use }) => !use));
  const cells = groups.flatMap(({ cells: rows, width, height }): Seen[] =>
    rows.flat().map(([x, y]) => ({ x, y, width, height })),
  );
  const confirming = new PointIndex<Seen>([...cells, ...print.closed], INDEX_PX);
  const found = model.groups.flatMap((known) =>
    known.rows > 1 && known.options > 1
      ? groups.flatMap((seen) => (seen.cells.length > 1 && seen.cells[0]!.length > 1 ? hypotheses(known, seen) : []))
      : [],
  );
  const scored = found
    .map((map) => ({ map, confirmed: confirmedBy(spots, confirming, map) }))
    .sort((a, b) => b.confirmed - a.confirmed);
  const best = scored[0];
  if (!best) return null;
  const rivals = scored.filter(({ confirmed }) => confirmed >= NEARLY_BEST * best.confirmed).slice(0, MOST_RIVALS);
  const judged = rivals
    .map(({ map: rough }) => settled(spots, confirming, rough))
    .map((map) => ({
      map,
      worth:
        confirmedBy(spots, confirming, map) +
        BESIDE_WORTH * confirmedBy(beside, confirming, map) +
        PRINT_WORTH * printLikeness(image, model, map),
    }))
    .sort((a, b) => b.worth - a.worth);
  const first = judged[0]!.map;
  const isOther = (map: PlaneMap) =>
    spots.some((spot) => {
      const [x, y] = first(spot.x, spot.y);
      const [otherX, otherY] = map(spot.x, spot.y);
      return lengthOf(otherX - x, otherY - y) > 2 * spot.reach * scaleAt(first, spot);
    });
  const next = judged.slice(1).find(({ map }) => isOther(map));
  if (next && judged[0]!.worth - next.worth < CLEARLY) return 'direction-unclear';
  return refined(model, spots, new PointIndex<Seen>([...print.closed, ...cells], INDEX_PX), first);
}

/** A model's spots in a picture, by group and line, with their half axes there; `group` is its index in `groups`. */
export function locateModel(groups: readonly ModelGroup[], toImage: PlaneMap): BubbleSpot[] {
  return groups.flatMap(({ lines, bubble }, group) =>
    lines.flatMap((line, at) =>
      line.map(({ x, y }, option) => {
        const [atX, atY] = toImage(x, y);
        const [rightX, rightY] = toImage(x + bubble.width / 2, y);
        const [downX, downY] = toImage(x, y + bubble.height / 2);
        return {
          group,
          question: at + 1,
          option,
          x: atX,
          y: atY,
          // Half sides of the box around the ellipse that the bubble is there.
          radiusX: lengthOf(rightX - atX, downX - atX),
          radiusY: lengthOf(rightY - atY, downY - atY),
        };
      }),
    ),
  );
}
