import type { AnswerKey } from '@caderneta/contract';
import type { ReadOutcome } from '../core/reading.ts';
import { Workspace } from '../core/workspace.ts';
import { refuse } from '../failures.ts';
import { gradeReading } from '../grade-reading.ts';
import { parseReadArgs, readUsage } from './cli-read-args.ts';
import { readSheetFile } from './read-sheet-file.ts';
import { warmUp } from './warm-up.ts';

const roundMs = (ms: number): number => Math.round(ms * 100) / 100;

/** A file's line: the outcome in the form that other programs rely on. */
function toLine(file: string, outcome: ReadOutcome, key: AnswerKey | null): Record<string, unknown> {
  if (!outcome.ok) {
    const { code, message, elapsedMs } = outcome;
    return { file, status: 'error', code, message, elapsed_ms: roundMs(elapsedMs), answers: [] };
  }
  const { answers, bubbles, identity, elapsedMs } = outcome;
  return {
    file,
    status: 'ok',
    elapsed_ms: roundMs(elapsedMs),
    identity,
    answers,
    ...(key ? { resultados: gradeReading(answers, key, bubbles).resultados } : {}),
  };
}

/**
 * `omr read`: reads photos and prints one JSON object a line, in the order given. A file that cannot be read gives its line with a
 * code, and the others go on.
 *
 * @returns The exit code: 0 all read, 1 any failed, 2 wrong usage.
 */
export async function runRead(args: string[]): Promise<number> {
  const parsed = parseReadArgs(args);
  if (!parsed.ok) {
    console.error(`${parsed.message}\n${readUsage}`);
    return 2;
  }
  const { files, spec, key } = parsed.command;
  const workspace = new Workspace();
  warmUp(spec, workspace);
  let failures = 0;
  for (const file of files) {
    let outcome: ReadOutcome;
    try {
      outcome = await readSheetFile(file, spec, { workspace, mode: 'upload' });
    } catch {
      outcome = refuse('engine-failed');
    }
    if (!outcome.ok) failures++;
    process.stdout.write(`${JSON.stringify(toLine(file, outcome, key))}\n`);
  }
  return failures > 0 ? 1 : 0;
}
