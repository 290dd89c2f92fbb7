import type { WorkImage } from '../core/gray-image.ts';
import type { Workspace } from '../core/workspace.ts';
import { extendPatch } from './extend-patch.ts';
import { faintRings, RingSearch } from './faint-rings.ts';
import type { FoundLattice, NoLattice } from './find-lattice.ts';
import { findPatches } from './find-patches.ts';
import { fitKeyShape } from './fit-key-shape.ts';
import { evenedImage } from './ring-field.ts';
import { settleLattice } from './settle-lattice.ts';
import { judgeLines } from './settled-lines.ts';

/** A sheet's rings are of so many neighbouring radii: perspective makes the near ones larger. The usual ones are taken together first. */
const RADII_OF_SHEET = 3;
const FIRST_RADII = [3, 4, 2, 5, 1, 6, 0, 7, 8] as const;
/** Rings taken into account, as a multiple of the key's: noise and other print are among them. */
const MOST_RINGS = [2, 4] as const;
/** Strength of the sheet's rings in noises, at least. */
const LEAST_STRENGTH = 2.5;
/** Fewer rings than these may be print by chance. */
const FEWEST_RINGS = 24;
/** Share of the key's rings that a rough lattice has. */
const LEAST_SEEN = 0.6;

/**
 * Finds the key's lattice where noise hides each ring by itself: rings are sought as wholes, at several radii, and a rough lattice of
 * some of them is moved to where all together are seen best. All of its lines show rings then, and none beside them does.
 */
export function findFaintLattice(
  image: WorkImage,
  groups: readonly number[],
  options: number,
  workspace: Workspace,
): FoundLattice | NoLattice {
  const expected = groups.reduce((sum, rows) => sum + rows, 0) * options;
  if (expected < FEWEST_RINGS || Math.min(...groups) < 2) return { ok: false, code: 'no-sheet' };
  const evened = evenedImage(image, workspace);
  const search = new RingSearch(evened);
  for (const most of MOST_RINGS) {
    for (const first of FIRST_RADII) {
      const some = Array.from({ length: RADII_OF_SHEET }, (_, k) => search.at(first + k));
      const rings = faintRings(
        some.flatMap(({ peaks }) => peaks),
        expected * most,
      );
      const patches = findPatches(rings, Math.max(...groups), options);
      const rough = fitKeyShape(
        patches.map((patch) => extendPatch(evened, patch, groups, options)),
        groups,
        options,
      );
      if (!rough || rough.ringCount < expected * LEAST_SEEN) continue;
      const settled = settleLattice(evened, rough, options);
      if (settled.strength < LEAST_STRENGTH * some[0]!.noise) continue;
      const show = judgeLines(evened, settled.groups, settled.shape);
      if (show === 'lacks-line') continue;
      if (show === 'goes-on') return { ok: false, code: 'layout-mismatch' };
      return { ok: true, fit: settled.fit, components: [], candidates: rings, smooth: null, isSettled: true };
    }
  }
  return { ok: false, code: 'no-sheet' };
}
