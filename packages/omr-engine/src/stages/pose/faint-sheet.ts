import type { WorkImage } from '../../core/gray-image.ts';
import type { SheetSpec } from '../../core/sheet-layout.ts';
import type { Workspace } from '../../core/workspace.ts';
import { findInk } from '../ink/label-components.ts';
import { fineThreshold } from '../ink/threshold-runs.ts';
import { FAINT_RINGS, MIN_RING_PX, ringCandidates } from '../rings/ring-candidates.ts';
import type { FoundSheet } from './attempt.ts';
import { hasOtherSheet } from './other-sheet.ts';

/** The page leaves another sheet no room where it covers more than this of the image. */
const MOST_OF_IMAGE = 0.8;

/** As `hasOtherSheet` beside our page, for a sheet whose print is too faint for the usual threshold: a look that costs half a frame. */
export function hasFaintSheet(
  image: WorkImage,
  { spots, outline }: FoundSheet,
  spec: SheetSpec,
  workspace: Workspace,
): boolean {
  const area = outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length]!;
    return sum + (x * nextY - y * nextX) / 2;
  }, 0);
  if (Math.abs(area) > image.width * image.height * MOST_OF_IMAGE) return false;
  const ink = findInk(image, fineThreshold(image.frameSide), workspace);
  const rings = ringCandidates(image, ink, MIN_RING_PX, FAINT_RINGS);
  return hasOtherSheet(rings, spots, spec, { page: outline, frame: image });
}
