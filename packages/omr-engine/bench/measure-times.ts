import { type ChromiumScore, measureChromium } from './chromium/measure-chromium.ts';
import { type StageRow, stageLine } from './stage-row.ts';
import { timeInNode } from './time-node.ts';
import { makeTimedSets } from './timed-sets.ts';

/** Rounds over the timed photos, and frames that memory must bear. */
const effort = { rounds: 6, memoryFrames: 2_000 } as const;

/** The scoreboard's parts that depend on the machine. */
export interface Times {
  readonly nodeTimes: { readonly rows: readonly StageRow[] };
  readonly chromium: ChromiumScore & { readonly rows: readonly StageRow[] };
}

/** Times the reader stage by stage in Node and in Chromium's worker, and what starting it in a browser costs. */
export async function measureTimes(seed: number, say: (line: string) => void): Promise<Times> {
  const sets = await makeTimedSets(seed);
  const inNode = timeInNode(sets, effort.rounds);
  for (const row of inNode) say(stageLine(row));
  const { rows, score } = await measureChromium(sets, effort);
  for (const row of rows) say(stageLine(row));
  say(JSON.stringify(score, null, 2));
  return { nodeTimes: { rows: inNode }, chromium: { ...score, rows } };
}
