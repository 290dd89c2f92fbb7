import { type ChromiumScore, measureChromium } from './chromium/measure-chromium.ts';
import { type StageRow, stageLine } from './stage-row.ts';
import { timeInNode } from './time-node.ts';
import { makeTimedSets } from './timed-sets.ts';

export const runtimes = ['node', 'chromium', 'all'] as const;
export type Runtime = (typeof runtimes)[number];

/** Rounds over the timed photos, and frames that memory must bear. */
const effort = { rounds: 6, memoryFrames: 2_000 } as const;

/** The scoreboard's part that depends on the machine. */
export interface Times {
  readonly rows: readonly StageRow[];
  readonly chromium: ChromiumScore | null;
}

/** Times the reader stage by stage in the runtimes asked for, and what starting it in a browser costs. */
export async function measureTimes(seed: number, runtime: Runtime, say: (line: string) => void): Promise<Times> {
  const sets = await makeTimedSets(seed);
  const inNode = runtime === 'chromium' ? [] : timeInNode(sets, effort.rounds);
  const inChromium = runtime === 'node' ? null : await measureChromium(sets, effort);
  const rows = [...inNode, ...(inChromium?.rows ?? [])];
  for (const row of rows) say(stageLine(row));
  if (inChromium) say(JSON.stringify(inChromium.score, null, 2));
  return { rows, chromium: inChromium?.score ?? null };
}
