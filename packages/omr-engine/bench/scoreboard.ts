import { readFile, writeFile } from 'node:fs/promises';
import type { Times } from './measure-times.ts';
import type { ScoreRow } from './score-row.ts';

const file = new URL('../scoreboard.json', import.meta.url);

/** What became of every photo, a row a set. */
interface Scores {
  readonly seed: number;
  readonly photosInMainSets: number;
  readonly rows: readonly ScoreRow[];
}

type Scoreboard = Partial<Times> & { readonly scores?: Scores };

const read = async (): Promise<Scoreboard> => JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Scoreboard;

async function write(board: Scoreboard): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(board).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The rows that were there, with those of the same sets replaced; a new set comes last. */
export function withRows(before: readonly ScoreRow[], fresh: readonly ScoreRow[]): ScoreRow[] {
  const added = fresh.filter(({ set }) => !before.some((row) => row.set === set));
  return [...before.map((row) => fresh.find(({ set }) => set === row.set) ?? row), ...added];
}

/** Replaces the scores in scoreboard.json; with `isPart` only the rows that these are. Times stay as they are. */
export async function writeScores(scores: Scores, isPart: boolean): Promise<void> {
  const board = await read();
  const rows = withRows(board.scores?.rows ?? [], scores.rows);
  await write({ ...board, scores: isPart && board.scores ? { ...board.scores, rows } : scores });
}

/** Replaces the times in scoreboard.json, which depend on the machine; the scores stay as they are. */
export const writeTimes = async (times: Times): Promise<void> => write({ ...(await read()), ...times });
