import type { BubbleRef, BubbleSpot } from '../../core/bubble-spot.ts';
import { type LatticeModel, ringOf } from '../lattice/lattice-model.ts';
import type { Pose } from './number-signs.ts';

/** Bubbles of a lattice in its own order: groups along, rows down, as the image shows them. */
export function latticeSpots(model: LatticeModel, options: number): BubbleSpot[] {
  return model.groups.flatMap((own, group) =>
    Array.from({ length: own.rows * options }, (_, index) => {
      const row = Math.floor(index / options);
      const option = index % options;
      return { group, question: row + 1, option, ...ringOf(own, row, option) };
    }),
  );
}

/** Names the key's group, question and option of something that lies in a lattice, once its pose is known. */
export function inKeyOrder<T extends BubbleRef>(
  placed: readonly T[],
  rows: readonly number[],
  options: number,
  { flipColumns, flipRows }: Pose,
): T[] {
  return placed
    .map((own) => ({
      ...own,
      group: flipColumns ? rows.length - 1 - own.group : own.group,
      question: flipRows ? rows[own.group]! + 1 - own.question : own.question,
      option: flipColumns ? options - 1 - own.option : own.option,
    }))
    .sort((a, b) => a.group - b.group || a.question - b.question || a.option - b.option);
}
