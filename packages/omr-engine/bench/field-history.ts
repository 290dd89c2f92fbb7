import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Calibration } from './calibration.ts';
import { type FieldRow, totalRow } from './field-score.ts';

const file = new URL('../scoreboard-history.json', import.meta.url);
const folder = fileURLToPath(new URL('../', import.meta.url));
const run = promisify(execFile);

/** One look at sealed photos. */
interface Look {
  readonly look: number;
  readonly kit: 'field';
  readonly date: string;
  /** Git's hash of the reader's sources. */
  readonly tree: string;
  readonly rows: readonly FieldRow[];
  /** Of all sets together; looks of before lack it. */
  readonly calibration?: Calibration;
}

const looks = async (): Promise<Look[]> => JSON.parse(await readFile(file, 'utf8').catch(() => '[]')) as Look[];

const git = async (...args: string[]): Promise<string> => (await run('git', args, { cwd: folder })).stdout.trim();

/** Number of the next look, from 1. @throws Where the sources are not as committed: no hash would say what was measured. */
export async function nextLook(): Promise<number> {
  if (await git('status', '--porcelain', '--', 'src'))
    throw new Error('commit packages/omr-engine/src before a sealed run');
  return (await looks()).length + 1;
}

/** Adds a look to scoreboard-history.json. */
export async function writeLook(look: number, rows: readonly FieldRow[], calibration: Calibration): Promise<void> {
  const entry: Look = {
    look,
    kit: 'field',
    date: new Date().toISOString().slice(0, 10),
    tree: await git('rev-parse', 'HEAD:./src'),
    rows: [...rows, totalRow(rows)],
    calibration,
  };
  await writeFile(file, `${JSON.stringify([...(await looks()), entry], null, 2)}\n`);
}
