import { toPhotoX, toPhotoY } from '../core/gray-image.ts';
import { fitHomography, type Pair, type PlaneMap } from '../core/homography.ts';
import type { Photo } from '../core/reading.ts';
import { Workspace } from '../core/workspace.ts';
import { modelPicture } from './model-picture.ts';
import { printOf } from './print-map.ts';
import { findPrint } from './print-shapes.ts';
import { proposeGroups, type SeenGroup } from './propose-groups.ts';
import type { ModelGroup, ModelPoint, SheetModel } from './sheet-model.ts';
import { straightened } from './straighten.ts';

/** What a straightened picture shows around the groups, as a share of their extent: numbers, headings. */
const MARGIN = 0.12;
/** Groups whose rows share this part of the lower one's height stand beside each other. */
const SAME_BAND = 0.5;

const transposed = <Item>(rows: readonly (readonly Item[])[]): Item[][] =>
  rows[0]!.map((_, at) => rows.map((row) => row[at]!));

type Unplaced = Omit<ModelGroup, 'number' | 'name' | 'use'>;

/** A group as the straightened picture shows it. */
function straightGroup({ kind, direction, shape, cells, width, height }: SeenGroup, map: PlaneMap): Unplaced {
  const points = cells.map((row) =>
    row.map(([x, y]): ModelPoint => {
      const [atX, atY] = map(x, y);
      return { x: atX, y: atY };
    }),
  );
  // The straightened picture's scale where the group is.
  const [x, y] = cells[cells.length >> 1]![cells[0]!.length >> 1]!;
  const size = (dx: number, dy: number) => {
    const [fromX, fromY] = map(x - dx / 2, y - dy / 2);
    const [toX, toY] = map(x + dx / 2, y + dy / 2);
    return Math.hypot(toX - fromX, toY - fromY);
  };
  const bubble = { width: size(width, 0), height: size(0, height) };
  const lines = direction === 'horizontal' ? points : transposed(points);
  const xs = points.flat().map((point) => point.x);
  const ys = points.flat().map((point) => point.y);
  const isSeenAs = kind === 'digits' || kind === 'other';
  return {
    kind,
    rows: isSeenAs ? cells.length : lines.length,
    options: isSeenAs ? cells[0]!.length : lines[0]!.length,
    direction,
    box: {
      x: Math.min(...xs) - bubble.width / 2,
      y: Math.min(...ys) - bubble.height / 2,
      width: Math.max(...xs) - Math.min(...xs) + bubble.width,
      height: Math.max(...ys) - Math.min(...ys) + bubble.height,
    },
    bubble,
    shape,
    lines,
  };
}

/** Groups left to right in bands from top to bottom. */
function inReadingOrder(groups: readonly Unplaced[]): Unplaced[] {
  const bands: Unplaced[][] = [];
  for (const group of groups.toSorted((a, b) => a.box.y - b.box.y)) {
    const { y, height } = group.box;
    const band = bands.find((members) =>
      members.some(({ box }) => {
        const shared = Math.min(box.y + box.height, y + height) - Math.max(box.y, y);
        return shared >= SAME_BAND * Math.min(height, box.height);
      }),
    );
    if (band) band.push(group);
    else bands.push([group]);
  }
  return bands.flatMap((band) => band.toSorted((a, b) => a.box.x - b.box.x));
}

const round = (value: number): number => Math.round(value * 100) / 100;
const roundPoint = ({ x, y }: ModelPoint): ModelPoint => ({ x: round(x), y: round(y) });

/** A group moved and rounded. */
const moved = (group: Unplaced, dx: number, dy: number): Unplaced => ({
  ...group,
  box: {
    ...roundPoint({ x: group.box.x + dx, y: group.box.y + dy }),
    width: round(group.box.width),
    height: round(group.box.height),
  },
  bubble: { width: round(group.bubble.width), height: round(group.bubble.height) },
  lines: group.lines.map((line) => line.map(({ x, y }) => roundPoint({ x: x + dx, y: y + dy }))),
});

/** A model, and where it lies in the photo that it was learned from. */
export interface ProposedModel {
  readonly model: SheetModel;
  /** From the model's px to the photo's. */
  readonly toPhoto: PlaneMap;
}

/**
 * Proposes a model of the sheet that a picture shows: blank or filled in, of any maker.
 *
 * @param photo A photo, a scan or a page's picture; upright within 20°.
 * @returns Every group seen is in it and read; null where there is none. Choose with `chooseGroups`.
 */
export const proposeSheetModel = (photo: Photo, workspace = new Workspace()): SheetModel | null =>
  proposePlacedModel(photo, workspace)?.model ?? null;

/** As `proposeSheetModel`, with its place in the photo. */
export function proposePlacedModel(photo: Photo, workspace = new Workspace()): ProposedModel | null {
  const { image, enlargement } = modelPicture(photo, workspace);
  const seen = proposeGroups(image, findPrint(image, workspace));
  const planes = seen.filter(({ cells }) => cells.length > 1 && cells[0]!.length > 1);
  if (planes.length === 0) return null;
  const map = straightened(planes.map(({ cells }) => cells));
  const groups = inReadingOrder(seen.map((group) => straightGroup(group, map)));
  const left = Math.min(...groups.map(({ box }) => box.x));
  const top = Math.min(...groups.map(({ box }) => box.y));
  const right = Math.max(...groups.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...groups.map(({ box }) => box.y + box.height));
  const margin = MARGIN * Math.max(right - left, bottom - top);
  const [dx, dy] = [margin - left, margin - top];
  const size = { width: Math.round(right - left + 2 * margin), height: Math.round(bottom - top + 2 * margin) };
  const spots = planes.flatMap(({ cells }) => cells.flat());
  const toImage = fitHomography(
    spots.map((spot): Pair => {
      const [x, y] = map(...spot);
      return [x + dx, y + dy];
    }),
    spots,
  );
  const model: SheetModel = {
    format: 'caderneta-sheet-model',
    version: 1,
    ...size,
    groups: groups.map((group, at) => ({
      number: at + 1,
      name: `Grupo ${at + 1}`,
      use: group.kind !== 'other',
      ...moved(group, dx, dy),
    })),
    print: printOf(image, size, toImage),
  };
  const toPhoto: PlaneMap = (x, y) => {
    const [u, v] = toImage(x, y);
    return [(toPhotoX(image, u) + 0.5) / enlargement - 0.5, (toPhotoY(image, v) + 0.5) / enlargement - 0.5];
  };
  return { model, toPhoto };
}
