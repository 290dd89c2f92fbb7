import type { RollReading } from '../src/node.ts';
import type { PlannedCell } from './roll-photo.ts';

/** Cells of a roll by what became of them. A crossed-out mark may be read either way: nobody can say. */
export interface RollScore {
  readonly right: number;
  readonly asked: number;
  readonly wrong: number;
}

export function scoreRoll({ cells }: RollReading, truth: readonly (readonly PlannedCell[])[]): RollScore {
  const all = truth.flatMap((row, pupil) => row.map((planned, day) => ({ planned, read: cells[pupil]?.[day] })));
  const asked = all.filter(({ read }) => read === 'uncertain').length;
  const right = all.filter(
    ({ read, planned: { absent, kind } }) =>
      read !== 'uncertain' && (kind === 'crossed-out' || (read === 'absent') === absent),
  ).length;
  return { right, asked, wrong: all.length - asked - right };
}
