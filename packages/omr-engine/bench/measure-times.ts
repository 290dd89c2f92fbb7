import { type ChromiumScore, measureChromium } from './chromium/measure-chromium.ts';
import { type StageRow, stageLine } from './stage-row.ts';
import { timeInNode } from './time-node.ts';
import { makeTimedSets } from './timed-sets.ts';

export const runtimes = ['node', 'chromium', 'all'] as const;
export type Runtime = (typeof runtimes)[number];

/** Rounds over the timed photos, and frames that memory must bear. */
const effort = { rounds: 6, memoryFrames: 2_000 } as const;

/** The scoreboard's parts that depend on the machine; one that was not asked for is left out. */
export interface Times {
  readonly nodeTimes?: { readonly rows: readonly StageRow[] };
  readonly chromium?: ChromiumScore & { readonly rows: readonly StageRow[] };
}

/** Times the reader stage by stage in the runtimes asked for, and what starting it in a browser costs. */
export async function measureTimes(seed: number, runtime: Runtime, say: (line: string) => void): Promise<Times> {
  const sets = await makeTimedSets(seed);
  const times: { -readonly [Part in keyof Times]: Times[Part] } = {};
  if (runtime !== 'chromium') {
    const rows = timeInNode(sets, effort.rounds);
    for (const row of rows) say(stageLine(row));
    times.nodeTimes = { rows };
  }
  if (runtime !== 'node') {
    const { rows, score } = await measureChromium(sets, effort);
    for (const row of rows) say(stageLine(row));
    say(JSON.stringify(score, null, 2));
    times.chromium = { ...score, rows };
  }
  return times;
}
