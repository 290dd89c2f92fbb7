import { Workspace } from '../src/core/workspace.ts';
import { readSheet } from '../src/index.ts';
import { type StageRow, stageRow, type TimedOutcome } from './stage-row.ts';
import type { TimedSet } from './timed-sets.ts';

/** Times the sets in this process, `rounds` times after one to warm up. */
export function timeInNode(sets: readonly TimedSet[], rounds: number): StageRow[] {
  const workspace = new Workspace();
  return sets.map(({ name, size, photos }) => {
    const outcomes: TimedOutcome[] = [];
    for (let round = 0; round <= rounds; round++) {
      for (const { photo, spec } of photos) {
        const outcome = readSheet(photo, spec, { workspace, timed: true });
        if (round > 0) outcomes.push(outcome);
      }
    }
    return stageRow('node', name, size.startsWith('upload') ? 'upload' : 'full', outcomes);
  });
}
