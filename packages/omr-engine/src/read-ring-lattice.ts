import { type Attempt, failed } from './core/attempt.ts';
import type { BubbleSpot } from './core/bubble-spot.ts';
import type { WorkImage } from './core/gray-image.ts';
import type { Pair } from './core/homography.ts';
import type { SheetSpec } from './core/sheet-layout.ts';
import type { Workspace } from './core/workspace.ts';
import { HALF_LINE_PX, hasRingsOutside } from './stages/check-surroundings.ts';
import { settleDirection } from './stages/direction.ts';
import { findLattice } from './stages/find-lattice.ts';
import type { Component } from './stages/label-components.ts';
import { type LatticeModel, modelLattice } from './stages/lattice-model.ts';
import { MAX_UNSEEN, measureSheet } from './stages/measure-sheet.ts';
import { findOptionLetters } from './stages/option-letters.ts';
import { findRowNumbers } from './stages/row-numbers.ts';

/** What speaks for a fit must be this share of its rings: less means rings beside the key's grid, or many missing. */
const MIN_FIT = 0.85;

/** Bubbles of the key on the image, or null when the groups' sizes come in another order than the key's. */
function placeKey(
  model: LatticeModel,
  groups: readonly number[],
  options: number,
  flipColumns: boolean,
  flipRows: boolean,
): BubbleSpot[] | null {
  const ordered = flipColumns ? [...model.groups].reverse() : model.groups;
  const spots: BubbleSpot[] = [];
  for (const [group, rows] of groups.entries()) {
    const own = ordered[group]!;
    if (own.rows !== rows) return null;
    for (let question = 0; question < rows; question++) {
      for (let option = 0; option < options; option++) {
        const row = flipRows ? rows - 1 - question : question;
        const column = flipColumns ? options - 1 - option : option;
        const [x, y] = own.place(row, column);
        const [width, height] = own.size(row, column);
        const radiusX = width / 2 - HALF_LINE_PX;
        const radiusY = height / 2 - HALF_LINE_PX;
        spots.push({ group, question: question + 1, option, x, y, radiusX, radiusY });
      }
    }
  }
  return spots;
}

/** Corners of the lattice, clockwise from its top-left as the image shows it. */
function outlineOf(model: LatticeModel, options: number): Pair[] {
  const first = model.groups[0]!;
  const last = model.groups[model.groups.length - 1]!;
  return [
    first.place(-1, -1),
    last.place(-1, options),
    last.place(last.rows, options),
    first.place(first.rows, -1),
  ].map(([x, y]): Pair => [x, y]);
}

/**
 * Reads any sheet whose rings form the key's shape: no markers, no frame needed.
 *
 * @param usualInk  The image's ink at the usual threshold.
 * @param measureIn Image to measure in, where the one to find things in was enhanced.
 */
export function readRingLattice(
  image: WorkImage,
  spec: SheetSpec,
  usualInk: readonly Component[],
  workspace: Workspace,
  measureIn = image,
): Attempt {
  const { groups, options } = spec;
  const found = findLattice(image, groups, options, usualInk, workspace);
  if (!found) return failed('no-sheet');
  const model = modelLattice(found.fit, options);
  const outline = outlineOf(model, options);
  const direction = settleDirection(
    findRowNumbers(image, found.components, model, options),
    () => findOptionLetters(image, model, options),
    model.groups.map(({ rows }) => rows),
    groups,
  );
  if (!direction.ok) return failed('direction-unclear', 0, outline);
  const { flipColumns, flipRows } = direction;
  const spots = placeKey(model, groups, options, flipColumns, flipRows);
  if (!spots) return failed('layout-mismatch', 0, outline);
  const { bubbles, sheetContrast, unseenShare } = measureSheet(measureIn, spots);
  if (unseenShare > MAX_UNSEEN) return failed('bubbles-unseen', 0, outline);
  const misfits =
    found.fit.spareGroups > 0 ||
    found.fit.score < found.fit.ringCount * MIN_FIT ||
    hasRingsOutside(measureIn, model, options, sheetContrast);
  if (misfits) return failed('layout-mismatch', 0, outline);
  return { ok: true, spots, bubbles, outline, markersFound: 0, mirrored: flipColumns !== flipRows };
}
