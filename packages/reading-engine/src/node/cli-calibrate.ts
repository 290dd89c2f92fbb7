import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { marginScale, type ReadingCalibration, type TextMargins } from '@caderneta/contract/reading';
import { textVerdict, usualMargins } from '../align/text-verdict.ts';
import { calibrateCopy as copy, type Verdicts } from '../calibrate/calibrate.copy.ts';
import { chooseMargins } from '../calibrate/choose-margins.ts';
import { compareWithEar } from '../calibrate/compare-with-ear.ts';
import { openEspeak } from './espeak.ts';
import { type JudgedTruths, judgeTruths } from './judge-truths.ts';
import { readMargins } from './read-margins.ts';
import { readTruthFolder } from './truth-folder.ts';

/** npm runs a package's scripts in its folder; what was typed is meant from where it was typed. */
const here = (file: string): string => path.resolve(process.env.INIT_CWD ?? '', file);

interface Command {
  readonly folder: string;
  readonly out: string;
  readonly before: TextMargins;
}

async function parse(args: string[]): Promise<Command | string> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { out: { type: 'string' }, margins: { type: 'string' } },
    });
    const [folder] = positionals;
    if (folder === undefined || positionals.length > 1) return copy.noFolder;
    const before = values.margins === undefined ? usualMargins : await readMargins(here(values.margins));
    if (!before) return copy.unreadable(values.margins ?? '');
    return { folder: here(folder), out: here(values.out ?? 'calibration.json'), before };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function count(seen: readonly number[], margins: TextMargins): Verdicts {
  const counts = { match: 0, inconclusive: 0, 'other-text': 0 };
  for (const margin of seen) counts[textVerdict(margin, margins)]++;
  return counts;
}

function tell({ own, other, pupils, heard }: JudgedTruths, before: TextMargins, after: TextMargins): void {
  console.log(copy.seen(own.length, pupils, other.length));
  console.log(copy.changed(before, after));
  const both = (seen: readonly number[]) => [count(seen, before), count(seen, after)] as const;
  console.log(copy.counts(both(own), both(other)));
  console.log(copy.ear(compareWithEar(heard)));
}

/**
 * `reading calibrate`: chooses a network's cut-offs by its own recordings, says what changes and how missing words, words a minute and
 * accuracy compare with the ear, and writes `{scale, margins, readings, pupils, calibrated_at}`, which the network's settings take. Each
 * recording is judged with its own text and with up to five texts of others (400 in all, the same each time). What is wrong with a
 * reading is printed by name and the rest goes on. `marginScale` in the contract is raised whenever a change of the engine moves the margin.
 *
 * @returns The exit code: 0 written, 1 not calibrated, 2 wrong usage.
 */
export async function runCalibrate(args: string[], now: Date = new Date()): Promise<number> {
  const command = await parse(args);
  if (typeof command === 'string') {
    console.error(`${command}\n${copy.usage}`);
    return 2;
  }
  const { folder, out, before } = command;
  const found = await readTruthFolder(folder);
  if (!found) {
    console.error(copy.unreadable(folder));
    return 1;
  }
  const espeak = openEspeak();
  const onProgress = (done: number, total: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${copy.progress(done, total)}`);
  };
  const judged = await judgeTruths(found.readings, espeak.speak, onProgress);
  espeak.close();
  if (process.stderr.isTTY) process.stderr.write('\n');
  for (const { name, why } of [...found.errors, ...judged.errors]) console.error(copy.skipped(name, why));
  const chosen = chooseMargins(judged);
  if (!chosen.ok) {
    console.error(copy.failures[chosen.reason]);
    return 1;
  }
  tell(judged, before, chosen.margins);
  const calibration: ReadingCalibration = {
    scale: marginScale,
    margins: chosen.margins,
    readings: judged.own.length,
    pupils: judged.pupils,
    calibrated_at: now.toISOString(),
  };
  try {
    await writeFile(out, `${JSON.stringify(calibration, null, 2)}\n`);
  } catch {
    console.error(copy.unwritable(out));
    return 1;
  }
  console.log(copy.written(out));
  return 0;
}
