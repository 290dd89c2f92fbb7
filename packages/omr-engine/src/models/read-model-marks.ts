import type { BubbleSpot } from '../core/bubble-spot.ts';
import { toPhotoX, toPhotoY, type WorkImage } from '../core/gray-image.ts';
import type { Photo } from '../core/reading.ts';
import { median } from '../core/statistics.ts';
import type { Workspace } from '../core/workspace.ts';
import { shrinkToGray } from '../stages/ink/shrink-to-gray.ts';
import { byQuestion } from '../stages/marks/by-question.ts';
import { type DecidedRow, decideRows } from '../stages/marks/decide-answers.ts';
import { leastChannel } from '../stages/marks/least-channel.ts';
import type { MeasuredBubble } from '../stages/marks/measure-bubble.ts';
import { measureColoured, measureSheet } from '../stages/marks/measure-sheet.ts';
import type { ModelGroup } from './sheet-model.ts';

/** Width of a bubble that marks are measured at, px of the work image: what the mark model was fitted to. */
const MEASURED_PX = 24;
/** Rows of one length that a sheet's bubbles are learned from; fewer are learned with the beginnings of other rows. */
const ENOUGH_ROWS = 8;

/** A mark that is plain without learning: so many times as covered as any bubble that leads no row, and by this much; and how sure that is. */
const PLAIN_RATIO = 1.4;
const PLAIN_LEAD = 0.2;
const PLAIN_CONFIDENCE = 0.99;

/** The spots in the image that they are measured in. */
function inImage(spots: readonly BubbleSpot[], from: WorkImage, to: WorkImage): BubbleSpot[] {
  const factor = from.scale / to.scale;
  return spots.map((spot) => ({
    ...spot,
    x: (toPhotoX(from, spot.x) + 0.5 - to.originX) / to.scale - 0.5,
    y: (toPhotoY(from, spot.y) + 0.5 - to.originY) / to.scale - 0.5,
    radiusX: spot.radiusX * factor,
    radiusY: spot.radiusY * factor,
  }));
}

/**
 * What anybody sees where a sheet has too few rows to learn from: one bubble of a row is covered far more than all that lead no row.
 * A second mark anywhere makes none of them plain.
 */
function plainly(rows: readonly MeasuredBubble[][], at: number): DecidedRow | null {
  const sorted = rows.map((row) => row.map(({ coverage }) => coverage).sort((a, b) => b - a));
  const rest = Math.max(...sorted.map(([, second = 0]) => second));
  const [first = 0] = sorted[at]!;
  if (rows[at]!.some(({ seen }) => !seen) || first < PLAIN_RATIO * rest || first < rest + PLAIN_LEAD) return null;
  return {
    isMarked: rows[at]!.map(({ coverage }) => coverage === first),
    state: 'marked',
    confidence: PLAIN_CONFIDENCE,
  };
}

/** Rows that are decided together: of one shape and length. */
function decideAlike(rows: readonly MeasuredBubble[][], others: readonly MeasuredBubble[][]): DecidedRow[] {
  const options = rows[0]!.length;
  const further =
    rows.length >= ENOUGH_ROWS ? [] : others.filter((row) => row.length >= options).map((row) => row.slice(0, options));
  const decided = decideRows([...rows, ...further], options).slice(0, rows.length);
  return rows.length >= ENOUGH_ROWS ? decided : decided.map((row, at) => plainly(rows, at) ?? row);
}

/** A line of a model's group, as it was filled in. */
export interface ReadLine extends DecidedRow {
  /** Index of its group among those that were asked for. */
  readonly group: number;
  /** From 1 within the group. */
  readonly question: number;
}

/** What was read of a sheet's groups. */
export interface ModelMarks {
  readonly lines: readonly ReadLine[];
  /** Share of the printed bubbles that were not seen. */
  readonly unseenShare: number;
}

/**
 * Reads the marks of some groups where they lie in a photo.
 *
 * @param spots Spots of all their bubbles in `image`, which was made from the photo; its memory is used for another.
 */
export function readModelMarks(
  photo: Photo,
  image: WorkImage,
  groups: readonly ModelGroup[],
  spots: readonly BubbleSpot[],
  workspace: Workspace,
): ModelMarks {
  const width = 2 * median(spots.map(({ radiusX }) => radiusX)) * image.scale;
  const measured = shrinkToGray(photo, Math.max(1, Math.round(width / MEASURED_PX)), workspace);
  const located = inImage(spots, image, measured);
  const { bubbles } = measureSheet(measured, located);
  const isPrinted = (group: number) => groups[group]!.shape === 'closed';
  // A letter without a line shows nothing by which its spot could be missed.
  const seen = bubbles.map((bubble) => (isPrinted(bubble.group) ? bubble : { ...bubble, seen: true }));
  const rows = byQuestion(measureColoured(leastChannel(photo, measured, located), located, seen));
  const alike = new Map<string, MeasuredBubble[][]>();
  for (const row of rows) {
    const { shape, kind } = groups[row[0]!.group]!;
    const key = `${shape} ${kind === 'digits'} ${row.length}`;
    alike.set(key, [...(alike.get(key) ?? []), row]);
  }
  const lines = [...alike.values()].flatMap((own) => {
    const others = rows.filter((row) => !own.includes(row));
    return decideAlike(own, others).map((decided, at) => {
      const { group, question } = own[at]![0]!;
      return { ...decided, group, question };
    });
  });
  const closed = bubbles.filter(({ group }) => isPrinted(group));
  return {
    lines: lines.toSorted((a, b) => a.group - b.group || a.question - b.question),
    unseenShare: closed.filter((bubble) => !bubble.seen).length / Math.max(1, closed.length),
  };
}
