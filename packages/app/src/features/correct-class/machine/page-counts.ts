import { markOf } from './class-roll.ts';
import type { BatchPage, ClassRun } from './class-run.state.ts';

/** What became of the pages of a batch; together they are all of them. */
export interface PageCounts {
  /** In a result, with nothing left to decide; the same sheet twice counts twice. */
  readonly saved: number;
  readonly inReview: number;
  /** Not saved: somebody must look at them. */
  readonly needed: number;
  readonly aside: number;
  readonly unread: number;
}
export type PageEnd = keyof PageCounts;

/** What became of a page. */
export function endOf({ roll }: Pick<ClassRun, 'roll'>, { state }: BatchPage): PageEnd {
  switch (state.name) {
    case 'saved':
    case 'known':
      return markOf(roll, state.student).status === 'IN_REVIEW' ? 'inReview' : 'saved';
    case 'asking':
    case 'foreign':
    case 'unread':
      return 'needed';
    case 'dropped':
      return 'aside';
    case 'waiting':
    case 'reading':
      return 'unread';
  }
}

export function countPages(run: Pick<ClassRun, 'roll' | 'pages'>): PageCounts {
  const counts = { saved: 0, inReview: 0, needed: 0, aside: 0, unread: 0 };
  for (const page of run.pages) counts[endOf(run, page)] += 1;
  return counts;
}
