import type { BubbleSpot } from '../core/bubble-spot.ts';
import type { WorkImage } from '../core/gray-image.ts';
import { fitHomography, type Pair, type PlaneMap } from '../core/homography.ts';
import { lengthOf } from '../core/length.ts';
import { PointIndex } from '../core/point-index.ts';
import { median } from '../core/statistics.ts';
import { cubic, fitPointSurface, linear, quadratic } from '../core/surface.ts';
import { learnPaperField } from '../stages/pose/paper-field.ts';
import { printLikeness } from './print-map.ts';
import type { Print } from './print-shapes.ts';
import type { SeenGroup } from './propose-groups.ts';
import type { ModelGroup, ModelPoint, SheetModel } from './sheet-model.ts';

/** Seen lines that may be missing at an edge of a group, or be too many. */
const MOST_SHIFT = 2;
/** A place is confirmed by what the picture shows within this share of its group's step. */
const REACH = 0.3;
/** A picture is the model's sheet when so many of its places are confirmed. */
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
/** Places that a bend of the paper is fitted to. */
const ENOUGH_FOR_CUBIC = 40;
const ENOUGH_FOR_QUADRATIC = 16;
const INDEX_PX = 40;

/** A model laid onto a picture. */
export interface ModelRegistration {
  readonly toImage: PlaneMap;
  /** Share of the model's places that the picture confirms, 0 to 1. */
  readonly confirmed: number;
  /** Median distance of what confirms them from where it was foretold, in bubbles' widths. */
  readonly residual: number;
}

const transposed = <Item>(rows: readonly (readonly Item[])[]): Item[][] =>
  rows[0]!.map((_, at) => rows.map((row) => row[at]!));
const turned = <Item>(rows: readonly (readonly Item[])[]): Item[][] => transposed(rows).map((row) => row.toReversed());

/** A group's places as rows and columns of the sheet. */
const rowsOf = ({ lines, direction }: ModelGroup): ModelPoint[][] => {
  const even = lines.map((line) => [...line]).filter((line) => line.length === Math.max(...lines.map((l) => l.length)));
  return direction === 'horizontal' ? even : transposed(even);
};

/** The shorter step of a group, px of the model. */
function stepOf(group: ModelGroup): number {
  const rows = rowsOf(group);
  const [first, second] = [rows[0]![0]!, rows[1]?.[0]];
  const next = rows[0]![1];
  const steps = [second, next].flatMap((point) => (point ? [lengthOf(point.x - first.x, point.y - first.y)] : []));
  return steps.length > 0 ? Math.min(...steps) : 2 * Math.min(group.bubble.width, group.bubble.height);
}

interface Place extends ModelPoint {
  readonly group: ModelGroup;
  readonly reach: number;
}

const placesOf = (groups: readonly ModelGroup[]): Place[] =>
  groups.flatMap((group) => {
    const reach = REACH * stepOf(group);
    return group.lines.flat().map(({ x, y }) => ({ x, y, group, reach }));
  });

/** How many px of the picture a px of the model is at a place. */
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

/** Every way of laying a model's group onto a seen one: as it stands, turned, or a line or two along. */
function hypotheses(known: ModelGroup, seen: SeenGroup): PlaneMap[] {
  const rows = rowsOf(known);
  const maps: PlaneMap[] = [];
  let cells = seen.cells.map((row) => [...row]);
  for (let quarter = 0; quarter < 4; quarter++, cells = turned(cells)) {
    const [extraRows, extraColumns] = [cells.length - rows.length, cells[0]!.length - rows[0]!.length];
    if (Math.abs(extraRows) > MOST_SHIFT || Math.abs(extraColumns) > MOST_SHIFT) continue;
    for (let down = Math.min(0, extraRows); down <= Math.max(0, extraRows); down++) {
      for (let right = Math.min(0, extraColumns); right <= Math.max(0, extraColumns); right++) {
        const from: Pair[] = [];
        const to: Pair[] = [];
        rows.forEach((row, y) => {
          row.forEach((point, x) => {
            const cell = cells[y + down]?.[x + right];
            if (!cell) return;
            from.push([point.x, point.y]);
            to.push(cell);
          });
        });
        if (from.length >= 4 && new Set(from.map(([x]) => x)).size > 1) maps.push(fitHomography(from, to));
      }
    }
  }
  return maps;
}

/** Share of a model's places that the picture confirms under a map. */
const confirmedBy = (places: readonly Place[], index: PointIndex<Seen>, map: PlaneMap): number =>
  places.filter((place) => index.nearest(...map(place.x, place.y), place.reach * scaleAt(map, place))).length /
  Math.max(1, places.length);

/** Pairs of a model's places and what confirms them. */
function pairsUnder(places: readonly Place[], index: PointIndex<Seen>, map: PlaneMap) {
  return places.flatMap((place) => {
    const scale = scaleAt(map, place);
    const [x, y] = map(place.x, place.y);
    const [width, height] = [place.group.bubble.width * scale, place.group.bubble.height * scale];
    const long = Math.max(width, height);
    const isOwn = (seen: Seen) =>
      Math.max(seen.width, seen.height) < OWN_SIZE * long && Math.max(seen.width, seen.height) * OWN_SIZE > long;
    const seen = index.nearest(x, y, place.reach * scale, isOwn);
    return seen ? [{ place, seen, off: lengthOf(seen.x - x, seen.y - y) / long }] : [];
  });
}

/** A perspective that all that confirms a first one agrees on: one group says little of another far away. */
function settled(places: readonly Place[], index: PointIndex<Seen>, first: PlaneMap): PlaneMap {
  let map = first;
  for (let round = 0; round < ROUNDS; round++) {
    const pairs = pairsUnder(places, index, map);
    if (pairs.length < 8) return first;
    map = fitHomography(
      pairs.map(({ place }): Pair => [place.x, place.y]),
      pairs.map(({ seen }): Pair => [seen.x, seen.y]),
    );
  }
  return map;
}

/** Lets what the picture shows pull a first map into place: a perspective, then the paper's bend, then its waves. */
function refined(
  model: SheetModel,
  places: readonly Place[],
  index: PointIndex<Seen>,
  first: PlaneMap,
): ModelRegistration {
  let map = first;
  let pairs = pairsUnder(places, index, map);
  const unit = Math.max(model.width, model.height);
  for (let round = 0; round < ROUNDS && pairs.length >= 8; round++) {
    const plane = fitHomography(
      pairs.map(({ place }): Pair => [place.x, place.y]),
      pairs.map(({ seen }): Pair => [seen.x, seen.y]),
    );
    const polynomial =
      pairs.length >= ENOUGH_FOR_CUBIC ? cubic : pairs.length >= ENOUGH_FOR_QUADRATIC ? quadratic : linear;
    const bend = fitPointSurface(
      pairs.map(({ place, seen }) => {
        const [x, y] = plane(place.x, place.y);
        return { u: place.x / unit - 0.5, v: place.y / unit - 0.5, x: seen.x - x, y: seen.y - y };
      }),
      polynomial,
    );
    map = (x, y) => {
      const [atX, atY] = plane(x, y);
      const [dx, dy] = bend.at(x / unit - 0.5, y / unit - 0.5);
      return [atX + dx, atY + dy];
    };
    pairs = pairsUnder(places, index, map);
  }
  const smooth = map;
  const field = learnPaperField(
    pairs.map(({ place, seen }) => {
      const [x, y] = smooth(place.x, place.y);
      return { x: place.x, y: place.y, dx: seen.x - x, dy: seen.y - y };
    }),
    median(places.map(({ reach }) => reach / REACH)),
  );
  return {
    toImage: (x, y) => {
      const [atX, atY] = smooth(x, y);
      const [dx, dy] = field.at(x, y);
      return [atX + dx, atY + dy];
    },
    confirmed: confirmedBy(places, index, smooth),
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
  const places = placesOf(model.groups.filter(({ use }) => use));
  const beside = placesOf(model.groups.filter(({ use }) => !use));
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
    .map((map) => ({ map, confirmed: confirmedBy(places, confirming, map) }))
    .sort((a, b) => b.confirmed - a.confirmed);
  const best = scored[0];
  if (!best) return null;
  const rivals = scored.filter(({ confirmed }) => confirmed >= NEARLY_BEST * best.confirmed).slice(0, MOST_RIVALS);
  const judged = rivals
    .map(({ map: rough }) => settled(places, confirming, rough))
    .map((map) => ({
      map,
      worth:
        confirmedBy(places, confirming, map) +
        BESIDE_WORTH * confirmedBy(beside, confirming, map) +
        PRINT_WORTH * printLikeness(image, model, map),
    }))
    .sort((a, b) => b.worth - a.worth);
  const first = judged[0]!.map;
  const isOther = (map: PlaneMap) =>
    places.some((place) => {
      const [x, y] = first(place.x, place.y);
      const [otherX, otherY] = map(place.x, place.y);
      return lengthOf(otherX - x, otherY - y) > 2 * place.reach * scaleAt(first, place);
    });
  const next = judged.slice(1).find(({ map }) => isOther(map));
  if (next && judged[0]!.worth - next.worth < CLEARLY) return 'direction-unclear';
  return refined(model, places, new PointIndex<Seen>([...print.closed, ...cells], INDEX_PX), first);
}

/** A model's places in a picture, by group and line, with their half axes there; `group` is its index in `groups`. */
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
