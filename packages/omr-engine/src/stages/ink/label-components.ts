import type { GrayImage, WorkImage } from '../../core/gray-image.ts';
import type { RunTable } from '../../core/run-table.ts';
import type { LabelTable, Workspace } from '../../core/workspace.ts';
import { lineRuns } from './threshold-lines.ts';
import { type InkThreshold, thresholdRuns, usualThreshold } from './threshold-runs.ts';

/** Connected ink. Position is the centre of its box; all in pixels of the image. */
export interface Component {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Ink pixels. */
  readonly area: number;
  /** Share of the box that lies between the first and last ink of its rows: π/4 for a disk and for a ring alike. */
  readonly hull: number;
  /** Its label in the run table. */
  readonly label: number;
}

/** Smaller specks are noise: no mark, digit or ring of a legible sheet is smaller. */
const MIN_AREA_PX = 6;

/** The components of what is written as runs. */
function componentsOf(image: GrayImage, workspace: Workspace, writeRuns: () => void): Component[] {
  const { clock } = workspace;
  const outer = clock.enter('threshold');
  writeRuns();
  clock.enter('components');
  const components = labelComponents(image.height, workspace);
  clock.enter(outer);
  return components;
}

/** Ink of an image at one threshold. */
export const findInk = (image: GrayImage, threshold: InkThreshold, workspace: Workspace): Component[] =>
  componentsOf(image, workspace, () => thresholdRuns(image, threshold, workspace));

/** Ink of usual print in usual light. */
export const findUsualInk = (image: WorkImage, workspace: Workspace): Component[] =>
  findInk(image, usualThreshold(image.frameSide), workspace);

/** Thin lines of an image. */
export const findLines = (image: GrayImage, workspace: Workspace): Component[] =>
  componentsOf(image, workspace, () => lineRuns(image, workspace));

/** Joins the workspace's runs into 8-connected components. Labels in the run table stay valid until the next threshold. */
export function labelComponents(height: number, workspace: Workspace): Component[] {
  const { runs, labels } = workspace;
  const count = joinRuns(height, runs, labels.parent);
  labels.area.fill(0, 0, count);
  sumRuns(height, runs, labels);
  const components: Component[] = [];
  for (let label = 0; label < count; label++) {
    if (labels.parent[label] !== label || labels.area[label]! < MIN_AREA_PX) continue;
    const left = labels.left[label]!;
    const right = labels.right[label]!;
    const top = labels.top[label]!;
    const bottom = labels.bottom[label]!;
    const width = right - left + 1;
    const boxHeight = bottom - top + 1;
    const lastRow = labels.rowRight[label]! - labels.rowLeft[label]! + 1;
    components.push({
      x: (left + right) / 2,
      y: (top + bottom) / 2,
      width,
      height: boxHeight,
      area: labels.area[label]!,
      hull: (labels.hull[label]! + lastRow) / (width * boxHeight),
      label,
    });
  }
  return components;
}

function rootOf(parent: Int32Array, label: number): number {
  let root = label;
  while (parent[root] !== root) {
    parent[root] = parent[parent[root]!]!;
    root = parent[root]!;
  }
  return root;
}

/** Gives each run a label that it shares with the runs it touches above; returns how many labels there are. */
function joinRuns(height: number, runs: RunTable, parent: Int32Array): number {
  const { first, last, label, rowStart } = runs;
  let count = 0;
  for (let y = 0; y < height; y++) {
    let above = y ? rowStart[y - 1]! : 0;
    const aboveEnd = y ? rowStart[y]! : 0;
    for (let run = rowStart[y]!; run < rowStart[y + 1]!; run++) {
      const from = first[run]!;
      const to = last[run]!;
      let own = -1;
      while (above < aboveEnd && last[above]! + 1 < from) above++;
      for (let touching = above; touching < aboveEnd && first[touching]! <= to + 1; touching++) {
        const other = rootOf(parent, label[touching]!);
        if (own < 0) own = other;
        else if (other < own) {
          parent[own] = other;
          own = other;
        } else parent[other] = own;
      }
      if (own < 0) {
        own = count++;
        parent[own] = own;
      }
      label[run] = own;
    }
  }
  return count;
}

function sumRuns(height: number, runs: RunTable, table: LabelTable): void {
  const { first, last, label, rowStart } = runs;
  const { left, right, top, bottom, area, hull, rowAt, rowLeft, rowRight, parent } = table;
  for (let y = 0; y < height; y++) {
    for (let run = rowStart[y]!; run < rowStart[y + 1]!; run++) {
      const own = rootOf(parent, label[run]!);
      label[run] = own;
      const from = first[run]!;
      const to = last[run]!;
      if (area[own] === 0) {
        left[own] = from;
        right[own] = to;
        top[own] = y;
        hull[own] = 0;
        rowAt[own] = y;
        rowLeft[own] = from;
        rowRight[own] = to;
      } else {
        if (from < left[own]!) left[own] = from;
        if (to > right[own]!) right[own] = to;
        if (rowAt[own] !== y) {
          hull[own]! += rowRight[own]! - rowLeft[own]! + 1;
          rowAt[own] = y;
          rowLeft[own] = from;
          rowRight[own] = to;
        } else {
          if (from < rowLeft[own]!) rowLeft[own] = from;
          if (to > rowRight[own]!) rowRight[own] = to;
        }
      }
      bottom[own] = y;
      area[own]! += to - from + 1;
    }
  }
}
