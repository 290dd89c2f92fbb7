import type { GrayImage } from '../../core/gray-image.ts';
import { LEAST_CONTRAST, ringContrast } from '../rings/ring-presence.ts';
import { modelOf, ringOf } from './lattice-model.ts';
import { type LatticeNode, type LatticePatch, patchOf } from './lattice-patch.ts';

const MIN_NODES = 8;
/** A supplied line needs this share of its rings' sectors on the image, and this lead over the line at the other end. */
const MIN_LINE_SHARE = 0.7;
const MIN_LINE_LEAD = 0.15;

interface Line {
  readonly share: number;
  readonly nodes: readonly LatticeNode[];
}

/** Which kind of line a patch lacks to have the key's shape, or null. */
function lackingLine(
  { rows, columns, nodes }: LatticePatch,
  sizes: ReadonlySet<number>,
  options: number,
): 'row' | 'column' | null {
  if (nodes.length < MIN_NODES) return null;
  if ((columns === options && sizes.has(rows)) || (rows === options && sizes.has(columns))) return null;
  if ((columns === options - 1 && sizes.has(rows)) || (rows === options && sizes.has(columns + 1))) return 'column';
  if ((rows === options - 1 && sizes.has(columns)) || (columns === options && sizes.has(rows + 1))) return 'row';
  return null;
}

/** What the gray image shows where a further line would be. */
function lookAtLine(
  image: GrayImage,
  { rows, columns, nodes }: LatticePatch,
  kind: 'row' | 'column',
  at: number,
): Line {
  const model = modelOf(nodes, rows, columns);
  const { along, down } = nodes[0]!;
  const looked = Array.from({ length: kind === 'column' ? rows : columns }, (_, i) => {
    const [row, column] = kind === 'column' ? [i, at] : [at, i];
    const [x, y] = model.spotAt(row, column);
    const [width, height] = model.size(row, column);
    const sectors = ringContrast(image, ringOf(model, row, column));
    const share = sectors.filter((contrast) => contrast > LEAST_CONTRAST).length / sectors.length;
    return { share, node: { row, column, ring: { x, y, width, height, size: (width + height) / 2 }, along, down } };
  });
  return {
    share: looked.reduce((sum, { share }) => sum + share, 0) / looked.length,
    nodes: looked.map(({ node }) => node),
  };
}

/**
 * Supplies a line that the threshold lost (a shadow's edge, a hand) to a patch that lacks it to have the key's shape, where the
 * gray image shows rings one step outside.
 */
export function extendPatch(
  image: GrayImage,
  patch: LatticePatch,
  groups: readonly number[],
  options: number,
): LatticePatch {
  const kind = lackingLine(patch, new Set(groups), options);
  if (!kind) return patch;
  const before = lookAtLine(image, patch, kind, -1);
  const after = lookAtLine(image, patch, kind, kind === 'column' ? patch.columns : patch.rows);
  const better = before.share > after.share ? before : after;
  const isPlain = better.share >= MIN_LINE_SHARE && Math.abs(before.share - after.share) >= MIN_LINE_LEAD;
  return isPlain ? patchOf([...patch.nodes, ...better.nodes]) : patch;
}
